import { item } from '../../../build/contract/item.ts'
import { type Line, LINES } from '../../../build/contract/primitives.ts'
import type { PolicyQuery } from '../../../build/contract/published/search-results.ts'
import type { Within } from '../../../build/search/rank.ts'
import { type IndexSource, latestChangesOf, productsOf } from '../source/load.ts'

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
  const changed = changed_since === null ? null : (await changesSince(source, changed_since)).numbers?.()
  const all: Within[] = [
    ...(category === null ? [] : [equal(cards.category, placeOf(categories, category))]),
    ...(insurer === null ? [] : [equal(cards.insurer, placeOf(insurers, insurer))]),
    ...(line === null ? [] : [equal(cards.line, line)]),
    ...(read === null ? [] : [(number: number) => products.isRead(number) === (read === 'true')]),
    ...(status === null ? [] : [equal(cards.status, status)]),
    ...(changed ? [(number: number) => changed.has(number)] : []),
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

/**
 * The products that changed on a day or later, by their numbers; null where that is every product, since the day is not
 * after `begun`, the first known release.
 */
export async function changesSince(source: IndexSource, day: string) {
  const [latest, products] = await Promise.all([latestChangesOf(source), productsOf(source)])
  if (latest === null) throw new Error('the changes of releases are missing')
  const { since: begun, releases } = latest
  if (day <= begun.data_date) return { begun, numbers: null }
  const numbers = () => {
    const uins = releases.flatMap((release) => (release.data_date >= day ? release.products : []))
    return new Set(uins.map((uin) => products.named(uin).number))
  }
  return { begun: null, numbers }
}
