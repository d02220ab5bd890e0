import learned from './weights.json' with { type: 'json' }

/** Weights of features by their names; one that is not known weighs nothing. */
export class Weights {
  private readonly places = new Map<string, number>()
  readonly names: string[] = []
  readonly values: number[] = []
  /** Number of changes so far: a sum made before the last one has to be made again. */
  version = 0
  private readonly isFixed: boolean

  constructor(given: Readonly<Record<string, number>>, isFixed = true) {
    for (const [name, value] of Object.entries(given)) {
      this.places.set(name, this.names.length)
      this.names.push(name)
      this.values.push(value)
    }
    this.isFixed = isFixed
  }

  /** The places of features; of those that weigh nothing only where weights can still change. */
  placesOf(names: readonly string[]): number[] {
    return names.flatMap((name) => {
      const held = this.places.get(name)
      if (held !== undefined || this.isFixed) return held ?? []
      const place = this.names.length
      this.places.set(name, place)
      this.names.push(name)
      this.values.push(0)
      return place
    })
  }
}

/** Some features of one way to read an entry. */
export class Part {
  readonly places: readonly number[]
  private readonly weights: Weights
  private version = -1
  private sum = 0

  constructor(names: readonly string[], weights: Weights) {
    this.weights = weights
    this.places = weights.placesOf(names)
  }

  get score(): number {
    if (this.version !== this.weights.version) {
      let sum = 0
      for (const place of this.places) sum += this.weights.values[place] ?? 0
      this.sum = sum
      this.version = this.weights.version
    }
    return this.sum
  }
}

/** Weights that were learned (`npm run bench ingest -- --fit`). */
export const LEARNED = new Weights(learned)
