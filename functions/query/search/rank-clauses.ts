import { CLAUSE_RANKING, RANKING } from '../../../build/contract/text/search-options.ts'
import { askedOfFields } from './fields-asked.ts'
import type { Concept } from './query-terms.ts'
import type { TextIndex } from '../source/text.ts'
import { type Ranked, rank } from './rank.ts'

/**
 * The clauses that answer a query, best first. A clause counts by its own words; by the fields whose answer was read in
 * it, where the query is asked in their words; and a little by the clause it is part of and those beside it. A clause
 * that is only a heading comes behind the clauses it heads.
 */
export function rankClauses(concepts: readonly Concept[], index: TextIndex): Ranked[] {
  const ranked = rank(concepts, index.terms, RANKING)
  const best = ranked[0]?.score ?? 0
  const own = new Map(ranked.map(({ id, score }) => [id, score]))
  const fields = askedOfFields(concepts, index.fields)
  const scored = ranked.map((one): Ranked => {
    const near = index.near(one.id).map(({ id, weight }) => weight * (own.get(id) ?? 0))
    const asked = CLAUSE_RANKING.field * best * (fields.get(one.id) ?? 0) ** 2
    return { ...one, score: one.score + asked + near.reduce((sum, score) => sum + score, 0) }
  })
  return behindTheirClauses(scored, index).toSorted((one, two) => two.score - one.score || one.id - two.id)
}

/** Gives a clause that is only a heading a little less than the best clause under it. */
function behindTheirClauses(ranked: readonly Ranked[], index: TextIndex): Ranked[] {
  const scores = new Map(ranked.map(({ id, score }) => [id, score]))
  return ranked.map((one) => {
    const under = index.under(one.id)
    if (!index.isHeading(one.id) || under.length === 0) return one
    const best = Math.max(0, ...under.map((id) => scores.get(id) ?? 0))
    return best === 0 ? one : { ...one, score: Math.min(one.score, best * CLAUSE_RANKING.heading) }
  })
}
