import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect } from 'vitest'
import { Cache } from '../../../build/pipeline/cache/cache.ts'
import type { Retired } from '../../../build/contract/authored/dataset.ts'
import { GOLDEN } from '../../golden/golden.ts'
import { type Outcome, mustBuild, quietBuild, temporaryFolder } from '../../support/built.ts'
import { treeOf } from '../../support/tree.ts'
import { textOf } from './additions.ts'

/** Result of a build, and how many files it changed. */
export interface Built extends Outcome {
  readonly changed: number
}

interface Asked {
  readonly out?: string
  readonly baseUrl?: string
  readonly isFull?: boolean
}

/** Copies the golden dataset; its clauses may be lost and added without saying so in retired.json. */
export function copyGolden(folder: string): void {
  cpSync(GOLDEN.data, folder, { recursive: true })
  const file = join(folder, 'retired.json')
  const { clauses } = JSON.parse(readFileSync(file, 'utf8')) as Retired
  writeFileSync(file, textOf({ clauses }))
}

/** A small dataset of its own with a folder for its output and one for caches. */
export class Caches {
  readonly data: string
  readonly out: string
  readonly folder: string

  constructor() {
    const folder = temporaryFolder('caches')
    this.data = join(folder, 'data')
    this.out = join(folder, 'out')
    this.folder = join(folder, 'caches')
    copyGolden(this.data)
  }

  /** Builds with the cache that is there. */
  async built({ out = this.out, baseUrl = GOLDEN.baseUrl, isFull = false }: Asked = {}): Promise<Built> {
    const cache = Cache.open(this.folder, out, isFull)
    const { code, said } = await quietBuild(this.data, out, baseUrl, { cache, workers: 1, downloads: false })
    return { code, changed: Number(/, ([\d,]+) changed/u.exec(said)?.[1]?.replaceAll(',', '')), said }
  }

  /** The only cache there is. */
  get file(): string {
    const [name = '', ...others] = readdirSync(this.folder)
    expect(others).toEqual([])
    return join(this.folder, name)
  }

  /** Runs a statement in the only cache; gives the first column of what it answers. */
  sql(statement: string): unknown[] {
    const database = new Database(this.file)
    try {
      const prepared = database.prepare(statement)
      return prepared.reader ? prepared.pluck().all() : [prepared.run().changes]
    } finally {
      database.close()
    }
  }

  /** Compares the output with that of a build that has nothing to rest on. */
  async expectWhole(baseUrl: string = GOLDEN.baseUrl): Promise<void> {
    const fresh = join(temporaryFolder('fresh'), 'out')
    await mustBuild(this.data, fresh, baseUrl, { downloads: false })
    expect(contents(this.out)).toEqual(contents(fresh))
  }
}

/** Tells whether a build had to do its work again, by its messages. */
export function didWork({ said }: Built): boolean {
  return said.includes('written 3/3')
}

/** Every file of a folder with its bytes. */
export function contents(folder: string): Map<string, string> {
  return new Map(Array.from(treeOf(folder), ([path, bytes]) => [path, bytes.toString('latin1')]))
}
