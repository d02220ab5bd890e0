import { item } from '../contract/item.ts'
import { type Word, wordsAt } from './words.ts'

// Texts in which passages are looked for: everything that is the same for all queries is made once.

/** How many letters words of one family begin with: "settled", "settlement". */
const FAMILY = 5

/** The letters that a stem shares with all of its family; a shorter one is a family by itself. */
export function familyOf(stem: string): string {
  return stem.slice(0, FAMILY)
}

/** Where an answer is in a text, in UTF-16 units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A text with its words, and for each of them the number that all words of the same stems have. */
export class PassageText {
  readonly text: string
  readonly words: readonly Word[]
  readonly numbers: Uint32Array
  readonly #answers = new Map<RegExp, readonly Span[]>()

  constructor(text: string, numberOf: (stems: readonly string[]) => number) {
    this.text = text
    this.words = wordsAt(text)
    this.numbers = Uint32Array.from(this.words, ({ stems }) => numberOf(stems))
  }

  /** Where the text has what a pattern finds. */
  answers(said: RegExp): readonly Span[] {
    const known = this.#answers.get(said)
    if (known !== undefined) return known
    const spans = Array.from(this.text.matchAll(said), ({ index, 0: found }) => {
      return { start: index, end: index + found.length }
    })
    this.#answers.set(said, spans)
    return spans
  }
}

/** Opens texts, and numbers their words: what a query makes of a word is looked up by its number. */
export class PassageTexts {
  readonly #numbers = new Map<string, number>()
  readonly #stems: (readonly string[])[] = []
  /** The numbers of the words with stems of one family. */
  readonly #families = new Map<string, number[]>()

  open(text: string): PassageText {
    return new PassageText(text, (stems) => this.#numberOf(stems))
  }

  stems(number: number): readonly string[] {
    return item(this.#stems, number)
  }

  /** By the number of each word of the texts opened so far: 1 where it has a stem of these families, 0 elsewhere. */
  inFamilies(families: Iterable<string>): Uint8Array {
    const marks = new Uint8Array(this.#stems.length)
    for (const family of families) for (const number of this.#families.get(family) ?? []) marks[number] = 1
    return marks
  }

  #numberOf(stems: readonly string[]): number {
    const key = stems.join(' ')
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#stems.push(stems) - 1
    this.#numbers.set(key, number)
    for (const stem of stems) {
      const others = this.#families.get(familyOf(stem))
      if (others === undefined) this.#families.set(familyOf(stem), [number])
      else others.push(number)
    }
    return number
  }
}
