import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { LIST, STAGING, isOwnPath, standingIn } from './standing.ts'

/** What a build did to the output folder. */
export interface Written {
  files: number
  bytes: number
  changed: number
  removed: number
}

/**
 * The output folder of a build. Changed files are staged beside their places and renamed at the end, so none is
 * ever half-written; files of the last build that this one no longer makes are removed; what no build made stops
 * everything before anything is written.
 */
export class Output {
  readonly #folder: string
  readonly #standing: ReadonlySet<string>
  readonly #listed: ReadonlySet<string>
  /** The names made in every folder, each with the number it is staged under; null where it stands unchanged. */
  readonly #made = new Map<string, Map<string, number | null>>()
  /** The paths that bear capitals, by their lower-case form. */
  readonly #capitals = new Map<string, string>()
  readonly #written: Written = { files: 0, bytes: 0, changed: 0, removed: 0 }
  #buffer = Buffer.allocUnsafeSlow(2 ** 20)

  private constructor(folder: string, standing: ReadonlySet<string>, listed: ReadonlySet<string>) {
    this.#folder = folder
    this.#standing = standing
    this.#listed = listed
  }

  /** Opens an output folder; refuses one that holds files no build made. */
  static open(folder: string): Output {
    const { listed, files } = standingIn(folder)
    const output = new Output(folder, files, listed ?? new Set())
    output.discard()
    return output
  }

  /** Takes one file; the path is relative to the folder. A file that stands unchanged is left alone. */
  put(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? this.#encoded(content) : content
    this.#claim(path)
    this.#written.files += 1
    this.#written.bytes += bytes.byteLength
    const stands = this.#standing.has(path) && readFileSync(join(this.#folder, path)).equals(bytes)
    this.#namesIn(dirname(path)).set(basename(path), stands ? null : this.#stage(bytes))
  }

  /** A file as this build made it; null where it has made none. */
  read(path: string): Buffer<ArrayBuffer> | null {
    const staged = this.#made.get(dirname(path))?.get(basename(path))
    if (staged === undefined) return null
    return readFileSync(staged === null ? join(this.#folder, path) : this.#stagedAt(staged))
  }

  /** Puts every staged file in its place and removes what this build no longer makes. */
  commit(): Written {
    const dropped = [...this.#listed].filter((path) => !this.#isMade(path))
    this.#writeList([...this.#paths(), ...dropped])
    this.#prune(dropped)
    for (const [folder, names] of this.#made) {
      mkdirSync(join(this.#folder, folder), { recursive: true })
      for (const [name, staged] of names) {
        if (staged !== null) renameSync(this.#stagedAt(staged), join(this.#folder, folder, name))
      }
    }
    this.#writeList([...this.#paths()])
    this.discard()
    return this.#written
  }

  /** Drops what was staged; the folder is as it was found. */
  discard(): void {
    rmSync(join(this.#folder, STAGING), { recursive: true, force: true })
  }

  /** How many files stand in each folder, counted from what was put. */
  folderSizes(): Map<string, number> {
    return new Map(Array.from(this.#made, ([folder, names]) => [folder, names.size]))
  }

  #claim(path: string): void {
    if (!isOwnPath(path)) throw new Error(`${path}: is no path inside the output folder`)
    const key = path.toLowerCase()
    const other = this.#capitals.get(key) ?? (this.#isMade(key) ? key : undefined)
    if (other !== undefined)
      throw new Error(`${path}: the same address as ${other} (paths are matched without regard to case)`)
    if (key !== path) this.#capitals.set(key, path)
  }

  /** The bytes of a text, in a buffer that serves for the next text again. */
  #encoded(text: string): Buffer {
    const length = Buffer.byteLength(text)
    if (length > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(2 * length)
    return this.#buffer.subarray(0, this.#buffer.write(text))
  }

  /** Removes what is no longer made, and the folders that hold nothing then: a build that was stopped leaves such too. */
  #prune(dropped: readonly string[]): void {
    const folders = new Set<string>()
    for (const path of dropped) {
      if (this.#standing.has(path)) {
        rmSync(join(this.#folder, path))
        this.#written.removed += 1
      }
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder)
    }
    const deepestFirst = [...folders].sort((one, two) => two.length - one.length)
    for (const folder of deepestFirst) removeIfEmpty(join(this.#folder, folder))
  }

  #namesIn(folder: string): Map<string, number | null> {
    const names = this.#made.get(folder) ?? new Map<string, number | null>()
    this.#made.set(folder, names)
    return names
  }

  #isMade(path: string): boolean {
    return this.#made.get(dirname(path))?.has(basename(path)) === true
  }

  *#paths(): Generator<string> {
    for (const [folder, names] of this.#made) for (const name of names.keys()) yield posix.join(folder, name)
  }

  /** Writes a changed file where it waits for the others, and gives its number there. */
  #stage(bytes: Uint8Array): number {
    const number = this.#written.changed
    if (number === 0) this.#beginStaging()
    writeFileSync(this.#stagedAt(number), bytes)
    this.#written.changed += 1
    return number
  }

  #stagedAt(number: number): string {
    return join(this.#folder, STAGING, String(number))
  }

  /** Marks the folder as a build's before anything else stands in it, so that a stopped build is known by the next. */
  #beginStaging(): void {
    mkdirSync(join(this.#folder, STAGING), { recursive: true })
    if (this.#listed.size === 0) writeFileSync(join(this.#folder, LIST), '')
  }

  #writeList(paths: string[]): void {
    mkdirSync(join(this.#folder, STAGING), { recursive: true })
    const staged = join(this.#folder, STAGING, 'list')
    writeFileSync(staged, `${paths.sort().join('\n')}\n`)
    renameSync(staged, join(this.#folder, LIST))
  }
}

/** Removes a folder that holds nothing; one that does, or is gone already, is left as it is. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT' && code !== 'EEXIST') throw error
  }
}
