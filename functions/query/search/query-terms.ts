import { WAY_WEIGHTS } from '../../../build/contract/text/search-options.ts'
import { type Word, stem, wordsAt } from '../../../build/contract/text/words.ts'
import type { IndexTerms } from './index-terms.ts'
import { STOP_WORDS } from './stop-words.ts'
import type { Phrase, TradeWords } from './trade-words.ts'

/** One way in which a document can speak of what was asked: all these stems, one after the other where there are several. */
export interface Way {
  readonly phrase: Phrase
  /** Whether the words were typed, begin with what was typed, mean the same, or are only spelled alike. */
  readonly kind: 'own' | 'beginning' | 'synonym' | 'spelling'
  /** What it counts for: a word that was typed counts 1. */
  readonly weight: number
}

/** One thing a query asks for: a word, and all the ways in which a document can say it. */
export interface Concept {
  readonly ways: readonly Way[]
}

/** How many words of the index an unknown word is taken for. */
const GUESSES = 3

type Terms = Pick<IndexTerms, 'has' | 'beginningWith' | 'spelledLike'>

/**
 * What a query asks for, as the words of one index can answer it. Without a word there is nothing to find.
 *
 *     "waiting periods PED", where the index holds "wait", "period", "pre", "exist" and "diseas":
 *
 *     concept   ways, with their weights
 *     waiting   wait 1
 *     periods   period 1
 *     PED       ped 1 · pre exist diseas 0.8 (a synonym of the trade: all three, one after the other)
 */
export function conceptsOf(q: string, terms: Terms, trade: TradeWords): Concept[] {
  const typed = meaningful(wordsAt(q))
  const units = typed.map((word) => word.tokens.map(stem))
  const ways = units.map((unit) => own(unit))
  addJoined(typed, ways, terms)
  for (const [at, unit] of units.entries()) {
    const isHeld = ways[at]?.some(({ phrase }) => phrase.every((word) => terms.has(word))) === true
    if (isHeld || unit.some((word) => trade.known.has(word))) continue
    const isLast = at === units.length - 1 && !/\s$/u.test(q)
    ways[at]?.push(...guesses(unit, isLast, terms))
  }
  addSynonyms(ways, terms, trade)
  return ways.map((of) => ({ ways: distinct(of) }))
}

function meaningful(words: readonly Word[]): readonly Word[] {
  const others = words.filter(({ tokens }) => !tokens.every((token) => STOP_WORDS.has(token)))
  return others.length > 0 ? others : words
}

/** The word itself; a hyphenated one joined or in its parts. */
function own(unit: readonly string[]): Way[] {
  const way = (phrase: Phrase): Way => ({ phrase, kind: 'own', weight: 1 })
  if (unit.length < 3) return unit.map((word) => way([word]))
  return [way(unit.slice(0, -1)), way(unit.slice(-1))]
}

/** Two words typed apart that the index holds joined: "day care" finds "daycare". */
function addJoined(typed: readonly Word[], ways: readonly Way[][], terms: Terms): void {
  for (let at = 0; at + 1 < typed.length; at += 1) {
    const joined = stem(`${typed[at]?.tokens[0] ?? ''}${typed[at + 1]?.tokens[0] ?? ''}`)
    if (!terms.has(joined)) continue
    ways[at]?.push({ phrase: [joined], kind: 'own', weight: 1 })
    ways[at + 1]?.push({ phrase: [joined], kind: 'own', weight: 1 })
  }
}

/** What a word that nobody knows may have been meant for: its continuations, or words spelled like it. */
function guesses(unit: readonly string[], isLast: boolean, terms: Terms): Way[] {
  const word = unit.at(-1) ?? ''
  const meant = (stems: readonly string[], kind: Way['kind'], weight: number) =>
    stems.map((stem): Way => ({ phrase: [stem], kind, weight }))
  const longer = isLast && word.length >= 2 ? terms.beginningWith(word, GUESSES) : []
  if (longer.length > 0) return meant(longer, 'beginning', WAY_WEIGHTS.beginning)
  if (word.length < 4 || /\d/u.test(word)) return []
  return meant(terms.spelledLike(word, GUESSES), 'spelling', WAY_WEIGHTS.spelling)
}

/** Gives every word of a phrase of the trade the other ways of saying the phrase; of a guess they are guesses too. */
function addSynonyms(ways: readonly Way[][], terms: Terms, { thesaurus }: TradeWords): void {
  const typedWays = ways.map((of) => [...of])
  const stemsOfWords = typedWays.map((of) => stemsOf(of))
  const certainStems = typedWays.map((of) => stemsOf(of.filter(({ kind }) => kind !== 'spelling')))
  for (const [at, of] of typedWays.entries()) {
    for (const first of of.flatMap(({ phrase }) => phrase.slice(0, 1))) {
      for (const { phrase, same } of thesaurus.get(first) ?? []) {
        const covered = coveredBy(phrase, at, stemsOfWords, typedWays)
        const isGuess = covered > 0 && coveredBy(phrase, at, certainStems, typedWays) === 0
        const [kind, weight] = isGuess
          ? (['spelling', WAY_WEIGHTS.synonym * WAY_WEIGHTS.spelling] as const)
          : (['synonym', WAY_WEIGHTS.synonym] as const)
        const others = same.filter((other) => other.every((word) => terms.has(word)))
        for (const place of ways.slice(at, at + covered)) {
          place.push(...others.map((other): Way => ({ phrase: other, kind, weight: weight / covered })))
        }
      }
    }
  }
}

/** The single stems that can mean a word. */
function stemsOf(ways: readonly Way[]): ReadonlySet<string> {
  return new Set(ways.flatMap(({ phrase }) => (phrase.length === 1 ? phrase : [])))
}

/** How many words of the query from `at` on a phrase takes up; 0 where it is not there. */
function coveredBy(
  phrase: Phrase,
  at: number,
  stemsOfWords: readonly ReadonlySet<string>[],
  typedWays: readonly (readonly Way[])[],
): number {
  if (typedWays[at]?.some((way) => way.phrase.length > 1 && way.phrase.join(' ') === phrase.join(' ')))
    return 1
  return phrase.every((word, index) => stemsOfWords[at + index]?.has(word)) ? phrase.length : 0
}

function distinct(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>()
  for (const way of ways) {
    const key = way.phrase.join(' ')
    if ((best.get(key)?.weight ?? 0) < way.weight) best.set(key, way)
  }
  return [...best.values()]
}
