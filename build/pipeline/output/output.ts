import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputRow } from '../cache/cache.ts'
import { Rows } from '../cache/cache-rows.ts'
import { type LastBuild, LIST, STAGING, dropStaged, lastBuildIn, prune, writeList } from './folder.ts'
import { assertHeld, type Locked, lockedFolder, release } from './locked-folder.ts'
import { type Made, OutputPaths } from './output-paths.ts'
import { FileLog, contentsDigest } from './file-log.ts'
import { type Staged, Stager } from './stager.ts'

/** What a build did to the output folder. */
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
  readonly #log: FileLog
  readonly #made = new OutputPaths()
  #own: Stager | null = null

  private constructor(at: Locked, rows: Rows<OutputRow>) {
    this.#at = at
    this.#last = lastBuildIn(at.folder)
    this.#log = new FileLog(at.folder, this.#last.files, rows)
    dropStaged(at.folder)
  }

  /**
   * Opens an output folder; throws where it has files that no build made, or where another build is running. `rows` are
   * what the last build noted of its files; without them every file in its place is read.
   */
  static open(out: string, rows = new Rows<OutputRow>()): Output {
    const at = lockedFolder(out)
    try {
      return new Output(at, rows)
    } catch (fault) {
      release(at)
      throw fault
    }
  }

  /** The digest of all the folder holds, if it is just as the last build left it; else null. */
  leftDigest(): string | null {
    const { listed, files, empty } = this.#last
    if (listed === null || listed.size !== files.size || empty.length > 0) return null
    let isWhole = true
    const left = contentsDigest(listed, (path) => {
      const row = this.#log.kept(path)
      isWhole &&= row !== null
      return row?.sha256
    })
    return isWhole ? left : null
  }

  /** The digest of everything that was taken. */
  madeDigest(): string {
    return contentsDigest(this.paths(), (path) => this.#made.get(path)?.sha256)
  }

  /** Takes one file; the path is relative to the folder. An unchanged file is left alone. */
  put(path: string, content: string | Uint8Array): void {
    this.#made.assertFree(path)
    this.#own ??= new Stager(() => this.stagingFolder(), '', this.isInPlace.bind(this))
    this.take(this.#own.stage(path, content))
  }

  /** Takes a file that was staged. */
  take({ path, ...staged }: Staged): void {
    const isUnchanged = staged.name === null || this.#log.isInPlace(path, staged.sha256)
    this.#made.add(path, { ...staged, name: isUnchanged ? null : staged.name })
  }

  /** Takes files as the last build left them, all of them; takes none, and says so, where one of them is another now. */
  keep(files: readonly (readonly [path: string, digest: string])[]): boolean {
    const kept = files.flatMap(([path, digest]) => {
      const row = this.#log.kept(path)
      return row?.sha256 === digest ? [{ path, row }] : []
    })
    if (kept.length < files.length) return false
    for (const { path, row } of kept)
      this.#made.addOwn(path, { bytes: row.bytes, sha256: row.sha256, name: null })
    return true
  }

  /** Makes the folder where files are staged, each under a name of its own; those of this object are numbers. */
  stagingFolder(): string {
    const folder = this.#placeOf(STAGING)
    mkdirSync(folder, { recursive: true })
    // The folder is marked as a build's before anything else is in it, so that the next build knows a stopped one.
    if ((this.#last.listed?.size ?? 0) === 0) writeFileSync(this.#placeOf(LIST), '')
    return folder
  }

  /** Whether a file is in its place and has this digest. */
  isInPlace(path: string, digest: string): boolean {
    return this.#log.isInPlace(path, digest)
  }

  /** Every path that was taken. */
  paths(): IterableIterator<string> {
    return this.#made.paths()
  }

  /** What is in a file of this build; undefined where it has made none. */
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

  /** Where a file of the last build is, if it is there with this digest; else null. It is there until the commit. */
  leftAt(path: string, digest: string): string | null {
    return this.#log.kept(path)?.sha256 === digest ? this.#placeOf(path) : null
  }

  /** Moves every staged file to its place and removes what this build no longer makes. */
  commit(): OutputCounts {
    const { folder, lock } = this.#at
    assertHeld(lock)
    const listed = this.#last.listed ?? new Set()
    const dropped = [...listed].filter((path) => !this.#made.has(path))
    // Where the same files are made again, the list is right as it is.
    const isListed = dropped.length === 0 && listed.size === this.#made.size
    if (!isListed) writeList(folder, [...this.#made.paths(), ...dropped])
    let removed = 0
    try {
      removed = this.#publish(dropped)
      if (!isListed) writeList(folder, [...this.#made.paths()])
      dropStaged(folder)
    } catch (fault) {
      throw halfDone(fault)
    }
    lock.release()
    return { ...this.#made.counts(), removed }
  }

  /** Drops what was staged and lets the next build in; before the commit, the folder is as it was found. */
  discard(): void {
    if (!this.#at.lock.isHeld()) return
    dropStaged(this.#at.folder)
    release(this.#at)
  }

  /** How many files this build makes in each folder. */
  folderSizes(): Map<string, number> {
    return this.#made.folderSizes()
  }

  #publish(dropped: readonly string[]): number {
    const removed = prune(this.#at.folder, this.#last, dropped, (path) => this.#made.has(path))
    const staged = [...this.#made.entries()].filter(([, { name }]) => name !== null)
    for (const folder of new Set(staged.map(([path]) => dirname(path))))
      mkdirSync(this.#placeOf(folder), { recursive: true })
    for (const [path, made] of staged) this.#log.place(this.#stagedAt(made.name ?? ''), path, made)
    return removed
  }

  #stagedAt(name: string): string {
    return this.#placeOf(`${STAGING}/${name}`)
  }

  #placeOf(path: string): string {
    return join(this.#at.folder, path)
  }
}

function halfDone(cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause)
  const what = 'Publishing stopped halfway: some files are new, the rest unchanged.'
  const next = 'Fix the cause and build again; the next build will finish.'
  return new Error(`${why}. ${what} ${next}`, { cause })
}
