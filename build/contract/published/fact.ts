import { Type, type Static } from 'typebox'
import { ClauseId, Count, Day, Page, Slug, Text, Url, closed, nullable, oneOf } from '../primitives.ts'
import { Dispute, FactValue } from '../authored/product.ts'
import { FieldType } from '../field-types.ts'
import { FACT_STATUS_NAMES } from '../fact-status.ts'

// The published shapes of facts and of references to clauses. `title` makes a shape a named component.

const Status = oneOf(FACT_STATUS_NAMES, {
  description: 'The check status, derived by the build from the proof of the quotes; never typed in.',
})
export const ClauseRef = closed(
  { id: ClauseId, number: Type.String(), title: Type.String(), url: Url },
  { title: 'ClauseRef' },
)
export const PrintedPage = nullable(
  Type.Integer({ description: 'The number printed on the page; null where pages are unnumbered.' }),
)

export const fieldHead = { key: Slug, label: Text, group: Text, type: FieldType }

/** What was looked through before a field was called not stated. */
const Searched = closed({
  documents: Type.Array(Slug),
  clauses: Count,
  terms: Type.Array(Text),
  near: Type.Array(ClauseRef),
})

export const factBody = {
  value: nullable(FactValue),
  display: nullable(Text),
  quote: nullable(Text),
  clause: nullable(ClauseRef),
  document: nullable(Slug),
  page: nullable(Page),
  printed_page: PrintedPage,
  status: Status,
  context: Type.Optional(
    Type.Array(closed({ quote: Text, clause: ClauseRef, page: Page, printed_page: PrintedPage })),
  ),
  note: Type.Optional(Text),
  conflicts: Type.Optional(Type.Array(ClauseRef)),
  checked: Type.Optional(Day),
  disputed: Type.Optional(Dispute),
  reason: Type.Optional(Type.String({ description: 'Why the proof of the quote cannot be trusted.' })),
  searched: Type.Optional(Searched),
}

/** A fact with the words it was read from. */
export const FactBody = closed({ ...fieldHead, ...factBody }, { title: 'Fact' })

/** A field of the category for which nothing has been read. */
export const UnreadField = closed(fieldHead, { title: 'UnreadField' })

export type ClauseRef = Static<typeof ClauseRef>
export type FactBody = Static<typeof FactBody>
