import { CATALOGUE_SEARCH, PRODUCT_RANKING } from './search-options.ts'

/** The fields of a product, each as a bit: which of them hold a word is one number. */
export const FIELD_BITS = { name: 1, uin: 2, insurer: 4, category: 8, about: 16 } as const

/** Which products hold a word or phrase, in the order of their numbers, and each in which fields. */
export class ProductHits {
  readonly numbers: Int32Array
  readonly fields: Uint8Array

  /** `fields` has the bits of every product, 0 for those that do not hold it. */
  constructor(fields: Uint8Array) {
    let size = 0
    for (const bits of fields) if (bits !== 0) size += 1
    this.numbers = new Int32Array(size)
    this.fields = new Uint8Array(size)
    let at = 0
    for (let number = 0; number < fields.length; number += 1) {
      const bits = fields[number] ?? 0
      if (bits === 0) continue
      this.numbers[at] = number
      this.fields[at] = bits
      at += 1
    }
  }

  /** How many products hold it. */
  get size(): number {
    return this.numbers.length
  }

  /** The numbers of those that hold it in one of some fields, given as their bits. */
  inFields(bits: number): Int32Array {
    return this.numbers.filter((_number, at) => ((this.fields[at] ?? 0) & bits) !== 0)
  }
}

/** How well some fields hold a concept: the one that counts most, and a little of a second. */
export const QUALITY_OF_FIELDS: readonly number[] = Array.from({ length: 32 }, (_, bits) => {
  const names = (Object.keys(FIELD_BITS) as (keyof typeof FIELD_BITS)[]).filter(
    (name) => (bits & FIELD_BITS[name]) !== 0,
  )
  const boosts = names.map((name) => CATALOGUE_SEARCH.boost[name]).toSorted((one, two) => two - one)
  const [most = 0, next = 0] = boosts
  return most + PRODUCT_RANKING.second * next
})

/** How many products of how many phrases are remembered, all together. */
const KEPT = 2_000_000

/** The hits of phrases that were asked before. */
export class HitsKept {
  readonly #hits = new Map<string, ProductHits>()
  #kept = 0

  get(key: string): ProductHits | undefined {
    return this.#hits.get(key)
  }

  set(key: string, hits: ProductHits): void {
    if (this.#kept > KEPT) {
      this.#hits.clear()
      this.#kept = 0
    }
    this.#hits.set(key, hits)
    this.#kept += hits.size + 10
  }
}
