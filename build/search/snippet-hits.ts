import { type Word, partsOf } from './words.ts'
import type { Phrase } from './trade-words.ts'

/** A word of the text that belongs to something found, and the numbers of the phrases it belongs to. */
export interface Hit {
  readonly word: Word
  readonly phrases: ReadonlySet<number>
}

/** The words of a text by their stems, and their parts in a row. */
interface ByStem {
  /** The places of the words that have a stem. */
  readonly words: ReadonlyMap<string, readonly number[]>
  readonly parts: readonly { readonly stem: string; readonly word: number }[]
  /** The places of a stem among the parts. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** Made once for each text, however often it is searched. */
const known = new WeakMap<readonly Word[], ByStem>()

/** The words that are found alone or as part of a phrase, in the order of the text. */
export function hitsIn(words: readonly Word[], phrases: readonly Phrase[]): Hit[] {
  const text = known.get(words) ?? byStem(words)
  known.set(words, text)
  const found = new Map<number, Set<number>>()
  const add = (word: number, phrase: number) => {
    const others = found.get(word)
    if (others === undefined) found.set(word, new Set([phrase]))
    else others.add(phrase)
  }
  for (const [number, phrase] of phrases.entries()) {
    const [first = ''] = phrase
    if (phrase.length === 1) for (const word of text.words.get(first) ?? []) add(word, number)
    if (phrase.length < 2) continue
    for (const at of text.places.get(first) ?? []) {
      const isHere = phrase.every((stem, nth) => text.parts[at + nth]?.stem === stem)
      if (isHere) for (const nth of phrase.keys()) add(text.parts[at + nth]?.word ?? 0, number)
    }
  }
  const inOrder = [...found].toSorted(([one], [two]) => one - two)
  return inOrder.flatMap(([at, of]) => {
    const word = words[at]
    return word === undefined ? [] : [{ word, phrases: of }]
  })
}

function byStem(words: readonly Word[]): ByStem {
  const parts = words.flatMap((word, at) => partsOf(word.stems).map((stem) => ({ stem, word: at })))
  return {
    words: placesOf(words.entries(), ({ stems }) => new Set(stems)),
    parts,
    places: placesOf(parts.entries(), ({ stem }) => [stem]),
  }
}

function placesOf<Item>(
  items: Iterable<[at: number, item: Item]>,
  stemsOf: (item: Item) => Iterable<string>,
): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, item] of items)
    for (const stem of stemsOf(item)) {
      const others = places.get(stem)
      if (others === undefined) places.set(stem, [at])
      else others.push(at)
    }
  return places
}
