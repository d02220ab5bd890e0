import type { DownloadSource } from './source.ts'

// Tape archives in the ustar format (POSIX.1-1988), as every tar reads them: plain files, no owner, one time for all.

const BLOCK = 512

/** Header of a file in an archive, 512 bytes. `seconds` is the time of change since 1970. */
export function tarHeader(path: string, size: number, seconds: number): Uint8Array {
  const header = Buffer.alloc(BLOCK)
  const { name, prefix } = splitPath(path)
  const text = (value: string, at: number) => header.write(value, at, 'latin1')
  const octal = (value: number, length: number, at: number) =>
    text(value.toString(8).padStart(length - 1, '0'), at)
  text(name, 0)
  octal(0o644, 8, 100)
  octal(0, 8, 108)
  octal(0, 8, 116)
  octal(size, 12, 124)
  octal(seconds, 12, 136)
  text('0', 156)
  text('ustar\u000000', 257)
  text(prefix, 345)
  text(' '.repeat(8), 148) // The checksum counts its own place as spaces.
  const sum = header.reduce((total, byte) => total + byte, 0)
  text(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148)
  return header
}

/** The zeros that follow a file of this size, up to the next block. */
function tarPadding(size: number): Uint8Array {
  return new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK)
}

/** The end of an archive: two empty blocks. */
const TAR_END = new Uint8Array(2 * BLOCK)

/** A name of at most 100 bytes and the folders before it, at most 155. */
function splitPath(path: string): { name: string; prefix: string } {
  if (path.length <= 100) return { name: path, prefix: '' }
  const at = path.indexOf('/', path.length - 101)
  if (at <= 0 || at > 155) throw new Error(`${path}: is too long for an archive`)
  return { name: path.slice(at + 1), prefix: path.slice(0, at) }
}

/** The bytes of a tar of some files, in the order given. `seconds` is the time it gives them. */
export function* tarPieces(
  source: DownloadSource,
  paths: Iterable<string>,
  seconds: number,
): Generator<Uint8Array> {
  for (const path of paths) {
    const { bytes } = source.file(path)
    yield tarHeader(path, bytes, seconds)
    yield source.read(path)
    yield tarPadding(bytes)
  }
  yield TAR_END
}
