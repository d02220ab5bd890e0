import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix, resolve } from 'node:path'
import { Lock } from './lock.ts'
import {
  LIST,
  STAGING,
  type Standing,
  dropStaged,
  foldersAbove,
  isOwnPath,
  removeIfEmpty,
  standingIn,
  writeList,
} from './folder.ts'

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
 * everything before anything is written. It is locked until it is committed or discarded: one build at a time.
 */
export class Output {
  readonly #folder: string
  readonly #lock: Lock
  readonly #standing: ReadonlySet<string>
  readonly #listed: ReadonlySet<string>
  readonly #empty: readonly string[]
  /** The names made in every folder, each with the number it is staged under; null where it stands unchanged. */
  readonly #made = new Map<string, Map<string, number | null>>()
  /** The paths that bear capitals, by their lower-case form. */
  readonly #capitals = new Map<string, string>()
  readonly #written: Written = { files: 0, bytes: 0, changed: 0, removed: 0 }
  #buffer = Buffer.allocUnsafeSlow(2 ** 20)

  private constructor(folder: string, { listed, files, empty }: Standing, lock: Lock) {
    this.#folder = folder
    this.#lock = lock
    this.#standing = files
    this.#listed = listed ?? new Set()
    this.#empty = empty
  }

  /** Opens an output folder; refuses one that holds files no build made, or that another build is at work in. */
  static open(out: string): Output {
    const folder = resolve(out)
    const lock = Lock.take(folder)
    try {
      const standing = standingIn(folder)
      dropStaged(folder)
      return new Output(folder, standing, lock)
    } catch (error) {
      lock.release()
      throw error
    }
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
    this.#lock.assertHeld()
    const dropped = [...this.#listed].filter((path) => !this.#isMade(path))
    writeList(this.#folder, [...this.paths(), ...dropped])
    try {
      this.#place(dropped)
      dropStaged(this.#folder)
    } catch (error) {
      throw halfDone(error)
    }
    this.#lock.release()
    return this.#written
  }

  /** Drops what was staged and lets the next build in; before the commit, the folder is as it was found. */
  discard(): void {
    if (!this.#lock.isHeld()) return
    dropStaged(this.#folder)
    this.#lock.release()
  }

  /** How many files stand in each folder, counted from what was put. */
  folderSizes(): Map<string, number> {
    return new Map(Array.from(this.#made, ([folder, names]) => [folder, names.size]))
  }

  #place(dropped: readonly string[]): void {
    this.#prune(dropped)
    for (const [folder, names] of this.#made) {
      mkdirSync(join(this.#folder, folder), { recursive: true })
      for (const [name, staged] of names) {
        if (staged !== null) renameSync(this.#stagedAt(staged), join(this.#folder, folder, name))
      }
    }
    writeList(this.#folder, [...this.paths()])
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

  /**
   * Removes what is no longer made, the folders that hold nothing then (a build that was stopped leaves such too), and
   * whoever's empty folders where a file must stand.
   */
  #prune(dropped: readonly string[]): void {
    const folders = new Set(this.#empty.flatMap((folder) => this.#inTheWay(folder)))
    for (const path of dropped) {
      if (this.#standing.has(path)) {
        rmSync(join(this.#folder, path))
        this.#written.removed += 1
      }
      for (const folder of foldersAbove(path)) folders.add(folder)
    }
    const deepestFirst = [...folders].sort((one, two) => two.length - one.length)
    for (const folder of deepestFirst) removeIfEmpty(join(this.#folder, folder))
  }

  /** An empty folder and those above it, up to the one where a file must stand. */
  #inTheWay(empty: string): string[] {
    const folders = [empty, ...foldersAbove(empty)]
    return folders.slice(0, folders.findIndex((folder) => this.#isMade(folder)) + 1)
  }

  #namesIn(folder: string): Map<string, number | null> {
    const names = this.#made.get(folder) ?? new Map<string, number | null>()
    this.#made.set(folder, names)
    return names
  }

  #isMade(path: string): boolean {
    return this.#made.get(dirname(path))?.has(basename(path)) === true
  }

  /** Every path that was put. */
  *paths(): Generator<string> {
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
}

function halfDone(cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `${why}; this happened while files were put in their places: some are new, the others as they were. Mend the cause and build again: the next build completes it`,
    { cause },
  )
}
