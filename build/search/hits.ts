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
   * @param numbers the documents that hold it, in any order
   * @param fields the bits of every document
   * @param scoreOf how well a document holds it in the fields of some bits
   */
  constructor(
    numbers: readonly number[],
    fields: Uint8Array,
    scoreOf: (number: number, bits: number) => number,
  ) {
    this.numbers = new Int32Array(numbers).sort()
    this.scores = new Float64Array(numbers.length)
    this.fields = new Uint8Array(numbers.length)
    for (let at = 0; at < numbers.length; at += 1) {
      const number = this.numbers[at] ?? 0
      const bits = fields[number] ?? 0
      this.scores[at] = scoreOf(number, bits)
      this.fields[at] = bits
    }
  }

  /** Number of documents that hold it. */
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

/** Collects which documents hold a word or phrase, and in which fields. */
export class HitFields {
  readonly #fields: Uint8Array
  readonly #numbers: number[] = []

  constructor(documents: number) {
    this.#fields = new Uint8Array(documents)
  }

  /** Says that documents hold it in the field of a bit, one of the eight of a byte. */
  add(numbers: ArrayLike<number>, bit: number): void {
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0
      const bits = this.#fields[number] ?? 0
      if (bits === 0) this.#numbers.push(number)
      this.#fields[number] = bits | bit
    }
  }

  /** Collected hits; `scoreOf` says how well a document holds the term in the fields of some bits. */
  hits(scoreOf: (number: number, bits: number) => number): Hits {
    return new Hits(this.#numbers, this.#fields, scoreOf)
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
