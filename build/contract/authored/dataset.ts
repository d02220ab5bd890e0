import { Type, type Static } from '../schema.ts'
import { ClauseId, Day, Text, closed, pair, described, omittable } from '../primitives.ts'

// The records of the dataset as a whole. Keys are in the order in which the files hold them.

/** The dataset as a whole; `data_date` is the only date the output depends on. */
export const Dataset = closed({
  name: described(Text, 'What the dataset is called; sample data says that it is fictional.'),
  data_date: described(Day, 'The day up to which the data is true: the only date the output depends on.'),
  notice: omittable(
    Text,
    'What every reader must know of the dataset as a whole: that its products are fictional, say.',
  ),
})

/** A word or phrase that can be searched for: signs alone hold no word. */
const Searchable = Type.String({ pattern: String.raw`[\p{L}\p{N}]` })

/** Groups of words of the trade that mean the same in search. */
export const Synonyms = Type.Array(Type.Array(Searchable, { minItems: 2, uniqueItems: true }), {
  description: 'Groups of words that mean the same in every document of the dataset.',
})

/** Clause numbers that once were public and never come back, and all that ever were, as ranges from–to. */
export const Retired = closed({
  clauses: Type.Array(pair(ClauseId), {
    description: 'The numbers that are retired: ranges, first and last included.',
  }),
  used: Type.Optional(
    Type.Array(pair(ClauseId), {
      description:
        'Every number a clause ever had, so that one that is lost is noticed: ranges, first and last included. `npm run ingest` keeps them.',
    }),
  ),
})

export type Dataset = Static<typeof Dataset>
export type Synonyms = Static<typeof Synonyms>
export type Retired = Static<typeof Retired>
