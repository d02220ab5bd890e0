import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { removeIfEmpty } from '../mirror/empty-folder.ts'
import {
  type LastBuild,
  LIST,
  STAGING,
  dropStaged,
  foldersAbove,
  lastBuildIn,
  makeFolder,
  removeMade,
  writeList,
} from './folder.ts'
import { Lock } from './lock.ts'
import { MadePaths } from './made-paths.ts'

/** What a build did to the output folder. */
export interface Written {
  files: number
  bytes: number
  changed: number
  removed: number
}

/** A folder that is locked, with what was made for it. */
interface Locked {
  readonly folder: string
  readonly lock: Lock
  /** The first of the folders that were made for the output; undefined where it was there. */
  readonly firstMade: string | undefined
}

/**
 * The output folder of a build. Changed files are staged inside it and renamed at the end, so that none is ever
 * half-written; files of the last build that this one no longer makes are removed; a file that no build made stops
 * everything before anything is written. It is locked until it is committed or discarded: one build at a time.
 */
export class Output {
  readonly #at: Locked
  readonly #last: LastBuild
  readonly #made = new MadePaths()
  readonly #written: Written = { files: 0, bytes: 0, changed: 0, removed: 0 }
  #buffer = Buffer.allocUnsafeSlow(2 ** 20)

  private constructor(at: Locked) {
    this.#at = at
    this.#last = lastBuildIn(at.folder)
    dropStaged(at.folder)
  }

  /** Opens an output folder; throws where it has files that no build made, or where another build is running. */
  static open(out: string): Output {
    const folder = resolve(out)
    const firstMade = makeFolder(folder)
    const at = { folder, firstMade, lock: new Lock(folder) }
    try {
      return new Output(at)
    } catch (fault) {
      release(at)
      throw fault
    }
  }

  /** Takes one file; the path is relative to the folder. An unchanged file is left alone. */
  put(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? this.#encoded(content) : content
    this.#made.assertFree(path)
    this.#written.files += 1
    this.#written.bytes += bytes.byteLength
    const isUnchanged = this.#last.files.has(path) && readFileSync(this.#placeOf(path)).equals(bytes)
    this.#made.add(path, isUnchanged ? null : this.#stage(bytes))
  }

  /** Every path that was put. */
  paths(): IterableIterator<string> {
    return this.#made.paths()
  }

  /** A file as this build made it; null where it has made none. */
  read(path: string): Buffer<ArrayBuffer> | null {
    const staged = this.#made.stagedAs(path)
    if (staged === undefined) return null
    return readFileSync(staged === null ? this.#placeOf(path) : this.#stagedAt(staged))
  }

  /** Moves every staged file to its place and removes what this build no longer makes. */
  commit(): Written {
    const { folder, lock } = this.#at
    lock.assertHeld()
    const dropped = [...(this.#last.listed ?? [])].filter((path) => !this.#made.has(path))
    writeList(folder, [...this.#made.paths(), ...dropped])
    try {
      this.#publish(dropped)
    } catch (fault) {
      throw halfDone(fault)
    }
    lock.release()
    return this.#written
  }

  /** Drops what was staged and lets the next build in; before the commit, the folder is as it was found. */
  discard(): void {
    if (!this.#at.lock.isHeld()) return
    dropStaged(this.#at.folder)
    release(this.#at)
  }

  /** How many files this build makes in each folder. */
  folderSizes(): Map<string, number> {
    return new Map(Array.from(this.#made.folders(), ([folder, names]) => [folder, names.size]))
  }

  #publish(dropped: readonly string[]): void {
    this.#prune(dropped)
    for (const [below, names] of this.#made.folders()) {
      mkdirSync(this.#placeOf(below), { recursive: true })
      for (const [name, staged] of names)
        if (staged !== null) renameSync(this.#stagedAt(staged), join(this.#placeOf(below), name))
    }
    writeList(this.#at.folder, [...this.#made.paths()])
    dropStaged(this.#at.folder)
  }

  /**
   * Removes what is no longer made, the folders that are empty then (a stopped build leaves such too), and empty
   * folders, whoever made them, where a file must be.
   */
  #prune(dropped: readonly string[]): void {
    const folders = new Set(this.#last.empty.flatMap((folder) => this.#inTheWay(folder)))
    for (const path of dropped) {
      if (this.#last.files.has(path)) {
        rmSync(this.#placeOf(path))
        this.#written.removed += 1
      }
      for (const folder of foldersAbove(path)) folders.add(folder)
    }
    const deepestFirst = [...folders].sort((a, b) => b.length - a.length)
    for (const folder of deepestFirst) removeIfEmpty(this.#placeOf(folder))
  }

  /** An empty folder and those above it, up to the one where a file must be. */
  #inTheWay(empty: string): string[] {
    const folders = [empty, ...foldersAbove(empty)]
    return folders.slice(0, folders.findIndex((folder) => this.#made.has(folder)) + 1)
  }

  /** The bytes of a text, in a buffer that is used again for the next text. */
  #encoded(text: string): Buffer {
    const length = Buffer.byteLength(text)
    if (length > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(2 * length)
    return this.#buffer.subarray(0, this.#buffer.write(text))
  }

  /** Writes a changed file to the staging folder, and gives its number there. */
  #stage(bytes: Uint8Array): number {
    const number = this.#written.changed
    if (number === 0) this.#beginStaging()
    writeFileSync(this.#stagedAt(number), bytes)
    this.#written.changed += 1
    return number
  }

  /** Marks the folder as a build's before anything else is in it, so that the next build knows a stopped one. */
  #beginStaging(): void {
    mkdirSync(this.#placeOf(STAGING), { recursive: true })
    if ((this.#last.listed?.size ?? 0) === 0) writeFileSync(this.#placeOf(LIST), '')
  }

  #stagedAt(number: number): string {
    return this.#placeOf(`${STAGING}/${number}`)
  }

  #placeOf(path: string): string {
    return join(this.#at.folder, path)
  }
}

/** Gives the lock back; folders that were made for an output without files are removed. */
function release({ folder, lock, firstMade }: Locked): void {
  lock.release()
  removeMade(folder, firstMade)
}

function halfDone(cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause)
  const what = 'Publishing stopped halfway: some files are new, the rest unchanged.'
  const next = 'Fix the cause and build again; the next build will finish.'
  return new Error(`${why}. ${what} ${next}`, { cause })
}
