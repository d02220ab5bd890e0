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

/** How a document's words stand: in which of its fields they stand side by side, where that matters. */
export type Beside = (id: number, phrase: readonly string[]) => boolean

export interface RankOptions {
  /** The power by which the share of what was asked counts. */
  readonly coverage: number
  /** What a phrase counts for whose words stand apart. */
  readonly apart: number
  /** What each pair of asked words that stand side by side adds. */
  readonly beside: number
  /** The share of what was asked that counts as most of it. */
  readonly most: number
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
  beside: Beside | null,
): Ranked[] {
  const best = concepts.map((concept) => bestWays(concept, terms, options, beside, null))
  return tallied(concepts, best, options, beside)
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
  const ranked = rank(concepts, terms, options, null).filter(({ share }) => share >= options.most)
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
  beside: Beside | null,
): Ranked[] {
  const tallies = new Map<number, Tally>()
  let importance = 0
  for (const best of bestOfEach) {
    let most = 0
    for (const { score } of best.values()) most = Math.max(most, score)
    importance += most
    for (const [id, { score, found }] of best) {
      const tally = tallies.get(id) ?? { score: 0, matched: 0, importance: 0, found: [] }
      tallies.set(id, tally)
      tally.score += score
      if (found.way.kind !== 'spelling') tally.matched += 1
      tally.importance += most
      tally.found.push(found)
    }
  }
  // A word that nothing holds was asked for all the same: it weighs what the others weigh on average.
  const heard = bestOfEach.filter(({ size }) => size > 0).length
  importance *= heard === 0 ? 1 : bestOfEach.length / heard
  const pairs = beside === null ? [] : pairsOf(concepts)
  return [...tallies]
    .map(([id, tally]) => {
      const share = importance === 0 ? 1 : tally.importance / importance
      const together = beside === null ? 0 : pairs.filter((pair) => beside(id, pair)).length
      const score = tally.score * share ** options.coverage * (1 + options.beside * together)
      return { id, score, matched: tally.matched, share, found: tally.found }
    })
    .toSorted((one, two) => two.score - one.score || one.id - two.id)
}

/** For every document that holds the concept (of those in `within`), the way that counts most. */
function bestWays(
  concept: Concept,
  terms: IndexTerms,
  options: RankOptions,
  beside: Beside | null,
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
      const apart = rest.length > 0 && beside !== null && !beside(id, way.phrase)
      const score = way.weight * sum * (apart ? options.apart : 1)
      if (score > (best.get(id)?.score ?? 0)) best.set(id, { score, found: { way, fields: hit.fields } })
    }
  }
  return best
}

/** The typed words that stand next to each other in the query. */
function pairsOf(concepts: readonly Concept[]): [string, string][] {
  const typed = concepts.map(({ ways }) => ways.find((way) => way.phrase.length === 1)?.phrase[0])
  return typed.flatMap((word, at): [string, string][] => {
    const next = typed[at + 1]
    return word === undefined || next === undefined ? [] : [[word, next]]
  })
}
