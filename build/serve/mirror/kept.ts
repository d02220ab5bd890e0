/** Values kept in memory by name. When they are too large together, the first that were put in are dropped. */
export class Kept<T> {
  readonly #values = new Map<string, { readonly value: T; readonly bytes: number }>()
  #room: number

  /** @param room how many bytes the values may have together */
  constructor(room: number) {
    this.#room = room
  }

  get(name: string): T | undefined {
    return this.#values.get(name)?.value
  }

  put(name: string, value: T, bytes: number): void {
    this.#drop(name)
    this.#values.set(name, { value, bytes })
    this.#room -= bytes
    for (const oldest of this.#values.keys()) {
      if (this.#room >= 0) return
      this.#drop(oldest)
    }
  }

  #drop(name: string): void {
    this.#room += this.#values.get(name)?.bytes ?? 0
    this.#values.delete(name)
  }
}
