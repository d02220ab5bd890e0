import type { ProductsFile } from '../contract/index-files/products.ts'
import { compareTexts } from '../contract/compare-texts.ts'
import { item } from '../contract/item.ts'
import { EntryWords } from './entry-words.ts'
import { HitFields, type Hits, HitsKept } from './hits.ts'
import { IndexTerms } from './index-terms.ts'
import type { Terms } from './query-words.ts'
import { CATALOGUE_SEARCH, PRODUCT_RANKING } from './search-options.ts'
import { type Near, Vocabulary } from './spelling.ts'
import type { Phrase } from './trade-words.ts'
import { type Word, runOf, wordsAt } from './words.ts'

/** Most products of all remembered words and phrases together. */
const KEPT = 2_000_000

/** The words of products by their numbers: of names and UINs, and of the insurers and categories they are of. */
export class ProductTerms implements Terms {
  readonly ofNames = true
  readonly #file: ProductsFile
  readonly #entries: EntryWords
  /** The index of names and UINs. */
  readonly #names: IndexTerms
  readonly #superseded: ReadonlySet<number>
  readonly #members: Readonly<Record<'category' | 'insurer', readonly (readonly number[])[]>>
  readonly #hits = new HitsKept(KEPT)
  /** Products whose names a stem tells from others, as far as that was asked. */
  readonly #toldBy = new Map<string, Int32Array>()
  readonly #words = new Map<number, readonly Word[]>()
  #vocabulary: Vocabulary | null = null

  constructor(file: ProductsFile) {
    this.#file = file
    this.#entries = new EntryWords(file)
    this.#names = new IndexTerms(file.index, CATALOGUE_SEARCH, (number, field) =>
      runOf(item(field === 'name' ? file.cards.name : file.cards.uin, number)),
    )
    this.#superseded = new Set(file.superseded)
    this.#members = { category: membersIn(file.cards.category), insurer: membersIn(file.cards.insurer) }
  }

  /** Number of products. */
  get documents(): number {
    return this.#file.listed.length
  }

  isWithdrawn(number: number): boolean {
    return item(this.#file.cards.status, number) === 'withdrawn'
  }

  isSuperseded(number: number): boolean {
    return this.#superseded.has(number)
  }

  /** Number of words of a product's name that tell it from others. */
  telling(number: number): number {
    return item(this.#file.telling, number)
  }

  /** Whether a stem is in any product. */
  has(stem: string): boolean {
    return this.#entries.stems.has(stem) || this.#names.has(stem)
  }

  /** The products that hold a phrase of one or more stems. */
  hits(phrase: Phrase): Hits {
    const key = phrase.join(' ')
    const known = this.#hits.get(key)
    if (known !== undefined) return known
    const hits = this.#found(phrase)
    this.#hits.set(key, hits)
    return hits
  }

  /** The products with a stem in their names that is not of their insurer's name, each as often as it begins a word there. */
  toldBy(stem: string): Int32Array {
    const known = this.#toldBy.get(stem)
    if (known !== undefined) return known
    const insurers = new Set(this.#entries.ofInsurers([stem]))
    const told: number[] = []
    for (const number of this.#inNames([stem], 'name')) {
      if (insurers.has(item(this.#file.cards.insurer, number))) continue
      for (const { stems } of this.#wordsOf(number)) if (stems[0] === stem) told.push(number)
    }
    const numbers = Int32Array.from(told)
    this.#toldBy.set(stem, numbers)
    return numbers
  }

  /** Stems that begin with these letters, the shortest first. */
  beginningWith(letters: string, limit: number): string[] {
    const found = new Set([...this.#stems()].filter((stem) => stem.startsWith(letters)))
    return [...found].toSorted((a, b) => a.length - b.length || compareTexts(a, b)).slice(0, limit)
  }

  /** Stems spelled like this one, the nearest first. */
  spelledLike(word: string, most: number): Near[] {
    this.#vocabulary ??= new Vocabulary([...this.#stems()].filter((stem) => /^\p{L}+$/u.test(stem)))
    return this.#vocabulary.near(word, most)
  }

  *#stems(): Generator<string> {
    yield* this.#names.stems()
    yield* this.#entries.stems
  }

  #found(phrase: Phrase): Hits {
    const entries = this.#entries
    const { category, insurer } = this.#members
    const fields = new HitFields(this.documents)
    for (const field of ['name', 'uin'] as const) fields.add(this.#inNames(phrase, field), FIELD_BITS[field])
    for (const entry of entries.named(phrase)) fields.add(category[entry] ?? [], FIELD_BITS.category)
    for (const entry of entries.about(phrase)) fields.add(category[entry] ?? [], FIELD_BITS.about)
    for (const entry of entries.ofInsurers(phrase)) fields.add(insurer[entry] ?? [], FIELD_BITS.insurer)
    return fields.hits((_number, bits) => item(QUALITY_OF_FIELDS, bits))
  }

  #inNames(phrase: Phrase, field: 'name' | 'uin'): Int32Array {
    return this.#names.hits(phrase).inFields(this.#names.bitsOf(field))
  }

  /** The words of a product's name. */
  #wordsOf(number: number): readonly Word[] {
    const words = this.#words.get(number) ?? wordsAt(item(this.#file.cards.name, number))
    this.#words.set(number, words)
    return words
  }
}

/** The products of each entry of a column. */
function membersIn(column: readonly number[]): readonly (readonly number[])[] {
  const members: number[][] = []
  for (const [number, entry] of column.entries()) (members[entry] ??= []).push(number)
  return members
}

/** The fields of a product, each as a bit: which of them hold a word is one number. */
export const FIELD_BITS = { name: 1, uin: 2, insurer: 4, category: 8, about: 16 } as const

/** Score of some fields for a concept: the one that counts most, and a little of a second. */
export const QUALITY_OF_FIELDS: readonly number[] = Array.from({ length: 32 }, (_, bits) => {
  const names = (Object.keys(FIELD_BITS) as (keyof typeof FIELD_BITS)[]).filter(
    (name) => (bits & FIELD_BITS[name]) !== 0,
  )
  const boosts = names.map((name) => CATALOGUE_SEARCH.boost[name]).toSorted((one, two) => two - one)
  const [most = 0, next = 0] = boosts
  return most + PRODUCT_RANKING.second * next
})
