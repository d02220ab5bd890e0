import { compareTexts } from '../contract/compare-texts.ts'
import type { AsPlainObject } from 'minisearch'
import type { Phrase } from './trade-words.ts'
import { type Near, Vocabulary } from './spelling.ts'
import { WordFamilies } from './word-families.ts'

/** What a word or phrase contributes to one document of an index: how much, and in which fields it is. */
interface Hit {
  readonly score: number
  readonly fields: readonly string[]
}

export type Hits = ReadonlyMap<number, Hit>

/** Field weights and the parameters of BM25+. */
export interface Scoring {
  readonly boost: Readonly<Record<string, number>>
  readonly bm25: { readonly k: number; readonly b: number; readonly d: number }
}

/** The stems of a field of a document in a row, ` one two ` with a space at each end. */
export type RunOf = (id: number, field: string) => string

/** How often a stem or phrase occurs in each document, by field and document as the serialised index numbers them. */
type Postings = Readonly<Record<string, Readonly<Record<string, number>>>>

const NOTHING: Hits = new Map()
const NOWHERE: Postings = {}

/**
 * A serialised MiniSearch index, asked stem by stem. It is read as it was written: scores are those MiniSearch gives
 * one term, without the second of work and the memory that loading its search tree takes. A phrase is a term, too: it is
 * where its words are side by side, and as rare as that is.
 */
export class IndexTerms {
  readonly #plain: AsPlainObject
  readonly #postings: ReadonlyMap<string, Postings>
  readonly #scoring: Scoring
  readonly #runOf: RunOf
  readonly #hits = new Map<string, Hits>()
  #vocabulary: Vocabulary | null = null
  #families: WordFamilies | null = null

  constructor(plain: AsPlainObject, scoring: Scoring, runOf: RunOf) {
    this.#plain = plain
    this.#postings = new Map(plain.index)
    this.#scoring = scoring
    this.#runOf = runOf
  }

  /** How many documents the index holds. */
  get documents(): number {
    return this.#plain.documentCount
  }

  /** Whether a stem is anywhere in the index. */
  has(stem: string): boolean {
    return this.#postings.has(stem)
  }

  /** The documents that hold a phrase of one or more stems. */
  hits(phrase: Phrase): Hits {
    const key = phrase.join(' ')
    const known = this.#hits.get(key)
    if (known !== undefined) return known
    const postings = phrase.length === 1 ? this.#postings.get(key) : this.#sideBySide(phrase)
    if (postings === undefined) return NOTHING
    const hits = this.#scored(postings)
    if (this.#hits.size >= HITS_KEPT) this.#hits.clear()
    this.#hits.set(key, hits)
    return hits
  }

  /** Stems that begin with these letters, the shortest first. */
  beginningWith(letters: string, limit: number): string[] {
    const found = [...this.#postings.keys()].filter((stem) => stem.startsWith(letters))
    return found.toSorted((one, two) => one.length - two.length || compareTexts(one, two)).slice(0, limit)
  }

  /** Stems spelled like this one, the nearest first. */
  spelledLike(word: string, most: number): Near[] {
    this.#vocabulary ??= new Vocabulary(this.#postings.keys())
    return this.#vocabulary.near(word, most)
  }

  /** The stems that are other forms of the same word. */
  familyOf(stem: string): readonly string[] {
    this.#families ??= new WordFamilies(this.#postings.keys())
    return this.#families.of(stem)
  }

  /** Where the stems of a phrase are side by side, in their order. */
  #sideBySide(phrase: Phrase): Postings {
    const all = phrase.map((stem) => this.#postings.get(stem) ?? NOWHERE)
    const [rarest = NOWHERE] = all.toSorted((one, two) => sizeOf(one) - sizeOf(two))
    const sought = ` ${phrase.join(' ')} `
    const found: Record<string, Record<string, number>> = {}
    for (const [field, fieldId] of Object.entries(this.#plain.fieldIds)) {
      for (const document of Object.keys(rarest[fieldId] ?? {})) {
        if (all.some((postings) => postings[fieldId]?.[document] === undefined)) continue
        const times = occurrences(this.#runOf(this.#plain.documentIds[document] as number, field), sought)
        if (times > 0) (found[fieldId] ??= {})[document] = times
      }
    }
    return found
  }

  #scored(postings: Postings): Hits {
    const { documentCount, documentIds, fieldIds, fieldLength, averageFieldLength } = this.#plain
    const { boost, bm25 } = this.#scoring
    const hits = new Map<number, { score: number; fields: string[] }>()
    for (const [field, fieldId] of Object.entries(fieldIds)) {
      const documents = Object.entries(postings[fieldId] ?? {})
      const average = averageFieldLength[fieldId] ?? 1
      const rarity = Math.log(1 + (documentCount - documents.length + 0.5) / (documents.length + 0.5))
      for (const [document, count] of documents) {
        const length = fieldLength[document]?.[fieldId] ?? average
        const often = (count * (bm25.k + 1)) / (count + bm25.k * (1 - bm25.b + (bm25.b * length) / average))
        const score = (boost[field] ?? 1) * rarity * (bm25.d + often)
        const id = documentIds[document] as number
        const hit = hits.get(id)
        if (hit === undefined) hits.set(id, { score, fields: [field] })
        else {
          hit.score += score
          hit.fields.push(field)
        }
      }
    }
    return hits
  }
}

/** How many words and phrases are remembered with their documents. */
const HITS_KEPT = 2_000

function sizeOf(postings: Postings): number {
  return Object.values(postings).reduce((sum, of) => sum + Object.keys(of).length, 0)
}

function occurrences(run: string, sought: string): number {
  let times = 0
  for (let at = run.indexOf(sought); at >= 0; at = run.indexOf(sought, at + 1)) times += 1
  return times
}
