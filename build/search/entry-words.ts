import type { ProductsFile } from '../contract/index-files/products.ts'
import { runOf, tokens, stem } from './words.ts'
import type { Phrase } from './trade-words.ts'

// Search: how a query is read, matched with the indexes and ranked. This module: the words of one text.

/** The words of one text: its stems, and those of them that are in a row. */
interface Text {
  readonly stems: ReadonlySet<string>
  readonly run: string
}

/** The words of categories and insurers, which all of their products have. */
export class EntryWords {
  readonly #names: readonly Text[]
  readonly #abouts: readonly Text[]
  readonly #insurers: readonly Text[]
  /** Every stem of them. */
  readonly stems: ReadonlySet<string>

  constructor({ categories, insurers }: Pick<ProductsFile, 'categories' | 'insurers'>) {
    this.#names = categories.map(({ name }) => textOf(name))
    this.#abouts = categories.map(({ about }) => textOf(about))
    this.#insurers = insurers.map(({ words }) => textOf(words))
    const all = [...this.#names, ...this.#abouts, ...this.#insurers]
    this.stems = new Set(all.flatMap(({ stems }) => [...stems]))
  }

  /** The places of the categories whose name holds a phrase. */
  named(phrase: Phrase): number[] {
    return placesWith(this.#names, phrase)
  }

  /** The places of the categories whose description or line holds a phrase. */
  about(phrase: Phrase): number[] {
    return placesWith(this.#abouts, phrase)
  }

  /** The places of the insurers whose names hold a phrase. */
  ofInsurers(phrase: Phrase): number[] {
    return placesWith(this.#insurers, phrase)
  }
}

function textOf(text: string): Text {
  return { stems: new Set(tokens(text).map(stem)), run: runOf(text) }
}

function placesWith(texts: readonly Text[], phrase: Phrase): number[] {
  const [only = '', ...more] = phrase
  const sought = ` ${phrase.join(' ')} `
  return texts.flatMap(({ stems, run }, place) =>
    (more.length === 0 ? stems.has(only) : run.includes(sought)) ? [place] : [],
  )
}
