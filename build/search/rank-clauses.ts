import { RANKING, TEXT_RANKING } from './search-options.ts'
import type { Concept } from './query-terms.ts'
import type { TextIndex } from './text-index.ts'
import { type Ranked, rank } from './rank.ts'

/** What a clause that is only a heading has at most, of what the best clause under it has. */
const OF_HEADING = 0.99

/** The clauses that answer a query, best first; one that is only a heading comes behind the best clause under it. */
export function rankClauses(q: string, concepts: readonly Concept[], index: TextIndex): Ranked[] {
  const ranked = asAsked(q, index, rank(concepts, index.terms, RANKING))
  const scores = new Map(ranked.map(({ id, score }) => [id, score]))
  const lowered = ranked.map((one): Ranked => {
    if (!index.isHeading(one.id)) return one
    const under = index.under(one.id).map((id) => scores.get(id) ?? 0)
    const best = Math.max(0, ...under)
    return best === 0 ? one : { ...one, score: Math.min(one.score, OF_HEADING * best) }
  })
  return lowered.toSorted((one, two) => two.score - one.score || one.id - two.id)
}

/** Whether a query asks what a word means. */
const ASKS_MEANING =
  /\b(?:what (?:is|are|does)|mean(?:s|ing)?|defin\w+|matlab|kya (?:hai|hota|hoti|hain))\b/iu

/** Clauses that only define a word come behind those that say what holds, unless a meaning is asked for. */
function asAsked(q: string, index: TextIndex, ranked: readonly Ranked[]): Ranked[] {
  const share = ASKS_MEANING.test(q) ? TEXT_RANKING.meaning : TEXT_RANKING.definition
  return ranked
    .map((one) => (index.isDefinition(one.id) ? { ...one, score: share * one.score } : one))
    .toSorted((one, two) => two.score - one.score || one.id - two.id)
}
