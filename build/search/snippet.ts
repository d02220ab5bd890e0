import { type Word, partsOf } from './words.ts'
import type { Phrase } from './trade-words.ts'
import { item } from '../contract/item.ts'

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
export function snippetOf(text: string, words: readonly Word[], phrases: readonly Phrase[]): Snippet {
  const hits = hitsIn(words, phrases)
  const { snippet, from } = cutFrom(text, words, hits[bestStart(hits)]?.word)
  const highlights = hits
    .filter(({ word }) => word.start >= from && word.end <= from + snippet.length)
    .map(({ word }): [number, number] => [word.start - from, word.end - from])
  return { snippet, highlights }
}

/** The piece of a text around the first thing found in it, at whole words, and where it begins. */
export function cutFrom(
  text: string,
  words: readonly Word[],
  first: Pick<Word, 'start' | 'end'> | undefined,
  length = LENGTH,
): { readonly snippet: string; readonly from: number } {
  const from = first === undefined ? 0 : startBefore(text, words, first.start - BEFORE)
  // A word may be longer than a snippet: what was found is shown whole.
  const to = Math.max(endAfter(text, words, from + length), first?.end ?? 0)
  return { snippet: text.slice(from, to), from }
}

/** The hit from which a snippet's length holds most of the different phrases; the earliest of several. */
function bestStart(hits: readonly Hit[]): number {
  let best = { at: 0, distinct: 1 }
  for (const [at, { word }] of hits.entries()) {
    const distinct = new Set<number>()
    for (let next = at; next < hits.length; next += 1) {
      const hit = hits[next]
      if (hit === undefined || hit.word.end > word.start + LENGTH - BEFORE) break
      for (const phrase of hit.phrases) distinct.add(phrase)
    }
    if (distinct.size > best.distinct) best = { at, distinct: distinct.size }
  }
  return best.at
}

/** The start of the first word at or after an offset; the start of the text where nothing is before it. */
function startBefore(text: string, words: readonly Word[], offset: number): number {
  if (offset <= 0 || text.length <= LENGTH) return 0
  return words[placeOfFirst(words, ({ start }) => start >= offset)]?.start ?? 0
}

/** The end of the last word before an offset; the end of the text where it is within reach. */
function endAfter(text: string, words: readonly Word[], offset: number): number {
  if (offset >= text.length) return text.length
  return words[placeOfFirst(words, ({ end }) => end > offset) - 1]?.end ?? text.length
}

/** The place of the first word, in the order of the text, that is so far back in it; their number where none is. */
function placeOfFirst(words: readonly Word[], isBehind: (word: Word) => boolean): number {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const word = words[middle]
    if (word !== undefined && isBehind(word)) to = middle
    else from = middle + 1
  }
  return from
}

/** A word of the text that belongs to something found, and the numbers of the phrases it belongs to, rising. */
interface Hit {
  readonly word: Word
  readonly phrases: readonly number[]
}

/** The stems of a text's words in a row, a hyphenated word in its parts. */
interface StemRun {
  readonly stems: readonly string[]
  /** Word that each of them is of. */
  readonly words: readonly number[]
  /** Places of a stem in the row; a hyphenated word, joined, is at its first part. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** Made once for each text, however often it is searched. */
const known = new WeakMap<readonly Word[], StemRun>()

/** The words that are found alone or as part of a phrase, in the order of the text. */
function hitsIn(words: readonly Word[], phrases: readonly Phrase[]): Hit[] {
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
