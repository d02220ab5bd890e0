import type { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import type { Cell, CompareBody } from '../../../build/contract/published/comparison.ts'
import { byCountKey } from '../../../build/contract/count-keys.ts'
import { type Verdict, VERDICT_NAMES } from '../../../build/contract/published/verdicts.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { compareTexts } from '../../../build/contract/compare-texts.ts'
import { FIELD_TYPES } from '../../../build/contract/field-types.ts'
import type { Given } from '../../shared/given-parameters.ts'
import { type Refused, quoted, invalid } from '../../shared/result.ts'

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

type FactCell = Extract<Cell, { readonly value: unknown }>

/** Check statuses under which a value is not firm enough to be called the same as another, or different. */
const DOUBTFUL: ReadonlySet<FactCell['status']> = new Set(['disputed', 'unverified'])

/**
 * Whether the values of a row are the same. Values are compared where every category asks the same question and no
 * value is in doubt: disputed, unverified, or contradicted by its own document. Where values are equal and the notes or
 * the conditions quoted with them are not, it says so: they may change what the value means.
 */
export function verdictOf(cells: readonly Cell[]): Verdict {
  if (!asksOneThing(cells)) return 'not-compared'
  const facts = cells.flatMap((cell) => ('value' in cell && cell.value !== null ? [cell] : []))
  if (facts.length < cells.length) return 'incomplete'
  if (facts.some(isDoubtful) || !facts.every(({ type }) => FIELD_TYPES[type].comparable))
    return 'not-compared'
  if (new Set(facts.map(({ currency }) => currency)).size > 1) return 'not-compared'
  if (new Set(facts.map(({ value }) => value)).size > 1) return 'different'
  return new Set(facts.map(conditionsOf)).size > 1 ? 'differs-in-notes' : 'same'
}

/**
 * Whether the categories that have the field mean one thing by its key: 3 months and 3 days, or two questions, must not
 * be compared, whether or not all of them are answered.
 */
export function asksOneThing(cells: readonly Cell[]): boolean {
  const asking = cells.flatMap((cell) => ('question' in cell ? [cell] : []))
  return new Set(asking.map(({ type, question }) => `${type} ${question.trim().toLowerCase()}`)).size <= 1
}

function isDoubtful({ status, conflicts }: FactCell): boolean {
  return DOUBTFUL.has(status) || conflicts.length > 0
}

/** Conditions that may change the meaning of a value: its note and those quoted with it. */
function conditionsOf({ note, context }: FactCell): string {
  return JSON.stringify([note, context.map(({ quote }) => quote)])
}

/**
 * The rows that were asked for by keys with commas between, and by the heading of a group in any case, in the order of the
 * comparison; a key that a field had before leads to it, and a key or a group that no row has is refused, and so are keys of other groups.
 */
export function rowsAsked(
  rows: readonly Row[],
  { fields, group }: Pick<Given<'comparePolicies'>, 'fields' | 'group'>,
  /** The keys of today by those of before. */
  renamed: ReadonlyMap<string, string>,
): Row[] | Refused {
  const keyOfToday = (key: string) => (rows.some((row) => row.key === key) ? key : (renamed.get(key) ?? key))
  const names = (fields ?? '').split(',').map((key) => key.trim())
  const named = names.filter((key) => key !== '').map(keyOfToday)
  const keys = named.length === 0 ? null : new Set(named)
  const unknown = [...(keys ?? [])].find((key) => !rows.some((row) => row.key === key))
  if (unknown !== undefined) return invalid(`fields names ${quoted(unknown)}; ${keysMeant(rows, unknown)}.`)
  const groups = [...new Set(rows.map((row) => row.group))]
  const heading = group === null ? null : groups.find((name) => name.toLowerCase() === group.toLowerCase())
  if (heading === undefined)
    return invalid(`group is ${quoted(group ?? '')}; these products have: ${groups.join(', ')}.`)
  const chosen = rows.filter(
    (row) => (keys === null || keys.has(row.key)) && (heading === null || row.group === heading),
  )
  if (chosen.length > 0 || keys === null || heading === null) return chosen
  const places = rows.filter(({ key }) => keys.has(key)).map(({ key, group }) => `${key} is in ${group}`)
  return invalid(`No field of fields is in the group ${quoted(heading)}: ${places.join(', ')}.`)
}

/** The keys whose field is called by the words that were given, or all there are. */
function keysMeant(rows: readonly Row[], given: string): string {
  const words = given.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const called = rows.filter(({ key, label }) =>
    words.every((word) => `${key} ${label}`.toLowerCase().includes(word)),
  )
  const listed = (rows: readonly Row[]) => rows.map(({ key }) => key).join(', ')
  return called.length === 0 || words.length === 0
    ? `these products have: ${listed(rows)}`
    : `it takes keys: ${listed(called)}`
}
