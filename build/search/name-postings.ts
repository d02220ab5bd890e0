import type { Postings, ProductTermsFile } from '../contract/index-files/products.ts'
import { unpacked } from './packed-numbers.ts'

/** Where a stem is in one field of products: their numbers, rising, and the spot of each time it is there. */
export class Places {
  readonly numbers: Int32Array
  readonly spots: Int32Array

  constructor({ gaps, spots }: Postings) {
    this.numbers = Int32Array.from(unpacked(gaps))
    for (let at = 1; at < this.numbers.length; at += 1)
      this.numbers[at] = (this.numbers[at] ?? 0) + (this.numbers[at - 1] ?? 0)
    this.spots = Int32Array.from(unpacked(spots))
  }
}

/** Whether a word begins at a spot. */
export function beginsWord(spot: number): boolean {
  return spot > 0 && spot % 2 === 0
}

/** The place of a spot in the row of words; null apart from it. */
function rowPlace(spot: number): number | null {
  return spot === 0 ? null : (spot - 1) >>> 1
}

/** Some terms, each unpacked when it is first asked for. */
export class TermPostings {
  readonly #packed: ReadonlyMap<string, ProductTermsFile['terms'][number]>
  readonly #places = new Map<string, Places | null>()

  constructor({ terms }: ProductTermsFile) {
    this.#packed = new Map(terms.map((term) => [term.term, term]))
  }

  has(term: string): boolean {
    return this.#packed.has(term)
  }

  terms(): IterableIterator<string> {
    return this.#packed.keys()
  }

  /** Where a term is in a field; null where it is nowhere. */
  places(term: string, field: 'name' | 'uin'): Places | null {
    const key = `${field} ${term}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const packed = this.#packed.get(term)?.[field]
    const places = packed ? new Places(packed) : null
    this.#places.set(key, places)
    return places
  }
}

/** The numbers of the products in which stems are side by side, in their order. */
export function sideBySide(all: readonly (Places | null)[]): number[] {
  const [first, ...others] = all
  if (first === undefined || first === null) return []
  let ends = rowEnds(first)
  for (const next of others) {
    if (next === null) return []
    const places = rowEnds(next)
    ends = new Set([...ends].filter((end) => places.has(end + 1)).map((end) => end + 1))
  }
  return [...ends].map((end) => Math.floor(end / ROW))
}

/** More than the words of any name. */
const ROW = 2 ** 16

/** Each product and place of a stem in its row, as one number: the next place is one more. */
function rowEnds({ numbers, spots }: Places): Set<number> {
  const ends = new Set<number>()
  for (let at = 0; at < numbers.length; at += 1) {
    const place = rowPlace(spots[at] ?? 0)
    if (place !== null) ends.add((numbers[at] ?? 0) * ROW + place)
  }
  return ends
}
