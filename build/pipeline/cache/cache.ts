import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isInside } from '../../cli/inside.ts'
import { type KeptRow, type Purpose, readRows, writeRows } from '../../publish/store/row-file.ts'
import { digestOf } from './input-digest.ts'
import { cacheName, pruneCaches } from './prune.ts'
import type { Signature } from './file-stat.ts'
import { Rows } from './cache-rows.ts'
import { sourcesDigest } from '../../cli/sources.mjs'

// Results of earlier builds, kept for the next one.

/** A file of the dataset as it was when it was last read. */
export interface InputRow {
  /** Null where a signature would not show the next change. */
  readonly signature: Signature | null
  readonly digest: string
}

/** A file of the output as the last build left it. */
export interface OutputRow {
  /** Null where somebody changed it as it was put in its place. */
  readonly signature: Signature | null
  readonly bytes: number
  readonly sha256: string
}

/** The result of a step, and the digest of its inputs. */
interface StepRow {
  readonly inputs: string
  readonly result: unknown
}

/**
 * What builds of one output folder found and made, so that the next does only what has changed. It is read whole when
 * it is opened and written when a build is done; one that is missing, damaged, or another version's is an empty one.
 */
export class Cache {
  readonly inputs = new Rows<InputRow>()
  readonly outputs = new Rows<OutputRow>()
  readonly #steps = new Rows<StepRow>()
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
    const cache = new Cache(file, {
      identity: digestOf([resolve(out), sourcesDigest()]),
      about: resolve(out),
    })
    if (!isFull) cache.#load(file)
    return cache
  }

  /** The result of a step whose inputs have this digest; undefined where there is none. */
  result(name: string, inputs: string): unknown {
    const row = this.#steps.get(name)
    return row?.inputs === inputs ? row.result : undefined
  }

  /** The last result of a step, whatever its inputs were; undefined where there is none. */
  latest(name: string): unknown {
    return this.#steps.get(name)?.result
  }

  /** Keeps the result of a step. */
  keep(name: string, inputs: string, result: unknown): void {
    this.#steps.set(name, { inputs, result })
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
    } catch (error) {
      throw new Error(`${this.#file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
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

  #tables(): Readonly<Record<string, Rows<unknown>>> {
    return { inputs: this.inputs, outputs: this.outputs, steps: this.#steps }
  }
}
