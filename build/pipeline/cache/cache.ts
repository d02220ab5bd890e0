import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isInside } from '../../cli/inside.ts'
import { type KeptRow, type Purpose, readRows, writeRows } from '../../publish/store/row-file.ts'
import { digestOf } from './digest.ts'
import { cacheName, pruneCaches } from './prune.ts'
import { Table } from './table.ts'
import { buildVersion } from './version.ts'

// What earlier builds found and made, for the next one. Here: the rows of one output folder.

/** A file of the dataset as it was when it was last read. */
export interface InputRow {
  /** Empty where a signature would not show the next change. */
  readonly signature: string
  readonly digest: string
}

/** A file of the output as the last build left it. */
export interface OutputRow {
  readonly signature: string
  readonly bytes: number
  readonly sha256: string
}

/** What was found or made: it holds again while what it was made from has the same digest. */
interface MemoRow {
  readonly from: string
  readonly value: unknown
}

/**
 * What builds of one output folder found and made, so that the next does only what has changed. It is read whole when
 * it is opened and written when a build is done; one that is missing, damaged, or another version's is an empty one.
 */
export class Cache {
  readonly inputs = new Table<InputRow>()
  readonly outputs = new Table<OutputRow>()
  readonly #memos = new Table<MemoRow>()
  readonly #file: string | null
  readonly #purpose: Purpose
  /** Whether the file has to be written from its beginning. */
  #isNew = true

  private constructor(file: string | null, purpose: Purpose) {
    this.#file = file
    this.#purpose = purpose
  }

  /** A cache that no file keeps. */
  static inMemory(): Cache {
    return new Cache(null, { identity: '', about: '' })
  }

  /** The cache of an output folder, in a folder of caches; an empty one where everything is to be done again. */
  static open(folder: string, out: string, isFull = false): Cache {
    if (isInside(out, folder))
      throw new Error(`--cache ${folder} is inside ${out}, which is published. Name a folder outside it.`)
    const file = join(folder, cacheName(resolve(out)))
    const cache = new Cache(file, { identity: digestOf([resolve(out), buildVersion()]), about: resolve(out) })
    if (!isFull) cache.#load(file)
    return cache
  }

  /** What was found or made under a name, if it was from the same; undefined where it has to be done again. */
  memo(name: string, from: string): unknown {
    const row = this.#memos.get(name)
    return row?.from === from ? row.value : undefined
  }

  remember(name: string, from: string, value: unknown): void {
    this.#memos.set(name, { from, value })
  }

  /** Forgets what the last whole build had no use for: what it was about is gone. */
  dropUnused(): void {
    for (const table of Object.values(this.#tables())) table.dropUnused()
  }

  /** Writes what has changed into the file, all of it or nothing; a first file makes room among the others. */
  store(): void {
    if (this.#file === null) return
    try {
      mkdirSync(dirname(this.#file), { recursive: true })
      writeRows(this.#file, this.#purpose, this.#changes(), this.#isNew)
    } catch (fault) {
      throw new Error(`${this.#file}: ${fault instanceof Error ? fault.message : String(fault)}`, {
        cause: fault,
      })
    }
    for (const table of Object.values(this.#tables())) table.stored()
    const isFirst = this.#isNew
    this.#isNew = false
    if (isFirst) pruneCaches(dirname(this.#file))
  }

  #load(file: string): void {
    const tables = this.#tables()
    const rows = readRows(file, this.#purpose.identity)
    if (rows === null) return
    this.#isNew = false
    for (const row of rows) tables[row[0]]?.load(row)
  }

  *#changes(): Generator<KeptRow> {
    for (const [table, rows] of Object.entries(this.#tables()))
      for (const [name, row] of rows.changes()) yield [table, name, row === null ? null : JSON.stringify(row)]
  }

  #tables(): Readonly<Record<string, Table<unknown>>> {
    return { inputs: this.inputs, outputs: this.outputs, memos: this.#memos }
  }
}
