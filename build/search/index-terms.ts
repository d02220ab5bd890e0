import { Memo, lazily } from '../contract/lazily.ts'
import { item } from '../contract/item.ts'
import { Hits, hitsKept } from './hits.ts'
import type { FieldPostings, StoredIndex } from './stored-index.ts'
import type { Phrase } from './trade-words.ts'
import { runOf } from './words.ts'
import { Vocabulary } from './spelling.ts'
import { WordFamilies } from './word-families.ts'

/** Field weights and the parameters of BM25+. */
export interface Scoring {
  readonly boost: Readonly<Record<string, number>>
  readonly bm25: { readonly k: number; readonly b: number; readonly d: number }
}

/** Text of a field of a document, in which phrases are looked for. */
export type TextOf = (id: number, field: string) => string

const NOTHING = new Hits(new Uint8Array(), () => 0)

/** Most documents of all remembered phrases together. */
const KEPT = 100_000
/** Most fields whose stems are remembered in a row. */
const RUNS_KEPT = 20_000

/**
 * An index that MiniSearch made, asked stem by stem. It is read as it was written: scores are those MiniSearch gives
 * one term, without the second of work and the memory that loading its search tree takes. A phrase is a term, too: it is
 * where its words are side by side, and as rare as that is. Documents have the numbers that MiniSearch gave them.
 */
export class IndexTerms {
  readonly #index: StoredIndex
  readonly #postings = new Map<string, readonly FieldPostings[]>()
  readonly #scoring: Scoring
  readonly #textOf: TextOf
  /** The stems of fields in a row, with a space at each end. */
  readonly #runs = new Memo<string, string>(RUNS_KEPT)
  readonly #hits = hitsKept(KEPT)
  readonly #numbers = lazily(
    () => new Map(Array.from({ length: this.documents }, (_, number) => [this.idOf(number), number])),
  )
  readonly #families = lazily(() => new WordFamilies(this.stems()))
  readonly vocabulary = lazily(() => new Vocabulary(this.stems()))

  constructor(index: StoredIndex, scoring: Scoring, textOf: TextOf) {
    this.#index = index
    this.#scoring = scoring
    this.#textOf = textOf
  }

  /** Number of documents in the index. */
  get documents(): number {
    return this.#index.documents
  }

  /** Whether a stem is anywhere in the index. */
  has(stem: string): boolean {
    return this.#index.stems.has(stem)
  }

  /** Every stem of the index. */
  stems(): Iterable<string> {
    return this.#index.stems.keys()
  }

  /** The documents that hold a phrase of one or more stems. */
  hits(phrase: Phrase): Hits {
    if (!phrase.every((stem) => this.has(stem))) return NOTHING
    return this.#hits.of(phrase.join(' '), (key) =>
      this.#scored(phrase.length === 1 ? this.#postingsOf(key) : this.#sideBySide(phrase)),
    )
  }

  /** The id of a document by its number. */
  idOf(number: number): number {
    return this.#index.idOf(number)
  }

  /** The number of a document by its id. */
  numberOf(id: number): number {
    const number = this.#numbers().get(id)
    if (number === undefined) throw new Error(`the index does not hold document ${id}`)
    return number
  }

  /** The bits of some fields. */
  bitsOf(...fields: readonly string[]): number {
    return fields.reduce((bits, field) => bits | (1 << this.#index.fields.indexOf(field)), 0)
  }

  /** The fields in which a document holds a phrase. */
  fieldsOf(phrase: Phrase, number: number): string[] {
    const { numbers, fields } = this.hits(phrase)
    const bits = fields[numbers.indexOf(number)] ?? 0
    return this.#index.fields.filter((_, field) => (bits & (1 << field)) !== 0)
  }

  /** The stems that are other forms of the same word. */
  familyOf(stem: string): readonly string[] {
    return this.#families().of(stem)
  }

  #postingsOf(stem: string): readonly FieldPostings[] {
    const known = this.#postings.get(stem) ?? this.#index.postingsOf(stem)
    this.#postings.set(stem, known)
    return known
  }

  /** Documents with the stems of a phrase side by side, in their order. */
  #sideBySide(phrase: Phrase): FieldPostings[] {
    const all = phrase.map((stem) => this.#postingsOf(stem))
    const sought = ` ${phrase.join(' ')} `
    return this.#index.fields.map((field, place) => {
      const [rarest, ...others] = all
        .map((postings) => item(postings, place).numbers)
        .toSorted((a, b) => a.length - b.length)
      const found: { numbers: number[]; counts: number[] } = { numbers: [], counts: [] }
      const holding = others.map((numbers) => new Set(numbers))
      for (const number of rarest ?? []) {
        if (!holding.every((numbers) => numbers.has(number))) continue
        const run = this.#runs.of(`${number} ${field}`, () => runOf(this.#textOf(this.idOf(number), field)))
        const times = occurrences(run, sought)
        if (times > 0) {
          found.numbers.push(number)
          found.counts.push(times)
        }
      }
      return found
    })
  }

  #scored(postings: readonly FieldPostings[]): Hits {
    const { documents, fields, averageLengths } = this.#index
    const { boost, bm25 } = this.#scoring
    const [scores, held] = [new Float64Array(documents), new Uint8Array(documents)]
    for (const [place, { numbers, counts }] of postings.entries()) {
      const average = averageLengths[place] ?? 1
      const rarity = Math.log(1 + (documents - numbers.length + 0.5) / (numbers.length + 0.5))
      const weight = boost[fields[place] ?? ''] ?? 1
      for (let at = 0; at < numbers.length; at += 1) {
        const [number, count] = [item(numbers, at), item(counts, at)]
        held[number] = item(held, number) | (1 << place)
        const length = this.#index.lengthOf(number, place) ?? average
        const often = (count * (bm25.k + 1)) / (count + bm25.k * (1 - bm25.b + (bm25.b * length) / average))
        scores[number] = item(scores, number) + weight * rarity * (bm25.d + often)
      }
    }
    return new Hits(held, (number) => item(scores, number))
  }
}

function occurrences(run: string, sought: string): number {
  let times = 0
  for (let at = run.indexOf(sought); at >= 0; at = run.indexOf(sought, at + 1)) times += 1
  return times
}
