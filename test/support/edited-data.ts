import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions } from '../../build/pipeline/index.ts'
import { GOLDEN } from '../golden/golden.ts'
import { mustBuild, temporaryFolder } from './built.ts'
import { treeOf } from './tree.ts'

/** A copy of the golden dataset, or of another, that a test edits and builds. */
export class EditedData {
  readonly data = join(temporaryFolder('edited'), 'data')

  constructor(from: string = GOLDEN.data) {
    cpSync(from, this.data, { recursive: true })
  }

  text(path: string): string {
    return readFileSync(join(this.data, path), 'utf8')
  }

  /** Puts words in the place of others. */
  reword(path: string, from: string | RegExp, to: string): void {
    writeFileSync(join(this.data, path), this.text(path).replace(from, to))
  }

  /** Changes a record, whose type the test knows, in place or for the one that is given back. */
  change<T extends object>(path: string, edit: (record: T) => unknown): void {
    const record = JSON.parse(this.text(path)) as T
    const other = edit(record)
    const now = typeof other === 'object' && other !== null ? other : record
    writeFileSync(join(this.data, path), `${JSON.stringify(now, null, 2)}\n`)
  }

  /** Paths of the records of products. */
  products(): string[] {
    return [...treeOf(this.data).keys()].filter((path) => /^products\/.*(?<!clauses)\.json$/u.test(path))
  }

  /** Builds the dataset as it is now, without downloads unless they are asked for; gives the folder of the site. */
  async built(more: Partial<BuildOptions> = {}): Promise<string> {
    const out = join(temporaryFolder('edited-site'), 'public')
    await mustBuild(this.data, out, GOLDEN.baseUrl, { downloads: false, ...more })
    return out
  }
}
