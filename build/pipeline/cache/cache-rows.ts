import { type StoredRow, isWhole } from '../../publish/store/row-file.ts'

// What earlier builds found and made, kept by content. This module: the rows of one kind.

/** Rows by name, held in memory. It knows which were changed since they were stored, and which were used. */
export class Rows<Row> {
  readonly #rows = new Map<string, Row>()
  /** Rows that were not looked at yet. */
  readonly #stored = new Map<string, StoredRow>()
  readonly #used = new Set<string>()
  readonly #changed = new Set<string>()

  /** Takes a row as it was stored. */
  load(row: StoredRow): void {
    this.#stored.set(row[1], row)
  }

  /** A row, which counts as used then. One that is damaged is as good as none. */
  get(name: string): Row | undefined {
    const row = this.#rows.get(name) ?? this.#unpacked(name)
    if (row !== undefined) this.#used.add(name)
    return row
  }

  set(name: string, row: Row): void {
    this.#rows.set(name, row)
    this.#used.add(name)
    this.#changed.add(name)
  }

  /** Drops what was not used since the last call: what it was about is gone. */
  dropUnused(): void {
    for (const name of [...this.#rows.keys(), ...this.#stored.keys()])
      if (!this.#used.has(name)) {
        this.#rows.delete(name)
        this.#stored.delete(name)
        this.#changed.add(name)
      }
    this.#used.clear()
  }

  /** The rows that were changed since they were stored; null where one was dropped. */
  *changes(): Generator<[name: string, row: Row | null]> {
    for (const name of this.#changed) yield [name, this.#rows.get(name) ?? null]
  }

  /** Says that the changes are stored. */
  stored(): void {
    this.#changed.clear()
  }

  #unpacked(name: string): Row | undefined {
    const stored = this.#stored.get(name)
    if (stored === undefined) return undefined
    this.#stored.delete(name)
    if (!isWhole(stored)) return undefined
    // What a stored row holds is what was written: it has a digest of itself.
    const row = JSON.parse(stored[2]) as Row
    this.#rows.set(name, row)
    return row
  }
}
