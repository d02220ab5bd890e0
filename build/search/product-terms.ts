import { INDEX_PATHS, termsPath } from '../contract/index-paths.ts'
import type {
  ProductCodesFile,
  ProductTermsFile,
  ProductWordsFile,
} from '../contract/index-files/products.ts'
import { compareTexts } from '../contract/compare-texts.ts'
import { item } from '../contract/item.ts'
import { numberAt } from './packed-numbers.ts'
import type { Products } from './products.ts'
import { TermPostings, beginsWord, sideBySide } from './name-postings.ts'
import { HitFields, type Hits } from './hits.ts'
import { FIELD_BITS, QUALITY_OF_FIELDS } from './product-fields.ts'
import type { TermsInPieces } from './query-words.ts'
import { ProductWords, isWord } from './product-words.ts'
import type { Near } from './spelling.ts'
import type { Phrase } from './trade-words.ts'

const NONE = new Int32Array()

/** What of every product its words are found and ranked by. */
type Columns = Readonly<Record<'category' | 'insurer' | 'standing', string>>

/** The words of products, asked stem by stem: of names, UINs, insurers and categories. */
export class ProductTerms implements TermsInPieces {
  readonly columns: Columns
  readonly ofNames = true
  readonly #products: Products
  readonly #words: ProductWords
  /** The files of terms that were loaded, by their places. */
  readonly #loaded = new Map<number, TermPostings>()
  /** The shortest codes of each file of terms; null until beginnings are loaded. */
  #codes: ProductCodesFile['codes'] | null = null

  private constructor(products: Products, words: ProductWords, columns: Columns) {
    this.#products = products
    this.#words = words
    this.columns = columns
  }

  /** The words of all products, of which none is loaded yet. */
  static async of(products: Products): Promise<ProductTerms> {
    const [words, category, insurer, standing] = await Promise.all([
      products.read(INDEX_PATHS.productWords, (file: ProductWordsFile) => new ProductWords(file)),
      products.column('latest', 'category'),
      products.column('latest', 'insurer'),
      products.column('latest', 'standing'),
    ])
    return new ProductTerms(products, words, { category, insurer, standing })
  }

  async load(stems: Iterable<string>): Promise<void> {
    const files = new Set(Array.from(stems, (stem) => this.#words.fileOf(stem)))
    await this.#loadFiles([...files].filter((file) => file !== null))
  }

  async loadBeginnings(letters: string): Promise<void> {
    const files = this.#words.filesNear(letters).flatMap(({ file, isAllOfIt }) => (isAllOfIt ? [] : [file]))
    const open = ({ codes }: ProductCodesFile) => codes
    const [codes] = await Promise.all([
      this.#products.read(INDEX_PATHS.productCodes, open),
      this.#loadFiles(files),
    ])
    this.#codes = codes
  }

  mayHold(phrase: Phrase): boolean {
    return phrase.every((stem) => !isWord(stem) || this.has(stem))
  }

  /** How many products there are. */
  get documents(): number {
    return this.#products.file.total
  }

  /** Whether a stem is in any product. */
  has(stem: string): boolean {
    if (this.#products.words.stems.has(stem)) return true
    return isWord(stem) ? this.#words.all.has(stem) : this.#postings(stem)?.has(stem) === true
  }

  /** The products that hold a phrase of one or more stems. */
  hits(phrase: Phrase): Hits {
    const key = phrase.join(' ')
    const known = this.#products.hits.get(key)
    if (known !== undefined) return known
    const hits = this.#found(phrase)
    this.#products.hits.set(key, hits)
    return hits
  }

  /** The products with a stem in their names that is not of their insurer's name, each as often as it begins a word there. */
  toldBy(stem: string): Int32Array {
    const { toldBy, words } = this.#products
    const known = toldBy.get(stem)
    if (known !== undefined) return known
    const places = this.#postings(stem)?.places(stem, 'name') ?? null
    if (places === null) return NONE
    const insurers = new Set(words.ofInsurers([stem]))
    const told = places.numbers.filter(
      (number, at) =>
        beginsWord(places.spots[at] ?? 0) && !insurers.has(numberAt(this.columns.insurer, number)),
    )
    toldBy.set(stem, told)
    return told
  }

  /** Stems that begin with these letters, the shortest first. */
  beginningWith(letters: string, limit: number): string[] {
    const words = [...this.#words.all, ...this.#products.words.stems]
    const found = new Set([...words, ...this.#codesNear(letters)].filter((stem) => stem.startsWith(letters)))
    return [...found]
      .toSorted((one, two) => one.length - two.length || compareTexts(one, two))
      .slice(0, limit)
  }

  /** Stems spelled like this one, the nearest first. */
  spelledLike(word: string, most: number): Near[] {
    return this.#words.vocabulary(this.#products.words.stems).near(word, most)
  }

  /** The codes with this beginning, among others: the shortest of files that hold no others, all terms of the rest. */
  #codesNear(letters: string): string[] {
    return this.#words
      .filesNear(letters)
      .flatMap(({ file, isAllOfIt }) =>
        isAllOfIt ? (this.#codes?.[file] ?? []) : [...this.#termsIn(file).terms()],
      )
  }

  #found(phrase: Phrase): Hits {
    const { words, file } = this.#products
    const all = phrase.map((stem) => this.#postings(stem))
    const [named, about, ofInsurers] = [words.named(phrase), words.about(phrase), words.ofInsurers(phrase)]
    const held = new HitFields(file.total)
    for (const field of ['name', 'uin'] as const) {
      const places = all.map((postings, at) => postings?.places(phrase[at] ?? '', field) ?? null)
      held.add(places.length === 1 ? (places[0]?.numbers ?? []) : sideBySide(places), FIELD_BITS[field])
    }
    for (const entry of named) held.add(this.#membersOf('category', entry), FIELD_BITS.category)
    for (const entry of about) held.add(this.#membersOf('category', entry), FIELD_BITS.about)
    for (const entry of ofInsurers) held.add(this.#membersOf('insurer', entry), FIELD_BITS.insurer)
    return held.hits((_number, bits) => item(QUALITY_OF_FIELDS, bits))
  }

  /** The products of a category or insurer. */
  #membersOf(column: 'category' | 'insurer', entry: number): readonly number[] {
    const { members } = this.#products
    const known = members.get(column) ?? membersIn(this.columns[column])
    members.set(column, known)
    return known[entry] ?? []
  }

  /** The postings among which a term is if it is anywhere; null where it is nowhere. */
  #postings(term: string): TermPostings | null {
    const file = this.#words.fileOf(term)
    return file === null ? null : this.#termsIn(file)
  }

  #termsIn(file: number): TermPostings {
    const terms = this.#loaded.get(file)
    if (terms === undefined) throw new Error(`${termsPath(file)} was not loaded before it was asked for`)
    return terms
  }

  async #loadFiles(files: readonly number[]): Promise<void> {
    const open = (json: ProductTermsFile) => new TermPostings(json)
    const missing = files.filter((file) => !this.#loaded.has(file))
    const read = missing.map(async (file) =>
      this.#loaded.set(file, await this.#products.read(termsPath(file), open)),
    )
    await Promise.all(read)
  }
}

/** The products that have each number in a column. */
function membersIn(values: string): readonly (readonly number[])[] {
  const members: number[][] = []
  for (let number = 0; number < values.length; number += 1)
    (members[numberAt(values, number)] ??= []).push(number)
  return members
}
