import { Type, type Static } from 'typebox'
import { ClauseId, Page, Slug, Text, Uin, closed, nullable } from '../primitives.ts'

/** One clause of a document, as printed; a form feed in its text is a page break. */
export const Clause = closed({
  id: ClauseId,
  document: Slug,
  parent: nullable(ClauseId),
  number: Type.String(),
  title: Type.String(),
  text: Text,
  page: Page,
  page_end: Type.Optional(Page),
})

/** The clauses of one product, in the order of its documents. */
export const ProductClauses = closed({ uin: Uin, clauses: Type.Array(Clause, { minItems: 1 }) })

export type Clause = Static<typeof Clause>
export type ProductClauses = Static<typeof ProductClauses>
