/**
 * The documents that hold a word or phrase, by their numbers, rising: how well each holds it, and in which of its fields,
 * a bit for each field.
 */
export class Hits {
  readonly numbers: Int32Array
  readonly scores: Float64Array
  readonly fields: Uint8Array
  /** The answers of `inFields`. */
  readonly #inFields = new Map<number, Int32Array>()

  /**
   * @param fields the bits of every document, 0 for those that do not hold it
   * @param scoreOf how well a document holds it in the fields of some bits
   */
  constructor(fields: Uint8Array, scoreOf: (number: number, bits: number) => number) {
    let size = 0
    for (const bits of fields) if (bits !== 0) size += 1
    this.numbers = new Int32Array(size)
    this.scores = new Float64Array(size)
    this.fields = new Uint8Array(size)
    let at = 0
    for (let number = 0; number < fields.length; number += 1) {
      const bits = fields[number] ?? 0
      if (bits === 0) continue
      this.numbers[at] = number
      this.scores[at] = scoreOf(number, bits)
      this.fields[at] = bits
      at += 1
    }
  }

  /** How many documents hold it. */
  get size(): number {
    return this.numbers.length
  }

  /** The numbers of those that hold it in one of some fields, given as their bits. */
  inFields(bits: number): Int32Array {
    const known = this.#inFields.get(bits)
    if (known !== undefined) return known
    const numbers = this.numbers.filter((_number, at) => ((this.fields[at] ?? 0) & bits) !== 0)
    this.#inFields.set(bits, numbers)
    return numbers
  }
}

/** The hits of phrases that were asked before: as many as have some number of documents together. */
export class HitsKept {
  readonly #most: number
  readonly #hits = new Map<string, Hits>()
  #kept = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Hits | undefined {
    return this.#hits.get(key)
  }

  set(key: string, hits: Hits): void {
    if (this.#kept > this.#most) {
      this.#hits.clear()
      this.#kept = 0
    }
    this.#hits.set(key, hits)
    this.#kept += hits.size + 10
  }
}
