import { countedBy } from '../../contract/field-types.ts'
import type { CategoryFieldsBody } from '../../contract/published/categories.ts'
import type { ClauseBody } from '../../contract/published/clause.ts'
import type { FormBody } from '../../contract/published/forms.ts'
import type { InsurerBody } from '../../contract/published/insurers.ts'
import type { LawBody } from '../../contract/published/instruments.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'

/** A row of a table of the published database, by column. */
export type TableRow = Readonly<Record<string, unknown>>
/** Takes a row for a table. */
export type TakeRow = (table: string, row: TableRow) => void

/** Takes a row for each record of a list, with its place there and the columns that all of them share. */
function takeEach(table: string, records: readonly object[], shared: TableRow, take: TakeRow): void {
  for (const [position, record] of records.entries()) take(table, { ...record, ...shared, position })
}

export function categoryRows({ category, fields }: CategoryFieldsBody, take: TakeRow): void {
  take('category', category)
  const rows = fields.map((field) => {
    return { ...field, field_group: field.group, unit: countedBy(field) }
  })
  takeEach('field', rows, { category: category.slug }, take)
}

export function insurerRows(insurer: InsurerBody, take: TakeRow): void {
  take('insurer', insurer)
  const contacts = insurer.contacts.map(({ from, ...contact }) => {
    return { ...contact, from_of: from.of, from_name: from.name, from_url: from.url }
  })
  takeEach('contact', contacts, { insurer: insurer.slug }, take)
  takeEach('metric', insurer.metrics, { insurer: insurer.slug }, take)
}

/** The product, its versions and documents; its facts name clauses, which come first. */
export function productRows(policy: PolicyBody, take: TakeRow): void {
  const { uin } = policy
  take('product', { ...policy, category: policy.category.slug, insurer: policy.insurer.slug })
  const others = policy.versions.filter((version) => version.uin !== uin)
  takeEach('version', others, { product: uin }, take)
  takeEach('document', policy.documents, { product: uin }, take)
}

export function clauseRows(clause: ClauseBody, position: number, take: TakeRow): void {
  take('clause', { ...clause, product: clause.uin, position, within: clause.within.at(-1)?.id ?? null })
}

export function factRows({ uin: product, category, facts }: PolicyBody, take: TakeRow): void {
  for (const fact of facts) {
    const value = fact.value === null ? null : JSON.stringify(fact.value)
    const clause = fact.clause?.id ?? null
    take('fact', { ...fact, ...typedValue(fact.value), product, category: category.slug, value, clause })
    const contexts = (fact.context ?? []).map((context) => ({ ...context, clause: context.clause.id }))
    takeEach('context', contexts, { product, key: fact.key }, take)
  }
}

export function lawRows(law: LawBody, take: TakeRow): void {
  take('law', law)
  const amendments = law.amended_by.map(({ draft = false, ...amendment }) => ({ ...amendment, draft }))
  takeEach('amendment', amendments, { law: law.slug }, take)
  takeEach('section', law.sections, { law: law.slug }, take)
}

export function formRows(form: FormBody, take: TakeRow): void {
  take('form', { ...form, insurer: form.insurer.slug, record: form })
}

type Value = PolicyBody['facts'][number]['value']

/**
 * A value in the column of its own kind, for tables whose columns have one type; the others are null.
 *
 * @example typedValue(['one', 'two']) // { number: null, flag: null, text: 'one; two' }
 */
export function typedValue(value: Value) {
  return {
    number: typeof value === 'number' ? value : null,
    flag: typeof value === 'boolean' ? Number(value) : null,
    text: Array.isArray(value) ? value.join('; ') : typeof value === 'string' ? value : null,
  }
}
