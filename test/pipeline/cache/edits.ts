import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { CLAIMS, type CollectionName, claim } from '../../../build/check/dataset/collection-paths.ts'
import { addition, parsed, textOf } from './additions.ts'

// Edits of a dataset as people make them, well or badly.

type Kind = 'reword' | 'change' | 'add' | 'delete' | 'rename' | 'break' | 'touch' | 'backdate' | 'mend'

/** An edit; its numbers choose the collection, the file and the place in it, whatever the dataset holds by then. */
export interface Edit {
  readonly kind: Kind
  readonly collection: CollectionName
  readonly file: number
  readonly place: number
}

const COLLECTIONS = Object.keys(CLAIMS) as CollectionName[]

/** One edit of each kind after the other in every collection; it is mended as often as it may be broken. */
export function everyEdit(file: number, place: number): Edit[] {
  const kinds: Kind[] = ['reword', 'add', 'rename', 'touch', 'delete', 'mend', 'change', 'break', 'mend']
  return COLLECTIONS.flatMap((collection) => kinds.map((kind) => ({ kind, collection, file, place })))
}

const often = (weight: number, ...kinds: Kind[]) => ({ weight, arbitrary: fc.constantFrom(...kinds) })

export const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.oneof(
    often(8, 'reword'),
    often(4, 'change'),
    often(5, 'add'),
    often(6, 'mend'),
    often(6, 'delete', 'rename', 'break', 'touch', 'backdate'),
  ),
  collection: fc.constantFrom(...COLLECTIONS),
  file: fc.nat(),
  place: fc.nat(),
})

type Files = ReadonlyMap<string, string>

/** Every file of a folder with its text. */
export function filesOf(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')] as const),
  )
}

/** Makes a folder hold these files and no others; those that are right already are left alone. */
function restore(folder: string, wanted: Files): void {
  const now = filesOf(folder)
  for (const path of now.keys()) if (!wanted.has(path)) rmSync(join(folder, path))
  for (const [path, text] of wanted) if (now.get(path) !== text) write(folder, path, text)
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Applies an edit to a dataset; `good` is how it was when it last had no error. Gives what was done, in words. */
export function apply(folder: string, { kind, collection, file, place }: Edit, good: Files): string {
  if (kind === 'mend') {
    restore(folder, good)
    return kind
  }
  const files = filesOf(folder)
  const paths = [...files.keys()].filter((path) => claim(path) === collection)
  const path = paths[file % Math.max(paths.length, 1)]
  if (path === undefined) return `${kind}: there are no ${collection}`
  const text = files.get(path) ?? ''
  const at = join(folder, path)
  if (kind === 'reword' || kind === 'backdate') write(folder, path, changed(text, place, WORDS))
  if (kind === 'change') write(folder, path, changed(text, place, /./u))
  if (kind === 'backdate') utimesSync(at, 1_000_000_000, 1_000_000_000)
  if (kind === 'touch') writeFileSync(at, text)
  if (kind === 'break') writeFileSync(at, text.slice(0, place % Math.max(text.length, 1)))
  if (kind === 'delete') rmSync(at)
  if (kind === 'rename') renameSync(at, join(dirname(at), `n${place % 10}${path.split('/').at(-1)}`))
  if (kind === 'add') for (const added of addition(files, path, place)) write(folder, ...added)
  return `${kind} ${path} ${place}`
}

/** Places where a person may write other words, and the dataset has no error for it. */
const WORDS =
  /^(?:name|label|title|question|description|heading|summary|help|about|note|edition|data_date|text|hours|issued_by)$/u

/** A record with one of its values changed, at a key of this shape, in canonical form. */
function changed(text: string, place: number, keys: RegExp): string {
  const record = parsed(text)
  const leaves = [...leavesOf(record)].filter(([, key]) => keys.test(key))
  const leaf = leaves[place % Math.max(leaves.length, 1)]
  if (leaf === undefined) return text
  const [holder, key, value] = leaf
  if (typeof value === 'string')
    holder[key] = /^\d{4}-\d\d-\d\d$/u.test(value) ? `2026-0${4 + (place % 3)}-28` : `${value} x`
  else if (typeof value === 'number') holder[key] = value + 1
  else if (typeof value === 'boolean') holder[key] = !value
  return textOf(record)
}

type Holder = Record<string, unknown>

function* leavesOf(value: unknown): Generator<[Holder, string, unknown]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') yield* leavesOf(inner)
    else yield [value as Holder, key, inner]
  }
}
