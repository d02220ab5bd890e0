import { Type, type Static } from 'typebox'
import { ClauseId, Page, Slug, Text, Uin, closed, nullable } from '../primitives.ts'
import { PolicyRef, datedAndNoticed } from './card.ts'
import { ClauseRef, PrintedPage } from './fact.ts'

/** getClause: the text of one clause, its place in the document, and the facts that quote it. */
export const ClauseBody = closed(
  {
    ...datedAndNoticed,
    id: ClauseId,
    uin: Uin,
    policy: PolicyRef,
    document: Slug,
    within: Type.Array(ClauseRef),
    number: Type.String(),
    title: Type.String(),
    text: Text,
    page: Page,
    page_end: Page,
    printed_page: PrintedPage,
    previous: nullable(ClauseRef),
    next: nullable(ClauseRef),
    facts: Type.Array(closed({ key: Slug, label: Text })),
  },
  { title: 'Clause' },
)

export type ClauseBody = Static<typeof ClauseBody>
