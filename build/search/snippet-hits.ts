import { item } from '../contract/item.ts'
import { type Word, partsOf } from './words.ts'
import type { Phrase } from './trade-words.ts'

/** A word of the text that belongs to something found, and the numbers of the phrases it belongs to, rising. */
export interface Hit {
  readonly word: Word
  readonly phrases: readonly number[]
}

/** The stems of a text's words in a row, a hyphenated word in its parts. */
interface StemRun {
  readonly stems: readonly string[]
  /** Which word each of them is of. */
  readonly words: readonly number[]
  /** Where a stem is in the row; what a hyphenated word is joined to, where its first part is. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** Made once for each text, however often it is searched. */
const known = new WeakMap<readonly Word[], StemRun>()

/** The words that are found alone or as part of a phrase, in the order of the text. */
export function hitsIn(words: readonly Word[], phrases: readonly Phrase[]): Hit[] {
  const run = known.get(words) ?? stemRun(words)
  known.set(words, run)
  const found = new Map<number, number[]>()
  const add = (place: number, phrase: number) => {
    const word = item(run.words, place)
    const others = found.get(word)
    if (others === undefined) found.set(word, [phrase])
    else if (others.at(-1) !== phrase) others.push(phrase)
  }
  for (const [number, phrase] of phrases.entries()) {
    for (const place of run.places.get(phrase[0] ?? '') ?? []) {
      const isHere = phrase.length === 1 || phrase.every((stem, nth) => run.stems[place + nth] === stem)
      if (isHere) for (let nth = 0; nth < phrase.length; nth += 1) add(place + nth, number)
    }
  }
  const inOrder = [...found.keys()].sort((one, two) => one - two)
  return inOrder.map((word) => ({ word: item(words, word), phrases: found.get(word) ?? [] }))
}

function stemRun(words: readonly Word[]): StemRun {
  const stems: string[] = []
  const of: number[] = []
  const places = new Map<string, number[]>()
  for (const [word, { stems: all }] of words.entries()) {
    const [first, parts] = [stems.length, partsOf(all)]
    for (const [nth, stem] of all.entries()) {
      const isPart = nth < parts.length
      const place = isPart ? stems.push(stem) - 1 : first
      if (isPart) of.push(word)
      const others = places.get(stem)
      if (others === undefined) places.set(stem, [place])
      else others.push(place)
    }
  }
  return { stems, words: of, places }
}
