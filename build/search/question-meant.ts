import type { Alike, LawQuestion } from './question-asked.ts'
import { LAW_RANKING, QUESTION_MEANT } from './search-options.ts'

/** Questions that are meant. */
export interface Meant {
  /** The one that clearly is: it is answered. */
  readonly asked: LawQuestion | null
  /** Question meant, or one that is near: its sections come first. */
  readonly likely: LawQuestion | null
  /** Those to name where none clearly is. */
  readonly perhaps: readonly LawQuestion[]
}

/** Features of a query and the questions most like it that tell whether the first is meant. */
export function evidenceOf([first, second]: readonly Alike[]): number[] {
  if (first === undefined) return [1, 0, 0, 0, 0]
  const margin = (first.likeness - (second?.likeness ?? 0)) / first.likeness
  return [1, first.coverage, margin, Math.log1p(first.matched), first.known]
}

/** Likelihood, from 0 to 1, by weights that were fitted. */
export function likelihood(evidence: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-evidence.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0)))
}

/** Questions that a query means: one that it is word for word, or that is likely enough; else up to three that may be. */
export function meantBy(alike: readonly Alike[]): Meant {
  const [first] = alike
  if (first === undefined) return { asked: null, likely: null, perhaps: [] }
  const { answer, perhaps, named } = QUESTION_MEANT
  const evidence = evidenceOf(alike)
  const isFirst = first.isSame ? 1 : likelihood(evidence, answer.weights)
  const among = likelihood(evidence, perhaps.weights)
  const isClear = isFirst >= answer.least && !first.isOpposite
  return {
    asked: isClear ? first.question : null,
    likely: isClear || first.shared >= LAW_RANKING.near ? first.question : null,
    perhaps: among >= perhaps.least && !isClear ? alike.slice(0, named).map(({ question }) => question) : [],
  }
}
