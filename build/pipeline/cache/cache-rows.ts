import { hashOf } from '../../files/digest.ts'
import { type StoredRow, isWhole } from '../../publish/store/row-file.ts'

// What earlier builds found and made, kept by content. This module: the rows of one kind.

/** Rows of one page, by name. */
type Page<Row> = Map<string, Row>

/** How many pages the rows of a kind are stored in: few enough to read all, small enough to write one for a change. */
const PAGES = 256

/**
 * Rows by name, held in memory and stored in pages: a page is read when one of its rows is asked for, and written when
 * one of them has changed. It knows which rows were used.
 */
export class Rows<Row> {
  readonly #pages = new Map<string, Page<Row>>()
  /** Pages that were not looked at yet. */
  readonly #stored = new Map<string, StoredRow>()
  readonly #used = new Set<string>()
  readonly #changed = new Set<string>()

  /** Takes a page as it was stored. */
  load(page: StoredRow): void {
    this.#stored.set(page[1], page)
  }

  /** A row, which counts as used then. */
  get(name: string): Row | undefined {
    const row = this.#page(pageOf(name)).get(name)
    if (row !== undefined) this.#used.add(name)
    return row
  }

  set(name: string, row: Row): void {
    const page = pageOf(name)
    this.#page(page).set(name, row)
    this.#used.add(name)
    this.#changed.add(page)
  }

  /** Drops what was not used since the last call: what it was about is gone. */
  dropUnused(): void {
    for (const page of [...this.#pages.keys(), ...this.#stored.keys()]) {
      const rows = this.#page(page)
      for (const name of rows.keys())
        if (!this.#used.has(name)) {
          rows.delete(name)
          this.#changed.add(page)
        }
    }
    this.#used.clear()
  }

  /** The pages that were changed since they were stored; null where nothing is left of one. */
  *changes(): Generator<[page: string, rows: Readonly<Record<string, Row>> | null]> {
    for (const page of this.#changed) {
      const rows = this.#page(page)
      yield [page, rows.size === 0 ? null : Object.fromEntries(rows)]
    }
  }

  /** Says that the changes are stored. */
  stored(): void {
    this.#changed.clear()
  }

  /** The rows of a page. One that is damaged is as good as none. */
  #page(page: string): Page<Row> {
    const known = this.#pages.get(page)
    if (known !== undefined) return known
    const stored = this.#stored.get(page)
    this.#stored.delete(page)
    // What a stored page holds is what was written: it has a digest of itself.
    const isUsable = stored !== undefined && isWhole(stored)
    const rows: Page<Row> = new Map(
      isUsable ? Object.entries(JSON.parse(stored[2].toString()) as Record<string, Row>) : [],
    )
    this.#pages.set(page, rows)
    return rows
  }
}

/** The page of a row, so that every page gets about as many. */
function pageOf(name: string): string {
  return String(hashOf(name) % PAGES)
}
