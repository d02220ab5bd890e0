import type { IndexedClause, TextFile } from '../../../build/contract/index-files.ts'
import type { Source } from '../../../build/contract/published/references.ts'
import { TEXT_SEARCH } from '../../../build/contract/text/search-options.ts'
import { IndexTerms } from '../search/index-terms.ts'
import { type PlacedWord, placedWords } from '../search/text-words.ts'

/** One product's clauses, ready to be searched. */
export class TextIndex {
  readonly file: TextFile
  readonly terms: IndexTerms
  readonly #clauses: ReadonlyMap<number, IndexedClause>
  readonly #words = new Map<number, readonly PlacedWord[]>()
  readonly #stems = new Map<number, string>()

  constructor(file: TextFile) {
    this.file = file
    this.terms = new IndexTerms(file.index, TEXT_SEARCH)
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

  /** The words of a clause's text with their places. */
  words(id: number): readonly PlacedWord[] {
    const existing = this.#words.get(id)
    if (existing !== undefined) return existing
    const words = placedWords(this.clause(id).text)
    this.#words.set(id, words)
    return words
  }

  /** Whether stems are side by side, in this order, in anything the clause is found by. */
  isAdjacent(id: number, phrase: readonly string[]): boolean {
    let line = this.#stems.get(id)
    if (line === undefined) {
      const { title, headings, known } = this.clause(id)
      const others = [title, headings, known].map((text) => runOf(placedWords(text)))
      line = [runOf(this.words(id)), ...others].join('\n')
      this.#stems.set(id, line)
    }
    return line.includes(` ${phrase.join(' ')} `)
  }
}

/** The stems of a text in a row: hyphenated words in their parts, so that "pre existing" is in "pre-existing". */
function runOf(words: readonly PlacedWord[]): string {
  const parts = words.flatMap(({ stems }) => (stems.length > 2 ? stems.slice(0, -1) : stems.slice(0, 1)))
  return ` ${parts.join(' ')} `
}
