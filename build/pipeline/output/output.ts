import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  LIST,
  STAGING,
  dropStaged,
  leaveAsFound,
  prune,
  writeList,
  assertHeld,
  type Locked,
  lockedFolder,
  unlock,
} from './folder.ts'
import { type LastBuild, lastBuildIn, treeDigest } from './last-build.ts'
import { halfDone } from './fs-error.ts'
import { type KeptFile, type Made, OutputPaths } from './output-paths.ts'
import { type Staged, Stager } from './stager.ts'

/** Changes that a build made to the output folder. */
export interface OutputCounts {
  readonly files: number
  readonly bytes: number
  readonly changed: number
  readonly removed: number
}

/**
 * The output folder of a build. Changed files are staged inside it and renamed at the end, so that none is ever
 * half-written; files of the last build that this one no longer makes are removed; a file that no build made stops
 * everything before anything is written. It is locked until it is committed or discarded: one build at a time.
 */
export class Output {
  readonly #at: Locked
  readonly #last: LastBuild
  readonly #made = new OutputPaths()
  #own: Stager | null = null
  #staging: string | null = null

  private constructor(at: Locked) {
    this.#at = at
    this.#last = lastBuildIn(at.folder)
    dropStaged(at.folder)
  }

  /** Opens an output folder; throws where it has files that no build made, or where another build is running. */
  static open(out: string): Output {
    const at = lockedFolder(out)
    try {
      return new Output(at)
    } catch (error) {
      unlock(at)
      throw error
    }
  }

  /** Whether the folder holds the files of this digest, and nothing else. */
  holds(digest: string): boolean {
    const { files, gone, empty } = this.#last
    return gone.length === 0 && empty.length === 0 && treeDigest(files) === digest
  }

  /** The digest of all files that were taken, by which the next build knows them. */
  digest(): string {
    return treeDigest(Array.from(this.#made.entries(), ([path, { sha256 }]) => [path, sha256]))
  }

  /** Takes one file; the path is relative to the folder. An unchanged file is left alone. */
  put(path: string, content: string | Uint8Array): void {
    this.#own ??= new Stager(() => this.stagingFolder(), '', this.isInPlace.bind(this))
    this.#add(this.#own.stage(path, content))
  }

  /** Takes a file in the place of one that was taken. */
  replace(path: string, content: string | Uint8Array): void {
    this.#made.drop(path)
    this.put(path, content)
  }

  /** Takes a file that was staged. */
  take(staged: Staged): void {
    const isUnchanged = staged.name === null || this.isInPlace(staged.path, staged.sha256)
    this.#add({ ...staged, name: isUnchanged ? null : staged.name })
  }

  /** Takes files as the last build left them, all of them; takes none, and says so, where one of them is another now. */
  keep(files: readonly KeptFile[]): boolean {
    if (!files.every(([path, digest]) => this.isInPlace(path, digest))) return false
    for (const [path, digest, bytes] of files) this.#add({ path, bytes, sha256: digest, name: null })
    return true
  }

  #add({ path, ...made }: Staged): void {
    this.#made.add(path, made)
  }

  /** Makes the folder where files are staged, each under a name of its own; those of this object are numbers. */
  stagingFolder(): string {
    if (this.#staging !== null) return this.#staging
    const { files, gone } = this.#last
    const folder = this.#placeOf(STAGING)
    mkdirSync(folder, { recursive: true })
    // The folder is marked as a build's before anything else is in it, so that the next build knows a stopped one.
    if (files.size + gone.length === 0) writeFileSync(this.#placeOf(LIST), '')
    this.#staging = folder
    return folder
  }

  /** Whether a file is in its place and has this digest. */
  isInPlace(path: string, digest: string): boolean {
    return this.#last.files.get(path) === digest
  }

  /** Every path that was taken. */
  paths(): IterableIterator<string> {
    return this.#made.paths()
  }

  /** File of this build at a path; undefined where it has made none. */
  made(path: string): Made | undefined {
    return this.#made.get(path)
  }

  /** A file as this build made it; null where it has made none. */
  read(path: string): Buffer<ArrayBuffer> | null {
    const place = this.placeNow(path)
    return place === null ? null : readFileSync(place)
  }

  /** The file that holds what this build made for a path, staged or in its place; null where it has made none. */
  placeNow(path: string): string | null {
    const made = this.#made.get(path)
    if (made === undefined) return null
    return made.name === null ? this.#placeOf(path) : this.#stagedAt(made.name)
  }

  /** Moves every staged file to its place and removes what this build no longer makes. */
  commit(): OutputCounts {
    const { folder, lock } = this.#at
    assertHeld(lock)
    const { files, gone } = this.#last
    const dropped = [...files.keys(), ...gone].filter((path) => !this.#made.has(path))
    // Keeps the list where the same files are made again.
    const isListed = dropped.length === 0 && files.size + gone.length === this.#made.size
    if (!isListed) writeList(folder, [...this.#made.paths(), ...dropped])
    let removed = 0
    try {
      removed = this.#publish(dropped)
      if (!isListed) writeList(folder, [...this.#made.paths()])
      dropStaged(folder)
    } catch (error) {
      throw halfDone(error)
    }
    lock.unlock()
    return { ...this.#made.counts(), removed }
  }

  /** Drops what was staged and lets the next build in; before the commit, the folder is as it was found. */
  discard(): void {
    if (!this.#at.lock.isHeld()) return
    leaveAsFound(this.#at.folder, this.#last.isListed)
    unlock(this.#at)
  }

  #publish(dropped: readonly string[]): number {
    const removed = prune(this.#at.folder, this.#last, dropped, (path) => this.#made.has(path))
    const staged = [...this.#made.entries()].filter(([, { name }]) => name !== null)
    for (const folder of new Set(staged.map(([path]) => dirname(path))))
      mkdirSync(this.#placeOf(folder), { recursive: true })
    for (const [path, made] of staged) renameSync(this.#stagedAt(made.name ?? ''), this.#placeOf(path))
    return removed
  }

  #stagedAt(name: string): string {
    return this.#placeOf(`${STAGING}/${name}`)
  }

  #placeOf(path: string): string {
    return join(this.#at.folder, path)
  }
}
