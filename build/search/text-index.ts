import type { IndexedClause, TextFile } from '../contract/index-files/text.ts'
import type { Source } from '../contract/published/references.ts'
import { TEXT_SEARCH } from './search-options.ts'
import { type Word, wordsAt, runOf } from './words.ts'
import { IndexTerms } from './index-terms.ts'

/** One product's clauses, ready to be searched. */
export class TextIndex {
  readonly file: TextFile
  readonly terms: IndexTerms
  readonly #clauses: ReadonlyMap<number, IndexedClause>
  #under: ReadonlyMap<number, readonly number[]> | null = null
  readonly #words = new Map<number, readonly Word[]>()
  readonly #runs = new Map<string, string>()
  readonly #isDefinition = new Map<number, boolean>()

  constructor(file: TextFile) {
    this.file = file
    this.terms = new IndexTerms(file.index, TEXT_SEARCH, (id, field) => this.#run(id, field))
    this.#clauses = new Map(file.clauses.map((clause) => [clause.id, clause]))
  }

  clause(id: number): IndexedClause {
    const clause = this.#clauses.get(id)
    if (clause === undefined)
      throw new Error(`the index of ${this.file.uin} names clause ${id}, its clauses do not`)
    return clause
  }

  /** The document of the product with this id. */
  source(id: string): Source {
    const document = this.file.documents.find((one) => one.id === id)
    if (document === undefined) throw new Error(`the index of ${this.file.uin} does not hold document ${id}`)
    return document
  }

  /** The clauses that are part of a clause. */
  under(id: number): readonly number[] {
    this.#under ??= childrenOf(this.file.clauses)
    return this.#under.get(id) ?? []
  }

  /** Whether a clause says hardly more than its title. */
  isHeading(id: number): boolean {
    const { title, text } = this.clause(id)
    return text.length <= title.length + HEADING_LENGTH
  }

  /** Whether a clause only says what a word means. */
  isDefinition(id: number): boolean {
    const known = this.#isDefinition.get(id)
    if (known !== undefined) return known
    const { title, text, headings } = this.clause(id)
    const defines = DEFINING.test(text.slice(title.length, title.length + DEFINED_IN))
    const isDefinition = defines || UNDER_DEFINITIONS.test(headings)
    this.#isDefinition.set(id, isDefinition)
    return isDefinition
  }

  /** The words of a clause's text with their places. */
  words(id: number): readonly Word[] {
    const existing = this.#words.get(id)
    if (existing !== undefined) return existing
    const words = wordsAt(this.clause(id).text)
    this.#words.set(id, words)
    return words
  }

  /** The stems of a field of a clause in a row. */
  #run(id: number, field: string): string {
    const key = `${field} ${id}`
    const known = this.#runs.get(key)
    if (known !== undefined) return known
    const { title, headings, text, known: ofFacts } = this.clause(id)
    const texts: Readonly<Record<string, string>> = { title, headings, text, known: ofFacts }
    const run = runOf(texts[field] ?? '')
    this.#runs.set(key, run)
    return run
  }
}

/** The headings that definitions are under. */
const UNDER_DEFINITIONS = /\b(?:definitions?|interpretation|meanings?|words we use)\b/iu
/** Beginning of a definition, and the number of characters after its title in which it may stand. */
const DEFINING = /^[^.;]*\b(?:means?|shall mean|refers? to|is defined as)\b/iu
const DEFINED_IN = 90

/** Most characters beyond its title of a clause that is only a heading: its number and a few signs. */
const HEADING_LENGTH = 30

function childrenOf(clauses: readonly IndexedClause[]): Map<number, number[]> {
  const children = new Map<number, number[]>()
  for (const { id, parent } of clauses) {
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), id])
  }
  return children
}
