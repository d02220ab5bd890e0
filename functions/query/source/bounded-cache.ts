// What queries read of a site, and what they keep of it in memory.

/** Values in memory by name; when they have too many bytes together, the least recently used are dropped. */
export class BoundedCache<T> {
  /** In the order of their last use. */
  readonly #values = new Map<string, { readonly value: T; readonly bytes: number }>()
  #left: number

  /** @param most how many bytes the values may have together */
  constructor(most: number) {
    this.#left = most
  }

  /** The value of a name, which is now the most recently used; undefined where there is none. */
  get(name: string): T | undefined {
    const entry = this.#values.get(name)
    if (entry === undefined) return undefined
    this.#values.delete(name)
    this.#values.set(name, entry)
    return entry.value
  }

  put(name: string, value: T, bytes: number): void {
    this.delete(name)
    this.#values.set(name, { value, bytes })
    this.#left -= bytes
    for (const oldest of this.#values.keys()) {
      if (this.#left >= 0) return
      this.delete(oldest)
    }
  }

  delete(name: string): void {
    this.#left += this.#values.get(name)?.bytes ?? 0
    this.#values.delete(name)
  }
}
