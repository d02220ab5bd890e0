import { distance } from 'fastest-levenshtein'
import type { AsPlainObject } from 'minisearch'
import { compareTexts } from '../../../build/contract/text/order.ts'

/** What a stem contributes to one document of an index: how much, and in which fields it is. */
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

/** How often a stem is in each document, by field and document as the serialised index numbers them. */
type Postings = Readonly<Record<string, Readonly<Record<string, number>>>>

const NOTHING: Hits = new Map()

/**
 * A serialised MiniSearch index, asked stem by stem. It is read as it was written: scores are those MiniSearch gives
 * one term, without the second of work and the memory that loading its search tree takes.
 */
export class IndexTerms {
  readonly #plain: AsPlainObject
  readonly #postings: ReadonlyMap<string, Postings>
  readonly #scoring: Scoring
  readonly #hits = new Map<string, Hits>()

  constructor(plain: AsPlainObject, scoring: Scoring) {
    this.#plain = plain
    this.#postings = new Map(plain.index)
    this.#scoring = scoring
  }

  /** Whether the index holds a stem. */
  has(stem: string): boolean {
    return this.#postings.has(stem)
  }

  /** The documents that hold a stem. */
  hits(stem: string): Hits {
    const existing = this.#hits.get(stem)
    if (existing !== undefined) return existing
    const postings = this.#postings.get(stem)
    if (postings === undefined) return NOTHING
    const hits = this.#scored(postings)
    this.#hits.set(stem, hits)
    return hits
  }

  /** Stems that begin with these letters, the shortest first. */
  beginningWith(letters: string, limit: number): string[] {
    const found = [...this.#postings.keys()].filter((stem) => stem.startsWith(letters))
    return found.toSorted((one, two) => one.length - two.length || compareTexts(one, two)).slice(0, limit)
  }

  /** Stems spelled like this one, the nearest first: one letter other, two in long words, never the first. */
  spelledLike(word: string, limit: number): string[] {
    const allowed = word.length >= 8 ? 2 : 1
    const found: { stem: string; far: number }[] = []
    for (const stem of this.#postings.keys()) {
      if (stem[0] !== word[0] || Math.abs(stem.length - word.length) > allowed) continue
      const far = distance(stem, word)
      if (far <= allowed) found.push({ stem, far })
    }
    const nearest = found.toSorted((one, two) => one.far - two.far || compareTexts(one.stem, two.stem))
    return nearest.slice(0, limit).map(({ stem }) => stem)
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
