import type { Postings, ProductTermsFile } from '../contract/index-files/products.ts'
import { unpacked } from './packed-numbers.ts'

/** Where a stem is in one field of products: their numbers, rising, and the spot of each time it is there. */
export class Places {
  readonly numbers: Int32Array
  readonly spots: Int32Array

  constructor({ gaps, spots }: Postings) {
    this.numbers = new Int32Array(unpacked(gaps))
    for (let at = 1; at < this.numbers.length; at += 1)
      this.numbers[at] = (this.numbers[at] ?? 0) + (this.numbers[at - 1] ?? 0)
    this.spots = new Int32Array(unpacked(spots))
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
  const terms = all.flatMap((places, at) => (places === null ? [] : [{ places, at }]))
  if (terms.length < all.length) return []
  // The rarest first: the places of the others are looked up among the few that it leaves.
  terms.sort((one, two) => one.places.numbers.length - two.places.numbers.length)
  let starts: ReadonlySet<number> | null = null
  for (const { places, at } of terms) {
    starts = startsOf(places, at, starts)
    if (starts.size === 0) break
  }
  return Array.from(starts ?? [], (start) => Math.floor(start / ROW))
}

/** More than the words of any name. */
const ROW = 2 ** 16

/**
 * Where a phrase would begin whose stem number `at` has these places: product and word as one number, the next word is
 * one more. Only beginnings that are among those given.
 */
function startsOf(
  { numbers, spots }: Places,
  at: number,
  among: ReadonlySet<number> | null,
): ReadonlySet<number> {
  const starts = new Set<number>()
  for (let index = 0; index < numbers.length; index += 1) {
    const place = rowPlace(spots[index] ?? 0)
    if (place === null) continue
    const start = (numbers[index] ?? 0) * ROW + place - at
    if (among === null || among.has(start)) starts.add(start)
  }
  return starts
}
