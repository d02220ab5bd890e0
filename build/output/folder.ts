import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

// What stands in an output folder before a build writes to it.

/** The list of files a build made, in the output folder itself: nothing else is ever replaced or removed. */
export const LIST = '.built'
/** Where changed files wait until everything else is written. */
export const STAGING = '.staging'
/** Where a build at work is known by its process. */
export const LOCK = '.lock'
/** What may stand in the output folder beside what a build made. */
const OURS = new Set([LIST, '.gitignore'])

/** What the last build made, and which of it stands; the list is null where no build was made. */
export interface Standing {
  readonly listed: ReadonlySet<string> | null
  readonly files: ReadonlySet<string>
  /** Folders that hold nothing at all. */
  readonly empty: readonly string[]
}

/** Makes an output folder where it does not stand; gives the first of the folders that were made for it. */
export function makeFolder(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (stat !== undefined && !stat.isDirectory())
    throw new Error(`${folder}: is no folder; choose another --out`)
  return mkdirSync(folder, { recursive: true })
}

/** Looks through an output folder; refuses one that holds files no build made. */
export function standingIn(folder: string): Standing {
  const listed = readList(folder)
  const files = new Set<string>()
  const empty: string[] = []
  const foreign: string[] = []
  for (const { path, isFile, isFolder } of entriesBelow(folder)) {
    if (OURS.has(path) || path.startsWith(`${LOCK}/`) || (listed !== null && path.startsWith(`${STAGING}/`)))
      continue
    if (isFile && listed?.has(path)) files.add(path)
    else if (isFolder) empty.push(path)
    else foreign.push(path)
  }
  if (foreign.length > 0) throw new Error(foreignMessage(folder, foreign.sort(), listed !== null))
  return { listed, files, empty }
}

/** Whether a path stays inside the folder and away from the build's own notes. */
export function isOwnPath(path: string): boolean {
  const parts = path.split('/')
  const inside = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  return inside && parts[0] !== STAGING && parts[0] !== LOCK && !OURS.has(path)
}

/** The folders that a path stands in, the nearest first. */
export function foldersAbove(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

/** Removes a folder that holds nothing; one that does, or is gone already, is left as it is. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT' && code !== 'EEXIST') throw error
  }
}

function readList(folder: string): Set<string> | null {
  try {
    return new Set(readFileSync(join(folder, LIST), 'utf8').split('\n').filter(isOwnPath))
  } catch {
    return null
  }
}

/** Writes the list of what a build made: whole, or not at all. */
export function writeList(folder: string, paths: string[]): void {
  mkdirSync(join(folder, STAGING), { recursive: true })
  const staged = join(folder, STAGING, 'list')
  writeFileSync(staged, `${paths.sort().join('\n')}\n`)
  renameSync(staged, join(folder, LIST))
}

/** Removes what waits for its place. */
export function dropStaged(folder: string): void {
  rmSync(join(folder, STAGING), { recursive: true, force: true })
}

interface Entry {
  readonly path: string
  readonly isFile: boolean
  readonly isFolder: boolean
}

/** Everything below a folder that is no folder itself, and the folders that hold nothing; links are not followed. */
function* entriesBelow(folder: string, below = ''): Generator<Entry> {
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  if (entries.length === 0 && below !== '') yield { path: below, isFile: false, isFolder: true }
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* entriesBelow(folder, path)
    else yield { path, isFile: entry.isFile(), isFolder: false }
  }
}

function foreignMessage(folder: string, foreign: readonly string[], built: boolean): string {
  const shown = foreign.slice(0, 10).map((path) => `  ${path}`)
  const more = foreign.length > 10 ? [`  and ${foreign.length - 10} more`] : []
  const why = built ? 'holds files that no build made' : 'holds files and was not made by a build'
  return [`${folder}: ${why}; move them away or choose another --out:`, ...shown, ...more].join('\n')
}
