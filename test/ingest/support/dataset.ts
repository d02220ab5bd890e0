import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Lists, Retired } from '../../../build/contract/authored/dataset.ts'
import type { ListedProduct, Product } from '../../../build/contract/authored/product.ts'
import { temporaryFolder } from '../../support/built.ts'
import { COMMON, copySample } from '../../support/sample-data.ts'

// What the ingest tests share. This module: a dataset that a test may change.

/**
 * A copy of the sample dataset that a test may change; of its products only those of these insurers, where some are named:
 * whatever is brought in, all products are proven again.
 */
export function copyOfSample(...insurers: readonly string[]): string {
  const folder = temporaryFolder('ingest-test')
  copySample(folder)
  if (insurers.length === 0) return folder
  for (const slug of readdirSync(join(folder, 'products')))
    if (!insurers.includes(slug)) rmSync(join(folder, 'products', slug), { recursive: true })
  // The numbers of the others' clauses are not lost.
  const retired = join(folder, 'retired.json')
  const { used: _, ...rest } = JSON.parse(readFileSync(retired, 'utf8')) as Retired
  writeFileSync(retired, `${JSON.stringify(rest, null, 2)}\n`)
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
