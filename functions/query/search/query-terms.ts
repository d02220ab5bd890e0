import { WAY_WEIGHTS } from '../../../build/contract/text/search-options.ts'
import { type Word, stem, wordsAt } from '../../../build/contract/text/words.ts'
import type { IndexTerms } from './index-terms.ts'
import { STOP_WORDS } from './stop-words.ts'
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
  /** The stems of the word's parts: one, or several where it is hyphenated. */
  readonly parts: Phrase
  /** What its parts are read as: themselves, or the word that was meant. */
  read: Phrase
  isGuess: boolean
  readonly ways: Way[]
}

/** How many words of the index an unknown word is taken for. */
const GUESSES = 3
/** How many different words of a query count: what is longer was not asked by a person. */
const WORDS_ASKED = 32
/** How many words of a query are corrected: each is compared with thousands. */
const WORDS_CORRECTED = 8

type Terms = Pick<IndexTerms, 'has' | 'beginningWith' | 'spelledLike'>

/** What a query asks for, as the words of one index can answer it. Without a word there is nothing to find. */
export function conceptsOf(q: string, terms: Terms, trade: TradeWords): Concept[] {
  const typed = meaningful(wordsAt(q)).slice(0, WORDS_ASKED)
  const units = typed.map((word) => unitOf(q, word))
  addJoined(typed, units, terms)
  let corrected = 0
  for (const [at, unit] of units.entries()) {
    if (isHeld(unit, terms) || unit.parts.some((word) => trade.known.has(word))) continue
    if ((corrected += 1) > WORDS_CORRECTED) break
    const isLast = at === units.length - 1 && !/\s$/u.test(q)
    addGuesses(unit, isLast, terms, trade)
  }
  for (const { units: covered, phrases, isGuess } of meaningsIn(units, trade)) {
    const weight = (isGuess ? WAY_WEIGHTS.spelling : 1) * WAY_WEIGHTS.synonym
    const kind = isGuess ? 'spelling' : 'synonym'
    const held = phrases.filter((phrase) => phrase.every((word) => terms.has(word)))
    const ways = held.map((phrase): Way => ({ phrase, kind, weight: weight / covered.length }))
    for (const unit of covered) unit.ways.push(...ways)
  }
  return units.map(({ typed, ways }) => ({ typed, ways: distinct(ways) }))
}

/** The words that carry the question, each once. */
function meaningful(words: readonly Word[]): Word[] {
  const seen = new Set<string>()
  const once = words.filter(({ tokens }) => {
    const key = tokens.map(stem).join(' ')
    return !seen.has(key) && seen.add(key)
  })
  const kept = once.filter(({ tokens }) => !tokens.every((token) => STOP_WORDS.has(token)))
  return kept.length > 0 ? kept : once
}

/** A word of the query; a hyphenated one is found joined or in its parts. */
function unitOf(q: string, { start, end, tokens }: Word): Unit {
  const stems = tokens.map(stem)
  const isHyphenated = stems.length > 2
  const parts = isHyphenated ? stems.slice(0, -1) : stems.slice(0, 1)
  const phrases = isHyphenated ? [parts, stems.slice(-1)] : stems.map((word) => [word])
  const ways = phrases.map((phrase): Way => ({ phrase, kind: 'own', weight: 1 }))
  return { typed: q.slice(start, end), parts, read: parts, isGuess: false, ways }
}

function isHeld({ ways }: Unit, terms: Terms): boolean {
  return ways.some(({ phrase }) => phrase.every((word) => terms.has(word)))
}

/** Two words typed apart that the index holds joined: "day care" finds "daycare". */
function addJoined(typed: readonly Word[], units: readonly Unit[], terms: Terms): void {
  for (let at = 0; at + 1 < typed.length; at += 1) {
    const joined = stem(`${typed[at]?.tokens[0] ?? ''}${typed[at + 1]?.tokens[0] ?? ''}`)
    if (!terms.has(joined)) continue
    for (const unit of units.slice(at, at + 2)) unit.ways.push({ phrase: [joined], kind: 'own', weight: 1 })
  }
}

/** What a word that nobody knows may have been meant for: two words, its continuations, or words spelled like it. */
function addGuesses(unit: Unit, isLast: boolean, terms: Terms, trade: TradeWords): void {
  const word = unit.parts.join('')
  const add = (phrase: Phrase, kind: Way['kind'], weight: number) => unit.ways.push({ phrase, kind, weight })
  const apart = parted(word, terms)
  if (apart !== null) {
    add(apart, 'own', 1)
    unit.read = apart
    return
  }
  const longer = isLast && word.length >= 2 ? terms.beginningWith(word, GUESSES) : []
  for (const stem of longer) add([stem], 'beginning', WAY_WEIGHTS.beginning)
  if (longer.length > 0 || /\d/u.test(word)) return
  const held = terms.spelledLike(word, GUESSES)
  const ofTrade = trade.vocabulary.near(word, GUESSES)
  const nearest = Math.min(...[...held, ...ofTrade].map(({ distance }) => distance))
  for (const { word: meant, distance } of held) {
    if (distance <= nearest + 0.5) add([meant], 'spelling', WAY_WEIGHTS.spelling)
  }
  const [best] = [...held, ...ofTrade].toSorted((one, two) => one.distance - two.distance)
  if (best === undefined) return
  unit.read = [best.word]
  unit.isGuess = true
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
