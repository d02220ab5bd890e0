import { Type, type Static } from '../schema.ts'
import { Page, ProductStatus, Slug, Text, Uin, Url, described, named } from '../primitives.ts'
import { productDetails } from '../authored/product-details.ts'
import { Document } from '../authored/product.ts'
import { MarkdownUrl, cardFields, datedAndNoticed } from './card.ts'
import { FactBody, UnreadField } from './fact.ts'
import { ClauseRef, ClauseUrl, FirstPage, FormRef, PageUrl, clauseHead } from './references.ts'

/** A version of the same product. */
const Version = named('PolicyVersion', {
  uin: described(Uin, 'The UIN of the version.'),
  name: described(Text, 'Its name.'),
  status: ProductStatus,
  url: described(Url, 'The address of getPolicy for it.'),
})

/** Places to look for a field that nobody has read. */
const LookAt = named('LookAt', {
  key: described(Slug, 'The key of the unread field.'),
  places: Type.Array(
    named('PlaceToLook', {
      clause: ClauseRef,
      page: described(Page, 'The physical page on which the sentence is, from 1.'),
      sentence: described(Text, 'The sentence as printed. It was found by a program; nobody has read it.'),
    }),
    { minItems: 1, maxItems: 3, description: 'The likeliest first.' },
  ),
})

/** A clause in the list of a product's clauses. */
const ClauseEntry = named('ClauseEntry', {
  ...clauseHead,
  document: described(Slug, 'The id of its document.'),
  page: FirstPage,
  url: ClauseUrl,
})

/** getPolicy: one product with every fact, quote, clause and status. */
export const PolicyBody = named('Policy', {
  ...datedAndNoticed,
  ...cardFields,
  markdown: MarkdownUrl,
  page_url: PageUrl,
  versions: Type.Array(Version, {
    description: 'The versions of the product in the dataset, including this one.',
  }),
  ...productDetails,
  documents: Type.Array(Document, { description: 'The documents that were collected.' }),
  facts: Type.Array(FactBody, {
    description: 'What was read, in the order of the fields of the category; not-stated ones are among them.',
  }),
  unread: Type.Array(UnreadField, {
    description: 'The fields nobody has looked for yet: neither yes nor no.',
  }),
  look_at: Type.Optional(
    Type.Array(LookAt, {
      description:
        'Of unread fields, where a program found sentences that seem to answer them: no values, and nobody has confirmed the places. Read them there.',
    }),
  ),
  clauses: Type.Array(ClauseEntry, { description: 'Every clause of the documents, in their order.' }),
  forms: Type.Array(FormRef, {
    description: 'The forms of its insurer for its line of business: see applies_to before using one.',
  }),
})

export type PolicyBody = Static<typeof PolicyBody>
