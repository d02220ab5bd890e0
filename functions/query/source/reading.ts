import type { IndexFiles } from '../../../build/search/index-files.ts'
import { inMemory, required } from './cache.ts'
import type { IndexSource } from './reader.ts'

/** How often something is worked out again at most: each time more files are at hand. */
const MOST_TIMES = 12

/** The files that are at hand while something is worked out. What else it asks for is read before it is done again. */
export class Reading implements IndexFiles {
  readonly #source: IndexSource
  readonly #wanted = new Map<string, () => Promise<unknown>>()

  constructor(source: IndexSource) {
    this.#source = source
  }

  /** A file, opened; null where it has yet to be read: then nothing that comes of this counts. */
  file<File, T>(path: string, open: (file: File) => T): T | null {
    const value = inMemory<T>(this.#source, path)
    if (value !== undefined) return value
    this.#wanted.set(path, () => required(this.#source, path, open))
    return null
  }

  /** Whether everything that was asked for is at hand. */
  get isWhole(): boolean {
    return this.#wanted.size === 0
  }

  async readWanted(): Promise<void> {
    await Promise.all(Array.from(this.#wanted.values(), (read) => read()))
  }
}

/**
 * Works something out of files of which it is known only on the way which are needed: again and again, without waiting
 * in between, until all are at hand. Where everything is in memory, once.
 */
export async function workedOut<T>(source: IndexSource, work: (reading: Reading) => T): Promise<T> {
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const reading = new Reading(source)
    const result = work(reading)
    if (reading.isWhole) return result
    await reading.readWanted()
  }
  throw new Error('files are dropped from memory faster than they are read')
}
