import { item } from '../contract/item.ts'
import { Memo } from '../contract/lazily.ts'
import type { Phrase } from './trade-words.ts'
import { type Word, partsOf, wordsAt } from './words.ts'

/** Place of something in a text, in UTF-16 units. */
export type Span = Pick<Word, 'start' | 'end'>

/** A text in which words and phrases are looked for: what is the same for all queries is made once. */
export class PlacedText {
  readonly text: string
  readonly #words: readonly Word[]
  /** The stems of the words in a row, a hyphenated word in its parts, each with its word. */
  readonly #row: readonly (readonly [stem: string, word: Word])[]
  /** Places of a stem in the row; a hyphenated word, joined, is at its first part. */
  readonly #places: ReadonlyMap<string, readonly number[]>
  readonly #matches = new Memo<RegExp, readonly Span[]>()

  constructor(text: string) {
    this.text = text
    this.#words = wordsAt(text)
    const row: (readonly [stem: string, word: Word])[] = []
    const places = new Map<string, number[]>()
    for (const word of this.#words) {
      const [first, parts] = [row.length, partsOf(word.stems)]
      for (const stem of parts) row.push([stem, word])
      for (const [nth, stem] of word.stems.entries()) {
        const place = nth < parts.length ? first + nth : first
        const known = places.get(stem)
        if (known === undefined) places.set(stem, [place])
        else known.push(place)
      }
    }
    this.#row = row
    this.#places = places
  }

  /** The words of a phrase wherever they are side by side, in the order of the text. */
  wordsOf(phrase: Phrase): Word[] {
    const [first = '', ...more] = phrase
    const places = this.#places.get(first) ?? []
    if (more.length === 0) return places.map((place) => item(this.#row, place)[1])
    return places
      .filter((place) => more.every((stem, nth) => this.#row[place + 1 + nth]?.[0] === stem))
      .flatMap((place) => phrase.map((_, nth) => item(this.#row, place + nth)[1]))
  }

  /** Places of what a pattern finds in the text. */
  matches(pattern: RegExp): readonly Span[] {
    return this.#matches.of(pattern, () =>
      Array.from(this.text.matchAll(pattern), ({ index, 0: found }) => {
        return { start: index, end: index + found.length }
      }),
    )
  }

  /** The piece of about a length around the first thing found, at whole words, and where it begins. */
  cut(first: Span | undefined, length: number): { readonly snippet: string; readonly from: number } {
    const [text, words, offset] = [this.text, this.#words, (first?.start ?? 0) - BEFORE]
    const isNear = offset <= 0 || text.length <= LENGTH
    const from = isNear ? 0 : (words.find(({ start }) => start >= offset)?.start ?? 0)
    const within = words.findLast(({ end }) => end <= from + length)?.end ?? text.length
    // A word may be longer than a snippet: what was found is shown whole.
    const to = Math.max(from + length >= text.length ? text.length : within, first?.end ?? 0)
    return { snippet: text.slice(from, to), from }
  }
}

/** A place in a text that says a part of what is asked, and what that counts. */
export interface SaidPlace extends Span {
  readonly part: number
  readonly weight: number
}

/**
 * The piece of a text, of so many UTF-16 units, that says most of what is asked, the earliest of several: its first place,
 * and what it says, of each part what counts most.
 */
export function mostSaid(
  places: readonly SaidPlace[],
  span: number,
): { readonly score: number; readonly first: SaidPlace | undefined } {
  const inOrder = places.toSorted((a, b) => a.start - b.start || a.end - b.end)
  let best: { score: number; first: SaidPlace | undefined } = { score: 0, first: undefined }
  for (const [at, first] of inOrder.entries()) {
    const most: number[] = []
    let score = 0
    for (let next = at; next < inOrder.length; next += 1) {
      const { end, part, weight } = item(inOrder, next)
      if (next > at && end > first.start + span) break
      const before = most[part] ?? 0
      if (weight <= before) continue
      score += weight - before
      most[part] = weight
    }
    if (score > best.score) best = { score, first }
  }
  return best
}

/** A piece of a text with the places of the words found in it. */
export interface Snippet {
  readonly snippet: string
  readonly highlights: [start: number, end: number][]
}

/** About how long a snippet is, in UTF-16 units. */
const LENGTH = 260
/** Letters of it before the first word found. */
const BEFORE = 60

/**
 * Cuts the piece of a text that holds most of the different phrases found, at whole words. The snippet is the text's own
 * characters; highlights are offsets into it. Words of a phrase are found where they are side by side.
 */
export function snippetOf(text: PlacedText, phrases: readonly Phrase[]): Snippet {
  const found = phrases.map((phrase) => text.wordsOf(phrase))
  const places = found.flatMap((words, part) =>
    words.map(({ start, end }) => ({ start, end, part, weight: 1 })),
  )
  const { snippet, from } = text.cut(mostSaid(places, LENGTH - BEFORE).first, LENGTH)
  const highlights = [...new Set(found.flat())]
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => start >= from && end <= from + snippet.length)
    .map(({ start, end }): [number, number] => [start - from, end - from])
  return { snippet, highlights }
}
