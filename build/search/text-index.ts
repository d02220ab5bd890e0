import type { IndexedClause, TextFile } from '../contract/index-files/text.ts'
import type { Source } from '../contract/published/references.ts'
import { TEXT_SEARCH } from './search-options.ts'
import { grouped } from '../contract/groups.ts'
import { Memo, lazily } from '../contract/lazily.ts'
import { IndexTerms } from './index-terms.ts'
import { miniSearchIndex } from './stored-index.ts'
import { PlacedText } from './snippet.ts'

/** One product's clauses, ready to be searched. */
export class TextIndex {
  readonly file: TextFile
  readonly terms: IndexTerms
  readonly #clauses: ReadonlyMap<number, IndexedClause>
  readonly #under = lazily(() => grouped(this.file.clauses.map(({ id, parent }) => [parent, id] as const)))
  readonly #placed = new Memo<number, PlacedText>()

  constructor(file: TextFile) {
    this.file = file
    this.terms = new IndexTerms(miniSearchIndex(file.index), TEXT_SEARCH, (id, field) => {
      const { title, headings, text, known } = this.clause(id)
      const texts: Readonly<Record<string, string>> = { title, headings, text, known }
      return texts[field] ?? ''
    })
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
    return this.#under().get(id) ?? []
  }

  /** Whether a clause says hardly more than its title. */
  isHeading(id: number): boolean {
    const { title, text } = this.clause(id)
    return text.length <= title.length + HEADING_LENGTH
  }

  /** Whether a clause only says what a word means. */
  isDefinition(id: number): boolean {
    const { title, text, headings } = this.clause(id)
    const defines = DEFINING.test(text.slice(title.length, title.length + DEFINED_IN))
    return defines || UNDER_DEFINITIONS.test(headings)
  }

  /** A clause's text with the places of its words. */
  placed(id: number): PlacedText {
    return this.#placed.of(id, () => new PlacedText(this.clause(id).text))
  }
}

/** The headings that definitions are under. */
const UNDER_DEFINITIONS = /\b(?:definitions?|interpretation|meanings?|words we use)\b/iu
/** Beginning of a definition, and the number of characters after its title in which it may stand. */
const DEFINING = /^[^.;]*\b(?:means?|shall mean|refers? to|is defined as)\b/iu
const DEFINED_IN = 90

/** Most characters beyond its title of a clause that is only a heading: its number and a few signs. */
const HEADING_LENGTH = 30
