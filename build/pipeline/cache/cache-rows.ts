import { type StoredRow, isWhole } from '../../publish/store/row-file.ts'

// Results of earlier builds, kept by content. This module: their rows.

/** The result of a step, and the digest of its inputs. */
interface StepRow {
  readonly inputs: string
  readonly result: unknown
}

/** Rows by the names of steps. It knows which were used, and which have changed since they were stored. */
export class StepRows {
  readonly #rows = new Map<string, StepRow>()
  /** Rows of a file that were not asked for yet. */
  readonly #stored = new Map<string, StoredRow>()
  readonly #used = new Set<string>()
  readonly #changed = new Set<string>()

  /** Takes a row as it was stored. */
  load(row: StoredRow): void {
    this.#stored.set(row[1], row)
  }

  /** A row, which counts as used then. */
  get(name: string): StepRow | undefined {
    this.#read(name)
    const row = this.#rows.get(name)
    if (row !== undefined) this.#used.add(name)
    return row
  }

  set(name: string, row: StepRow): void {
    this.#stored.delete(name)
    this.#rows.set(name, row)
    this.#used.add(name)
    this.#changed.add(name)
  }

  /** Drops what was not used since the last call: what it was about is gone. */
  dropUnused(): void {
    for (const name of [...this.#rows.keys(), ...this.#stored.keys()]) {
      if (this.#used.has(name)) continue
      this.#rows.delete(name)
      this.#stored.delete(name)
      this.#changed.add(name)
    }
    this.#used.clear()
  }

  /** The rows that were changed since they were stored; null where one is gone. */
  *changes(): Generator<[name: string, row: StepRow | null]> {
    for (const name of this.#changed) yield [name, this.#rows.get(name) ?? null]
  }

  /** Says that the changes are stored. */
  stored(): void {
    this.#changed.clear()
  }

  /** Takes a stored row into memory. One that is damaged is as good as none. */
  #read(name: string): void {
    const stored = this.#stored.get(name)
    this.#stored.delete(name)
    if (stored === undefined) return
    // A whole row holds what was written: it has a digest of itself.
    if (isWhole(stored)) this.#rows.set(name, JSON.parse(stored[2].toString()) as StepRow)
  }
}
