import { compareTexts } from '../contract/compare-texts.ts'
import { stem } from './words.ts'

// Measures how far apart two spellings are, and finds the words of a vocabulary near an unknown one.

/** The rows of the table of distances in use, made once: a word is compared with thousands. */
const rows = { before: new Uint16Array(64), above: new Uint16Array(64), row: new Uint16Array(64) }

/** More than any distance that is allowed. */
const FAR = 2 ** 15

/** The smallest number of letters left out, added, exchanged or swapped with a neighbour; more than `most` is Infinity. */
export function spellingDistance(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return Number.POSITIVE_INFINITY
  let { before, above, row } = two.length < rows.row.length ? rows : rowsOf(two.length + 1)
  for (let to = 0; to <= two.length; to += 1) above[to] = to
  for (let at = 1; at <= one.length; at += 1) {
    // Further from the diagonal than `most`, every distance is larger.
    const from = Math.max(1, at - most)
    const last = Math.min(two.length, at + most)
    let nearest = from === 1 ? at : FAR
    row[from - 1] = nearest
    if (at + most === last) above[last] = FAR
    for (let to = from; to <= last; to += 1) {
      const exchanged = (above[to - 1] ?? 0) + (one[at - 1] === two[to - 1] ? 0 : 1)
      let least = Math.min(exchanged, (above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1)
      const isSwapped = one[at - 1] === two[to - 2] && one[at - 2] === two[to - 1]
      if (isSwapped) least = Math.min(least, (before[to - 2] ?? 0) + 1)
      row[to] = least
      nearest = Math.min(nearest, least)
    }
    if (nearest > most) return Number.POSITIVE_INFINITY
    ;[before, above, row] = [above, row, before]
  }
  const distance = above[two.length] ?? 0
  return distance <= most ? distance : Number.POSITIVE_INFINITY
}

function rowsOf(length: number): typeof rows {
  return { before: new Uint16Array(length), above: new Uint16Array(length), row: new Uint16Array(length) }
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

/** A spelling and which letters are in it, as bits: most words are told apart by these alone. */
interface Spelled {
  readonly text: string
  readonly letters: number
}

function spelled(text: string): Spelled {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return { text, letters }
}

/** The distance of two spellings. A wrong letter changes two bits at most: one is gone, another is there. */
function distanceOf(one: Spelled, two: Spelled, most: number): number {
  return bitsIn(one.letters ^ two.letters) > 2 * most
    ? Number.POSITIVE_INFINITY
    : spellingDistance(one.text, two.text, most)
}

/** Number of bits that are set: counted in pairs, in fours, and in bytes that are summed up. */
function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Whether enough letters of two words that sound alike are the same. */
function sharesLetters(one: Spelled, two: Spelled): boolean {
  const most = Math.floor(SOUNDS_OTHERWISE * Math.max(one.text.length, two.text.length))
  return distanceOf(one, two, most) <= most
}

interface Entry {
  readonly word: Spelled
  readonly sound: Spelled
  readonly stem: string
}

/** A vocabulary that is asked for words spelled like another, by first letter so that few are compared. */
export class Vocabulary {
  /** Words by their first two letters, which tell what they sound like first; a stem of null has yet to be made. */
  readonly #words = new Map<string, [word: string, stem: string | null][]>()
  /** The words that sound like a letter first, ready to be compared, of letters that were asked for. */
  readonly #entries = new Map<string, readonly Entry[]>()

  /** Stems, and words as they are written: a misspelling is compared with both. */
  constructor(stems: Iterable<string>, words: Iterable<string> = []) {
    for (const one of stems) this.#add(one, one)
    for (const word of words) this.#add(word, null)
  }

  #add(word: string, stem: string | null): void {
    const letters = word.slice(0, 2)
    const others = this.#words.get(letters)
    if (others === undefined) this.#words.set(letters, [[word, stem]])
    else others.push([word, stem])
  }

  #soundingLike(letter: string): readonly Entry[] {
    const known = this.#entries.get(letter)
    if (known !== undefined) return known
    const entries: Entry[] = []
    for (const [letters, words] of this.#words) {
      if (soundOf(letters)[0] !== letter) continue
      for (const [word, of] of words)
        if (/^\p{L}{3,}$/u.test(word))
          entries.push({ word: spelled(word), sound: spelled(soundOf(word)), stem: of ?? stem(word) })
    }
    this.#entries.set(letter, entries)
    return entries
  }

  /**
   * The stems of the words spelled like this one, the nearest first: one letter wrong, two in long words, never the
   * first. Words that sound alike are nearer than others.
   */
  near(word: string, most: number): Near[] {
    const allowed = lettersAllowed(word)
    if (allowed === 0) return []
    const [asked, sound] = [spelled(word), spelled(soundOf(word))]
    const found = new Map<string, number>()
    for (const entry of this.#soundingLike(sound.text[0] ?? '')) {
      if (Math.abs(entry.word.text.length - word.length) > allowed + SOUNDS_LONGER) continue
      const asWritten = distanceOf(asked, entry.word, allowed)
      const asHeard = distanceOf(sound, entry.sound, allowed)
      if (asWritten > allowed && asHeard <= allowed && !sharesLetters(asked, entry.word)) continue
      const distance = Math.min(asWritten, asHeard + SOUNDS_THE_SAME)
      const { stem: meant } = entry
      if (distance < (found.get(meant) ?? Infinity)) found.set(meant, distance)
    }
    return [...found]
      .map(([word, distance]) => ({ stem: word, distance }))
      .toSorted((one, two) => one.distance - two.distance || compareTexts(one.stem, two.stem))
      .slice(0, most)
  }
}
