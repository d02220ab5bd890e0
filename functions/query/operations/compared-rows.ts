import type { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import type { Cell, CompareBody } from '../../../build/contract/published/comparison.ts'
import { byCountKey } from '../../../build/contract/count-keys.ts'
import { VERDICT_NAMES } from '../../../build/contract/published/verdicts.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { compareTexts } from '../../../build/contract/compare-texts.ts'
import { verdictOf } from './verdict.ts'

type Row = CompareBody['rows'][number]
type Field = Pick<CategoryFieldsBody['fields'][number], 'key' | 'label' | 'group' | 'type' | 'question'>

/** A product with the fields of its category as they are published. */
interface Read {
  readonly policy: PolicyBody
  readonly fields: readonly Field[]
}

/** The same with its fields and its cells by their keys. */
interface Compared extends Read {
  readonly byKey: ReadonlyMap<string, Field>
  readonly cells: ReadonlyMap<string, Cell>
}

/** Products that were compared before: their files stay in memory, and their cells with these. */
const comparedBefore = new WeakMap<PolicyBody, Compared>()

/**
 * The rows of a comparison, over the union of the fields of the products' categories. The order of the products decides
 * the order of rows and cells and nothing else: what a row is called is taken from the category with the first slug.
 */
export function comparedRows(products: readonly Read[]): Row[] {
  const compared = products.map(asCompared)
  const bySlug = compared.toSorted((a, b) => compareTexts(a.policy.category.slug, b.policy.category.slug))
  const keys = new Set(compared.flatMap(({ byKey }) => [...byKey.keys()]))
  return [...keys].flatMap((key) => {
    const head = bySlug.map(({ byKey }) => byKey.get(key)).find((field) => field !== undefined)
    return head === undefined ? [] : [rowOf(head, compared)]
  })
}

function rowOf({ key, label, group, type }: Field, compared: readonly Compared[]): Row {
  const cells = compared.map((one): Cell => {
    return one.cells.get(key) ?? { uin: one.policy.uin, status: 'not-applicable' }
  })
  return { key, label, group, type, verdict: verdictOf(cells), cells }
}

function asCompared({ policy, fields }: Read): Compared {
  const before = comparedBefore.get(policy)
  if (before?.fields === fields) return before
  const cells = fields.map((field) => [field.key, cellOf(field, policy)] as const)
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const compared = { policy, fields, byKey, cells: new Map(cells) }
  comparedBefore.set(policy, compared)
  return compared
}

function cellOf({ key, label, question, type }: Field, { uin, facts, unread, documents }: PolicyBody): Cell {
  const fact = facts.find((entry) => entry.key === key)
  if (fact === undefined) {
    const law = unread.find((entry) => entry.key === key)?.law
    return { uin, label, question, type, ...(law !== undefined && { law }), status: 'unread' }
  }
  const { key: _key, group: _group, ...cell } = fact
  const document = documents.find(({ id }) => id === fact.document)
  return { uin, question, ...cell, source: document === undefined ? null : sourceOf(document) }
}

function sourceOf({ id, kind, title, edition, url }: PolicyBody['documents'][number]) {
  return { id, kind, title, edition, url }
}

/** Number of rows with each verdict. */
export function countsOf(rows: readonly Row[]): CompareBody['verdicts'] {
  return byCountKey(VERDICT_NAMES, (name) => rows.filter(({ verdict }) => verdict === name).length)
}
