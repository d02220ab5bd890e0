import { Type, type Static } from '../schema.ts'
import {
  Count,
  Day,
  Line,
  ProductStatus,
  Slug,
  Text,
  Uin,
  closed,
  described,
  named,
  nullable,
  oneOf,
} from '../primitives.ts'
import { ORDERS } from '../index-paths.ts'
import { head } from './head.ts'

// The catalogue in pieces, so that a query reads only those it needs. Products are numbered in two orders.

const ProductNumber = described(Count, 'The number of a product in the order latest.')

/** Begins every query about products. */
export const ProductsFile = named('ProductsFile', {
  ...head,
  total: described(Count, 'How many products there are.'),
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
  uin_files: described(Count, 'How many files UINs are spread over.'),
})

/** One thing about every product, in one order. */
export const ColumnFile = named('ColumnFile', {
  order: oneOf([...ORDERS]),
  values: Type.String({
    description:
      'A packed number for each product. category, insurer: its place in products.json. line: 0 life, 1 health, 2 general. standing: 1 if withdrawn, plus 2 if superseded, plus 4 for each word of its name that is neither its insurer’s nor generic. read: 1 if something was read of it.',
  }),
})

/** Some neighbouring products of one order: for each thing about them a list. */
export const CardsFile = named('CardsFile', {
  uin: Type.Array(Uin),
  name: Type.Array(Text),
  line: Type.Array(Line),
  status: Type.Array(ProductStatus),
  launched: Type.Array(nullable(Day)),
  withdrawn: Type.Array(nullable(Day)),
  category: Type.Array(Count, { description: 'The places of their categories in products.json.' }),
  insurer: Type.Array(Count, { description: 'The places of their insurers in products.json.' }),
  coverage: Type.Array(Type.Array(Count), {
    description: 'Fields stated, in the schedule, not stated, unread.',
  }),
})

/** Every stem of the names of products that is made of letters alone, to know which there are before any is looked up. */
export const ProductWordsFile = named('ProductWordsFile', {
  words: Type.String({
    description:
      'Sorted, with a space between: of each, how many letters it shares with the one before (packed), then the rest.',
  }),
  starts: Type.Array(Text, { description: 'The first term of each file of terms.' }),
})

/** What else is in names and UINs, for queries that begin like one. */
export const ProductCodesFile = named('ProductCodesFile', {
  codes: Type.Array(Type.Array(Text), {
    description: 'For each file of terms, the shortest of its terms that are not made of letters alone.',
  }),
})

const Postings = closed({
  gaps: Type.String({
    description: 'The products that have it, by number: packed, each as the distance from the one before.',
  }),
  spots: Type.String({
    description:
      'Where it is: packed, 0 apart from the row of words, else 1 + twice its place + 1 where a word begins.',
  }),
})

/** Some neighbouring terms of the sorted list of all, with the products that have them in their names and UINs. */
export const ProductTermsFile = named('ProductTermsFile', {
  terms: Type.Array(closed({ term: Text, name: nullable(Postings), uin: nullable(Postings) })),
})

const Named = closed({ uin: Uin, number: ProductNumber })

/** The UINs of one spreading value: who asks for one finds the product, and its other versions. */
export const UinsFile = named('UinsFile', {
  held: Type.Array(
    closed({
      normal: described(Text, 'The UIN in upper case without white space.'),
      uin: Uin,
      number: ProductNumber,
      others: described(Type.Array(Named), 'The other versions of the product.'),
    }),
  ),
  products: Type.Array(
    closed({ stem: described(Text, 'A UIN without its version.'), versions: Type.Array(Named) }),
  ),
})

export type ProductsFile = Static<typeof ProductsFile>
export type ColumnFile = Static<typeof ColumnFile>
export type CardsFile = Static<typeof CardsFile>
export type ProductWordsFile = Static<typeof ProductWordsFile>
export type ProductCodesFile = Static<typeof ProductCodesFile>
export type ProductTermsFile = Static<typeof ProductTermsFile>
export type Postings = Static<typeof Postings>
export type UinsFile = Static<typeof UinsFile>
