import { factStatus } from '../../contract/fact-status.ts'
import { citationOf } from '../../contract/citation.ts'
import { displayOf } from '../../contract/answer-words.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import type { Fact } from '../../contract/authored/product.ts'
import type { Field } from '../../contract/authored/category.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import { publishedText } from './clause.ts'
import { type ProductContext, type SiteHead, clauseOf, clauseRef, printedPage, sourceOf } from './context.ts'
import { lawBesideOf } from './law-sentence.ts'

/** A fact as published: its value, the words it was read from, and what the proof of them gave. */
export function factBody(
  context: ProductContext,
  subject: ProductSubject,
  fact: Fact,
  field: Field,
): FactBody {
  const { key, label, group, type } = field
  const clause = fact.clause === undefined ? null : clauseOf(subject, fact.clause)
  const page = fact.page ?? null
  const printed_page = clause && page && printedPage(subject, clause, page)
  const { uin, name } = subject.product
  return {
    key,
    label,
    group,
    type,
    value: fact.value,
    ...(fact.currency !== undefined && { currency: fact.currency }),
    display: displayOf(field, fact),
    quote: fact.quote === undefined ? null : publishedQuote(fact.quote),
    clause: clause && clauseRef(context, clause),
    document: clause && clause.document,
    page,
    printed_page,
    page_url: `${context.to.productPage(uin)}#${key}`,
    ...(clause &&
      page && {
        citation: citationOf(context.to.base, {
          uin,
          name,
          source: sourceOf(subject, clause),
          clause,
          page,
          printed_page,
        }),
      }),
    status: factStatus(fact),
    context: (fact.context ?? []).map(({ quote, clause: id, page }) => {
      const clause = clauseOf(subject, id)
      const printed_page = printedPage(subject, clause, page)
      return { quote: publishedQuote(quote), clause: clauseRef(context, clause), page, printed_page }
    }),
    note: fact.note ?? null,
    conflicts: (fact.conflicts ?? []).map((id) => clauseRef(context, clauseOf(subject, id))),
    checked: fact.checked ?? null,
    disputed: fact.disputed === undefined ? null : { reported: fact.disputed.reported, on: fact.disputed.on },
    reason: fact.unverified ?? null,
    searched: factStatus(fact) === 'not-stated' ? searchedOf(context, subject, fact, field) : null,
    proof: context.proofs[key] ?? null,
    ...lawBesideOf(context, field.law),
  }
}

/** A quote as the published text of its clause has it. */
function publishedQuote(quote: string): string {
  return publishedText(quote).trim()
}

/** Documents that have been read, with the number of their clauses and the words that were looked through. */
function searchedOf(
  context: SiteHead,
  subject: ProductSubject,
  fact: Fact,
  field: Field,
): FactBody['searched'] {
  const read = new Set(Array.from(subject.byId.values(), ({ document }) => document))
  return {
    documents: subject.product.documents.map(({ id }) => id).filter((id) => read.has(id)),
    clauses: subject.byId.size,
    terms: field.terms,
    near: (fact.looked_at ?? []).map((id) => clauseRef(context, clauseOf(subject, id))),
  }
}
