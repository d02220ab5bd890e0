import type { Field } from '../../contract/authored/category.ts'
import type { Insurer } from '../../contract/authored/insurer.ts'
import type { LadderBody } from '../../contract/published/complaints.ts'
import type { CategoriesBody, CategoryFieldsBody } from '../../contract/published/categories.ts'
import type { InsurerBody, InsurersBody } from '../../contract/published/insurers.ts'
import { readOnce } from '../../contract/lazily.ts'
import type { BodyContext } from './context.ts'
import { lawBesideOf } from './law-sentence.ts'
import { formRefs } from './forms.ts'
import { card } from './policy.ts'

type FieldEntry = CategoryFieldsBody['fields'][number]

/** The answer of listCategories, by slug. */
export function categoriesBody({ catalogue, store, to, dataDate, notice }: BodyContext): CategoriesBody {
  const products = store.counts('productsByCategory')
  const categories = [...catalogue.categories.values()].map(({ record }) => {
    const { slug, name, line, description, fields } = record
    const policies = products.get(slug) ?? 0
    return { slug, name, line, description, fields: fields.length, policies, url: to.category(slug) }
  })
  return { data_date: dataDate, notice, total: categories.length, categories }
}

/** The answers of categoryFields, one per category. */
export function* categoryFieldsBodies(context: BodyContext): Generator<CategoryFieldsBody> {
  const { catalogue, store, to, dataDate, notice } = context
  for (const { record } of catalogue.categories.values()) {
    const { slug, name, line, description, fields } = record
    const coverage = store.fieldCoverage(slug)
    const unknown = { stated: 0, in_schedule: 0, not_stated: 0, unread: 0 }
    yield {
      data_date: dataDate,
      notice,
      category: { slug, name, line, description },
      markdown: to.markdown('categoryFields', slug),
      total: fields.length,
      fields: fields.map((field) => fieldEntry(context, field, coverage.get(field.key) ?? unknown)),
    }
  }
}

function fieldEntry(context: BodyContext, field: Field, coverage: FieldEntry['coverage']): FieldEntry {
  const { key, aliases, label, group, type, choices, question, terms, law, need, last_day } = field
  const basis = field.basis && { title: field.basis.title, url: field.basis.url }
  const head = { key, ...(aliases && { aliases }), label, group, type, ...(choices && { choices }) }
  const marks = { ...(need && { need }), ...(last_day && { last_day }) }
  return { ...head, question, terms, basis, ...lawBesideOf(context, law), ...marks, coverage }
}

/** The answer of listInsurers, by slug. */
export function insurersBody({
  catalogue,
  store,
  to,
  dataDate,
  notice,
  withdrawals,
}: BodyContext): InsurersBody {
  const active = store.counts('activeByInsurer')
  const withdrawn = store.counts('withdrawnByInsurer')
  const insurers = [...catalogue.insurers.values()].map(({ record }) => {
    const { slug, name, lines, registration } = record
    const policies = { active: active.get(slug) ?? 0, withdrawn: withdrawn.get(slug) ?? 0 }
    return { slug, name, lines, registration, policies, url: to.insurer(slug) }
  })
  const withdrawals_known_for = [...withdrawals.knownFor]
  return { data_date: dataDate, notice, withdrawals_known_for, total: insurers.length, insurers }
}

/** The answers of getInsurer, one per insurer. */
export const insurerBodies = readOnce((context: BodyContext): readonly InsurerBody[] =>
  Array.from(context.catalogue.insurers.values(), ({ record }) => insurerBody(context, record)),
)

function insurerBody(context: BodyContext, insurer: Insurer): InsurerBody {
  const { slug, name, lines, registration, website, aliases, metrics } = insurer
  const policies = context.store.insurerProducts(slug).map((row) => card(context, row))
  return {
    data_date: context.dataDate,
    notice: context.notice,
    slug,
    name,
    lines,
    registration,
    markdown: context.to.markdown('getInsurer', slug),
    website,
    aliases,
    contacts: [...(context.contacts().get(slug) ?? [])],
    metrics,
    forms: formRefs(context, slug),
    total: policies.length,
    policies,
  }
}

/** The complaint ladder for programs, with the offices of the Ombudsman. */
export function complaintsBody({ catalogue, dataDate, notice, ladder }: BodyContext): LadderBody {
  const { offices } = catalogue.complaints.record
  return { data_date: dataDate, notice, before: ladder.before, rungs: [...ladder.rungs], offices }
}
