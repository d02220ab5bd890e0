import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isInside } from '../../cli/inside.ts'
import {
  type KeptRow,
  type Purpose,
  aboutOf,
  readRows,
  removeRowFile,
  writeRows,
} from '../../publish/store/row-file.ts'
import { digestOf } from '../../files/digest.ts'
import { lazily } from '../../contract/lazily.ts'
import { StepRows } from './cache-rows.ts'
import { sourcesDigest } from '../../cli/sources.mjs'

// Results of earlier builds, kept for the next one.

/** The table of results in the file. */
const STEPS = 'steps'

/**
 * Results of the builds of one output folder, so that the next does only what has changed. It is read whole when
 * it is first asked and written when a build is done; one that is missing, damaged, or another version's is an empty one.
 */
export class Cache {
  readonly #steps: () => StepRows
  readonly #file: string | null
  readonly #purpose: () => Purpose
  /** Whether the file has to be written from its beginning. */
  #isNew = true

  private constructor(file: string | null, purpose: () => Purpose, isFull: boolean) {
    this.#file = file
    this.#purpose = lazily(purpose)
    this.#steps = lazily(() => this.#read(isFull))
  }

  /** A cache that no file keeps. */
  static inMemory(): Cache {
    return new Cache(null, () => ({ identity: '', about: '' }), true)
  }

  /** The cache of an output folder, in a folder of caches; an empty one where everything is to be done again. */
  static open(folder: string, out: string, isFull = false): Cache {
    if (isInside(out, folder))
      throw new Error(`--cache ${folder} is inside ${out}, which is published. Name a folder outside it.`)
    const about = resolve(out)
    const purpose = () => ({ identity: digestOf([about, sourcesDigest()]), about })
    return new Cache(join(folder, cacheName(about)), purpose, isFull)
  }

  /** The result of a step whose inputs have this digest; undefined where there is none. */
  result(name: string, inputs: string): unknown {
    const row = this.#steps().get(name)
    return row?.inputs === inputs ? row.result : undefined
  }

  /** Keeps the result of a step. */
  keep(name: string, inputs: string, result: unknown): void {
    this.#steps().set(name, { inputs, result })
  }

  /** Forgets what the last whole build had no use for: what it was about is gone. */
  dropUnused(): void {
    this.#steps().dropUnused()
  }

  /** Writes what has changed into the file, all of it or nothing; a first file makes room among the others. */
  store(): void {
    if (this.#file === null) return
    try {
      mkdirSync(dirname(this.#file), { recursive: true })
      writeRows(this.#file, this.#purpose(), this.#changes(), this.#isNew)
    } catch (error) {
      throw new Error(`${this.#file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
    this.#steps().stored()
    const isFirst = this.#isNew
    this.#isNew = false
    if (isFirst) pruneCaches(dirname(this.#file))
  }

  #read(isFull: boolean): StepRows {
    const steps = new StepRows()
    if (this.#file === null || isFull) return steps
    const rows = readRows(this.#file, this.#purpose().identity)
    this.#isNew = rows === null
    for (const row of rows ?? []) if (row[0] === STEPS) steps.load(row)
    return steps
  }

  *#changes(): Generator<KeptRow> {
    for (const [name, row] of this.#steps().changes())
      yield [STEPS, name, row === null ? null : JSON.stringify(row)]
  }
}

/** The name of the file that keeps what builds of an output folder found and made. */
function cacheName(out: string): string {
  return `${digestOf(out).slice(0, 16)}.sqlite`
}

/** Removes from a folder of caches those whose output folder is gone: there are never more than outputs. */
function pruneCaches(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^[\da-f]{16}\.sqlite$/u.test(name)) continue
    const out = aboutOf(join(folder, name))
    const isOurs = out !== null && cacheName(out) === name
    if (isOurs && statSync(out, { throwIfNoEntry: false }) === undefined) removeRowFile(join(folder, name))
  }
}
