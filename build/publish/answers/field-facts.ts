import type { CategoryFieldsBody } from '../../contract/published/categories.ts'
import type { FieldFactsBody } from '../../contract/published/field-facts.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'

/** One body for each field of a category: what its read products say to it, in their order. */
export function* fieldFactsBodies(
  { data_date, notice, category, fields }: CategoryFieldsBody,
  read: readonly PolicyBody[],
): Generator<FieldFactsBody> {
  for (const { key, label, group, type, question } of fields) {
    const facts = read.flatMap((policy) => {
      const { uin, name, insurer, facts } = policy
      return facts
        .filter((fact) => fact.key === key)
        .map(({ key: _key, label: _label, group: _group, type: _type, law: _law, ...fact }) => {
          return { uin, name, insurer, ...fact }
        })
    })
    const stated = new Set(facts.map(({ uin }) => uin))
    yield {
      data_date,
      notice,
      category: { slug: category.slug, name: category.name },
      field: { key, label, group, type, question },
      total: read.length,
      facts,
      unread: read.flatMap(({ uin, name }) => (stated.has(uin) ? [] : [{ uin, name }])),
    }
  }
}
