import { Memo } from '../contract/lazily.ts'

/**
 * The documents that hold a word or phrase, by their numbers, rising: how well each holds it, and in which of its fields,
 * a bit for each field.
 */
export class Hits {
  readonly numbers: Int32Array
  readonly scores: Float64Array
  readonly fields: Uint8Array
  readonly #inFields = new Memo<number, Int32Array>()

  /**
   * @param fields the bits of every document, 0 for one that does not hold it
   * @param scoreOf how well a document holds it in the fields of some bits, which so many documents hold
   */
  constructor(fields: Uint8Array, scoreOf: (number: number, bits: number, size: number) => number) {
    const numbers: number[] = []
    for (let number = 0; number < fields.length; number += 1) if (fields[number] !== 0) numbers.push(number)
    this.numbers = new Int32Array(numbers)
    this.fields = fields.filter((bits) => bits !== 0)
    this.scores = Float64Array.from(numbers, (number, at) =>
      scoreOf(number, this.fields[at] ?? 0, numbers.length),
    )
  }

  /** Number of documents that hold it. */
  get size(): number {
    return this.numbers.length
  }

  /** The numbers of those that hold it in one of some fields, given as their bits. */
  inFields(bits: number): Int32Array {
    return this.#inFields.of(bits, () =>
      this.numbers.filter((_number, at) => ((this.fields[at] ?? 0) & bits) !== 0),
    )
  }
}

/** The hits of phrases that were asked before: as many as have some number of documents together. */
export function hitsKept(most: number): Memo<string, Hits> {
  return new Memo(most, ({ size }) => size + 10)
}
