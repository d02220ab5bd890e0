import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

// What stands in an output folder before a build writes to it.

/** The list of files a build made, in the output folder itself: nothing else is ever replaced or removed. */
export const LIST = '.built'
/** Where changed files wait until everything else is written. */
export const STAGING = '.staging'
/** What may stand in the output folder beside what a build made. */
const OURS = new Set([LIST, '.gitignore'])

/** What the last build made, and which of it stands; the list is null where no build was made. */
export interface Standing {
  readonly listed: ReadonlySet<string> | null
  readonly files: ReadonlySet<string>
}

/** Looks through an output folder; refuses one that holds files no build made. */
export function standingIn(folder: string): Standing {
  if (!isFolder(folder)) return { listed: null, files: new Set() }
  const listed = readList(folder)
  const files = new Set<string>()
  const foreign: string[] = []
  for (const { path, isFile } of entriesBelow(folder)) {
    if (OURS.has(path) || (listed !== null && path.startsWith(`${STAGING}/`))) continue
    if (isFile && listed?.has(path)) files.add(path)
    else foreign.push(path)
  }
  if (foreign.length > 0) throw new Error(foreignMessage(folder, foreign.sort(), listed !== null))
  return { listed, files }
}

/** Whether a path stays inside the folder and away from the build's own notes. */
export function isOwnPath(path: string): boolean {
  const parts = path.split('/')
  const inside = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  return inside && parts[0] !== STAGING && !OURS.has(path)
}

function isFolder(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat !== undefined && !stat.isDirectory())
    throw new Error(`${path}: is no folder; choose another --out`)
  return stat !== undefined
}

function readList(folder: string): Set<string> | null {
  try {
    return new Set(readFileSync(join(folder, LIST), 'utf8').split('\n').filter(isOwnPath))
  } catch {
    return null
  }
}

/** Everything below a folder that is no folder itself; links are not followed. */
function* entriesBelow(folder: string, below = ''): Generator<{ path: string; isFile: boolean }> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* entriesBelow(folder, path)
    else yield { path, isFile: entry.isFile() }
  }
}

function foreignMessage(folder: string, foreign: readonly string[], built: boolean): string {
  const shown = foreign.slice(0, 10).map((path) => `  ${path}`)
  const more = foreign.length > 10 ? [`  and ${foreign.length - 10} more`] : []
  const why = built ? 'holds files that no build made' : 'holds files and was not made by a build'
  return [`${folder}: ${why}; move them away or choose another --out:`, ...shown, ...more].join('\n')
}
