import type { Concept } from './query-terms.ts'
import { type Way, isSaid } from './query-words.ts'
import type { IndexTerms } from './index-terms.ts'

/** A document that answers some of what was asked. */
export interface Ranked {
  readonly id: number
  readonly score: number
  /** How many of the concepts it holds as they were typed or by a synonym. */
  readonly matched: number
  /** The ways in which it holds them, each with the fields it was found in. */
  readonly found: readonly Found[]
}

interface Found {
  readonly way: Way
  readonly fields: readonly string[]
}

/** Which documents may be found. */
export type Within = (id: number) => boolean

export interface RankOptions {
  /** The power by which the share of what was asked counts. */
  readonly coverage: number
  /** What each pair of asked words that are side by side adds. */
  readonly beside: number
}

interface Tally {
  score: number
  matched: number
  importance: number
  readonly found: Found[]
}

/**
 * Ranks documents by what was asked: for each concept the best way in which a document holds it counts, and what
 * holds more of the concepts comes first.
 */
export function rank(
  concepts: readonly Concept[],
  terms: IndexTerms,
  options: RankOptions,
  within: Within = () => true,
): Ranked[] {
  const best = concepts.map((concept) => bestWays(concept, terms, within))
  return tallied(concepts, best, terms, options)
}

interface Best {
  readonly score: number
  readonly found: Found
  /** Whether the document holds the concept as it was typed or by a synonym, be that the best way or not. */
  readonly isSaid: boolean
}

type BestWays = ReadonlyMap<number, Best>

function tallied(
  concepts: readonly Concept[],
  bestOfEach: readonly BestWays[],
  terms: IndexTerms,
  options: RankOptions,
): Ranked[] {
  const tallies = new Map<number, Tally>()
  let importance = 0
  for (const best of bestOfEach) {
    let bestScore = 0
    for (const { score } of best.values()) bestScore = Math.max(bestScore, score)
    importance += bestScore
    for (const [id, { score, found, isSaid }] of best) {
      const tally = tallies.get(id) ?? { score: 0, matched: 0, importance: 0, found: [] }
      tallies.set(id, tally)
      tally.score += score
      if (isSaid) tally.matched += 1
      tally.importance += bestScore
      tally.found.push(found)
    }
  }
  // A word that nothing holds was asked for all the same: it weighs what the others weigh on average.
  importance *= bestOfEach.length / bestOfEach.filter(({ size }) => size > 0).length
  const pairs = pairsOf(concepts).map((pair) => terms.hits(pair))
  return [...tallies]
    .map(([id, tally]) => {
      const share = tally.importance / importance
      const together = pairs.filter((pair) => pair.has(id)).length
      const score = tally.score * share ** options.coverage * (1 + options.beside * together)
      return { id, score, matched: tally.matched, found: tally.found }
    })
    .toSorted((one, two) => two.score - one.score || one.id - two.id)
}

/** For every document that holds the concept (of those in `within`), the way that counts most. */
function bestWays(concept: Concept, terms: IndexTerms, within: Within): BestWays {
  const best = new Map<number, Best>()
  for (const way of concept.ways) {
    for (const [id, hit] of terms.hits(way.phrase)) {
      const score = way.weight * hit.score
      if (score <= 0 || !within(id)) continue
      const other = best.get(id)
      const said = isSaid(way) || other?.isSaid === true
      if (other !== undefined && score <= other.score) best.set(id, { ...other, isSaid: said })
      else best.set(id, { score, found: { way, fields: hit.fields }, isSaid: said })
    }
  }
  return best
}

/** The typed words that are next to each other in the query. */
export function pairsOf(concepts: readonly Concept[]): [string, string][] {
  const typed = concepts.map(({ ways }) => ways.find((way) => way.phrase.length === 1)?.phrase[0])
  return typed.flatMap((word, at): [string, string][] => {
    const next = typed[at + 1]
    return word === undefined || next === undefined ? [] : [[word, next]]
  })
}
