import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'

// Edits of a dataset as people make them, well or badly.

type Kind = 'change' | 'add' | 'delete' | 'rename' | 'break' | 'touch' | 'backdate' | 'mend'

/** An edit; its numbers choose the file and the place in it, whatever the dataset holds by then. */
export interface Edit {
  readonly kind: Kind
  readonly file: number
  readonly place: number
}

export const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant<Kind>('change') },
    { weight: 6, arbitrary: fc.constant<Kind>('mend') },
    {
      weight: 6,
      arbitrary: fc.constantFrom<Kind[]>('add', 'delete', 'rename', 'break', 'touch', 'backdate'),
    },
  ),
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
export function apply(folder: string, { kind, file, place }: Edit, good: Files): string {
  const files = filesOf(folder)
  const paths = [...files.keys()]
  const path = paths[file % paths.length] ?? ''
  const text = files.get(path) ?? ''
  const at = join(folder, path)
  if (kind === 'change' || kind === 'backdate') write(folder, path, changed(text, place))
  if (kind === 'backdate') utimesSync(at, 1_000_000_000, 1_000_000_000)
  if (kind === 'touch') writeFileSync(at, text)
  if (kind === 'break') writeFileSync(at, text.slice(0, place % text.length))
  if (kind === 'delete') rmSync(at)
  if (kind === 'rename') renameSync(at, join(dirname(at), `n${place % 10}${path.split('/').at(-1)}`))
  if (kind === 'add') addProduct(folder, files, file, place)
  if (kind === 'mend') restore(folder, good)
  return kind === 'mend' ? kind : `${kind} ${path} ${place}`
}

/** A record with one of its values changed, in canonical form. */
function changed(text: string, place: number): string {
  const record = parsed(text)
  const leaves = [...leavesOf(record)]
  const leaf = leaves[place % Math.max(leaves.length, 1)]
  if (leaf === undefined) return text
  const [holder, key, value] = leaf
  if (typeof value === 'string') holder[key] = /^\d{4}-\d\d-\d\d$/u.test(value) ? '2020-02-02' : `${value} x`
  else if (typeof value === 'number') holder[key] = value + 1
  else if (typeof value === 'boolean') holder[key] = !value
  return `${JSON.stringify(record, null, 2)}\n`
}

type Holder = Record<string, unknown>

function* leavesOf(value: unknown): Generator<[Holder, string, unknown]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') yield* leavesOf(inner)
    else yield [value as Holder, key, inner]
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Adds a product like one there is, with a UIN and clause numbers of its own; it may replace the other. */
function addProduct(folder: string, files: Files, file: number, place: number): void {
  const products = [...files.keys()].filter((path) => /^products\/.*(?<!\.clauses)\.json$/u.test(path))
  const path = products[file % Math.max(products.length, 1)]
  const product = path === undefined ? null : (parsed(files.get(path) ?? '') as Holder | null)
  if (path === undefined || product === null) return
  const uin = `SMPHLIP${String(place % 100_000).padStart(5, '0')}V012425`
  const next = 100_000 + (place % 10_000) * 100
  const own = { ...product, uin, supersedes: place % 2 === 0 ? product['uin'] : null }
  const name = `${dirname(path)}/${uin}`
  const clauses = files.get(path.replace('.json', '.clauses.json'))
  const renumbered = (one: string) =>
    one.replace(
      /("(?:id|parent|clause)": )(\d+)/gu,
      (_, start: string, id: string) => `${start}${next + (Number(id) % 100)}`,
    )
  write(folder, `${name}.json`, `${renumbered(JSON.stringify(own, null, 2))}\n`)
  if (clauses === undefined || parsed(clauses) === null) return
  const wording = { ...(parsed(clauses) as Holder), uin }
  write(folder, `${name}.clauses.json`, `${renumbered(JSON.stringify(wording, null, 2))}\n`)
}
