import { INDEX_PATHS, termsPath } from '../contract/index-paths.ts'
import type {
  ProductCodesFile,
  ProductTermsFile,
  ProductWordsFile,
} from '../contract/index-files/products.ts'
import { frontDecoded, numberAt } from './packed-numbers.ts'
import { compareTexts } from '../contract/compare-texts.ts'
import type { Products } from './products.ts'
import type { IndexFiles } from './index-files.ts'
import { type Places, TermPostings, sideBySide } from './name-postings.ts'
import { FIELD_BITS, ProductHits } from './product-hits.ts'
import { type Near, Vocabulary } from './spelling.ts'
import type { Phrase } from './trade-words.ts'

const isWord = (term: string) => /^\p{L}+$/u.test(term)

/** Every stem of the names of products, and where those that are codes are to be looked for. */
class ProductWords {
  readonly file: ProductWordsFile
  readonly all: ReadonlySet<string>
  #vocabulary: Vocabulary | null = null

  constructor(file: ProductWordsFile) {
    this.file = file
    this.all = new Set(frontDecoded(file.words))
  }

  /** The same with the words of categories and insurers, to look for what a misspelling was meant for. */
  vocabulary(others: Iterable<string>): Vocabulary {
    this.#vocabulary ??= new Vocabulary([...this.all, ...others])
    return this.#vocabulary
  }

  /** The place of the file that holds a term, if any does. */
  fileOf(term: string): number {
    let [from, to] = [0, this.file.starts.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (compareTexts(this.file.starts[middle] ?? '', term) <= 0) from = middle + 1
      else to = middle
    }
    return from - 1
  }
}

const NO_HITS = new ProductHits(new Uint8Array())

/** The words of products, asked stem by stem: of names, UINs, insurers and categories. */
export class ProductTerms {
  readonly #products: Products
  readonly #files: IndexFiles
  readonly #words: ProductWords | null

  constructor(products: Products, files: IndexFiles) {
    this.#products = products
    this.#files = files
    const open = (file: ProductWordsFile) => new ProductWords(file)
    this.#words = files.file(INDEX_PATHS.productWords, open)
  }

  /** How many products there are. */
  get documents(): number {
    return this.#products.file.total
  }

  /** Whether a stem is in any product. */
  has(stem: string): boolean {
    if (this.#products.words.stems.has(stem)) return true
    return isWord(stem) ? this.#words?.all.has(stem) === true : this.#postings(stem)?.has(stem) === true
  }

  /** The products that hold a phrase of one or more stems. */
  hits(phrase: Phrase): ProductHits {
    const key = phrase.join(' ')
    const known = this.#products.hits.get(key)
    if (known !== undefined) return known
    const hits = this.#found(phrase)
    if (this.#files.isWhole) this.#products.hits.set(key, hits)
    return hits
  }

  /** Where a stem is in the names of products; null where it is in none. */
  inNames(stem: string): Places | null {
    return this.#postings(stem)?.places(stem, 'name') ?? null
  }

  /** Stems that begin with these letters, the shortest first. */
  beginningWith(letters: string, limit: number): string[] {
    const words = [...(this.#words?.all ?? []), ...this.#products.words.stems]
    const found = new Set([...words, ...this.#codesNear(letters)].filter((stem) => stem.startsWith(letters)))
    return [...found]
      .toSorted((one, two) => one.length - two.length || compareTexts(one, two))
      .slice(0, limit)
  }

  /** Stems spelled like this one, the nearest first. */
  spelledLike(word: string, most: number): Near[] {
    return this.#words?.vocabulary(this.#products.words.stems).near(word, most) ?? []
  }

  /** The codes with this beginning, among others: the shortest of files that hold no others, all terms of the rest. */
  #codesNear(letters: string): string[] {
    if (this.#words === null) return []
    const { starts } = this.#words.file
    const codes = this.#files.file(INDEX_PATHS.productCodes, (file: ProductCodesFile) => file.codes)
    const found: string[] = []
    for (let file = Math.max(0, this.#words.fileOf(letters)); file < starts.length; file += 1) {
      const [start = '', next] = starts.slice(file)
      if (start > letters && !start.startsWith(letters)) break
      const isAllOfIt = start.startsWith(letters) && next?.startsWith(letters) === true
      if (isAllOfIt) found.push(...(codes?.[file] ?? []))
      else found.push(...(this.#termsIn(file)?.terms() ?? []))
    }
    return found
  }

  #found(phrase: Phrase): ProductHits {
    const { words, file } = this.#products
    const all = phrase.map((stem) => this.#postings(stem))
    const [named, about, ofInsurers] = [words.named(phrase), words.about(phrase), words.ofInsurers(phrase)]
    const bits = new Uint8Array(file.total)
    for (const field of ['name', 'uin'] as const) {
      const places = all.map((postings, at) => postings?.places(phrase[at] ?? '', field) ?? null)
      const numbers = places.length === 1 ? (places[0]?.numbers ?? []) : sideBySide(places)
      for (const number of numbers) bits[number] = (bits[number] ?? 0) | FIELD_BITS[field]
    }
    this.#mark(bits, 'category', named, FIELD_BITS.category)
    this.#mark(bits, 'category', about, FIELD_BITS.about)
    this.#mark(bits, 'insurer', ofInsurers, FIELD_BITS.insurer)
    return this.#files.isWhole ? new ProductHits(bits) : NO_HITS
  }

  /** Marks the products of some categories or insurers. */
  #mark(bits: Uint8Array, column: 'category' | 'insurer', entries: readonly number[], bit: number): void {
    if (entries.length === 0) return
    const values = this.#products.column(this.#files, 'latest', column)
    const isMarked = new Uint8Array(Math.max(...entries) + 1)
    for (const entry of entries) isMarked[entry] = 1
    for (let number = 0; number < values.length; number += 1)
      if (isMarked[numberAt(values, number)] === 1) bits[number] = (bits[number] ?? 0) | bit
  }

  /** The postings among which a term is if it is anywhere; null where they have yet to be read. */
  #postings(term: string): TermPostings | null {
    if (this.#words === null || (isWord(term) && !this.#words.all.has(term))) return null
    const file = this.#words.fileOf(term)
    return file < 0 ? null : this.#termsIn(file)
  }

  #termsIn(file: number): TermPostings | null {
    return this.#files.file(termsPath(file), (json: ProductTermsFile) => new TermPostings(json))
  }
}
