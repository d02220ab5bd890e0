import type { Cache } from './cache.ts'
import { digestOf } from './input-digest.ts'

/**
 * Inputs that many steps share. Where all of these steps were done with the same ones before, none of them compares its
 * own part. From the first step that is done with others until the last, nothing is kept to trust.
 */
export class SharedInputs {
  readonly areSame: boolean
  readonly #cache: Cache
  readonly #name: string
  readonly #digest: string

  /** `inputs` is any value of JSON. */
  constructor(cache: Cache, name: string, inputs: unknown) {
    this.#cache = cache
    this.#name = name
    this.#digest = digestOf(inputs)
    this.areSame = cache.result(name, this.#digest) !== undefined
    if (!this.areSame) cache.keep(name, '', null)
  }

  /** Notes that every step was done with these inputs, or holds. */
  noteDone(): void {
    if (!this.areSame) this.#cache.keep(this.#name, this.#digest, true)
  }
}
