import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { isReleasePath } from '../../contract/release.ts'
import { MirrorError } from './mirror-error.ts'

const BLOCK = 512

/** Most bytes of one file and of all files. */
export interface SizeLimits {
  readonly each: number
  readonly all: number
}

/**
 * Reads a `tar.gz`, file by file: plain files alone, of at most so many bytes each and all together. Whatever else it holds (a
 * link, a device, a path that leaves the folder, more bytes than were announced) is refused before anything of it is used.
 * `name` names it in messages.
 */
export async function* filesOfArchive(
  file: string,
  name: string,
  limits: SizeLimits,
): AsyncGenerator<{ path: string; bytes: Uint8Array }> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  const take = takingFrom(gunzip, name)
  try {
    let bytesLeft = limits.all
    for (;;) {
      const header = await take(BLOCK)
      // Nothing after the end is read: it could be of any length.
      if (header.every((byte) => byte === 0)) return
      const { path, size } = readHeader(header, name)
      bytesLeft -= size
      if (size > limits.each) throw refusal(name, `${shown(path)} has more than ${limits.each} bytes`)
      if (bytesLeft < 0) throw refusal(name, 'it holds more bytes than the manifest says')
      const padded = await take(Math.ceil(size / BLOCK) * BLOCK)
      yield { path, bytes: padded.subarray(0, size) }
    }
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

/** Takes the next so many bytes of what is unpacked. */
function takingFrom(unpacked: AsyncIterable<Buffer>, name: string): (length: number) => Promise<Buffer> {
  const chunks = unpacked[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (length) => {
    const parts = [rest]
    for (let have = rest.length; have < length; have += parts.at(-1)?.length ?? 0) {
      const next = await chunks.next().catch((error: unknown) => {
        if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error
        throw new MirrorError('bad-archive', `${name} is not a whole gzip file.`, error)
      })
      if (next.done === true) throw refusal(name, 'it ends too soon')
      parts.push(next.value)
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
}

/** Reads what precedes a file: its path and its size. */
function readHeader(header: Buffer, name: string): { path: string; size: number } {
  const text = (from: number, to: number) => header.toString('latin1', from, to).split('\u0000')[0] ?? ''
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (Number.parseInt(text(148, 156), 8) !== sum) throw refusal(name, 'a header is damaged')
  const prefix = text(345, 500)
  const path = prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`
  const kind = text(156, 157)
  if (kind !== '0' && kind !== '') throw refusal(name, `${shown(path)} is not a plain file`)
  const size = Number.parseInt(text(124, 136), 8)
  if (!(size >= 0)) throw refusal(name, `${shown(path)} has no size`)
  if (!isReleasePath(path))
    throw new MirrorError(
      'unsafe-path',
      `${name} holds the path ${shown(path)}, which a release may not hold.`,
    )
  return { path, size }
}

function refusal(name: string, why: string): MirrorError {
  return new MirrorError('bad-archive', `${name} was refused: ${why}.`)
}

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 200))
}
