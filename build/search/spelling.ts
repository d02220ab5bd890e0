import { compareTexts } from '../contract/compare-texts.ts'
import { grouped } from '../contract/groups.ts'
import { Memo } from '../contract/lazily.ts'
import { stem } from './words.ts'

// Measures how far apart two spellings are, and finds the words of a vocabulary near an unknown one.

/** The rows of the table of distances in use, made once: a word is compared with thousands. */
const rowsOf = (length: number) =>
  [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)] as const
const ROWS = rowsOf(64)

/** More than any distance that is allowed. */
const FAR = 2 ** 15

/** The smallest number of letters left out, added, exchanged or swapped with a neighbour; more than `most` is Infinity. */
export function spellingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let [before, above, row] = b.length < ROWS[0].length ? ROWS : rowsOf(b.length + 1)
  for (let to = 0; to <= b.length; to += 1) above[to] = to
  for (let at = 1; at <= a.length; at += 1) {
    // Further from the diagonal than `most`, every distance is larger.
    const from = Math.max(1, at - most)
    const last = Math.min(b.length, at + most)
    let nearest = from === 1 ? at : FAR
    row[from - 1] = nearest
    if (at + most === last) above[last] = FAR
    for (let to = from; to <= last; to += 1) {
      const exchanged = (above[to - 1] ?? 0) + (a[at - 1] === b[to - 1] ? 0 : 1)
      let least = Math.min(exchanged, (above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1)
      const isSwapped = a[at - 1] === b[to - 2] && a[at - 2] === b[to - 1]
      if (isSwapped) least = Math.min(least, (before[to - 2] ?? 0) + 1)
      row[to] = least
      nearest = Math.min(nearest, least)
    }
    if (nearest > most) return Number.POSITIVE_INFINITY
    ;[before, above, row] = [above, row, before]
  }
  const distance = above[b.length] ?? 0
  return distance <= most ? distance : Number.POSITIVE_INFINITY
}

/** Number of letters of a word that may be wrong. */
function lettersAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** A word as it sounds: Indian words and English ones are spelled by ear ("jivan" and "jeevan", "polisy" and "policy"). */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/ee|ea|ie/gu, 'i')
    .replaceAll('oo', 'u')
    .replace(/[zx]/gu, 's')
    .replace(/c(?=[eiy])/gu, 's')
    .replace(/ck?|q/gu, 'k')
    .replaceAll('w', 'v')
    .replace(/y$/u, 'i')
    .replace(/(\p{L})\1+/gu, '$1')
}

/** The distance of words that are written in two ways and sound the same. */
export const SOUNDS_THE_SAME = 0.5

/** Share of the longer word that may be other letters where two words sound the same: "zzzz" is not "sss". */
const SOUNDS_OTHERWISE = 0.6

/** By how many letters more two spellings of one sound may differ in length than others. */
const SOUNDS_LONGER = 2

/** A stem that a misspelling may have been meant for, and how far apart the spellings are. */
export interface Near {
  readonly stem: string
  readonly distance: number
}

/** Whether enough letters of two words that sound alike are the same. */
function sharesLetters(a: string, b: string): boolean {
  const most = Math.floor(SOUNDS_OTHERWISE * Math.max(a.length, b.length))
  return spellingDistance(a, b, most) <= most
}

/** Most words whose near stems are kept. */
const NEAR_KEPT = 1000

interface Entry {
  readonly word: string
  readonly sound: string
  readonly stem: string
}

/** A word and its stem; null where that has yet to be made. */
type Word = readonly [word: string, stem: string | null]

/** A vocabulary that is asked for words spelled like another, by first letter so that few are compared. */
export class Vocabulary {
  readonly #stems: ReadonlySet<string>
  /** Words by their first two letters, which tell what they sound like first. */
  readonly #words: ReadonlyMap<string, readonly Word[]>
  /** The words that sound like a letter first, ready to be compared, of letters that were asked for. */
  readonly #entries = new Memo<string, readonly Entry[]>()
  /** The stems near words that were asked for: the words of one trade come again and again. */
  readonly #near = new Memo<string, readonly Near[]>(NEAR_KEPT)

  /** Stems, and words as they are written: a misspelling is compared with both. */
  constructor(stems: Iterable<string>, words: Iterable<string> = []) {
    this.#stems = new Set(stems)
    const all: Word[] = [...this.#stems].map((one) => [one, one])
    for (const word of words) all.push([word, null])
    this.#words = grouped(all.map((one) => [one[0].slice(0, 2), one]))
  }

  /** Stems that begin with some letters, the shortest first. */
  beginningWith(letters: string, limit: number): string[] {
    const found = [...this.#stems].filter((stem) => stem.startsWith(letters))
    return found.toSorted((a, b) => a.length - b.length || compareTexts(a, b)).slice(0, limit)
  }

  #soundingLike(letter: string): readonly Entry[] {
    return this.#entries.of(letter, () =>
      [...this.#words]
        .filter(([letters]) => soundOf(letters)[0] === letter)
        .flatMap(([, words]) => words.filter(([word]) => /^\p{L}{3,}$/u.test(word)))
        .map(([word, of]) => ({ word, sound: soundOf(word), stem: of ?? stem(word) })),
    )
  }

  /**
   * The stems of the words spelled like this one, the nearest first: one letter wrong, two in long words, never the
   * first. Words that sound alike are nearer than others.
   */
  near(word: string, most: number): readonly Near[] {
    return this.#near.of(word, () => this.#nearTo(word)).slice(0, most)
  }

  #nearTo(word: string): Near[] {
    const allowed = lettersAllowed(word)
    if (allowed === 0) return []
    const sound = soundOf(word)
    const found = new Map<string, number>()
    for (const { word: other, sound: heard, stem } of this.#soundingLike(sound[0] ?? '')) {
      if (Math.abs(other.length - word.length) > allowed + SOUNDS_LONGER) continue
      const asWritten = spellingDistance(word, other, allowed)
      const asHeard = spellingDistance(sound, heard, allowed)
      if (asWritten > allowed && asHeard <= allowed && !sharesLetters(word, other)) continue
      const distance = Math.min(asWritten, asHeard + SOUNDS_THE_SAME)
      if (distance < (found.get(stem) ?? Infinity)) found.set(stem, distance)
    }
    return Array.from(found, ([stem, distance]) => ({ stem, distance })).toSorted(
      (a, b) => a.distance - b.distance || compareTexts(a.stem, b.stem),
    )
  }
}
