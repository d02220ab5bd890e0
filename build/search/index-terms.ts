import { Memo, lazily } from '../contract/lazily.ts'
import type { AsPlainObject } from 'minisearch'
import { Hits, hitsKept } from './hits.ts'
import type { StemCounts, StemEntry } from './indexed-file.ts'
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
 * A serialised MiniSearch index, asked stem by stem. It is read as it was written: scores are those MiniSearch gives
 * one term, without the second of work and the memory that loading its search tree takes. A phrase is a term, too: it is
 * where its words are side by side, and as rare as that is. Documents have the numbers that MiniSearch gave them.
 */
export class IndexTerms {
  readonly #plain: AsPlainObject
  readonly #postings: Map<string, StemCounts | string>
  readonly #scoring: Scoring
  readonly #textOf: TextOf
  /** The stems of fields in a row, with a space at each end. */
  readonly #runs = new Memo<string, string>(RUNS_KEPT)
  readonly #hits = hitsKept(KEPT)
  readonly #numbers = lazily(
    () =>
      new Map(Object.entries(this.#plain.documentIds).map(([number, id]) => [id as number, Number(number)])),
  )
  readonly #families = lazily(() => new WordFamilies(this.#postings.keys()))
  readonly vocabulary = lazily(() => new Vocabulary(this.#postings.keys()))

  constructor(plain: AsPlainObject, scoring: Scoring, textOf: TextOf) {
    this.#plain = plain
    this.#postings = new Map<string, StemCounts | string>(plain.index as StemEntry[])
    this.#scoring = scoring
    this.#textOf = textOf
  }

  /** Number of documents in the index. */
  get documents(): number {
    return this.#plain.documentCount
  }

  /** Whether a stem is anywhere in the index. */
  has(stem: string): boolean {
    return this.#postings.has(stem)
  }

  /** Every stem of the index. */
  stems(): IterableIterator<string> {
    return this.#postings.keys()
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
    return this.#plain.documentIds[number] as number
  }

  /** The number of a document by its id. */
  numberOf(id: number): number {
    const number = this.#numbers().get(id)
    if (number === undefined) throw new Error(`the index does not hold document ${id}`)
    return number
  }

  /** The bits of some fields. */
  bitsOf(...fields: readonly string[]): number {
    return fields.reduce((bits, field) => bits | (1 << (this.#plain.fieldIds[field] ?? 0)), 0)
  }

  /** The fields in which a document holds a phrase. */
  fieldsOf(phrase: Phrase, number: number): string[] {
    const { numbers, fields } = this.hits(phrase)
    const bits = fields[numbers.indexOf(number)] ?? 0
    return Object.keys(this.#plain.fieldIds).filter((field) => (bits & this.bitsOf(field)) !== 0)
  }

  /** The stems that are other forms of the same word. */
  familyOf(stem: string): readonly string[] {
    return this.#families().of(stem)
  }

  #postingsOf(stem: string): StemCounts {
    const known = this.#postings.get(stem) ?? {}
    if (typeof known !== 'string') return known
    const postings = JSON.parse(known) as StemCounts
    this.#postings.set(stem, postings)
    return postings
  }

  /** Documents with the stems of a phrase side by side, in their order. */
  #sideBySide(phrase: Phrase): StemCounts {
    const all = phrase.map((stem) => this.#postingsOf(stem))
    const [rarest = {}] = all.toSorted((one, two) => sizeOf(one) - sizeOf(two))
    const sought = ` ${phrase.join(' ')} `
    const found: Record<string, Record<string, number>> = {}
    for (const [field, fieldId] of Object.entries(this.#plain.fieldIds)) {
      for (const document of Object.keys(rarest[fieldId] ?? {})) {
        if (all.some((postings) => postings[fieldId]?.[document] === undefined)) continue
        const run = this.#runs.of(`${document} ${field}`, () =>
          runOf(this.#textOf(this.idOf(Number(document)), field)),
        )
        const times = occurrences(run, sought)
        if (times > 0) (found[fieldId] ??= {})[document] = times
      }
    }
    return found
  }

  #scored(postings: StemCounts): Hits {
    const { documentCount, fieldIds, fieldLength, averageFieldLength } = this.#plain
    const { boost, bm25 } = this.#scoring
    const [scores, held] = [new Float64Array(documentCount), new Uint8Array(documentCount)]
    for (const [field, fieldId] of Object.entries(fieldIds)) {
      const documents = Object.entries(postings[fieldId] ?? {})
      const bit = this.bitsOf(field)
      const average = averageFieldLength[fieldId] ?? 1
      const rarity = Math.log(1 + (documentCount - documents.length + 0.5) / (documents.length + 0.5))
      for (const [document, count] of documents) {
        const number = Number(document)
        held[number] = (held[number] ?? 0) | bit
        const length = fieldLength[document]?.[fieldId] ?? average
        const often = (count * (bm25.k + 1)) / (count + bm25.k * (1 - bm25.b + (bm25.b * length) / average))
        scores[number] = (scores[number] ?? 0) + (boost[field] ?? 1) * rarity * (bm25.d + often)
      }
    }
    return new Hits(held, (number) => scores[number] ?? 0)
  }
}

function sizeOf(postings: StemCounts): number {
  return Object.values(postings).reduce((sum, of) => sum + Object.keys(of).length, 0)
}

function occurrences(run: string, sought: string): number {
  let times = 0
  for (let at = run.indexOf(sought); at >= 0; at = run.indexOf(sought, at + 1)) times += 1
  return times
}
