// What tests of reading share: documents, datasets and scores. This module: chance that a seed repeats.

/** Draws at random, the same for each seed. */
export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = seed * 2654435761
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T
  }

  /** The next number of the seed's sequence, from 0 (mulberry32). */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}
