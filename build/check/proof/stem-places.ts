import { item } from '../../contract/item.ts'
import { type ReadWord, eachWord, runOf } from '../../search/words.ts'

/** Texts in which stems and phrases are looked for, by the places of the texts: few of them hold any one stem. */
export class StemPlaces {
  readonly #texts: readonly string[]
  /** The places of the texts that hold a stem, in ascending order. */
  readonly #places = new Map<string, number[]>()
  /** The stems of a text in their order, ` one two `; few texts hold every word of a phrase, and only these need it. */
  readonly #rows: string[] = []

  constructor(texts: readonly string[]) {
    this.#texts = texts
    const byWord = new Map<ReadWord, readonly number[][]>()
    for (const [at, text] of texts.entries())
      eachWord(text, (word, _chunkStart, value) => {
        let places = byWord.get(word)
        if (places === undefined) byWord.set(word, (places = word.stems.map((one) => this.#placesOf(one))))
        for (const ofStem of places) addPlace(ofStem, at)
        if (value !== null) addPlace(this.#placesOf(value), at)
      })
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

  #placesOf(stem: string): number[] {
    let places = this.#places.get(stem)
    if (places === undefined) this.#places.set(stem, (places = []))
    return places
  }
}

function addPlace(places: number[], at: number): void {
  if (places.at(-1) !== at) places.push(at)
}
