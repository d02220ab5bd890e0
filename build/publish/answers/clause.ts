import { citationOf, clausePage } from '../../contract/citation.ts'
import type { ClauseBody } from '../../contract/published/clause.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact } from '../../contract/authored/product.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import { type SiteHead, clauseOf, clauseRef, clausesOf, printedPage, sourceOf } from './context.ts'
import { grouped } from '../../contract/groups.ts'

/** A printed text as published: a page break shows as a blank line. */
export function publishedText(printed: string): string {
  return printed.includes('\f') ? printed.replace(/\s*\f\s*/gu, '\n\n') : printed
}

/** The clauses that contain a clause, the outermost first. */
export function headingsAbove(subject: ProductSubject, clause: Clause): Clause[] {
  const above: Clause[] = []
  for (let parent = clause.parent; parent !== null;) {
    const found = clauseOf(subject, parent)
    above.unshift(found)
    parent = found.parent
  }
  return above
}

/** The answers of getClause for every clause of a product, in the order of its documents. */
export function* clauseBodies(context: SiteHead, subject: ProductSubject): Generator<ClauseBody> {
  const { product } = subject
  const clauses = clausesOf(subject)
  const quotedBy = factsByClause(subject)
  const policy = { name: product.name, url: context.to.policy(product.uin) }
  for (const [at, clause] of clauses.entries()) {
    const { id, document, number, title, page } = clause
    const neighbour = (index: number) => {
      const found = clauses[index]
      return found?.document === document ? clauseRef(context, found) : null
    }
    const source = sourceOf(subject, clause)
    const printed_page = printedPage(subject, clause, page)
    yield {
      data_date: context.dataDate,
      notice: context.notice,
      id,
      uin: product.uin,
      policy,
      document,
      source,
      within: headingsAbove(subject, clause).map((above) => clauseRef(context, above)),
      number,
      title,
      text: publishedText(clause.text),
      page,
      page_end: clause.page_end ?? page,
      printed_page,
      page_url: clausePage(context.to.base, product.uin, clause),
      citation: citationOf(context.to.base, { ...product, source, clause, page, printed_page }),
      previous: neighbour(at - 1),
      next: neighbour(at + 1),
      facts: quotedBy.get(id) ?? [],
    }
  }
}

/** The facts that quote each clause, as their own words or as context. */
export function factsByClause({ product, category }: ProductSubject): Map<number, ClauseBody['facts']> {
  const facts = new Map(product.facts.map((fact) => [fact.key, fact]))
  return grouped(
    (category?.fields ?? []).flatMap(({ key, label }) => {
      const fact = facts.get(key)
      return fact === undefined ? [] : Array.from(quotedClauses(fact), (id) => [id, { key, label }] as const)
    }),
  )
}

/** The clauses a fact quotes, each once. */
export function quotedClauses(fact: Fact): Set<number> {
  const ids = (fact.context ?? []).map(({ clause }) => clause)
  return new Set(fact.clause === undefined ? ids : [fact.clause, ...ids])
}
