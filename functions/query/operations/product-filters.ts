import type { ColumnName, ProductOrder } from '../../../build/contract/index-paths.ts'
import type { ReleaseName } from '../../../build/contract/changes.ts'
import { LINES, type Line } from '../../../build/contract/primitives.ts'
import type { PolicyQuery } from '../../../build/contract/published/search-results.ts'
import { numberAt } from '../../../build/search/packed-numbers.ts'
import type { Products } from '../../../build/search/products.ts'
import type { Within } from '../../../build/search/rank.ts'
import { latestChangesOf, productsOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'
import { isWithdrawn } from '../../../build/search/standing.ts'

/** Whether a product passes every filter, by its number; null where there is none. */
export async function withinFilters(
  source: IndexSource,
  order: ProductOrder,
  { category, insurer, line, status, read, changed_since }: PolicyQuery,
): Promise<Within | null> {
  const products = await productsOf(source)
  const { categories, insurers } = products.file
  const placeOf = (entries: readonly { readonly slug: string }[], slug: string) =>
    entries.findIndex((entry) => entry.slug === slug)
  const column = (name: ColumnName, is: (value: number) => boolean) => columnTest(products, order, name, is)
  const equal = (name: ColumnName, wanted: number) => column(name, (value) => value === wanted)
  const tests = await Promise.all([
    ...(category === null ? [] : [equal('category', placeOf(categories, category))]),
    ...(insurer === null ? [] : [equal('insurer', placeOf(insurers, insurer))]),
    ...(line === null ? [] : [equal('line', LINES.indexOf(line))]),
    ...(read === null ? [] : [equal('read', read === 'true' ? 1 : 0)]),
    ...(status === null
      ? []
      : [column('standing', (value) => isWithdrawn(value) === (status === 'withdrawn'))]),
  ])
  const since = changed_since === null ? null : await changedSince(source, changed_since)
  const all = since === null ? tests : [...tests, since]
  if (all.length === 0) return null
  return all.reduce((passes, test) => (number) => passes(number) && test(number))
}

/** The lines of business of the products that filters leave. */
export async function linesWithin(
  source: IndexSource,
  order: ProductOrder,
  query: PolicyQuery,
): Promise<Line[]> {
  if (query.line !== null) return [query.line]
  const products = await productsOf(source)
  const [within, values] = await Promise.all([
    withinFilters(source, order, query),
    products.column(order, 'line'),
  ])
  const numbers = Array.from({ length: products.file.total }, (_, number) => number)
  const found = new Set(
    numbers.filter((number) => within?.(number) ?? true).map((number) => numberAt(values, number)),
  )
  return LINES.filter((_, at) => found.has(at))
}

export const isYes = (value: number) => value === 1

/** Whether something is so of a product, by its number. */
export async function columnTest(
  products: Products,
  order: ProductOrder,
  name: ColumnName,
  is: (value: number) => boolean,
): Promise<Within> {
  const values = await products.column(order, name)
  return (number) => is(numberAt(values, number))
}

/** The first release known, where a day is not after it: everything is given as changed since then. */
export async function begunSince(source: IndexSource, day: string | null): Promise<ReleaseName | null> {
  if (day === null) return null
  const latest = await latestChangesOf(source)
  if (latest === null) throw new Error('the changes of releases are missing')
  return day <= latest.since.data_date ? latest.since : null
}

/**
 * Whether a release with data of a day or later changed a product, by its number in the order `latest`; null where that
 * is so of all, because the day is not after the first release known.
 */
async function changedSince(source: IndexSource, day: string): Promise<Within | null> {
  const [begun, latest, products] = await Promise.all([
    begunSince(source, day),
    latestChangesOf(source),
    productsOf(source),
  ])
  if (begun !== null || latest === null) return null
  const uins = latest.releases.flatMap((release) => (release.data_date >= day ? release.products : []))
  const named = await Promise.all(uins.map((uin) => products.named(uin)))
  const numbers = new Set(named.flatMap(({ product }) => product?.number ?? []))
  return (number) => numbers.has(number)
}
