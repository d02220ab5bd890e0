import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Signature, signatureOf } from '../cache/file-stat.ts'
import { item } from '../../contract/item.ts'
import { hashOf, sha256 } from '../../files/digest.ts'
import { LIST, OURS, STAGING, isOwnPath } from './folder.ts'

// The output folder as it is found: looked through once, before anything is written.

/** What the last build left in an output folder, and what else is there. */
export interface LastBuild {
  /** Whether there is a list of what a build made. */
  readonly isListed: boolean
  /** The listed files that are there, each with the mark of its signature. */
  readonly files: Map<string, number>
  /** The sum of these marks in each group of files. */
  readonly sums: number[]
  /** What the list names and is not there. */
  readonly gone: readonly string[]
  /** Folders with nothing in them. */
  readonly empty: readonly string[]
  /** Files that no build made. */
  readonly foreign: readonly string[]
}

/** How many groups the files of an output are in: one file that is touched has a group read, not all. */
const GROUPS = 256

export function groupOf(path: string): number {
  return hashOf(path) % GROUPS
}

/** The sum of marks goes around at this number, the first that is larger than any. */
export const MARKS = 2 ** 48

/** A number that stands for a path and its signature: another signature has another, as good as certainly. */
export function markOf(path: string, signature: Signature): number {
  return Number.parseInt(sha256(`${path} ${signature.join(' ')}`).slice(0, 12), 16)
}

/** Looks through an output folder. */
export function lastBuildIn(folder: string): LastBuild {
  const listed = readList(folder)
  const gone = new Set(listed)
  const files = new Map<string, number>()
  const sums = Array.from({ length: GROUPS }, () => 0)
  const empty: string[] = []
  const foreign: string[] = []
  const visit = (below: string) => {
    const entries = readdirSync(join(folder, below), { withFileTypes: true })
    if (entries.length === 0 && below !== '') empty.push(below)
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (OURS.has(path)) continue
      // Links are not followed.
      if (!entry.isDirectory()) {
        const signature = entry.isFile() && gone.has(path) ? signatureOf(`${folder}/${path}`) : null
        gone.delete(path)
        if (signature === null) foreign.push(path)
        else {
          const mark = markOf(path, signature)
          const group = groupOf(path)
          files.set(path, mark)
          sums[group] = (item(sums, group) + mark) % MARKS
        }
      } else if (listed === null || path !== STAGING) visit(path)
    }
  }
  visit('')
  return { isListed: listed !== null, files, sums, gone: [...gone], empty, foreign: foreign.sort() }
}

function readList(folder: string): string[] | null {
  try {
    return readFileSync(join(folder, LIST), 'utf8').split('\n').filter(isOwnPath)
  } catch {
    return null
  }
}

/** Throws where an output folder has files that no build made. */
export function assertOurs(folder: string, { isListed, foreign }: LastBuild): void {
  if (foreign.length === 0) return
  const shown = foreign.slice(0, 10).map((path) => `  ${path}`)
  const more = foreign.length > 10 ? [`  and ${foreign.length - 10} more`] : []
  const why = isListed ? 'has files that no build made' : 'has files and was not made by a build'
  throw new Error([`${folder} ${why}. Move them, or choose another --out:`, ...shown, ...more].join('\n'))
}
