// Weights are found by steps down the slope of a loss.

/** Features as the places of their weights, and how much of each there is. */
export interface Vector {
  readonly places: Int32Array
  readonly values: Float64Array
}

/** The names of features with their places in a vector. */
export class Names {
  readonly at = new Map<string, number>()
  vector(features: ReadonlyMap<string, number>): Vector {
    const places = Array.from(features.keys(), (name) => {
      const at = this.at.get(name) ?? this.at.size
      this.at.set(name, at)
      return at
    })
    return { places: Int32Array.from(places), values: Float64Array.from(features.values()) }
  }
  weights(values: Float64Array): Record<string, number> {
    const all = [...this.at].map(([name, at]) => [name, Math.round(100 * (values[at] ?? 0)) / 100] as const)
    return Object.fromEntries(all.filter(([, value]) => value !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
}

export function sumOf({ places, values }: Vector, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < places.length; at += 1) sum += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0)
  return sum
}

export function add({ places, values }: Vector, times: number, into: Float64Array): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    into[place] = (into[place] ?? 0) + times * (values[at] ?? 0)
  }
}

/** Weights that make a loss least, by its slope: steps of a size that each weight finds for itself (Adam). */
export function least(
  size: number,
  steps: number,
  slope: (weights: Float64Array, into: Float64Array) => void,
): Float64Array {
  const [weights, into] = [new Float64Array(size), new Float64Array(size)]
  const [first, second] = [new Float64Array(size), new Float64Array(size)]
  for (let step = 1; step <= steps; step += 1) {
    into.fill(0)
    slope(weights, into)
    const rate = 0.2 * (1 - step / (steps + 10))
    for (const [at, slope] of into.entries()) {
      const mean = 0.9 * (first[at] ?? 0) + 0.1 * slope
      const spread = 0.99 * (second[at] ?? 0) + 0.01 * slope ** 2
      ;[first[at], second[at]] = [mean, spread]
      const size = Math.sqrt(spread / (1 - 0.99 ** step)) + 1e-8
      weights[at] = (weights[at] ?? 0) - (rate * mean) / (1 - 0.9 ** step) / size
    }
  }
  return weights
}
