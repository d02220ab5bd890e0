import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { FileError, MemoryError, requireFile } from '../file-error.ts'
import { LIMITS, type Limits, readDocument, readerName } from '../read-document.ts'
import { LARGEST_FILE, personalProblem } from '../wording/ingest.ts'
import type { FileReading } from './file-reading.ts'

/** A file of a folder, known by what is in it. */
export interface KnownFile {
  readonly file: string
  readonly sha256: string
}

/** Outcome of reading a file: a reading, or why there is none. */
export type ReadOutcome = { readonly reading: FileReading } | { readonly failure: string }

/** Most bytes of the files that are read at once. */
const MEMORY = 800 * 2 ** 20

/** Readings kept in a folder by the digest of their file: what was read is not read again after an interruption. */
export class KeptReadings {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  #pathOf({ sha256 }: KnownFile): string {
    return join(this.#folder, `${sha256}.${readerName()}`)
  }

  has(file: KnownFile): boolean {
    return existsSync(this.#pathOf(file))
  }

  get(file: KnownFile): ReadOutcome {
    return deserialize(readFileSync(this.#pathOf(file))) as ReadOutcome
  }

  forget(file: KnownFile): void {
    rmSync(this.#pathOf(file), { force: true })
  }

  /** Reads files, as many at once as there are processors; what needs more memory than its share is read alone in the end. */
  async read(files: readonly KnownFile[], progress: (done: number) => void): Promise<void> {
    const workers = Math.max(1, Math.min(files.length, availableParallelism()))
    const waiting = [...files]
    const large: KnownFile[] = []
    let done = 0
    const work = async (limits: Limits, isLast: boolean): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const outcome = await outcomeOf(next, limits)
        if (outcome === null && !isLast) large.push(next)
        else {
          this.#keep(next, outcome ?? { failure: `${next.file}: needs too much memory to read.` })
          progress((done += 1))
        }
      }
    }
    const share = { ...LIMITS, memory: Math.min(LIMITS.memory, MEMORY / workers) }
    await Promise.all(Array.from({ length: workers }, () => work(share, workers === 1)))
    waiting.push(...large)
    await work(LIMITS, true)
  }

  #keep(file: KnownFile, outcome: ReadOutcome): void {
    const path = this.#pathOf(file)
    writeFileSync(`${path}.tmp`, serialize(outcome))
    renameSync(`${path}.tmp`, path)
  }
}

/** Reads one file; null where its memory was not enough. */
async function outcomeOf({ file }: KnownFile, limits: Limits): Promise<ReadOutcome | null> {
  try {
    requireFile(file, LARGEST_FILE)
    const reading = await readDocument(file, 'file', { limits })
    // Readings that name a person are not kept.
    const personal = 'wording' in reading ? personalProblem(file, reading.wording) : null
    return personal === null ? { reading } : { failure: personal }
  } catch (error) {
    if (error instanceof MemoryError) return null
    if (error instanceof FileError) return { failure: error.message }
    throw error
  }
}
