import type { Card } from '../../contract/published/card.ts'
import { isRead } from '../../contract/is-read.ts'
import { POLICY_FILTERS } from '../../contract/parameters.ts'
import type { PoliciesBody, PolicyQuery } from '../../contract/published/search-results.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import { PRODUCT_DETAILS } from '../../contract/authored/product-details.ts'
import type { Document, Product } from '../../contract/authored/product.ts'
import type { Field } from '../../contract/authored/category.ts'
import { PAGE_SIZE } from '../../contract/limits.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import type { ProductRow } from '../store/store.ts'
import { type BodyContext, type ProductContext, type SiteHead, clauseRef, clausesOf } from './context.ts'
import { factBody } from './fact.ts'
import { lawBesideOf } from './law-sentence.ts'

/** A product as lists show it. */
export function card({ to }: Pick<SiteHead, 'to'>, row: ProductRow): Card {
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
export function policyBody(context: ProductContext, subject: ProductSubject): PolicyBody {
  const { dataDate, to } = context
  const { product } = subject
  const fields = subject.category?.fields ?? []
  const facts = new Map(product.facts.map((fact) => [fact.key, fact]))
  const lookAt = placesToLook(context, subject)
  return {
    data_date: dataDate,
    notice: context.notice,
    ...card(context, context.row),
    markdown: to.markdown('getPolicy', product.uin),
    page_url: to.productPage(product.uin),
    versions: context.versions.map(({ uin, name, status }) => {
      return { uin, name, status, url: to.policy(uin) }
    }),
    ...detailsOf(product),
    documents: product.documents.map(documentBody),
    facts: fields.flatMap((field) => {
      const fact = facts.get(field.key)
      return fact === undefined ? [] : [factBody(context, subject, fact, field)]
    }),
    unread: fields.filter(({ key }) => !facts.has(key)).map((field) => unreadField(context, field)),
    ...(lookAt.length > 0 && { look_at: lookAt }),
    clauses: clausesOf(subject).map(({ id, number, title, document, page }) => {
      return { id, number, title, document, page, url: to.clause(id) }
    }),
    forms: [...context.forms],
  }
}

function detailsOf(product: Product): Pick<Product, (typeof PRODUCT_DETAILS)[number]> {
  const own = PRODUCT_DETAILS.flatMap((key) => (product[key] === undefined ? [] : [[key, product[key]]]))
  return Object.fromEntries(own)
}

function unreadField(context: SiteHead, field: Field): PolicyBody['unread'][number] {
  const { key, label, group, type, law } = field
  return { key, label, group, type, ...lawBesideOf(context, law) }
}

/** Places to look for the unread fields: those whose sentences are still there. */
export function placesToLook(
  context: Pick<SiteHead, 'to'>,
  { product, clauses, category, byId }: ProductSubject,
) {
  const read = new Set(product.facts.map(({ key }) => key))
  const places = (clauses?.record.look_at ?? []).flatMap(({ key, clause: id, page, sentence }) => {
    const clause = byId.get(id)
    return clause?.text.includes(sentence) === true
      ? [{ key, place: { clause: clauseRef(context, clause), page, sentence } }]
      : []
  })
  return (category?.fields ?? []).flatMap(({ key }) => {
    const own = places.filter((one) => one.key === key).map(({ place }) => place)
    return read.has(key) || own.length === 0 ? [] : [{ key, places: own.slice(0, 3) }]
  })
}

function documentBody(document: Document): Document {
  const { id, kind, title, edition, language, url, sha256, pages, page_offset, collected, note } = document
  const { unread_pages: unread = [] } = document
  const own = { id, kind, title, edition, language, url, sha256, pages, page_offset, collected, note }
  return { ...own, ...(unread.length > 0 && { unread_pages: unread }) }
}

const NO_FILTERS = Object.fromEntries(Object.keys(POLICY_FILTERS).map((name) => [name, null])) as PolicyQuery

/** All products as one page: a copy has nothing that would answer for the next. */
export function policiesBody(context: BodyContext): PoliciesBody {
  const rows = context.store.products()
  return {
    data_date: context.dataDate,
    notice: context.notice,
    total: rows.length,
    read: rows.filter(isRead).length,
    limit: Math.max(rows.length, PAGE_SIZE.default),
    offset: 0,
    next: null,
    previous: null,
    match: null,
    query: NO_FILTERS,
    policies: rows.map((row) => card(context, row)),
    message: null,
  }
}
