import { item } from '../contract/item.ts'
import { Memo, lazily } from '../contract/lazily.ts'
import { Hits, hitsKept } from './hits.ts'
import { IndexTerms } from './index-terms.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Terms } from './query-words.ts'
import { type TextRead, readText, says } from './text-terms.ts'
import { CATALOGUE_SEARCH, PRODUCT_RANKING } from './search-options.ts'
import { Vocabulary } from './spelling.ts'
import { openedIndex } from './stored-index.ts'
import { wordsAt } from './words.ts'
import type { Phrase } from './trade-words.ts'

/** Most products of all remembered words and phrases together. */
const KEPT = 2_000_000

/** The texts of categories or insurers, which all of their products have, and the bit of their field. */
interface Shared {
  readonly texts: readonly TextRead[]
  /** The place of each product's text. */
  readonly places: readonly number[]
  readonly bit: number
}

/** The words of products by their numbers: of names and UINs, and of the insurers and categories they are of. */
export class ProductTerms implements Terms {
  readonly ofNames = true
  readonly #file: ProductColumns
  readonly #shared: readonly Shared[]
  readonly #sharedStems: ReadonlySet<string>
  /** The index of names and UINs. */
  readonly #names: IndexTerms
  readonly #hits = hitsKept(KEPT)
  readonly #stemsInNames = new Memo<string, readonly number[]>()
  readonly vocabulary = lazily(() => new Vocabulary([...this.#names.stems(), ...this.#sharedStems]))

  constructor(file: ProductColumns) {
    this.#file = file
    this.#shared = sharedTexts(file)
    this.#sharedStems = new Set(this.#shared.flatMap(({ texts }) => texts.flatMap(({ stems }) => [...stems])))
    this.#names = new IndexTerms(openedIndex(file.index), CATALOGUE_SEARCH, (number, field) =>
      item(field === 'name' ? file.cards.name : file.cards.uin, number),
    )
  }

  /** Number of products. */
  get documents(): number {
    return this.#file.listed.length
  }

  isWithdrawn(number: number): boolean {
    return item(this.#file.cards.status, number) === 'withdrawn'
  }

  isSuperseded(number: number): boolean {
    return this.#file.superseded.has(number)
  }

  /** Number of words of a product's name that tell it from others. */
  telling(number: number): number {
    return item(this.#file.telling, number)
  }

  /** Products with a stem in their names that is not of their insurer's name, each as often as it is a word there. */
  withStemInName(stem: string): readonly number[] {
    return this.#stemsInNames.of(stem, () => {
      const { numbers, fields } = this.hits([stem])
      const isInName = (_number: number, at: number) =>
        (item(fields, at) & (FIELD_BITS.name | FIELD_BITS.insurer)) === FIELD_BITS.name
      // The parts of a hyphenated word are not counted.
      return Array.from(numbers)
        .filter(isInName)
        .flatMap((number) =>
          wordsAt(item(this.#file.cards.name, number)).flatMap(({ stems: [first] }) =>
            first === stem ? number : [],
          ),
        )
    })
  }

  /** Whether a stem is in any product. */
  has(stem: string): boolean {
    return this.#sharedStems.has(stem) || this.#names.has(stem)
  }

  /** The products that hold a phrase of one or more stems. */
  hits(phrase: Phrase): Hits {
    return this.#hits.of(phrase.join(' '), () => this.#found(phrase))
  }

  #found(phrase: Phrase): Hits {
    const fields = new Uint8Array(this.documents)
    for (const field of ['name', 'uin'] as const)
      for (const number of this.#inNames(phrase, field))
        fields[number] = item(fields, number) | FIELD_BITS[field]
    for (const { texts, places, bit } of this.#shared) {
      const saying = texts.map((text) => says(text, phrase))
      if (!saying.includes(true)) continue
      for (let number = 0; number < fields.length; number += 1)
        if (saying[item(places, number)] === true) fields[number] = item(fields, number) | bit
    }
    return new Hits(
      fields,
      (_number, bits, size) => item(QUALITY_OF_FIELDS, bits) * Math.log(1 + this.documents / size),
    )
  }

  #inNames(phrase: Phrase, field: 'name' | 'uin'): Int32Array {
    return this.#names.hits(phrase).inFields(this.#names.bitsOf(field))
  }
}

function sharedTexts({ categories, insurers, cards }: ProductColumns): Shared[] {
  const shared = (places: readonly number[], bit: number, texts: readonly string[]): Shared => {
    return { texts: texts.map(readText), places, bit }
  }
  const [names, about] = [categories.map(({ name }) => name), categories.map((one) => one.about)]
  return [
    shared(cards.category, FIELD_BITS.category, names),
    shared(cards.category, FIELD_BITS.about, about),
    shared(
      cards.insurer,
      FIELD_BITS.insurer,
      insurers.map(({ words }) => words),
    ),
  ]
}

/** The fields of a product, each as a bit: which of them hold a word is one number. */
export const FIELD_BITS = { name: 1, uin: 2, insurer: 4, category: 8, about: 16 } as const

/** Score of some fields for a concept: the one that counts most, and a little of a second. */
export const QUALITY_OF_FIELDS: readonly number[] = Array.from({ length: 32 }, (_, bits) => {
  const names = (Object.keys(FIELD_BITS) as (keyof typeof FIELD_BITS)[]).filter(
    (name) => (bits & FIELD_BITS[name]) !== 0,
  )
  const boosts = names.map((name) => CATALOGUE_SEARCH.boost[name]).toSorted((a, b) => b - a)
  const [most = 0, next = 0] = boosts
  return most + PRODUCT_RANKING.second * next
})
