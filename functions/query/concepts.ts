import { type Word, stem, wordsAt } from '../../build/contract/words.ts'
import type { IndexTerms } from './index-terms.ts'
import { STOP_WORDS } from './stop-words.ts'
import type { Phrase, Thesaurus } from './synonyms.ts'

/** One way in which a document can speak of what was asked: all these stems, one after the other where there are several. */
export interface Way {
  readonly phrase: Phrase
  readonly kind: 'own' | 'synonym' | 'spelling'
  /** What it counts for: a word that was typed counts 1. */
  readonly weight: number
}

/** One thing a query asks for: a word, and all the ways in which a document can say it. */
export interface Concept {
  readonly ways: readonly Way[]
}

/** What words that were not typed count for. */
export interface WayWeights {
  readonly synonym: number
  readonly prefix: number
  readonly fuzzy: number
}

/** How many words of the index an unknown word is taken for. */
const GUESSES = 3

/** What a query asks for, as the words of one index can answer it. Without a word there is nothing to find. */
export function conceptsOf(
  q: string,
  terms: Pick<IndexTerms, 'has' | 'beginningWith' | 'spelledLike'>,
  thesaurus: Thesaurus,
  weights: WayWeights,
): Concept[] {
  const typed = meaningful(wordsAt(q))
  const units = typed.map((word) => word.tokens.map(stem))
  const ways = units.map((unit) => own(unit))
  addJoined(typed, ways, terms)
  for (const [at, unit] of units.entries()) {
    if (ways[at]?.some(({ phrase }) => phrase.every((word) => terms.has(word)))) continue
    const isLast = at === units.length - 1 && !/\s$/u.test(q)
    ways[at]?.push(...guesses(unit, isLast, terms, weights))
  }
  addSynonyms(ways, terms, thesaurus, weights)
  return ways.map((of) => ({ ways: distinct(of) }))
}

function meaningful(words: readonly Word[]): readonly Word[] {
  const kept = words.filter(({ tokens }) => !tokens.every((token) => STOP_WORDS.has(token)))
  return kept.length > 0 ? kept : words
}

/** The word itself; a hyphenated one joined or in its parts. */
function own(unit: readonly string[]): Way[] {
  const way = (phrase: Phrase): Way => ({ phrase, kind: 'own', weight: 1 })
  if (unit.length < 3) return unit.map((word) => way([word]))
  return [way(unit.slice(0, -1)), way(unit.slice(-1))]
}

/** Two words typed apart that the index holds joined: "day care" finds "daycare". */
function addJoined(typed: readonly Word[], ways: readonly Way[][], terms: Pick<IndexTerms, 'has'>): void {
  for (let at = 0; at + 1 < typed.length; at += 1) {
    const joined = stem(`${typed[at]?.tokens[0] ?? ''}${typed[at + 1]?.tokens[0] ?? ''}`)
    if (!terms.has(joined)) continue
    ways[at]?.push({ phrase: [joined], kind: 'own', weight: 1 })
    ways[at + 1]?.push({ phrase: [joined], kind: 'own', weight: 1 })
  }
}

/** What a word that stands nowhere may have been meant for: its continuations, or words spelled like it. */
function guesses(
  unit: readonly string[],
  isLast: boolean,
  terms: Pick<IndexTerms, 'beginningWith' | 'spelledLike'>,
  weights: WayWeights,
): Way[] {
  const word = unit.at(-1) ?? ''
  const meant = (stems: readonly string[], weight: number) =>
    stems.map((stem): Way => ({ phrase: [stem], kind: 'spelling', weight }))
  const longer = isLast && word.length >= 2 ? terms.beginningWith(word, GUESSES) : []
  if (longer.length > 0) return meant(longer, weights.prefix)
  if (word.length < 4 || /\d/u.test(word)) return []
  return meant(terms.spelledLike(word, GUESSES), weights.fuzzy)
}

/** Gives every word of a phrase of the trade the other ways of saying the phrase. */
function addSynonyms(
  ways: readonly Way[][],
  terms: Pick<IndexTerms, 'has'>,
  thesaurus: Thesaurus,
  weights: WayWeights,
): void {
  const spoken = ways.map((of) => new Set(of.flatMap(({ phrase }) => (phrase.length === 1 ? phrase : []))))
  const said = ways.map((of) => [...of])
  for (let at = 0; at < ways.length; at += 1) {
    for (const first of said[at]?.flatMap(({ phrase }) => phrase.slice(0, 1)) ?? []) {
      for (const { phrase, same } of thesaurus.get(first) ?? []) {
        const covered = coveredBy(phrase, at, spoken, said)
        for (let place = at; place < at + covered; place += 1) {
          for (const other of same) {
            if (other.every((word) => terms.has(word))) {
              ways[place]?.push({ phrase: other, kind: 'synonym', weight: weights.synonym / covered })
            }
          }
        }
      }
    }
  }
}

/** How many words of the query from `at` on a phrase takes up; 0 where it does not stand there. */
function coveredBy(
  phrase: Phrase,
  at: number,
  spoken: readonly ReadonlySet<string>[],
  said: readonly (readonly Way[])[],
): number {
  if (said[at]?.some((way) => way.phrase.length > 1 && way.phrase.join(' ') === phrase.join(' '))) return 1
  return phrase.every((word, index) => spoken[at + index]?.has(word)) ? phrase.length : 0
}

function distinct(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>()
  for (const way of ways) {
    const key = way.phrase.join(' ')
    if ((best.get(key)?.weight ?? 0) < way.weight) best.set(key, way)
  }
  return [...best.values()]
}
