import { readFileSync } from 'node:fs'
import glob from 'fast-glob'
import type { Insurer } from '../../../build/contract/authored/insurer.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { SearchedProduct } from './rankings.ts'

/** The products of a dataset as the rules of questions judge them, read from its files. */
export function productsOf(data: string): SearchedProduct[] {
  const files = (pattern: string) => glob.sync(pattern, { cwd: data, absolute: true }).toSorted()
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  const insurers = files('insurers/*.json').map((file) => read(file) as Insurer)
  const aliases = new Map(insurers.map((insurer) => [insurer.slug, insurer.aliases]))
  return files('products/**/*.json')
    .filter((file) => !file.endsWith('.clauses.json'))
    .map((file) => read(file) as Product)
    .map((product) => ({ ...product, aliases: aliases.get(product.insurer) ?? [] }))
}
