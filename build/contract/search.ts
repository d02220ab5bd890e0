import type { Options } from 'minisearch'
import { stem, tokens } from './words.ts'

// The options of the three search indexes: the build makes them with these, functions and offline clients load
// them with the same. What is published of them in `/index/service.json` is read off this file.

/** A clause as its product's index sees it. */
export interface ClauseWords {
  readonly id: number
  readonly title: string
  readonly text: string
  /** The titles of the clauses it stands in. */
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
export const TEXT_INDEX: Options<ClauseWords> = { ...analysis, fields: ['title', 'text', 'headings', 'known'] }

/** All products by name, UIN, insurer and category. */
export const CATALOGUE_INDEX: Options<ProductWords> = {
  ...analysis,
  fields: ['name', 'uin', 'insurer', 'category'],
}

/** All sections of law. */
export const LAW_INDEX: Options<SectionWords> = { ...analysis, fields: ['instrument', 'heading', 'text'] }
