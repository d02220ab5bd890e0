import type { Options } from 'minisearch'
import { stem, tokens } from './words.ts'

// The options of the three search indexes: the build makes the indexes with them, functions and offline clients load
// them with the same. What `/index/service.json` publishes of them is read from this file.

/** A clause as its product's index sees it. */
export interface ClauseWords {
  readonly id: number
  readonly title: string
  readonly text: string
  /** The titles of the clauses that contain it. */
  readonly headings: string
  /** Labels, questions and terms of the facts that quote it or were looked for in it. */
  readonly known: string
}

/** A product as the catalogue's index sees it; `id` is its place in the list of cards. */
export interface ProductWords {
  readonly id: number
  readonly name: string
  readonly uin: string
  /** Its insurer's names, present and former. */
  readonly insurer: string
  /** The name of its category. */
  readonly category: string
  /** Description of the category, and its line. */
  readonly about: string
}

/** A section of law as the index sees it; `id` is its place in the flat list of sections. */
export interface SectionWords {
  readonly id: number
  /** Its number, whole and its last part: "i 13" and "13". */
  readonly number: string
  /** The title of its instrument, with its number and initials. */
  readonly instrument: string
  readonly heading: string
  readonly text: string
}

const analysis = { idField: 'id', tokenize: tokens, processTerm: stem, autoVacuum: false } as const

/** One product's clauses. */
export const TEXT_INDEX: Options<ClauseWords> = {
  ...analysis,
  fields: ['title', 'text', 'headings', 'known'],
}

/** All products by name, UIN, insurer and category. */
export const CATALOGUE_INDEX: Options<ProductWords> = {
  ...analysis,
  fields: ['name', 'uin', 'insurer', 'category', 'about'],
}

/** All sections of law. */
export const LAW_INDEX: Options<SectionWords> = {
  ...analysis,
  fields: ['number', 'instrument', 'heading', 'text'],
}

/** Ranking of clauses: measured with `npm run bench search`, not guessed. */
export const TEXT_SEARCH = {
  boost: { title: 0.8, text: 1, headings: 0.35, known: 1 },
  bm25: { k: 1.3, b: 0.6, d: 0.8 },
} as const

/** Ranking of products. */
export const CATALOGUE_SEARCH = {
  boost: { name: 1, uin: 1, insurer: 0.8, category: 1, about: 0.6 },
  bm25: { k: 1.2, b: 0.7, d: 0.5 },
} as const

/**
 * Weights that bring one product before another that holds the same words: how much of its name was asked for, which words
 * that were passed over it holds, and whether it is neither withdrawn nor replaced by a later version. `most` is the share of what was asked that counts as most of it;
 * `said` is more than any score: what says all words comes before what only its category describes so, be it withdrawn or
 * for groups.
 */
export const PRODUCT_RANKING = {
  name: 0.1,
  passedOver: 0.05,
  said: 10,
  second: 0.15,
  special: 0.5,
  withdrawn: 0.5,
  superseded: 0.6,
  most: 0.3,
} as const

/** Scores of a product whose printed name is the query, and of one whose name has the only word of the query as typed: more than any other score. */
export const NAMES_FIRST = { whole: 1000, word: 100 } as const

/** Ranking of sections of law. */
export const LAW_SEARCH = {
  boost: { number: 0, instrument: 0, heading: 2, text: 1 },
  bm25: { k: 1.2, b: 0.7, d: 0.5 },
} as const

/**
 * Weights that bring one section of law before another: that its instrument was named, or is about what was asked; that
 * other instruments cite its instrument; that it was omitted; that it answers a question like the query (`asked`), which
 * has its sections first from a likeness of `near`; that it is like those which answer the question most alike (`akin`). Of the `first`
 * sections found, `passage` is the share of the score that the best passage decides, `answer` where the query asks for a
 * time or an amount.
 */
export const LAW_RANKING = {
  named: 2,
  topic: 0.3,
  cited: 0.5,
  omitted: 0.5,
  asked: 6,
  akin: 6,
  near: 0.5,
  first: 20,
  passage: 0.5,
  answer: 0.7,
} as const

/**
 * When a question of the table is meant: the weights of what `evidenceOf` gives, fitted by `npm run bench search`, and how
 * likely it has to be. A wrong answer costs as much as nineteen that are not shown, so 19 of 20; a question that is not
 * named costs as much as nineteen needless lists of links, so 1 of 20. `named` is how many are named.
 */
export const QUESTION_MEANT = {
  answer: { weights: [-15.19, 5.68, 4.47, 4.32, 6.41], least: 0.95 },
  perhaps: { weights: [-12.24, 1.97, 3.02, 5.72, 6.96], least: 0.05 },
  named: 3,
} as const

/** Weights of words that were not typed, next to 1 for a word that was. */
export const VARIANT_WEIGHTS = {
  synonym: 0.85,
  family: 0.8,
  later: 0.2,
  light: 0.4,
  beginning: 0.7,
  sound: 0.9,
  spelling: 0.4,
} as const

/** Share of its score that a clause which only defines a word keeps, where its meaning is asked for and where not. */
export const TEXT_RANKING = { meaning: 1, definition: 0.8 } as const

/** Most sections of an instrument in an answer of listLaw. */
export const LAW_MATCHES = { ofWords: 5, ofInstrument: 10, share: 0.1 } as const
