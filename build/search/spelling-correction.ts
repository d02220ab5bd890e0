import { item } from '../contract/item.ts'
import { lazily } from '../contract/lazily.ts'
import { BEGINNINGS } from '../contract/limits.ts'
import { VARIANT_WEIGHTS } from './search-options.ts'
import { stem } from './words.ts'
import { type Near, SOUNDS_THE_SAME } from './spelling.ts'
import type { Phrase, TradeWords } from './trade-words.ts'
import { type QueryWord, type Terms, type Variant, holds } from './query-words.ts'

// Understands a query. This module: words that may have been meant, and other spellings.

/** Most corrections of an unknown word, and most of all that are looked up in the thesaurus. */
const GUESSES = 3
/** Most words of a query that are corrected: each is compared with thousands. */
const WORDS_CORRECTED = 8

/** A word of a query that may have been meant for another. */
export interface Doubtful {
  readonly queryWord: QueryWord
  /** Whether some document holds it all the same. */
  readonly isHeld: boolean
  /** Whether it is an English word of the trade all the same. */
  readonly isKnown: boolean
  /** The words of the index that are spelled like it: looked for when they are first asked for. */
  readonly spelledLike: () => readonly Near[]
  /** Whether it may be the beginning of a word. */
  readonly isOpen: boolean
}

/**
 * The words of a query that may be spelled in another way, those first that no document holds: all that are no English
 * words of the trade, and in names every word that is held. `isEnded` where the last is whole.
 */
export function doubtfulOf(
  words: readonly QueryWord[],
  terms: Terms,
  trade: TradeWords,
  isEnded: boolean,
): Doubtful[] {
  const asked = words.filter(({ isAsked }) => isAsked)
  const doubtful = asked.flatMap((queryWord, at): Doubtful[] => {
    const isHeld = queryWord.variants.some(({ kind, phrase }) => kind === 'own' && holds(terms, phrase))
    const isKnown = isKnownTo(trade, queryWord) && queryWord.readings.length === 0
    if (isKnown && !(isHeld && terms.ofNames === true)) return []
    const isOpen = at === asked.length - 1 && !isEnded && queryWord.word.length >= 2
    return [
      {
        queryWord,
        isHeld,
        isKnown,
        isOpen,
        spelledLike: lazily(() => terms.vocabulary().near(queryWord.word, GUESSES)),
      },
    ]
  })
  const unheldFirst = doubtful.toSorted((a, b) => Number(a.isHeld) - Number(b.isHeld))
  return unheldFirst.slice(0, WORDS_CORRECTED)
}

function isKnownTo({ known }: TradeWords, { reads }: QueryWord): boolean {
  return reads.some((words) => words.some((word) => known.stems.has(word)))
}

/** Adds to doubtful words what they may have been meant for. */
export function guess(doubtful: readonly Doubtful[], terms: Terms, trade: TradeWords): void {
  for (const one of doubtful) {
    if (one.queryWord.readings.length > 0 || (one.isHeld && terms.ofNames === true))
      addSpelledByEar(one, trade)
    else if (!one.isHeld) addGuesses(one, terms, trade)
  }
}

/**
 * Adds other spellings of a word that people spell by ear: "kawach" and "kavach", "jivan" and "jeevan". Two English words are
 * not one: "ship" and "sheep".
 */
function addSpelledByEar({ queryWord, isKnown, spelledLike }: Doubtful, { known }: TradeWords): void {
  for (const { stem, distance } of spelledLike())
    if (distance > 0 && distance <= SOUNDS_THE_SAME && !(isKnown && known.stems.has(stem)))
      queryWord.variants.push({ phrase: [stem], kind: 'sound', weight: VARIANT_WEIGHTS.sound })
}

/** Adds what an unknown word may have been meant for: two words, its continuations, or words spelled like it. */
function addGuesses({ queryWord, isOpen, spelledLike }: Doubtful, terms: Terms, trade: TradeWords): void {
  const { word } = queryWord
  const add = (phrase: Phrase, kind: Variant['kind'], weight: number) =>
    queryWord.variants.push({ phrase, kind, weight })
  const apart = parted(word, terms)
  if (apart !== null) {
    add(apart, 'own', 1)
    queryWord.reads = [apart]
    return
  }
  const longer = isOpen ? terms.vocabulary().beginningWith(word, BEGINNINGS) : []
  for (const stem of longer) add([stem], 'beginning', VARIANT_WEIGHTS.beginning)
  if (longer.length > 0 || /\d/u.test(word)) return
  const near = [spelledLike(), trade.known.vocabulary().near(word, GUESSES)].flat()
  const nearest = near.toSorted((a, b) => a.distance - b.distance)
  const [best] = nearest
  if (best === undefined) return
  const likely = nearest.filter(({ distance }) => distance <= best.distance + 0.5)
  for (const { stem } of likely) add([stem], 'spelling', VARIANT_WEIGHTS.spelling)
  const meant = [...new Set(likely.map(({ stem }) => stem))]
  // Runs of words are looked up in every way they can be read: few for each, or there are thousands.
  queryWord.reads = meant.slice(0, GUESSES).map((stem) => [stem])
  queryWord.isGuess = true
}

/** The words that were typed as one, or null: "techterm" finds "tech term", "careplus2020" finds "care plus 2020". */
function parted(word: string, terms: Terms): Phrase | null {
  const apart = segmentsOf(word, (stem) => terms.has(stem))
  return apart.find((phrase) => terms.hits(phrase).size > 0) ?? null
}

/** The fewest letters of a segment; a number may have any. */
const SHORTEST = 3
/** Longest word that is segmented, and most segmentations that are kept. */
const SEGMENTED = { letters: 40, segmentations: 8 } as const

/**
 * The ways to cut a word into two or more known ones, as stems, the fewest segments first. Numbers are cut off whole.
 *
 * @example segmentsOf('familycare2020', isKnown) // [['famili', 'care', '2020']]
 */
export function segmentsOf(word: string, isKnown: (stem: string) => boolean): Phrase[] {
  if (word === '' || word.length > SEGMENTED.letters) return []
  // The segmentations of the letters before each place.
  const before: Phrase[][] = [[[]]]
  for (let end = 1; end <= word.length; end += 1) {
    const found: Phrase[] = []
    for (let from = 0; from < end; from += 1) {
      const earlier = item(before, from)
      if (earlier.length === 0 || (from === 0 && end === word.length) || !isSegment(word, from, end)) continue
      const last = stem(word.slice(from, end))
      if (isKnown(last)) found.push(...earlier.map((phrase) => [...phrase, last]))
    }
    before.push(found.toSorted((a, b) => a.length - b.length).slice(0, SEGMENTED.segmentations))
  }
  return item(before, word.length)
}

/** Whether the letters from one place to another may be a segment: a whole number, or letters alone. */
function isSegment(word: string, from: number, end: number): boolean {
  const segment = word.slice(from, end)
  if (/^\p{L}+$/u.test(segment)) return segment.length >= SHORTEST
  const isCut = (at: number) => !/^[0-9]{2}$/u.test(word.slice(at - 1, at + 1))
  return /^[0-9]+$/u.test(segment) && (from === 0 || isCut(from)) && isCut(end)
}
