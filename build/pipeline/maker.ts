import type { IndexSource } from '../../functions/query/source/reader.ts'
import type { Cache } from './cache/cache.ts'
import { digestOf } from './cache/digest.ts'
import { type OutputFile, inFolder } from '../publish/files/output-file.ts'
import type { Output } from './output/output.ts'
import type { Tree } from '../publish/release/tree.ts'
import type { Crew } from './product.ts'

/** What came of a making before: what it read of the output, and the files it made, each with its digest. */
interface Remembered {
  readonly read: readonly Digested[]
  readonly made: readonly Digested[]
}

/** A path and the digest of its content; null where there was no such file. */
type Digested = readonly [path: string, digest: string | null]

/** What may be put into the output. */
type Files = Iterable<OutputFile> | AsyncIterable<OutputFile>

/**
 * Makes files of the output, unless they were made before from the same and are still as they were. What a making reads
 * of the output is noted too: it is done again when that has changed.
 */
export class Maker {
  readonly #cache: Cache
  readonly #output: Output

  constructor(cache: Cache, output: Output) {
    this.#cache = cache
    this.#output = output
  }

  /** Whether the files of a name were kept: they were made before from the same. */
  keep(name: string, from: string): boolean {
    const before = this.#cache.memo(name, from) as Remembered | undefined
    if (before === undefined || !before.read.every(([path, digest]) => this.#digestOf(path) === digest))
      return false
    return this.#output.keep(before.made as (readonly [string, string])[])
  }

  /** Remembers the files that were made under a name. */
  remember(name: string, from: string, made: readonly string[], read: ReadonlySet<string> = new Set()): void {
    const digested = (path: string): Digested => [path, this.#digestOf(path)]
    const value: Remembered = { read: [...read].map(digested), made: made.map(digested) }
    this.#cache.remember(name, from, value)
  }

  /** Makes the files of a name from what `from` says, and from what it reads of the output. */
  async make(name: string, from: unknown, files: (source: IndexSource) => Files): Promise<void> {
    const digest = digestOf(from)
    if (this.keep(name, digest)) return
    const read = new Set<string>()
    const made: string[] = []
    const source: IndexSource = {
      read: (path) => {
        read.add(inFolder(path))
        return Promise.resolve(this.#output.read(inFolder(path)))
      },
    }
    for await (const { path, content } of files(source)) {
      this.#output.put(inFolder(path), content)
      made.push(inFolder(path))
    }
    this.remember(name, digest, made, read)
  }

  /** The output as a release is made in it; the crew makes what is for download. */
  tree(crew: Crew): Tree {
    const output = this.#output
    const file = (path: string) => {
      const { bytes, sha256 } = output.made(path) ?? missing(path)
      return { path, bytes, sha256 }
    }
    const put = (path: string, content: string | Uint8Array) => output.put(path, content)
    return {
      paths: () => output.paths(),
      read: (path) => output.read(path) ?? missing(path),
      file,
      put,
      once: (name, from, make) => {
        const digest = digestOf(from)
        if (this.keep(name, digest)) return
        const made: string[] = []
        make((path, content) => {
          put(path, content)
          made.push(path)
        })
        this.remember(name, digest, made)
      },
      download: async (what) => {
        const { path, files } = what
        const from = digestOf([what, files.map((one) => file(one).sha256)])
        if (!this.keep(path, from)) {
          const places = new Map(files.map((one) => [one, output.placeNow(one) ?? missing(one)]))
          output.take(await crew.download({ path, what, places }))
          this.remember(path, from, [path])
        }
        return file(path)
      },
    }
  }

  #digestOf(path: string): string | null {
    return this.#output.made(path)?.sha256 ?? null
  }
}

function missing(path: string): never {
  throw new Error(`${path}: a fault of the build: the release names a file it has not made`)
}
