// Reads of a site by queries, and what they keep of it in memory.

/** Values in memory by name. When they have too many bytes together, those that were used least recently are dropped. */
export class BoundedCache<T> {
  /** In the order in which they were used last. */
  readonly #values = new Map<string, { readonly value: T; readonly bytes: number }>()
  #left: number

  /** @param most how many bytes the values may have together */
  constructor(most: number) {
    this.#left = most
  }

  /** The value of a name; undefined where there is none. */
  get(name: string): T | undefined {
    const entry = this.#values.get(name)
    if (entry === undefined) return undefined
    this.#values.delete(name)
    this.#values.set(name, entry)
    return entry.value
  }

  /** Keeps a value, after those are dropped that leave no room for it; one that is larger than the cache drops all. */
  put(name: string, value: T, bytes: number): void {
    this.#delete(name)
    for (const oldest of this.#values.keys()) if (bytes > this.#left) this.#delete(oldest)
    if (bytes > this.#left) return
    this.#values.set(name, { value, bytes })
    this.#left -= bytes
  }

  #delete(name: string): void {
    this.#left += this.#values.get(name)?.bytes ?? 0
    this.#values.delete(name)
  }
}
