/** Options for a question, each as numbers, with whether it is right; none is right where nothing is to be chosen. */
export interface Choice {
  readonly options: readonly { readonly x: readonly number[]; readonly isRight: boolean }[]
}

const STEPS = 1500
const RATE = 0.03

/**
 * Weights by which the right thing is chosen among all that was found, or none of it, which weighs 0: a conditional
 * logistic regression with a penalty for each weight, by the method of Adam.
 */
export function chosen(choices: readonly Choice[], penalties: readonly number[]): number[] {
  const weights = penalties.map(() => 0)
  const [mean, square] = [penalties.map(() => 0), penalties.map(() => 0)]
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight, at) => (penalties[at] ?? 0) * weight)
    for (const { options } of choices) addSlope(slope, options, weights)
    for (const [at, one] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * one
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * one * one
      const [steady, size] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.999 ** step)]
      weights[at] = (weights[at] ?? 0) - (RATE * steady) / (Math.sqrt(size) + 1e-8)
    }
  }
  return weights
}

function addSlope(slope: number[], options: Choice['options'], weights: readonly number[]): void {
  const odds = options.map(({ x }) => Math.exp(x.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0)))
  const isNone = !options.some(({ isRight }) => isRight)
  const all = 1 + odds.reduce((sum, one) => sum + one, 0)
  const right = odds.reduce((sum, one, at) => sum + (options[at]?.isRight === true ? one : 0), 0)
  for (const [at, { x, isRight }] of options.entries()) {
    const odd = odds[at] ?? 0
    const change = odd / all - (isRight && !isNone ? odd / right : 0)
    for (const [place, one] of x.entries()) slope[place] = (slope[place] ?? 0) + change * one
  }
}
