import type { Concept, Way } from './query-terms.ts'
import type { IndexTerms } from './index-terms.ts'

/** A document that answers some of what was asked. */
export interface Ranked {
  readonly id: number
  readonly score: number
  /** How many of the concepts it holds; a word that is only spelled alike is none. */
  readonly matched: number
  /** The share of what was asked that it holds, by importance. */
  readonly share: number
  /** The ways in which it holds them, each with the fields it was found in. */
  readonly found: readonly Found[]
}

interface Found {
  readonly way: Way
  readonly fields: readonly string[]
}

/** Whether words are side by side, in this order, in any field of a document. */
export type IsAdjacent = (id: number, phrase: readonly string[]) => boolean

export interface RankOptions {
  /** The power by which the share of what was asked counts. */
  readonly coverage: number
  /** What a phrase counts for if its words are not side by side, next to 1 if they are. */
  readonly scatteredPhrase: number
  /** What each pair of asked words that are side by side adds. */
  readonly adjacentPair: number
  /** The share of what was asked that counts as most of it. */
  readonly majority: number
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
  isAdjacent: IsAdjacent | null,
): Ranked[] {
  const best = concepts.map((concept) => bestWays(concept, terms, options, isAdjacent, null))
  return tallied(concepts, best, options, isAdjacent)
}

/**
 * Ranks the documents that hold everything that was asked; where there are none, those that hold most of it.
 * `match` says which they are.
 */
export function rankAll(
  concepts: readonly Concept[],
  terms: IndexTerms,
  options: RankOptions,
): { match: 'all' | 'any'; ranked: Ranked[] } {
  const all = everything(concepts, terms, options)
  if (all.length > 0) return { match: 'all', ranked: all }
  const ranked = rank(concepts, terms, options, null).filter(({ share }) => share >= options.majority)
  return { match: 'any', ranked }
}

function everything(concepts: readonly Concept[], terms: IndexTerms, options: RankOptions): Ranked[] {
  const best: BestWays[] = []
  let within: BestWays | null = null
  const mostHits = ({ ways }: Concept) =>
    ways.reduce((sum, { phrase }) => sum + terms.hits(phrase[0] ?? '').size, 0)
  for (const concept of concepts.toSorted((one, two) => mostHits(one) - mostHits(two))) {
    within = bestWays(concept, terms, options, null, within)
    best.push(within)
  }
  const everywhere = best.map((ways) => new Map([...ways].filter(([id]) => within?.has(id) === true)))
  return tallied(concepts, everywhere, options, null).filter(({ matched }) => matched === concepts.length)
}

type BestWays = ReadonlyMap<number, { readonly score: number; readonly found: Found }>

function tallied(
  concepts: readonly Concept[],
  bestOfEach: readonly BestWays[],
  options: RankOptions,
  isAdjacent: IsAdjacent | null,
): Ranked[] {
  const tallies = new Map<number, Tally>()
  let importance = 0
  for (const best of bestOfEach) {
    let bestScore = 0
    for (const { score } of best.values()) bestScore = Math.max(bestScore, score)
    importance += bestScore
    for (const [id, { score, found }] of best) {
      const tally = tallies.get(id) ?? { score: 0, matched: 0, importance: 0, found: [] }
      tallies.set(id, tally)
      tally.score += score
      if (found.way.kind !== 'spelling') tally.matched += 1
      tally.importance += bestScore
      tally.found.push(found)
    }
  }
  // A concept that no document holds was asked for all the same. Its importance is the mean of the others: of three
  // concepts with importance 2, 4 and none, the whole is 2 + 4 + 3 = 6 * 3 / 2.
  const answered = bestOfEach.filter(({ size }) => size > 0).length
  if (answered > 0) importance *= bestOfEach.length / answered
  const pairs = isAdjacent === null ? [] : pairsOf(concepts)
  return [...tallies]
    .map(([id, tally]) => {
      const share = importance === 0 ? 1 : tally.importance / importance
      const adjacentPairs = isAdjacent === null ? 0 : pairs.filter((pair) => isAdjacent(id, pair)).length
      const score = tally.score * share ** options.coverage * (1 + options.adjacentPair * adjacentPairs)
      return { id, score, matched: tally.matched, share, found: tally.found }
    })
    .toSorted((one, two) => two.score - one.score || one.id - two.id)
}

/** For every document that holds the concept (of those in `within`), the way that counts most. */
function bestWays(
  concept: Concept,
  terms: IndexTerms,
  options: RankOptions,
  isAdjacent: IsAdjacent | null,
  within: BestWays | null,
): BestWays {
  const best = new Map<number, { score: number; found: Found }>()
  for (const way of concept.ways) {
    const [first, ...rest] = way.phrase.map((stem) => terms.hits(stem))
    const ids = within !== null && within.size < (first?.size ?? 0) ? within.keys() : (first?.keys() ?? [])
    for (const id of ids) {
      const hit = first?.get(id)
      const others = rest.map((hits) => hits.get(id))
      if (hit === undefined || others.includes(undefined) || within?.has(id) === false) continue
      const sum = others.reduce((total, other) => total + (other?.score ?? 0), hit.score)
      const isScattered = rest.length > 0 && isAdjacent !== null && !isAdjacent(id, way.phrase)
      const score = way.weight * sum * (isScattered ? options.scatteredPhrase : 1)
      if (score > (best.get(id)?.score ?? 0)) best.set(id, { score, found: { way, fields: hit.fields } })
    }
  }
  return best
}

/** The typed words that are next to each other in the query. */
function pairsOf(concepts: readonly Concept[]): [string, string][] {
  const typed = concepts.map(({ ways }) => ways.find((way) => way.phrase.length === 1)?.phrase[0])
  return typed.flatMap((word, at): [string, string][] => {
    const next = typed[at + 1]
    return word === undefined || next === undefined ? [] : [[word, next]]
  })
}
