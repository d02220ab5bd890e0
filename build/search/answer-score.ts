import { ANSWER_KINDS } from '../contract/answer-kinds.ts'
import { likelihood } from './question-meant.ts'

// Search: how a query is read, matched with the indexes and ranked. This module: how likely a thing of any kind answers a query.

/** The weights of `featuresOf`, as `npm run bench search` prints them: fitted on one half of the questions of families. */
const ANSWER_WEIGHTS: readonly number[] = [
  // every kind
  -13.12, 4.05, 3.14, 3.46, 1.5, 2.18, 0.93, 2.71, 6,
  // right
  -1.14, 0.33, -0.17, 0.52, -0.44, 0.16, -0.27, -1.45, -0.16,
  // field
  -0.67, -0.62, -0.05, 0.92, 1.47, -0.61, -0.33, 0.01, -0.01,
  // section
  -0.27, -0.72, -0.51, -0.57, -0.71, -0.15, 0.49, 1.52, -0.22,
  // product
  0.59, 0.97, 0.73, -0.91, -0.6, 0.86, -0.01, -0.04, 0.92,
  // clause
  0, 0, 0, 0, 0, 0, 0, 0, 0,
  // insurer
  0.09, 0.24, 0.24, 0.27, 0.33, 0.09, 0.11, 0.37, 0.09,
  // form
  -0.13, 0.16, 0.1, 0.17, 0.08, -0.09, 0.09, -0.13, 0.02,
]

/**
 * From which likelihood something is called an answer: what is called one and is none costs as much as four answers
 * that are not. Below `likely` nothing held is the likelier answer.
 */
export const ANSWERS_FROM = { certain: 0.8, likely: 0.5 } as const

/** A kind of thing that answers a query. */
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** Features that tell whether a thing answers a query, each from 0 to 1 and of the same meaning for things of every kind. */
export interface Evidence {
  /** The share of the weight of the query that it says, in any words. */
  readonly share: number
  /** The same in its name, heading or question alone. */
  readonly named: number
  /** The same as it was typed, without other forms of a word, meanings and corrections. */
  readonly typed: number
  /** The share of its name that the query says. */
  readonly whole: number
  /** Score in its own kind, next to the best of that kind. */
  readonly relative: number
  /** Lead over the next of its kind; 0 for all but the first. */
  readonly ahead: number
  /** Whether the query asks for a thing of its kind: a way to reach an insurer, a form, a section by its number, a product by its name. */
  readonly meant: number
  /** The share of the words of the query that anything held says: the same for all things. */
  readonly known: number
}

const EVIDENCE = ['share', 'named', 'typed', 'whole', 'relative', 'ahead', 'meant', 'known'] as const

/** Number of features that `featuresOf` gives. */
export const FEATURES = (EVIDENCE.length + 1) * (ANSWER_KINDS.length + 1)

/** The evidence as numbers to be weighed: once for things of every kind, once more for those of its own. */
export function featuresOf(kind: AnswerKind, evidence: Evidence): number[] {
  const own = [1, ...EVIDENCE.map((name) => evidence[name])]
  const none = own.map(() => 0)
  return [own, ...ANSWER_KINDS.map((other) => (other === kind ? own : none))].flat()
}

/** Likelihood, from 0 to 1, that a thing rather than nothing held answers a query, by weights that were fitted. */
export function likelihoodOf(
  kind: AnswerKind,
  evidence: Evidence,
  weights: readonly number[] = ANSWER_WEIGHTS,
): number {
  return likelihood(featuresOf(kind, evidence), weights)
}

/** Whether a thing is likely enough to answer a query to be called an answer. */
export function isAnswer(score: number): boolean {
  return score >= ANSWERS_FROM.certain
}
