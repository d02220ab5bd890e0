import { dirname } from 'node:path'

// A record added to a dataset: like one there is, with an identity of its own.

/** A file to write: its path in the dataset, and its text. */
export type Written = readonly [path: string, text: string]

type Holder = Record<string, unknown>

/** The text of a record in canonical form. */
export function textOf(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`
}

/** The record in a text; null where it does not parse. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Record that a person writes to add something to the collection of a file; `place` gives it its identity. */
export function addition(files: ReadonlyMap<string, string>, path: string, place: number): Written[] {
  const record = parsed(files.get(path) ?? '')
  if (typeof record !== 'object' || record === null) return []
  if (path === 'synonyms.json') return entryAdded(path, record, [`word${place}`, `other${place}`])
  if (path === 'retired.json') return entryAdded(path, record, [500_000 + place, 500_000 + place])
  if (path === 'dataset.json') return [[path, textOf({ ...record, data_date: '2026-04-01' })]]
  if (path.endsWith('.clauses.json')) return clauseAdded(path, record as Holder, place)
  if (path.startsWith('products/')) return productAdded(files, path, record as Holder, place)
  return recordAdded(path, record as Holder, place)
}

function entryAdded(path: string, record: object, entry: readonly unknown[]): Written[] {
  const list: readonly unknown[] = Array.isArray(record) ? record : (record as { clauses: unknown[] }).clauses
  const longer = [...list, entry]
  return [[path, textOf(Array.isArray(record) ? longer : { ...record, clauses: longer })]]
}

/** A category, an insurer, an instrument of law or a form. */
function recordAdded(path: string, record: Holder, place: number): Written[] {
  const slug = `new-${place % 1000}`
  const own =
    'id' in record
      ? { id: 2 + (place % 1000), sha256: String(place).padStart(64, 'd') }
      : { slug, ...('registration' in record && { registration: String(place % 1000), aliases: [] }) }
  const name = 'id' in own ? String(own.id) : slug
  return [[`${dirname(path)}/${name}.json`, textOf({ ...record, ...own })]]
}

/** One more clause at the end of a wording. */
function clauseAdded(path: string, record: Holder, place: number): Written[] {
  const clauses = (record['clauses'] ?? []) as readonly Holder[]
  const last = clauses.at(-1)
  if (last === undefined) return []
  const clause = {
    ...last,
    id: 300_000 + place,
    parent: null,
    number: String(place % 100),
    text: `Word ${place}.`,
  }
  return [[path, textOf({ ...record, clauses: [...clauses, clause] })]]
}

/** A product with a UIN and clause numbers of its own; it may replace the other. */
function productAdded(
  files: ReadonlyMap<string, string>,
  path: string,
  product: Holder,
  place: number,
): Written[] {
  const uin = `SMPHLIP${String(place % 100_000).padStart(5, '0')}V012425`
  const first = 100_000 + (place % 10_000) * 100
  const own = { ...product, uin, supersedes: place % 2 === 0 ? product['uin'] : null }
  const name = `${dirname(path)}/${uin}`
  const wording = parsed(files.get(path.replace('.json', '.clauses.json')) ?? '') as Holder | null
  const written: Written = [`${name}.json`, textOf(renumbered(own, first))]
  if (wording === null) return [written]
  return [written, [`${name}.clauses.json`, textOf(renumbered({ ...wording, uin }, first))]]
}

/** A record whose clause numbers are others, in the same order. */
function renumbered(record: Holder, first: number): unknown {
  const other = (value: unknown) => (typeof value === 'number' ? first + (value % 100) : value)
  const text = JSON.stringify(record, (key, value: unknown) => {
    if (key === 'id' || key === 'parent' || key === 'clause') return other(value)
    return key === 'conflicts' || key === 'looked_at' ? (value as unknown[]).map(other) : value
  })
  return JSON.parse(text)
}
