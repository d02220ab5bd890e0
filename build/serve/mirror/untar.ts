import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { Fault } from './fault.ts'

const BLOCK = 512

/** How many bytes one file and all of them may have. */
export interface Most {
  readonly each: number
  readonly all: number
}

/** Takes one file of an archive; called in the order of the archive. */
export type TakeFile = (path: string, bytes: Uint8Array) => void

/**
 * Reads a `tar.gz`: plain files alone, of at most so many bytes each and all together. Whatever else it holds (a link, a device, a
 * path that leaves the folder, more bytes than were announced) is refused before anything of it is used.
 */
export async function untar(
  file: string,
  name: string,
  most: Most,
  isPath: (path: string) => boolean,
  take: TakeFile,
): Promise<void> {
  const reader = new TarReader(name, most, isPath, take)
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  try {
    for await (const chunk of gunzip) {
      reader.push(chunk as Buffer)
      if (reader.ended) break // What follows the end could be of any length.
    }
  } catch (error) {
    if (error instanceof Fault) throw error
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
      throw new Fault('bad-archive', `${name} is not a whole gzip file.`, error)
    throw error
  }
  reader.finish()
}

class TarReader {
  readonly #name: string
  readonly #isPath: (path: string) => boolean
  readonly #take: TakeFile
  readonly #longest: number
  #left: number
  #pending: Buffer[] = []
  #length = 0
  /** The file whose bytes are awaited; null where a header is. */
  #entry: { path: string; size: number } | null = null
  ended = false

  constructor(name: string, { each, all }: Most, isPath: (path: string) => boolean, take: TakeFile) {
    this.#name = name
    this.#longest = each
    this.#left = all
    this.#isPath = isPath
    this.#take = take
  }

  push(chunk: Buffer): void {
    if (this.ended) return
    this.#pending.push(chunk)
    this.#length += chunk.length
    if (this.#length < this.#wanted()) return
    let buffer = Buffer.concat(this.#pending)
    for (let wanted = this.#wanted(); buffer.length >= wanted && !this.ended; wanted = this.#wanted()) {
      this.#step(buffer.subarray(0, wanted))
      buffer = buffer.subarray(wanted)
    }
    this.#pending = [buffer]
    this.#length = buffer.length
  }

  finish(): void {
    if (!this.ended) throw this.#fault('it ends too soon')
  }

  #wanted(): number {
    return this.#entry === null ? BLOCK : Math.ceil(this.#entry.size / BLOCK) * BLOCK
  }

  #step(block: Buffer): void {
    if (this.#entry !== null) {
      this.#take(this.#entry.path, block.subarray(0, this.#entry.size))
      this.#entry = null
    } else if (block.every((byte) => byte === 0)) this.ended = true
    else this.#entry = this.#header(block)
  }

  #header(block: Buffer): { path: string; size: number } {
    const text = (from: number, to: number) => block.toString('latin1', from, to).split('\u0000')[0] ?? ''
    const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
    if (Number.parseInt(text(148, 156), 8) !== sum) throw this.#fault('a header is damaged')
    const prefix = text(345, 500)
    const path = prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`
    const kind = text(156, 157)
    if (kind !== '0' && kind !== '') throw this.#fault(`${shown(path)} is not a plain file`)
    const size = Number.parseInt(text(124, 136), 8)
    if (!(size >= 0)) throw this.#fault(`${shown(path)} has no size`)
    if (!this.#isPath(path))
      throw new Fault(
        'unsafe-path',
        `${this.#name} holds the path ${shown(path)}, which a release may not hold.`,
      )
    this.#left -= size
    if (size > this.#longest) throw this.#fault(`${shown(path)} has more than ${this.#longest} bytes`)
    if (this.#left < 0) throw this.#fault('it holds more bytes than the manifest says')
    return { path, size }
  }

  #fault(message: string): Fault {
    return new Fault('bad-archive', `${this.#name} was refused: ${message}.`)
  }
}

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 200))
}
