import { Type, type Static } from 'typebox'
import { ClauseId, Day, Text, closed, pair } from '../primitives.ts'

// The records of the dataset as a whole. Keys are in the order in which the files hold them.

/** The dataset as a whole; `data_date` is the only date the output depends on. */
export const Dataset = closed({ name: Text, data_date: Day })

/** Groups of words of the trade that mean the same in search. */
export const Synonyms = Type.Array(Type.Array(Text, { minItems: 2, uniqueItems: true }))

/** Clause numbers that once were public and never come back, as ranges from–to. */
export const Retired = closed({ clauses: Type.Array(pair(ClauseId)) })

export type Dataset = Static<typeof Dataset>
export type Synonyms = Static<typeof Synonyms>
export type Retired = Static<typeof Retired>
