import { Type, type Static } from '../schema.ts'
import { Page, Sha256, closed, nullable, described, omittable } from '../primitives.ts'

const words = described(
  Type.String({ pattern: String.raw`\S` }),
  'Words printed there, in a row; where a clause is meant, those with which it begins. White space counts as one space.',
)
const nth = Type.Optional(
  Type.Integer({ minimum: 1, description: 'Which of them, where the page has these words more than once.' }),
)

/** Words on a page of a document. */
const PlaceOnPage = closed({ page: Page, words, nth })

/** One thing that a person corrected in the reading of a document; what is left out stays as it is. */
export const Override = closed(
  {
    page: Page,
    words,
    nth,
    begins: Type.Optional(
      Type.Boolean({
        description:
          'Whether a clause begins at these words; where none does, they go on with the clause before.',
      }),
    ),
    number: omittable(Type.String(), 'The number of the clause that begins here.'),
    title: omittable(Type.String(), 'Its title.'),
    parent: Type.Optional(
      nullable(PlaceOnPage, 'Where the clause that it is in begins, which is earlier; null at the top.'),
    ),
    text: omittable(
      Type.String(),
      'What is printed in place of these words; empty where they are furniture, a part of no clause.',
    ),
  },
  { minProperties: 3 },
)

/** Corrections by a person of the readings of one product's documents. */
export const ProductOverrides = closed({
  files: Type.Array(
    closed({
      sha256: described(Sha256, 'The digest of the file that was read.'),
      overrides: Type.Array(Override, {
        minItems: 1,
        description: 'In the order in which they were made: each is about what those before it left.',
      }),
    }),
    { description: 'For each file; those of another edition stay, for that file may be read again.' },
  ),
})

export type PlaceOnPage = Static<typeof PlaceOnPage>
export type Override = Static<typeof Override>
export type ProductOverrides = Static<typeof ProductOverrides>
