import { Type, type Static } from '../schema.ts'
import { Slug, Text, closed, described, named, pair } from '../primitives.ts'
import { Card } from '../published/card.ts'
import { fieldHead } from '../published/fact.ts'
import { SearchIndex, head } from './head.ts'

// The files under /index/, as schemas. This module: the whole catalogue in one file.

const CategoryEntry = closed({
  slug: Slug,
  name: Text,
  about: described(Text, 'The words its products are found by: its description and its line.'),
  fields: Type.Array(closed({ ...fieldHead, question: Text })),
})

const InsurerEntry = closed({
  slug: Slug,
  words: described(Text, 'The words its products are found by: its names, present and former, one per line.'),
})

const Place = Type.Integer({ minimum: 0, description: 'A place in cards.' })

/** Every card in list order with the index over them; document ids are places in `cards`. */
export const CatalogueFile = named('CatalogueFile', {
  ...head,
  categories: Type.Array(CategoryEntry),
  insurers: Type.Array(InsurerEntry),
  superseded: Type.Array(Place, { description: 'Products of which a newer version is held.' }),
  replaces: Type.Array(pair(Place), { description: 'A product, and the one it says it replaces.' }),
  cards: Type.Array(Card),
  index: SearchIndex,
})

export type CategoryEntry = Static<typeof CategoryEntry>
export type InsurerEntry = Static<typeof InsurerEntry>
export type CatalogueFile = Static<typeof CatalogueFile>
