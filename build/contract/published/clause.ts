import { Type, type Static } from '../schema.ts'
import { ClauseId, Page, Slug, Text, Uin, described, named, nullable } from '../primitives.ts'
import { datedAndNoticed } from './card.ts'
import {
  Citation,
  ClauseRef,
  FirstPage,
  PageUrl,
  PolicyRef,
  PrintedPage,
  Source,
  clauseHead,
} from './references.ts'

/** A fact that quotes a clause. */
const FactRef = named('FactRef', {
  key: described(Slug, 'The field of the fact.'),
  label: described(Text, 'What the field is called.'),
})

/** getClause: the text of one clause, where it is printed, and the facts that quote it. */
export const ClauseBody = named('Clause', {
  ...datedAndNoticed,
  id: ClauseId,
  uin: described(Uin, 'The product whose document prints it.'),
  policy: PolicyRef,
  document: described(Slug, 'The id of the document that prints it.'),
  source: Source,
  within: Type.Array(ClauseRef, {
    description: 'The clauses it is in, the outermost first: an exclusion means little without its heading.',
  }),
  number: clauseHead.number,
  title: clauseHead.title,
  text: described(Text, 'Everything the clause prints; a page break shows as a blank line.'),
  page: FirstPage,
  page_end: described(Page, 'The physical page on which it ends.'),
  printed_page: PrintedPage,
  page_url: PageUrl,
  citation: Citation,
  previous: nullable(ClauseRef, 'The clause before it in the document; null for the first.'),
  next: nullable(ClauseRef, 'The clause after it in the document; null for the last.'),
  facts: Type.Array(FactRef, { description: 'The facts that quote it.' }),
})

export type ClauseBody = Static<typeof ClauseBody>
