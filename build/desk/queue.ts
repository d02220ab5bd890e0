import type { Category } from '../contract/authored/category.ts'
import type { Product } from '../contract/authored/product.ts'
import { factStatus } from '../contract/fact-status.ts'
import type { DeskData } from './desk-data.ts'
import { type FactFinding, findingsByKey } from './proven-fact.ts'

/** The kinds of work, in the order in which the queue shows them. */
export const KINDS = ['unread', 'second', 'unverified', 'disputed', 'findings', 'no wording'] as const
type Kind = (typeof KINDS)[number]

/** One thing to do: a field of a product, or the product as a whole where its wording is not read in. */
interface Row {
  readonly uin: string
  readonly name: string
  readonly category: string
  readonly key: string
  readonly label: string
  /** Why: the reason of an unverified fact, the report of a dispute, a finding. */
  readonly reason: string
}

/** What is to be done, and how far the dataset is. */
export interface Queue {
  readonly counts: Readonly<Record<Kind, number>>
  readonly rows: readonly Row[]
  /** How many rows match; at most {@link MOST_ROWS} are given. */
  readonly matching: number
  readonly categories: readonly string[]
  /** The products of whose clauses something is at hand: fields read, of all. */
  readonly progress: readonly { uin: string; name: string; read: number; checked: number; fields: number }[]
  readonly products: number
}

/** What the queue is asked for. */
export interface QueueQuery {
  readonly kind: Kind
  readonly text: string
  readonly category: string
}

const MOST_ROWS = 200

/** The queue: every row of one kind that matches, and the counts of all kinds. */
export function queueOf(data: DeskData, { kind, text, category }: QueueQuery): Queue {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean)
  const matches = (row: Row) => {
    const all = `${row.uin} ${row.name} ${row.label} ${row.key} ${row.category}`.toLowerCase()
    return (category === '' || row.category === category) && words.every((word) => all.includes(word))
  }
  const byKind = Object.fromEntries(KINDS.map((one) => [one, [] as Row[]])) as Record<Kind, Row[]>
  const progress: Queue['progress'][number][] = []
  let products = 0
  for (const { product, files } of data.products) {
    products++
    const fields = data.catalogue.categories.get(product.category)?.record
    if (fields === undefined) continue
    if (files.clausesPath === null) {
      byKind['no wording'].push(rowOf(product, '', '', ''))
      continue
    }
    progress.push(progressOf(product, fields))
    for (const [one, row] of rowsOf(data, product, fields)) byKind[one].push(row)
  }
  const matching = byKind[kind].filter(matches)
  const counts = Object.fromEntries(KINDS.map((one) => [one, byKind[one].length])) as Record<Kind, number>
  return {
    counts,
    rows: matching.slice(0, MOST_ROWS),
    matching: matching.length,
    categories: [...data.catalogue.categories.keys()],
    progress,
    products,
  }
}

function progressOf({ uin, name, facts }: Product, { fields }: Category) {
  const checked = facts.filter((fact) => fact.checked !== undefined).length
  return { uin, name, read: facts.length, checked, fields: fields.length }
}

function rowOf({ uin, name, category }: Product, key: string, label: string, reason: string): Row {
  return { uin, name, category, key, label, reason }
}

function* rowsOf(data: DeskData, product: Product, { fields }: Category): Generator<[Kind, Row]> {
  const found = findings(data, product)
  for (const { key, label } of fields) {
    const fact = product.facts.find((one) => one.key === key)
    const row = (reason: string) => rowOf(product, key, label, reason)
    if (fact === undefined) {
      yield ['unread', row('')]
      continue
    }
    const status = factStatus(fact)
    if (status === 'quoted') yield ['second', row('')]
    if (status === 'unverified') yield ['unverified', row(fact.unverified ?? '')]
    if (status === 'disputed') yield ['disputed', row(fact.disputed?.reported ?? '')]
    for (const { message } of found.get(key) ?? []) yield ['findings', row(message)]
  }
}

type Findings = ReadonlyMap<string, readonly FactFinding[]>
const kept = new WeakMap<Product, Findings>()

/** What the rules find in the facts of a product; found once for a product as it is. */
function findings(data: DeskData, product: Product): Findings {
  const before = kept.get(product)
  if (before !== undefined || product.facts.length === 0) return before ?? new Map()
  const made = findingsByKey(data.read(product.uin).subject, data.catalogue)
  kept.set(data.listed(product.uin).product, made)
  return made
}
