import { FIELD_TYPES } from '../../contract/field-types.ts'
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

export function categoryRows({ category, fields }: CategoryFieldsBody, take: TakeRow): void {
  take('category', category)
  for (const [position, field] of fields.entries())
    take('field', {
      ...field,
      category: category.slug,
      position,
      field_group: field.group,
      unit: FIELD_TYPES[field.type].counts,
    })
}

export function insurerRows(insurer: InsurerBody, take: TakeRow): void {
  take('insurer', insurer)
  for (const [position, contact] of insurer.contacts.entries())
    take('contact', {
      ...contact,
      insurer: insurer.slug,
      position,
      from_of: contact.from.of,
      from_name: contact.from.name,
      from_url: contact.from.url,
    })
  for (const [position, metric] of insurer.metrics.entries())
    take('metric', { ...metric, insurer: insurer.slug, position })
}

/** The product, its versions and documents; its facts name clauses, which come first. */
export function productRows(policy: PolicyBody, take: TakeRow): void {
  const { uin } = policy
  take('product', { ...policy, category: policy.category.slug, insurer: policy.insurer.slug })
  const others = policy.versions.filter((version) => version.uin !== uin)
  for (const [position, version] of others.entries())
    take('version', { product: uin, position, uin: version.uin })
  for (const document of policy.documents) take('document', { ...document, product: uin })
}

export function clauseRows(clause: ClauseBody, position: number, take: TakeRow): void {
  take('clause', { ...clause, product: clause.uin, position, within: clause.within.at(-1)?.id ?? null })
}

export function factRows({ uin, category, facts }: PolicyBody, take: TakeRow): void {
  for (const fact of facts) {
    const value = fact.value === null ? null : JSON.stringify(fact.value)
    take('fact', {
      ...fact,
      ...typedValue(fact.value),
      product: uin,
      category: category.slug,
      value,
      clause: fact.clause?.id ?? null,
    })
    for (const [position, context] of (fact.context ?? []).entries())
      take('context', { ...context, product: uin, key: fact.key, position, clause: context.clause.id })
  }
}

export function lawRows(law: LawBody, take: TakeRow): void {
  take('law', law)
  for (const [position, amendment] of law.amended_by.entries())
    take('amendment', { ...amendment, law: law.slug, position })
  for (const [position, section] of law.sections.entries())
    take('section', { ...section, law: law.slug, position })
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
