import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareTexts } from '../../build/contract/compare-texts.ts'

/** The files of a folder by their paths. */
export type Tree = ReadonlyMap<string, Buffer>

/** Everything below a folder by its path, in the order of the paths: files with their bytes, folders with null. */
export function wholeTreeOf(folder: string): Map<string, Buffer | null> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(folder.length + 1), entry.isFile() ? readFileSync(path) : null] as const
  })
  return new Map(entries.toSorted(([a], [b]) => compareTexts(a, b)))
}

/** The same as texts of their bytes; folders say that they are one. */
export function textsBelow(folder: string): Map<string, string> {
  const entries = [...wholeTreeOf(folder)]
  return new Map(entries.map(([path, bytes]) => [path, bytes?.toString('latin1') ?? 'a folder']))
}

/** Paths in which two trees of texts differ, the list of files included. */
export function differences(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...two.keys()])].filter((path) => one.get(path) !== two.get(path))
}

/** Every file below a folder except the build's own notes. */
export function treeOf(folder: string): Map<string, Buffer> {
  const files = [...wholeTreeOf(folder)].filter((entry): entry is [string, Buffer] => {
    return entry[1] !== null && entry[0] !== '.built' && entry[0] !== '.gitignore'
  })
  return new Map(files)
}

/** The digest of every file below a folder: trees are compared by these, since comparing bytes in a test is slow. */
export function digestsOf(folder: string): Record<string, string> {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  return Object.fromEntries([...treeOf(folder)].map(([path, bytes]) => [path, digest(bytes)]))
}
