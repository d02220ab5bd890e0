import { type Addresses, addressesUnder } from '../contract/addresses.ts'
import type { Clause, ProductClauses } from '../contract/authored/clauses.ts'
import type { Document } from '../contract/authored/product.ts'
import type { ClauseRef } from '../contract/published/fact.ts'
import type { Catalogue, ProductSubject } from '../dataset/model.ts'
import type { Store } from '../store/store.ts'

/** What every body is made from. */
export interface BodyContext {
  readonly catalogue: Catalogue
  readonly store: Store
  readonly to: Addresses
  /** The day the data is of. */
  readonly dataDate: string
}

/** The context of a dataset that is published under a base URL. */
export function bodyContext(catalogue: Catalogue, store: Store, baseUrl: string): BodyContext {
  const dataDate = catalogue.dataset.record.data_date
  return { catalogue, store, to: addressesUnder(baseUrl), dataDate }
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

/** The number printed on a physical page, or null where pages are unnumbered. */
export function printedPage(subject: ProductSubject, clause: Clause, page: number): number | null {
  const document: Document | undefined = subject.product.documents.find(({ id }) => id === clause.document)
  const offset = document?.page_offset ?? null
  return offset === null || page + offset < 1 ? null : page + offset
}
