import { Type, type Static } from 'typebox'
import { ClauseId, Day, Page, ProductStatus, Slug, Text, Uin, Url, closed, nullable } from '../primitives.ts'
import { Document } from '../authored/product.ts'
import { cardFields, datedAndNoticed } from './card.ts'
import { FactBody, UnreadField } from './fact.ts'

/** A version of the same product. */
const Version = closed({ uin: Uin, name: Text, status: ProductStatus, url: Url })

/** A clause in the list of a product's clauses. */
const ClauseEntry = closed({
  id: ClauseId,
  number: Type.String(),
  title: Type.String(),
  document: Slug,
  page: Page,
  url: Url,
})

/** getPolicy: one product with every fact, quote, clause and status. */
export const PolicyBody = closed(
  {
    ...datedAndNoticed,
    ...cardFields,
    launched: nullable(Day),
    withdrawn: nullable(Day),
    versions: Type.Array(Version),
    documents: Type.Array(Document),
    facts: Type.Array(FactBody),
    unread: Type.Array(UnreadField),
    clauses: Type.Array(ClauseEntry),
  },
  { title: 'Policy' },
)

export type PolicyBody = Static<typeof PolicyBody>
