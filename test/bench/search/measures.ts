import { seededRandom } from '../../support/random.ts'

/** Measures of how well one ranking answers one question, each from 0 to 1. */
export interface Measures {
  /** nDCG over the first ten, gains 2^grade - 1. */
  readonly ndcg: number
  /** One over the place of the first answer of grade 2 or 3; of grade 1 where there is no better one. */
  readonly mrr: number
  /** The share of good answers among the first five, of as many as five places can hold. */
  readonly recall: number
}

/** Grades of the answers to a question, from 1 to 3, by clause number, UIN or section. */
export type Answers = Readonly<Record<string, number>>

/** Measures a ranking against the graded answers. */
export function measure(ranking: readonly string[], answers: Answers): Measures {
  const grades = ranking.map((id) => answers[id] ?? 0)
  const ideal = Object.values(answers).toSorted((a, b) => b - a)
  const least = Math.min(2, ideal[0] ?? 2)
  const good = ideal.filter((grade) => grade >= least).length
  const first = grades.findIndex((grade) => grade >= least)
  const found = grades.slice(0, 5).filter((grade) => grade >= least).length
  return {
    ndcg: gain(grades.slice(0, 10)) / gain(ideal.slice(0, 10)),
    mrr: first === -1 ? 0 : 1 / (first + 1),
    recall: found / Math.min(5, good),
  }
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

/** The mean of each measure. */
export function meanOf(all: readonly Measures[]): Measures {
  const mean = (of: (one: Measures) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length
  return { ndcg: mean((one) => one.ndcg), mrr: mean((one) => one.mrr), recall: mean((one) => one.recall) }
}

/** A 95 % interval of the mean of paired differences, by resampling the questions; the same numbers every run. */
export function bootstrapInterval(differences: readonly number[], rounds = 10_000): [number, number] {
  const random = seededRandom(1)
  const means = Array.from({ length: rounds }, () => {
    let sum = 0
    for (let drawn = 0; drawn < differences.length; drawn += 1) {
      sum += differences[Math.floor(random() * differences.length)] ?? 0
    }
    return sum / differences.length
  }).toSorted((a, b) => a - b)
  return [means[Math.floor(rounds * 0.025)] ?? 0, means[Math.floor(rounds * 0.975)] ?? 0]
}
