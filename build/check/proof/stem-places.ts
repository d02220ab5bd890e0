import { item } from '../../contract/item.ts'
import { lazily } from '../../contract/lazily.ts'
import type { Terms } from '../../search/query-words.ts'
import { Vocabulary } from '../../search/spelling.ts'
import { eachWord, runOf } from '../../search/words.ts'

const NO_SPELLINGS = lazily(() => new Vocabulary([]))

/** Texts in which stems and phrases are looked for, by their places; a term is taken as it is written, never for what it may mean. */
export class StemPlaces implements Terms {
  readonly vocabulary = NO_SPELLINGS
  readonly #texts: readonly string[]
  /** The places of the texts that hold a stem, in ascending order. */
  readonly #places = new Map<string, number[]>()
  /** The stems of a text in their order, ` one two `; few texts hold every word of a phrase, and only these need it. */
  readonly #rows: string[] = []

  constructor(texts: readonly string[]) {
    this.#texts = texts
    for (const [at, text] of texts.entries())
      eachWord(text, (word, _chunkStart, value) => {
        for (const stem of value === null ? word.stems : [...word.stems, value]) this.#add(stem, at)
      })
  }

  hits() {
    return new Map()
  }

  has(stem: string): boolean {
    return this.#places.has(stem)
  }

  /** Whether the text at a place holds a stem. */
  holds(at: number, stem: string): boolean {
    return this.#places.get(stem)?.includes(at) === true
  }

  /** The places of the texts that hold all of some stems, in any order. */
  holdingAll(stems: readonly string[]): readonly number[] {
    if (stems.length === 0) return [...this.#texts.keys()]
    const [first = [], ...rest] = stems
      .map((one) => this.#places.get(one) ?? [])
      .toSorted((a, b) => a.length - b.length)
    return first.filter((at) => rest.every((places) => places.includes(at)))
  }

  /** The places of the texts that hold a phrase. */
  holding(phrase: readonly string[]): readonly number[] {
    const all = this.holdingAll(phrase)
    return phrase.length === 1 ? all : all.filter((at) => this.#row(at).includes(` ${phrase.join(' ')} `))
  }

  #row(at: number): string {
    return (this.#rows[at] ??= runOf(item(this.#texts, at)))
  }

  #add(stem: string, at: number): void {
    const places = this.#places.get(stem)
    if (places === undefined) this.#places.set(stem, [at])
    else if (places.at(-1) !== at) places.push(at)
  }
}
