import { WAY_WEIGHTS } from '../../../build/contract/text/search-options.ts'
import { type Word, stem, wordsAt } from '../../../build/contract/text/words.ts'
import type { IndexTerms } from './index-terms.ts'
import { LIGHT_WORDS, STOP_WORDS } from './stop-words.ts'
import { foreignWord } from './languages.ts'
import { SOUNDS_THE_SAME } from './spelling.ts'
import { meaningsIn } from './meanings.ts'
import type { Phrase, TradeWords } from './trade-words.ts'

/** One way in which a document can speak of what was asked: these stems, side by side where there are several. */
export interface Way {
  readonly phrase: Phrase
  /** Whether the words were typed, begin with what was typed, mean the same, or are only spelled alike. */
  readonly kind: 'own' | 'beginning' | 'synonym' | 'spelling'
  /** What it counts for: a word that was typed counts 1. */
  readonly weight: number
}

/** One thing a query asks for: a word, and all the ways in which a document can say it. */
export interface Concept {
  /** The word as it was typed. */
  readonly typed: string
  readonly ways: readonly Way[]
}

/** A word of the query while its ways are gathered. */
export interface Unit {
  readonly typed: string
  /** The same as search sees it, joined and not stemmed. */
  readonly word: string
  /** The stems of the word's parts: one, or several where it is hyphenated. */
  readonly parts: Phrase
  /** What its parts are read as: themselves, or the words that may have been meant, the likeliest first. */
  reads: readonly Phrase[]
  isGuess: boolean
  /** Whether it carries some of the question; others ("of") only make up phrases. */
  readonly isAsked: boolean
  readonly ways: Way[]
}

/** How many words of the index an unknown word is taken for. */
const GUESSES = 3
/** How many different words of a query count: what is longer was not asked by a person. */
const WORDS_READ = 40
/** How many words of a query are corrected: each is compared with thousands. */
const WORDS_CORRECTED = 8

/** Documents have misspellings, too: a word in so few of them may be one of a word that is `times` as frequent. */
const RARE = { documents: 3, letters: 5, times: 20 } as const

type Terms = Pick<IndexTerms, 'has' | 'count' | 'beginningWith' | 'spelledLike'>

/** What a query asks for, as the words of one index can answer it. Without a word there is nothing to find. */
export function conceptsOf(q: string, terms: Terms, trade: TradeWords): Concept[] {
  const words = wordsAt(q)
  const joined = joinedWords(words, terms)
  const all = eachOnce(words).slice(0, WORDS_READ)
  const carries = all.map((word) => joined.has(word) || !word.tokens.every((token) => STOP_WORDS.has(token)))
  const read = all.map((word, at) =>
    unitOf(q, word, joined.get(word), carries[at] === true || !carries.includes(true)),
  )
  const units = read.filter(({ isAsked }) => isAsked)
  let corrected = 0
  for (const [at, unit] of units.entries()) {
    const isKnown = unit.parts.some((word) => trade.known.has(word))
    const isRare = !isKnown && unit.word.length >= RARE.letters && terms.count(unit.parts) <= RARE.documents
    if ((isKnown || isHeld(unit, terms)) && !isRare) continue
    if ((corrected += 1) > WORDS_CORRECTED) break
    const isLast = at === units.length - 1 && !/\s$/u.test(q)
    if (isHeld(unit, terms)) addFrequent(unit, terms)
    else addGuesses(unit, isLast, terms, trade)
  }
  for (const { units: covered, phrases, isGuess } of meaningsIn(read, trade)) {
    const weight = (isGuess ? WAY_WEIGHTS.spelling : 1) * WAY_WEIGHTS.synonym
    const kind = isGuess ? 'spelling' : 'synonym'
    for (const [at, phrase] of phrases.entries()) {
      if (!phrase.every((word) => terms.has(word))) continue
      // What is printed most often is named first.
      const likely = 1 - WAY_WEIGHTS.later * (at / phrases.length)
      for (const { ways } of covered) ways.push({ phrase, kind, weight: (weight * likely) / covered.length })
    }
  }
  return units.map(({ typed, ways }) => ({ typed, ways: distinct(ways) }))
}

