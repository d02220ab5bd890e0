import { Type, type Static } from '../schema.ts'
import { Count, Slug, Text, Url, closed, described, named } from '../primitives.ts'
import { head } from './head.ts'

const Numbers = described(
  Type.String(),
  'Numbers, most as one character: `build/search/packed-numbers.ts` reads them.',
)
const Steps = described(Type.String(), 'The same as steps from one number to the next.')
const Words = described(
  Type.String(),
  'Texts, each as how much of the one before it begins with, then the rest: `build/search/front-coding.ts` reads them.',
)

/** An index over documents whose ids are their numbers; `build/search/stored-index.ts` reads it. */
const PackedIndex = closed({
  fields: Type.Array(Text),
  average_lengths: Type.Array(Type.Number()),
  lengths: described(Type.Array(Numbers), 'Of each field, how many words it has in each document.'),
  stems: Words,
  postings: described(
    Type.Array(Numbers),
    'Of each field, the documents of each stem with a space between two stems: the gap before each, doubled; where it has the stem several times, one more, and then how often.',
  ),
})

export type PackedIndex = Static<typeof PackedIndex>

/**
 * The catalogue as every query about products reads it: for each thing about products a list, by their numbers. Products
 * that were read come first, then the latest launch.
 */
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
  listed: described(Steps, 'Every product in the order of lists: by name.'),
  superseded: described(Steps, 'Products of which a newer version is held.'),
  replaces: described(Steps, 'Pairs of products: one, and the one it says it replaces.'),
  names: described(Words, 'The names in the order of lists.'),
  uins: closed({ sorted: Words, products: described(Steps, 'The products that have them.') }),
  lines: described(Numbers, 'The places of their lines of business: life, health, general.'),
  categories_of: described(Numbers, 'The places of their categories.'),
  insurers_of: described(Numbers, 'The places of their insurers.'),
  launched: described(Words, 'The days they were launched; nothing where that is not known.'),
  withdrawn: closed({
    products: described(Steps, 'The products that are withdrawn.'),
    days: described(Words, 'Since when; nothing where that is not known.'),
  }),
  coverage: closed({
    counts: Type.Array(Type.Array(Count), {
      description: 'Fields stated, in the schedule, not stated, unread.',
    }),
    places: described(Numbers, 'Which of these each product has.'),
  }),
  telling: described(Numbers, 'How many words of each name are neither of its insurer’s names nor generic.'),
  index: described(PackedIndex, 'The words of names and UINs.'),
})

export type ProductsFile = Static<typeof ProductsFile>
