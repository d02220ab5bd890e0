import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { removeIfEmpty } from '../../files/empty-folder.ts'
import { MirrorError, mirrorErrorOf } from './mirror-error.ts'
import { LockFile, type Refusals } from '../../files/lock-file.ts'

/**
 * Makes a new copy beside the old one, and puts it in its place.
 *
 *     DIR              the copy that is read and served; never written to
 *     DIR.sync/lock    the process that is at work
 *     DIR.sync/goal    the manifest of the copy being made: a later run with the same one goes on from here
 *     DIR.sync/tree    the copy being made
 *     DIR.sync/archive what was downloaded of archives
 *     DIR.sync/old     the old copy, from the moment the new one is whole until it has taken its place
 */
export class Staging {
  readonly copy: string
  readonly folder: string
  readonly tree: string
  #lock: LockFile | null = null

  private constructor(copy: string) {
    this.copy = placeOf(copy)
    this.folder = `${this.copy}.sync`
    this.tree = join(this.folder, 'tree')
  }

  /** Opens the staging folder of a copy for this process alone, and ends a swap that was cut short. */
  static open(copy: string): Staging {
    const staging = new Staging(copy)
    staging.#refuseFile()
    try {
      staging.#makeFolder()
      staging.#lock = new LockFile(join(staging.folder, 'lock'), refusalsOf(staging.copy))
      staging.#endSwap()
      return staging
    } catch (error) {
      removeIfEmpty(staging.folder)
      throw mirrorErrorOf(error)
    }
  }

  /** Starts on a goal, or goes on where an earlier run with the same goal stopped. */
  begin(goal: Uint8Array): void {
    const file = join(this.folder, 'goal')
    if (!existsSync(file) || !readFileSync(file).equals(goal)) this.#clear()
    mkdirSync(this.tree, { recursive: true })
    mkdirSync(join(this.folder, 'archive'), { recursive: true })
    writeFileSync(file, goal)
  }

  /** Path to which an archive is downloaded: named by its digest, so that it is never taken for another. */
  archive(digest: string): string {
    return join(this.folder, 'archive', digest)
  }

  /** Writes a file of the new copy; what is there already may be a link to the old copy's file, which is never written to. */
  write(path: string, bytes: Uint8Array): void {
    const file = join(this.tree, path)
    mkdirSync(dirname(file), { recursive: true })
    try {
      writeFileSync(file, bytes, { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      rmSync(file)
      writeFileSync(file, bytes, { flag: 'wx' })
    }
  }

  /** Takes an unchanged file from the old copy: by a link, or by its bytes where the disk has no links. */
  reuse(path: string, bytes: Uint8Array): void {
    const file = join(this.tree, path)
    mkdirSync(dirname(file), { recursive: true })
    try {
      linkSync(join(this.copy, path), file)
    } catch {
      this.write(path, bytes)
    }
  }

  /** Takes a file or a folder of the keeper from the old copy, where the new one leaves a place for it. */
  keep(path: string): void {
    const folders = path.split('/').map((_, at, names) => join(this.tree, ...names.slice(0, at)))
    if (folders.some((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false))
      return
    rmSync(join(this.tree, path), { recursive: true, force: true })
    cpSync(join(this.copy, path), join(this.tree, path), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
    })
  }

  /** Puts the new copy in the place of the old one. */
  swap(): void {
    try {
      if (existsSync(this.copy)) renameSync(this.copy, this.#old)
      renameSync(this.tree, this.copy)
    } catch (error) {
      if (!existsSync(this.copy) && existsSync(this.#old)) renameSync(this.#old, this.copy)
      const { code, message } = error as NodeJS.ErrnoException
      if (code !== 'EBUSY' && code !== 'EXDEV') throw error
      throw new MirrorError(
        'disk',
        `${this.copy} cannot be renamed (${message}): it is a mount point. Give a folder inside it instead.`,
        error,
      )
    }
  }

  /** Ends the work: `all` removes what was staged, else it waits for the next run. */
  close(all: boolean): void {
    if (all) this.#clear()
    this.#lock?.unlock()
    removeIfEmpty(this.folder)
  }

  get #old(): string {
    return join(this.folder, 'old')
  }

  #endSwap(): void {
    if (!existsSync(this.#old)) return
    if (!existsSync(this.copy)) renameSync(existsSync(this.tree) ? this.tree : this.#old, this.copy)
    this.#clear()
  }

  #clear(): void {
    for (const name of readdirSync(this.folder))
      if (name !== 'lock') rmSync(join(this.folder, name), { recursive: true, force: true })
  }

  #refuseFile(): void {
    const stat = lstatSync(this.copy, { throwIfNoEntry: false })
    if (stat?.isDirectory() === false)
      throw new MirrorError(
        'usage',
        `${this.copy} is ${stat.isSymbolicLink() ? 'a link in a circle' : 'a file'}. Name a folder for the copy.`,
      )
  }

  /** The folder is for this user alone: whoever else could write to it could lead the copy elsewhere by a link. */
  #makeFolder(): void {
    mkdirSync(dirname(this.folder), { recursive: true })
    if (!existsSync(this.folder)) mkdirSync(this.folder, { mode: 0o700 })
    const stat = lstatSync(this.folder)
    if (!stat.isDirectory() || stat.uid !== (process.getuid?.() ?? stat.uid))
      throw new MirrorError('foreign-files', `${this.folder} is not a folder of yours. Remove it.`)
  }
}

function refusalsOf(copy: string): Refusals {
  return {
    busy: (path, pid) =>
      new MirrorError(
        'busy',
        `Another sync of ${copy} is running (process ${pid ?? 'unknown'}). Wait for it; if there is none, remove ${path}.`,
      ),
    foreign: (path) => new MirrorError('foreign-files', `${path} is not a lock of a sync. Remove it.`),
  }
}

/** Whether a swap of this copy was cut short, so that nothing is where the copy should be. */
export function isMidSwap(copy: string): boolean {
  return !existsSync(copy) && existsSync(join(`${placeOf(copy)}.sync`, 'old'))
}

/** Place of a copy. A keeper's own link to a folder stays: the folder it leads to is the copy, also while a swap moves it. */
function placeOf(copy: string, most = 40): string {
  const path = resolve(copy)
  const isLink = most > 0 && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
  return isLink ? placeOf(resolve(dirname(path), readlinkSync(path)), most - 1) : path
}
