import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Lists } from '../../../build/contract/authored/dataset.ts'
import type { ListedProduct, Product } from '../../../build/contract/authored/product.ts'
import { temporaryFolder } from '../../support/built.ts'
import { COMMON, copySample } from '../../support/sample-data.ts'

// What the ingest tests share. This module: a dataset that a test may change.

/** A copy of the sample dataset that a test may change. */
export function copyOfSample(): string {
  const folder = temporaryFolder('ingest-test')
  copySample(folder)
  return folder
}

/** How product lists are read, as the datasets of the project have it. */
export const LISTS = JSON.parse(readFileSync(join(COMMON, 'lists.json'), 'utf8')) as Lists

/** The rows of an insurer; none where it has no file of them. */
export function rowsAt(folder: string, insurer: string): ListedProduct[] {
  const file = join(folder, `listed/${insurer}.ndjson`)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ListedProduct)
}

export function productAt(folder: string, path: string): Product {
  return JSON.parse(readFileSync(join(folder, path), 'utf8')) as Product
}

export function clausesAt(folder: string, path: string): ProductClauses['clauses'] {
  return (
    JSON.parse(
      readFileSync(join(folder, path.replace(/\.json$/u, '.clauses.json')), 'utf8'),
    ) as ProductClauses
  ).clauses
}

/** Every file of a folder with its text: equal where nothing was written. */
export function snapshot(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  )
}
