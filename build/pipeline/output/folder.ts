import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { removeIfEmpty } from '../../files/empty-folder.ts'
import { LockFile, type Refusals } from '../../files/lock-file.ts'

// The output folder: its lock, what is in it beside the files, and what is removed of it.

/** The list of files a build made, in the output folder itself: nothing else is ever replaced or removed. */
export const LIST = '.built'
/** Folder in which changed files wait until everything else is written. */
export const STAGING = '.staging'
/** The lock of the build that is running. */
const LOCK = '.lock'
/** Names in the output folder that are not output. */
export const OURS = new Set([LIST, LOCK, '.gitignore'])

/** Makes an output folder where there is none; gives the first of the folders that were made for it. */
function makeFolder(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (stat !== undefined && !stat.isDirectory())
    throw new Error(`${folder} is not a folder. Choose another --out.`)
  return mkdirSync(folder, { recursive: true })
}

/** Removes the folders that were made for an output, as long as they are empty; `first` is what `makeFolder` gave. */
function removeMade(folder: string, first: string | undefined): void {
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) removeIfEmpty(made)
}

/** Whether a path stays inside the folder and away from the build's own notes. */
export function isOwnPath(path: string): boolean {
  return !NO_NAME.test(path) && !NOTES.test(path) && !OURS.has(path)
}

/** A part of a path that is no name: nothing, `.` or `..`. */
const NO_NAME = /(?:^|\/)\.{0,2}(?:\/|$)/u
/** The build's own notes, and what is below them. */
const NOTES = new RegExp(`^(?:\\${STAGING}|\\${LOCK})(?:/|$)`, 'u')

/** The folders above a path, the nearest first. */
function foldersAbove(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

/** Writes the list of what a build made: whole, or not at all. */
export function writeList(folder: string, paths: string[]): void {
  mkdirSync(join(folder, STAGING), { recursive: true })
  const staged = join(folder, STAGING, 'list')
  writeFileSync(staged, `${paths.sort().join('\n')}\n`)
  renameSync(staged, join(folder, LIST))
}

/**
 * Deletes files that this build no longer makes, the folders that are empty then, and empty folders, whoever made them,
 * where a file must be. Gives the number of files deleted.
 */
export function prune(
  folder: string,
  last: { readonly files: ReadonlyMap<string, unknown>; readonly empty: readonly string[] },
  dropped: readonly string[],
  isMade: (path: string) => boolean,
): number {
  const folders = new Set(last.empty.flatMap((empty) => inTheWay(empty, isMade)))
  let removed = 0
  for (const path of dropped) {
    if (last.files.has(path)) {
      rmSync(join(folder, path))
      removed += 1
    }
    for (const above of foldersAbove(path)) folders.add(above)
  }
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length)
  for (const path of deepestFirst) removeIfEmpty(join(folder, path))
  return removed
}

/** An empty folder and those above it, up to the one where a file must be. */
function inTheWay(empty: string, isMade: (path: string) => boolean): string[] {
  const folders = [empty, ...foldersAbove(empty)]
  return folders.slice(0, folders.findIndex(isMade) + 1)
}

/** Removes what was staged. */
export function dropStaged(folder: string): void {
  rmSync(join(folder, STAGING), { recursive: true, force: true })
}

/** Removes what was staged and, where there was no list before, one that names no file: none came to its place. */
export function leaveAsFound(folder: string, wasListed: boolean): void {
  dropStaged(folder)
  const list = join(folder, LIST)
  if (!wasListed && statSync(list, { throwIfNoEntry: false })?.size === 0) rmSync(list)
}

/** A folder that is locked, with what was made for it. */
export interface Locked {
  readonly folder: string
  readonly lock: LockFile
  /** The first of the folders that were made for the output; undefined where it was there. */
  readonly firstMade: string | undefined
}

/** Makes a folder where there is none, and locks it; throws where another build holds it. */
export function lockedFolder(out: string): Locked {
  const folder = resolve(out)
  const firstMade = makeFolder(folder)
  try {
    return { folder, firstMade, lock: new LockFile(join(folder, LOCK), refusalsOf(folder)) }
  } catch (error) {
    removeMade(folder, firstMade)
    throw error
  }
}

function refusalsOf(folder: string): Refusals {
  return {
    busy: (path, pid) =>
      new Error(
        `Another build (process ${pid ?? 'unknown'}) is running in ${folder}. Wait for it, or remove ${path} if there is none.`,
      ),
    foreign: (path) => new Error(`${path} is not a build lock. Move it, or choose another --out.`),
  }
}

/** Throws where the lock is no longer this build's. */
export function assertHeld(lock: LockFile): void {
  if (!lock.isHeld())
    throw new Error(`${lock.path} was removed while this build ran. Nothing was changed; build again.`)
}

/** Removes the lock; folders that were made for an output without files are removed. */
export function unlock({ folder, lock, firstMade }: Locked): void {
  lock.unlock()
  removeMade(folder, firstMade)
}
