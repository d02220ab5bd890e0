import { OPERATIONS } from '../contract/operations.ts'
import type { Card } from '../contract/published/card.ts'
import type { PoliciesBody } from '../contract/published/search-results.ts'
import type { PolicyBody } from '../contract/published/policy.ts'
import type { Document } from '../contract/authored/product.ts'
import type { Field } from '../contract/authored/category.ts'
import { NOTICE } from '../contract/texts.ts'
import { PAGE_SIZE } from '../contract/limits.ts'
import type { ProductSubject } from '../dataset/model.ts'
import type { ProductRow } from '../store/store.ts'
import { type PageContext, clausesOf } from './context.ts'
import { factBody } from './fact.ts'

/** A product as lists show it. */
export function card({ to }: PageContext, row: ProductRow): Card {
  const { uin, name, line, status, launched, withdrawn, stated, in_schedule, not_stated, unread } = row
  return {
    uin,
    name,
    line,
    status,
    launched,
    withdrawn,
    category: { slug: row.category, name: row.category_name },
    insurer: { slug: row.insurer, name: row.insurer_name },
    coverage: { stated, in_schedule, not_stated, unread },
    url: to.policy(uin),
  }
}

/** The answer of getPolicy: facts in the order of the category's fields, and what nobody has looked for. */
export function policyBody(context: PageContext, subject: ProductSubject): PolicyBody {
  const { catalogue, store, to } = context
  const { product } = subject
  const fields = subject.category?.fields ?? []
  const facts = new Map(product.facts.map((fact) => [fact.key, fact]))
  return {
    data_date: catalogue.dataset.record.data_date,
    notice: NOTICE,
    ...card(context, store.product(product.uin)),
    versions: store.versions(product.uin).map(({ uin, name, status }) => {
      return { uin, name, status, url: to.policy(uin) }
    }),
    documents: product.documents.map(documentBody),
    facts: fields.flatMap((field) => {
      const fact = facts.get(field.key)
      return fact === undefined ? [] : [factBody(context, subject, fact, field)]
    }),
    unread: fields.filter(({ key }) => !facts.has(key)).map(fieldHead),
    clauses: clausesOf(subject).map(({ id, number, title, document, page }) => {
      return { id, number, title, document, page, url: to.clause(id) }
    }),
  }
}

function fieldHead({ key, label, group, type }: Field): PolicyBody['unread'][number] {
  return { key, label, group, type }
}

function documentBody(document: Document): Document {
  const { id, kind, title, edition, language, url, sha256, pages, page_offset, collected, note } = document
  return { id, kind, title, edition, language, url, sha256, pages, page_offset, collected, note }
}

/** The answer of searchPolicies without parameters: the first page of all products. */
export function policiesBody(context: PageContext): PoliciesBody {
  const rows = context.store.products()
  const limit = PAGE_SIZE.default
  const next =
    rows.length > limit ? `${context.to.base}${OPERATIONS.searchPolicies.path}?offset=${limit}` : null
  return {
    data_date: context.catalogue.dataset.record.data_date,
    notice: NOTICE,
    total: rows.length,
    limit,
    offset: 0,
    next,
    previous: null,
    match: null,
    query: { q: null, category: null, insurer: null, line: null, status: null },
    policies: rows.slice(0, limit).map((row) => card(context, row)),
    message: null,
  }
}