function eachOnce(words: readonly Word[]): Word[] {
  const seen = new Set<string>()
  return words.filter(({ tokens }) => {
    const key = tokens.map(stem).join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

/** A word of the query; a hyphenated one is found joined or in its parts. */
function unitOf(q: string, { start, end, tokens }: Word, joined: Phrase | undefined, isAsked: boolean): Unit {
  const stems = tokens.map(stem)
  const isHyphenated = stems.length > 2
  const parts = isHyphenated ? stems.slice(0, -1) : stems.slice(0, 1)
  const phrases = isHyphenated ? [parts, stems.slice(-1)] : stems.map((word) => [word])
  const isLight = stems.every((word) => LIGHT_WORDS.has(word))
  const weight = isLight ? WAY_WEIGHTS.light : 1
  const ways = phrases.map((phrase): Way => ({ phrase, kind: 'own', weight }))
  if (joined !== undefined) ways.push({ phrase: joined, kind: 'own', weight: 1 })
  const word = tokens.at(isHyphenated ? -1 : 0) ?? ''
  return { typed: q.slice(start, end), word, parts, isAsked, reads: [parts], isGuess: false, ways }
}

function isHeld({ ways }: Unit, terms: Terms): boolean {
  return ways.some(({ phrase }) => phrase.every((word) => terms.has(word)))
}

/** What a word and its neighbour are joined, by word. */
type Joined = ReadonlyMap<Word, Phrase>

/** Two words typed apart that the index holds joined: "day care" finds "daycare". */
function joinedWords(words: readonly Word[], terms: Terms): Joined {
  const joined = new Map<Word, Phrase>()
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next === undefined) break
    const phrase = [stem(`${word.tokens[0] ?? ''}${next.tokens[0] ?? ''}`)]
    if (phrase.every((one) => terms.has(one))) joined.set(word, phrase).set(next, phrase)
  }
  return joined
}

/** What a word that nobody knows may have been meant for: two words, its continuations, or words spelled like it. */
function addGuesses(unit: Unit, isLast: boolean, terms: Terms, trade: TradeWords): void {
  const { word } = unit
  const add = (phrase: Phrase, kind: Way['kind'], weight: number) => unit.ways.push({ phrase, kind, weight })
  const apart = parted(word, terms)
  if (apart !== null) {
    add(apart, 'own', 1)
    unit.reads = [apart]
    return
  }
  const longer = isLast && word.length >= 2 ? terms.beginningWith(word, GUESSES) : []
  for (const stem of longer) add([stem], 'beginning', WAY_WEIGHTS.beginning)
  if (longer.length > 0 || /\d/u.test(word)) return
  const found = [terms.spelledLike(word, GUESSES), trade.vocabulary.near(word, GUESSES)].flat()
  // A word of Hindi is taken for another only if that sounds the same: "jivan" is "jeevan", "beti" is not "better".
  const most = foreignWord(word) === null ? Infinity : SOUNDS_THE_SAME
  const near = found.filter(({ distance }) => distance <= most)
  const nearest = near.toSorted((one, two) => one.distance - two.distance)
  const [best] = nearest
  if (best === undefined) return
  const likely = nearest.filter(({ distance }) => distance <= best.distance + 0.5)
  for (const { stem } of likely) add([stem], 'spelling', WAY_WEIGHTS.spelling)
  unit.reads = [...new Set(likely.map(({ stem }) => stem))].map((stem) => [stem])
  unit.isGuess = true
}

/** The frequent word that a rare one is one letter away from. */
function addFrequent({ word, parts, ways }: Unit, terms: Terms): void {
  const [meant] = terms
    .spelledLike(word, GUESSES)
    .filter(({ stem, distance }) => stem !== parts[0] && distance <= 1)
    .filter(({ stem }) => terms.count([stem]) >= RARE.times * terms.count(parts))
  if (meant !== undefined) ways.push({ phrase: [meant.stem], kind: 'spelling', weight: WAY_WEIGHTS.spelling })
}

/** The two words that were typed as one, or null: "techterm" finds "tech term". */
function parted(word: string, terms: Terms): Phrase | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [stem(word.slice(0, at)), stem(word.slice(at))]
    if (terms.has(first) && terms.has(second)) return [first, second]
  }
  return null
}

function distinct(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>()
  for (const way of ways) {
    const key = way.phrase.join(' ')
    if ((best.get(key)?.weight ?? 0) < way.weight) best.set(key, way)
  }
  return [...best.values()]
}
