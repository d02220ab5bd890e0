import type { ReleaseName } from '../../../build/contract/changes.ts'
import { item } from '../../../build/contract/item.ts'
import { LINES, type Line } from '../../../build/contract/primitives.ts'
import type { PolicyQuery } from '../../../build/contract/published/search-results.ts'
import type { Within } from '../../../build/search/rank.ts'
import { latestChangesOf, productsOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'

/** Test of a product, by its number, against every filter; null without filters. */
export async function withinFilters(
  source: IndexSource,
  { category, insurer, line, status, read, changed_since }: PolicyQuery,
): Promise<Within | null> {
  const products = await productsOf(source)
  const { categories, insurers, cards } = products.file
  const placeOf = (entries: readonly { readonly slug: string }[], slug: string) =>
    entries.findIndex((entry) => entry.slug === slug)
  const equal = <T>(column: readonly T[], wanted: T): Within => {
    return (number) => column[number] === wanted
  }
  const since = changed_since === null ? null : await changedSince(source, changed_since)
  const all: Within[] = [
    ...(category === null ? [] : [equal(cards.category, placeOf(categories, category))]),
    ...(insurer === null ? [] : [equal(cards.insurer, placeOf(insurers, insurer))]),
    ...(line === null ? [] : [equal(cards.line, line)]),
    ...(read === null ? [] : [(number: number) => products.isRead(number) === (read === 'true')]),
    ...(status === null ? [] : [equal(cards.status, status)]),
    ...(since === null ? [] : [since]),
  ]
  if (all.length < 2) return all[0] ?? null
  return (number) => all.every((passes) => passes(number))
}

/** The lines of business of the products that filters leave. */
export async function linesWithin(source: IndexSource, query: PolicyQuery): Promise<Line[]> {
  if (query.line !== null) return [query.line]
  const { file } = await productsOf(source)
  const within = await withinFilters(source, query)
  const found = new Set<Line>()
  for (const number of file.listed) {
    if (found.size === LINES.length) break
    if (within?.(number) !== false) found.add(item(file.cards.line, number))
  }
  return LINES.filter((line) => found.has(line))
}

/** The first known release, where a day is not after it: every product then counts as changed. */
export async function begunSince(source: IndexSource, day: string | null): Promise<ReleaseName | null> {
  if (day === null) return null
  const latest = await latestChangesOf(source)
  if (latest === null) throw new Error('the changes of releases are missing')
  return day <= latest.since.data_date ? latest.since : null
}

/**
 * Test whether a product, by its number, changed on a day or later; null where the day is not after the first known
 * release, so that all did.
 */
async function changedSince(source: IndexSource, day: string): Promise<Within | null> {
  const [begun, latest, products] = await Promise.all([
    begunSince(source, day),
    latestChangesOf(source),
    productsOf(source),
  ])
  if (begun !== null || latest === null) return null
  const uins = latest.releases.flatMap((release) => (release.data_date >= day ? release.products : []))
  const numbers = new Set(uins.map((uin) => products.named(uin).number))
  return (number) => numbers.has(number)
}
