import type { Alike, LawQuestion } from './question-asked.ts'
import { type Ranked, byScore } from './rank.ts'
import { LAW_RANKING } from './search-options.ts'

/**
 * Sections ranked with what people ask of them: what answers a question like the query comes before what only holds its
 * words, and the answer of the question asked before all else.
 */
export function answersFirst(
  ranked: readonly Ranked[],
  alike: readonly Alike[],
  asked: LawQuestion | null,
): Ranked[] {
  const bonus = new Map<number, number>()
  for (const { question, shared } of alike)
    for (const { section } of question.answer)
      bonus.set(section, Math.max(bonus.get(section) ?? 0, LAW_RANKING.asked * shared))
  const [nearest] = alike
  for (const { section, share } of nearest?.question.akin ?? [])
    bonus.set(
      section,
      (bonus.get(section) ?? 0) + LAW_RANKING.akin * share * (nearest?.likeness ?? 0) * (nearest?.known ?? 0),
    )
  const raised = ranked
    .map((one) => {
      const more = bonus.get(one.id)
      return more === undefined ? one : { ...one, score: one.score * (1 + more) }
    })
    .sort(byScore)
  if (asked === null) return raised
  const answering = new Set(asked.answer.map(({ section }) => section))
  const byId = new Map(raised.map((one) => [one.id, one]))
  const first = [...answering].map((id) => byId.get(id) ?? { id, score: 0, matched: 0, covered: 0 })
  return [...first, ...raised.filter(({ id }) => !answering.has(id))]
}
