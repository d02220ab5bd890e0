import { type Addresses, addressesUnder } from '../contract/addresses.ts'
import type { Clause, ProductClauses } from '../contract/authored/clauses.ts'
import type { Document } from '../contract/authored/product.ts'
import { CLAUSE_MANNERS, type ClauseManner } from '../contract/indexed/clauses.ts'
import type { ClauseRef, Source } from '../contract/published/references.ts'
import { CLAUSE_FILES } from '../contract/limits.ts'
import { noticeOf } from '../contract/texts.ts'
import type { Catalogue, ProductSubject } from '../dataset/model.ts'
import type { Store } from '../store/store.ts'

/** What every body is made from. */
export interface BodyContext {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly to: Addresses
  /** The day the data is of. */
  readonly dataDate: string
  /** What every body about products says of itself. */
  readonly notice: string
  /** Whether clauses are files at their own addresses, too. */
  readonly clauses: ClauseManner
}

/** The context of a dataset that is published under a base URL. */
export function bodyContext(
  catalogue: Catalogue,
  store: Store,
  baseUrl: string,
  clauses: ClauseChoice,
): BodyContext {
  const { data_date, notice } = catalogue.dataset.record
  return {
    catalogue,
    store,
    to: addressesUnder(baseUrl),
    dataDate: data_date,
    notice: noticeOf(notice),
    clauses: clauses === 'auto' ? mannerFor(store) : clauses,
  }
}

/** How a build may publish clauses; `auto` makes files of them while the platform takes so many. */
export const CLAUSE_CHOICES = ['auto', ...CLAUSE_MANNERS] as const
export type ClauseChoice = (typeof CLAUSE_CHOICES)[number]

function mannerFor(store: Store): ClauseManner {
  return (store.counts('totals').get('clauses') ?? 0) > CLAUSE_FILES ? 'packs' : 'files'
}

/** The clauses of a product in the order of its documents; none while nothing has been read. */
export function clausesOf(subject: ProductSubject): ProductClauses['clauses'] {
  return subject.clauses?.record.clauses ?? []
}

/** A reference to a clause, as bodies hold it. */
export function clauseRef({ to }: BodyContext, { id, number, title }: Clause): ClauseRef {
  return { id, number, title, url: to.clause(id) }
}

/** The clause of a product with this number; the rule known-clause has proven that there is one. */
export function clauseOf(subject: ProductSubject, id: number): Clause {
  const clause = subject.byId.get(id)
  if (clause === undefined) throw new Error(`${subject.path}: clause ${id} is not one of the product's`)
  return clause
}

/** The document that prints a clause; that there is one was proven by the rule known-document. */
function documentOf(subject: ProductSubject, clause: Clause): Document {
  const document = subject.product.documents.find(({ id }) => id === clause.document)
  if (document === undefined) throw new Error(`${subject.path}: document ${clause.document} is unknown`)
  return document
}

/** The document that prints a clause, as bodies name it. */
export function sourceOf(subject: ProductSubject, clause: Clause): Source {
  const { id, kind, title, edition, url } = documentOf(subject, clause)
  return { id, kind, title, edition, url }
}

/** The number printed on a physical page, or null where pages are unnumbered. */
export function printedPage(subject: ProductSubject, clause: Clause, page: number): number | null {
  const offset = documentOf(subject, clause).page_offset
  return offset === null || page + offset < 1 ? null : page + offset
}
