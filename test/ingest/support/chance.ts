import { seededRandom } from '../../support/random.ts'

// What tests of reading share: documents, datasets and scores. This module: chance that a seed repeats.

/** Draws at random, the same for each seed. */
export class Chance {
  private readonly next: () => number

  constructor(seed: number) {
    this.next = seededRandom(seed * 2654435761)
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T
  }

  /** The next number of the seed's sequence, from 0. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }
}
