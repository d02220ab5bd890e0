/** Numbers that are known of a case, and whether it is so: 1 or 0. */
export interface Row {
  readonly x: readonly number[]
  readonly y: number
}

/** Weights of a logistic regression, by Newton's method; a penalty for each keeps it small. */
export function fitted(rows: readonly Row[], penalties: readonly number[]): number[] {
  let weights = penalties.map(() => 0)
  for (let round = 0; round < 30; round += 1) {
    const slope = weights.map((weight, at) => -(penalties[at] ?? 0) * weight)
    const curve: number[][] = weights.map((_, i) =>
      weights.map((_, j) => (i === j ? (penalties[i] ?? 0) : 0)),
    )
    for (const { x, y } of rows) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0)))
      for (const [i, one] of x.entries()) {
        if (one === 0) continue
        slope[i] = (slope[i] ?? 0) + (y - p) * one
        const line = curve[i] ?? []
        for (const [j, other] of x.entries()) line[j] = (line[j] ?? 0) + p * (1 - p) * one * other
      }
    }
    const step = solved(curve, slope)
    weights = weights.map((weight, at) => weight + (step[at] ?? 0))
  }
  return weights
}

/** The solution of a system of linear equations, by elimination; its matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, at) => [...line, right[at] ?? 0])
  for (const [at, pivot] of rows.entries())
    for (const [other, line] of rows.entries()) {
      if (other === at) continue
      const share = (line[at] ?? 0) / (pivot[at] ?? 1)
      for (const [place, value] of pivot.entries()) line[place] = (line[place] ?? 0) - share * value
    }
  return rows.map((line, at) => (line.at(-1) ?? 0) / (line[at] ?? 1))
}
