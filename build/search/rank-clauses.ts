import { TEXT_RANKING } from './search-options.ts'
import type { Concept } from './query-terms.ts'
import type { TextIndex } from './text-index.ts'
import { type Ranked, type Ranking, byScore, rank } from './rank.ts'

/** Most that a clause which is only a heading scores, as a share of the best clause under it. */
const OF_HEADING = 0.99

/** The clauses that answer a query, best first; one that is only a heading comes behind the best clause under it. */
export function rankClauses(q: string, concepts: readonly Concept[], index: TextIndex): Ranking {
  const { ranked, foundIn } = rank(concepts, index.terms)
  // Clauses that only define a word come behind those that say what holds, unless a meaning is asked for.
  const share = ASKS_MEANING.test(q) ? TEXT_RANKING.meaning : TEXT_RANKING.definition
  const asAsked = ranked.map((one): Ranked => {
    return index.isDefinition(one.id) ? { ...one, score: share * one.score } : one
  })
  const scores = new Map(asAsked.map(({ id, score }) => [id, score]))
  const lowered = asAsked.map((one): Ranked => {
    if (!index.isHeading(one.id)) return one
    const under = index.under(one.id).map((id) => scores.get(id) ?? 0)
    const best = Math.max(0, ...under)
    return best === 0 ? one : { ...one, score: Math.min(one.score, OF_HEADING * best) }
  })
  return { ranked: lowered.sort(byScore), foundIn }
}

/** Whether a query asks what a word means. */
const ASKS_MEANING =
  /\b(?:what (?:is|are|does)|mean(?:s|ing)?|defin\w+|matlab|kya (?:hai|hota|hoti|hain))\b/iu
