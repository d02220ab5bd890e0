// Reads of a site by queries, and what they keep of it in memory.

interface Entry<T> {
  readonly value: T
  readonly bytes: number
  /** Whether it was asked for since it was last passed over. */
  isUsed: boolean
}

/**
 * Values in memory by name. When they have too many bytes together, the one that came first is dropped, unless it was used
 * since: then it has a second chance, as the last to come (the second-chance algorithm, also known as CLOCK).
 */
export class BoundedCache<T> {
  /** In the order in which they are passed over. */
  readonly #values = new Map<string, Entry<T>>()
  #left: number

  /** @param most how many bytes the values may have together */
  constructor(most: number) {
    this.#left = most
  }

  /** The value of a name; undefined where there is none. */
  get(name: string): T | undefined {
    const entry = this.#values.get(name)
    if (entry === undefined) return undefined
    entry.isUsed = true
    return entry.value
  }

  /** Keeps a value, after those are dropped that leave no room for it; one that is larger than the cache drops all. */
  put(name: string, value: T, bytes: number): void {
    this.delete(name)
    for (const [first, entry] of this.#values) {
      if (bytes <= this.#left) break
      this.delete(first)
      if (entry.isUsed) this.#add(first, { ...entry, isUsed: false })
    }
    if (bytes <= this.#left) this.#add(name, { value, bytes, isUsed: false })
  }

  delete(name: string): void {
    this.#left += this.#values.get(name)?.bytes ?? 0
    this.#values.delete(name)
  }

  #add(name: string, entry: Entry<T>): void {
    this.#values.set(name, entry)
    this.#left -= entry.bytes
  }
}
