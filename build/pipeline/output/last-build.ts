import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileDigest, sha256 } from '../../files/digest.ts'
import { LIST, OURS, STAGING, isOwnPath } from './folder.ts'

// The output folder as it is found: read once, before anything is written.

/** Files that the last build left in an output folder, and others that are there. */
export interface LastBuild {
  /** Whether there is a list of what a build made. */
  readonly isListed: boolean
  /** The listed files that are there, each with its digest. */
  readonly files: ReadonlyMap<string, string>
  /** Files that the list names and that are gone. */
  readonly gone: readonly string[]
  /** Folders with nothing in them. */
  readonly empty: readonly string[]
}

/** Reads an output folder; throws where it has files that no build made, before any is read. */
export function lastBuildIn(folder: string): LastBuild {
  const listed = readList(folder)
  const gone = new Set(listed)
  const found: string[] = []
  const empty: string[] = []
  const foreign: string[] = []
  const visit = (below: string) => {
    const entries = readdirSync(join(folder, below), { withFileTypes: true })
    if (entries.length === 0 && below !== '') empty.push(below)
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (OURS.has(path)) continue
      // Links are not followed.
      if (!entry.isDirectory()) (gone.delete(path) && entry.isFile() ? found : foreign).push(path)
      else if (listed === null || path !== STAGING) visit(path)
    }
  }
  visit('')
  assertOurs(folder, listed !== null, foreign.sort())
  const files = new Map(found.map((path) => [path, fileDigest(join(folder, path)).sha256]))
  return { isListed: listed !== null, files, gone: [...gone], empty }
}

/** One digest of files: of their paths in order, each with its own digest. */
export function treeDigest(files: Iterable<readonly [path: string, digest: string]>): string {
  return sha256(
    Array.from(files, ([path, digest]) => `${digest} ${path}`)
      .sort()
      .join('\n'),
  )
}

function readList(folder: string): string[] | null {
  try {
    return readFileSync(join(folder, LIST), 'utf8').split('\n').filter(isOwnPath)
  } catch {
    return null
  }
}

function assertOurs(folder: string, isListed: boolean, foreign: readonly string[]): void {
  if (foreign.length === 0) return
  const shown = foreign.slice(0, 10).map((path) => `  ${path}`)
  const more = foreign.length > 10 ? [`  and ${foreign.length - 10} more`] : []
  const why = isListed ? 'has files that no build made' : 'has files and was not made by a build'
  throw new Error([`${folder} ${why}. Move them, or choose another --out:`, ...shown, ...more].join('\n'))
}
