import type { Cache } from './cache.ts'
import { digestOf } from './input-digest.ts'

/**
 * What many steps rest on together. Where all of them were done on the same before, none has to compare its own part of
 * it. From the first that is done on another until the last there is none to trust.
 */
export class Ground {
  readonly isSame: boolean
  readonly #cache: Cache
  readonly #name: string
  readonly #inputs: string

  /** `inputs` is any value of JSON. */
  constructor(cache: Cache, name: string, inputs: unknown) {
    this.#cache = cache
    this.#name = name
    this.#inputs = digestOf(inputs)
    this.isSame = cache.result(name, this.#inputs) !== undefined
    if (!this.isSame) cache.keep(name, '', null)
  }

  /** Says that every step was done, or holds. */
  settle(): void {
    if (!this.isSame) this.#cache.keep(this.#name, this.#inputs, true)
  }
}
