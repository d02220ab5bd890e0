import { BEGINNINGS } from '../contract/limits.ts'
import { WAY_WEIGHTS } from './search-options.ts'
import { stem } from './words.ts'
import { foreignWord } from './foreign-words.ts'
import { SOUNDS_THE_SAME } from './spelling.ts'
import type { Phrase, TradeWords } from './trade-words.ts'
import type { Terms, QueryWord, Way } from './query-words.ts'

// How a query is understood and what it finds. This module: what unknown words may have been meant for.

/** How many words of the index an unknown word is taken for, and how many of all are looked up in the thesaurus. */
const GUESSES = 3
/** How many words of a query are corrected: each is compared with thousands. */
const WORDS_CORRECTED = 8

/** Documents have misspellings, too: a word in so few of them may be one of a word that is `times` as frequent. */
const RARE = { documents: 3, letters: 5, times: 20 } as const

/** Adds to the words of a query what those that nobody knows may have been meant for. */
export function guessUnknown(
  units: readonly QueryWord[],
  terms: Terms,
  trade: TradeWords,
  isEnded: boolean,
): void {
  let corrected = 0
  for (const [at, unit] of units.entries()) {
    const isKnown = unit.reads.some((words) => words.some((word) => trade.known.stems.has(word)))
    const isHeld = unit.ways.some(({ phrase }) => phrase.every((word) => terms.has(word)))
    const isRare = !isKnown && unit.word.length >= RARE.letters && sizeOf(unit, terms) <= RARE.documents
    if ((isKnown || isHeld) && !isRare) continue
    if ((corrected += 1) > WORDS_CORRECTED) return
    if (isHeld) addFrequent(unit, terms)
    else addGuesses(unit, at === units.length - 1 && !isEnded, terms, trade)
  }
}

/** What a word that nobody knows may have been meant for: two words, its continuations, or words spelled like it. */
function addGuesses(unit: QueryWord, isLast: boolean, terms: Terms, trade: TradeWords): void {
  const { word } = unit
  const add = (phrase: Phrase, kind: Way['kind'], weight: number) => unit.ways.push({ phrase, kind, weight })
  const apart = parted(word, terms)
  if (apart !== null) {
    add(apart, 'own', 1)
    unit.reads = [apart]
    return
  }
  const longer = isLast && word.length >= 2 ? goingOn(word, terms) : []
  for (const stem of longer) add([stem], 'beginning', WAY_WEIGHTS.beginning)
  if (longer.length > 0 || /\d/u.test(word)) return
  const found = [terms.spelledLike(word, GUESSES), trade.known.vocabulary.near(word, GUESSES)].flat()
  // A word of Hindi is taken for another only if that sounds the same: "jivan" is "jeevan", "beti" is not "better".
  const most = foreignWord(word) === null ? Infinity : SOUNDS_THE_SAME
  const near = found.filter(({ distance }) => distance <= most)
  const nearest = near.toSorted((one, two) => one.distance - two.distance)
  const [best] = nearest
  if (best === undefined) return
  const likely = nearest.filter(({ distance }) => distance <= best.distance + 0.5)
  for (const { stem } of likely) add([stem], 'spelling', WAY_WEIGHTS.spelling)
  const meant = [...new Set(likely.map(({ stem }) => stem))]
  // Runs of words are looked up in every way they can be read: few for each, or there are thousands.
  unit.reads = meant.slice(0, GUESSES).map((stem) => [stem])
  unit.isGuess = true
}

/** The stems of the words that go on from a beginning: those that begin with it, and those that it reaches beyond. */
function goingOn(letters: string, terms: Terms): string[] {
  const within = ENDS.map((end) => stem(letters + end)).filter((one) => terms.has(one))
  return [...new Set([...terms.beginningWith(letters, BEGINNINGS), ...within])].slice(0, BEGINNINGS)
}

/** The ends of words that stems are without: a beginning such as "authoriz" or "hospitaliza" may reach into them. */
const ENDINGS =
  'ations ators ated ating izations ized izes izing isations ised ises ising ments ances ences ibility ability ities ' +
  'ions ings ed es ers ors ies ness less ful able ible ally ial ous ive ively ure ology'

/** What may be left of these, longest first. */
const ENDS: readonly string[] = [
  ...new Set(
    ENDINGS.split(' ').flatMap((ending) =>
      Array.from(ending, (_, at) => [ending.slice(at), ending.slice(at).replace(/s$/u, '')]).flat(),
    ),
  ),
]
  .filter((end) => end !== '')
  .toSorted((one, two) => two.length - one.length)

/** In how many documents a word is, in the way that most of them have. */
function sizeOf({ ways }: QueryWord, terms: Terms): number {
  return Math.max(...ways.map(({ phrase }) => terms.hits(phrase).size))
}

/** The frequent word that a rare one is one letter away from. */
function addFrequent(unit: QueryWord, terms: Terms): void {
  const frequent = RARE.times * sizeOf(unit, terms)
  const meant = terms
    .spelledLike(unit.word, GUESSES)
    .find(({ stem, distance }) => distance <= 1 && terms.hits([stem]).size >= frequent)
  if (meant !== undefined)
    unit.ways.push({ phrase: [meant.stem], kind: 'spelling', weight: WAY_WEIGHTS.spelling })
}

/** The two words that were typed as one, or null: "techterm" finds "tech term". */
function parted(word: string, terms: Terms): Phrase | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const apart = [stem(word.slice(0, at)), stem(word.slice(at))]
    if (apart.every((one) => terms.has(one)) && terms.hits(apart).size > 0) return apart
  }
  return null
}
