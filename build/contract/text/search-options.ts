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
  readonly insurer: string
  readonly category: string
}

/** A section of law as the index sees it; `id` is its place in the flat list of sections. */
export interface SectionWords {
  readonly id: number
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
  fields: ['name', 'uin', 'insurer', 'category'],
}

/** All sections of law. */
export const LAW_INDEX: Options<SectionWords> = { ...analysis, fields: ['instrument', 'heading', 'text'] }

/** How clauses are ranked: measured with `npm run bench:search`, not guessed. */
export const TEXT_SEARCH = {
  boost: { title: 0.4, text: 1, headings: 0.5, known: 1 },
  bm25: { k: 1.3, b: 0.5, d: 1.3 },
} as const

/** How products are ranked. */
export const CATALOGUE_SEARCH = {
  boost: { name: 3, uin: 3, insurer: 1.5, category: 1 },
  bm25: { k: 1.2, b: 0.7, d: 0.5 },
} as const

/** How sections of law are ranked. */
export const LAW_SEARCH = {
  boost: { instrument: 1.5, heading: 2, text: 1 },
  bm25: { k: 1.2, b: 0.7, d: 0.5 },
} as const

/** What words that were not typed count for, next to 1 for a word that was. */
export const WAY_WEIGHTS = { synonym: 0.8, beginning: 0.7, spelling: 0.4 } as const

/** How much it counts that a document holds more of what was asked, and that its words are side by side. */
export const RANKING = { coverage: 2, scatteredPhrase: 0.4, adjacentPair: 0.15, majority: 0.5 } as const

/** How many clauses an answer of searchPolicyText holds at most, and sections an instrument of listLaw. */
export const TEXT_RESULTS = 20
export const LAW_MATCHES = 5
