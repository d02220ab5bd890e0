import { Type, type Static } from '../schema.ts'
import { ClauseId, Line, Page, Slug, Text, Uin, closed, named, nullable } from '../primitives.ts'
import { PolicyRef, PrintedPage, Source } from '../published/references.ts'
import { SearchIndex, head } from './head.ts'

const IndexedClause = closed({
  id: ClauseId,
  parent: nullable(ClauseId, 'The clause it is part of, or null.'),
  number: Type.String(),
  title: Type.String(),
  document: Slug,
  page: Page,
  printed_page: Type.Optional(PrintedPage),
  headings: Type.String({ description: 'The titles of the clauses that contain it, one per line.' }),
  known: Type.String({ description: 'Labels, questions and terms of the fields it was read for.' }),
  text: Text,
})

/** One product's clauses with their text, and the index over them. */
export const TextFile = named('TextFile', {
  ...head,
  uin: Uin,
  policy: PolicyRef,
  line: Line,
  documents: Type.Array(Source),
  clauses: Type.Array(IndexedClause),
  index: SearchIndex,
})

export type IndexedClause = Static<typeof IndexedClause>
export type TextFile = Static<typeof TextFile>
