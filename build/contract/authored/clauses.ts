import { Type, type Static } from '../schema.ts'
import { ClauseId, Page, Slug, Text, Uin, closed, nullable, described, omittable } from '../primitives.ts'

/** One clause of a document, as printed; a form feed in its text is a page break. */
export const Clause = closed({
  id: ClauseId,
  document: described(Slug, 'The id of the document that holds it.'),
  parent: nullable(
    ClauseId,
    'The clause it is in, always an earlier one; null at the top. An exclusion means nothing without the heading above it.',
  ),
  number: described(
    Type.String(),
    'The label as printed, with its parents where labels restart ("Part C 1(2)"); an unlabelled clause has the number of its parent.',
  ),
  title: described(Type.String(), 'The printed heading, or empty; never our own words.'),
  text: described(
    Text,
    'Everything the clause prints, label and heading included. A form feed (U+000C) is a page break, tabs separate the cells of a table and newlines its rows.',
  ),
  page: described(Page, 'The physical page on which it begins, counted from 1.'),
  page_end: omittable(Page, 'The page on which it ends; present when the text holds a form feed.'),
})

/** A sentence that seems to answer a field nobody has read, found by a program. */
export const PlaceToLook = closed({
  key: described(Slug, 'The key of the field.'),
  clause: described(ClauseId, 'The clause that holds it.'),
  page: described(Page, 'The physical page on which it is.'),
  sentence: described(Text, 'The words as printed.'),
})

/** The clauses of one product, in the order of its documents. */
export const ProductClauses = closed({
  uin: described(Uin, 'The product they belong to.'),
  clauses: Type.Array(Clause, {
    minItems: 1,
    description: 'In the order of the documents: previous and next follow it, never the number.',
  }),
  look_at: Type.Optional(
    Type.Array(PlaceToLook, {
      description:
        'Where to look for what nobody has read: up to three places of a field, the likeliest first, found by a program when the document was read. No values; a place whose sentence is gone is not published.',
    }),
  ),
})

export type PlaceToLook = Static<typeof PlaceToLook>
export type Clause = Static<typeof Clause>
export type ProductClauses = Static<typeof ProductClauses>
