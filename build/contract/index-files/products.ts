import { Type, type Static } from '../schema.ts'
import {
  Count,
  Day,
  Line,
  ProductStatus,
  Slug,
  Text,
  Uin,
  Url,
  closed,
  described,
  named,
  nullable,
  pair,
} from '../primitives.ts'
import { SearchIndex, head } from './head.ts'

const ProductNumber = described(
  Count,
  'The number of a product: read ones first, then by launch, the latest first.',
)

/** The catalogue as every query about products reads it: for each thing about products a list, by their numbers. */
export const ProductsFile = named('ProductsFile', {
  ...head,
  base_url: Url,
  categories: Type.Array(
    closed({
      slug: Slug,
      name: Text,
      about: described(Text, 'The words its products are found by: its description and its line.'),
    }),
  ),
  insurers: Type.Array(
    closed({
      slug: Slug,
      name: Text,
      words: described(Text, 'The words its products are found by: its names, present and former.'),
    }),
  ),
  listed: described(Type.Array(ProductNumber), 'Every product in the order of lists: by name.'),
  superseded: described(Type.Array(ProductNumber), 'Products of which a newer version is held.'),
  replaces: Type.Array(pair(ProductNumber), { description: 'A product, and the one it says it replaces.' }),
  cards: closed({
    uin: Type.Array(Uin),
    name: Type.Array(Text),
    line: Type.Array(Line),
    status: Type.Array(ProductStatus),
    launched: Type.Array(nullable(Day)),
    withdrawn: Type.Array(nullable(Day)),
    category: Type.Array(Count, { description: 'The places of their categories.' }),
    insurer: Type.Array(Count, { description: 'The places of their insurers.' }),
    coverage: Type.Array(Type.Array(Count), {
      description: 'Fields stated, in the schedule, not stated, unread.',
    }),
  }),
  telling: Type.Array(Count, {
    description: 'How many words of each name are neither of its insurer’s names nor generic.',
  }),
  index: SearchIndex,
})

export type ProductsFile = Static<typeof ProductsFile>
