import { recordBegins } from '../../../build/contract/notices.ts'
import { OPERATIONS } from '../../../build/contract/operations.ts'
import { PATHS } from '../../../build/contract/paths.ts'
import type { PoliciesBody, PolicyQuery } from '../../../build/contract/published/search-results.ts'
import { withdrawalsUnknown } from '../../../build/contract/reader-words.ts'
import type { Given } from '../../shared/given-parameters.ts'
import type { OutcomeOf, Refused } from '../../shared/result.ts'
import { refuseSlug } from '../refusals.ts'
import { leftOut, namedByUin } from './named-by-uin.ts'
import { changesSince, linesWithin, withinFilters } from './product-filters.ts'
import { conceptsTyped } from '../../../build/search/query-terms.ts'
import { searchMessage } from '../../../build/search/message.ts'
import { askedOf, bestOf, rankProducts } from '../../../build/search/rank-products.ts'
import { namesFirst } from '../../../build/search/names-first.ts'
import { type IndexSource, productsOf, serviceOf, tradeWordsOf } from '../source/load.ts'

/** The answer of searchPolicies: a page of the products that match the words and every filter. */
export async function searchPolicies(
  source: IndexSource,
  given: Given<'searchPolicies'>,
): Promise<OutcomeOf<PoliciesBody>> {
  const refusal = await refuseFilter(source, given)
  if (refusal !== null) return refusal
  const { limit, offset, ...query } = given
  const [products, service, since] = await Promise.all([
    productsOf(source),
    serviceOf(source),
    query.changed_since === null ? null : changesSince(source, query.changed_since),
  ])
  const found = await (query.q === null ? listed(source, query) : foundBy(source, query.q, query))
  const { numbers, ranked } = found
  const total = numbers.length
  const to = offset + limit
  const cards = products.cards(ranked ? bestOf(ranked, offset, to) : numbers.slice(offset, to))
  const link = (at: number) => service.base_url + pagePath({ ...given, offset: at })
  const end = Math.min(offset, total)
  const doubts = await doubtOfStatus(source, query)
  const said = [
    since?.begun && recordBegins(since.begun),
    found.message ?? (total === 0 && doubts.length === 0 ? nothingFits(query) : null),
    ...doubts,
  ]
  const body: PoliciesBody = {
    data_date: products.file.data_date,
    notice: products.file.notice,
    total,
    read: numbers.filter((number) => products.isRead(number)).length,
    limit,
    offset,
    next: to < total ? link(to) : null,
    previous: end > 0 ? link(Math.max(0, end - limit)) : null,
    match: found.match,
    query,
    policies: cards,
    message: said.filter(Boolean).join(' ') || null,
  }
  return { body }
}

async function refuseFilter(
  source: IndexSource,
  { category, insurer }: Pick<PolicyQuery, 'category' | 'insurer'>,
): Promise<Refused | null> {
  const refusal = category === null ? null : await refuseSlug(source, 'category-not-found', category)
  return refusal ?? (insurer === null ? null : refuseSlug(source, 'insurer-not-found', insurer))
}

/** Notice that no product passes the filters; none for words, which say so themselves, nor for changed_since. */
function nothingFits(query: PolicyQuery): string | null {
  return query.q === null && query.changed_since === null
    ? 'No product fits all these filters. Leave one out.'
    : null
}

/** Lines that the other filters leave and of which nobody knows what was withdrawn, where a status was asked for. */
async function doubtOfStatus(source: IndexSource, query: PolicyQuery): Promise<string[]> {
  if (query.status === null) return []
  const { withdrawals_known_for: known } = await serviceOf(source)
  // A copy made before this was published says nothing of it.
  if (known === undefined) return []
  const lines = await linesWithin(source, { ...query, status: null })
  const unknown = withdrawalsUnknown(lines.filter((line) => !known.includes(line)))
  if (unknown === null) return []
  const so = query.status === 'withdrawn' ? 'One that is not found may be.' : 'One that is found may be.'
  return [`${unknown} ${so}`]
}

/** Products that were found, by their numbers. */
interface Found {
  readonly numbers: readonly number[]
  readonly match: 'all' | 'any' | null
  readonly message: string | null
  /** Their ranking, where they are not in the order of the numbers. */
  readonly ranked?: Parameters<typeof bestOf>[0]
}

/** All products, or those that the filters leave, in the order of lists; those that changed in the order of their numbers. */
async function listed(source: IndexSource, query: PolicyQuery): Promise<Found> {
  const products = await productsOf(source)
  const within = await withinFilters(source, query)
  const { listed } = products.file
  const ordered = query.changed_since === null ? listed : [...listed.keys()]
  const numbers = within === null ? ordered : ordered.filter(within)
  return { numbers, match: null, message: null }
}

/** The products that the words name, best first; one named by its UIN is found with its other versions alone. */
async function foundBy(source: IndexSource, q: string, query: PolicyQuery): Promise<Found> {
  const products = await productsOf(source)
  const [filters, trade] = await Promise.all([withinFilters(source, query), tradeWordsOf(source, 'products')])
  const found = namedByUin(q, products)
  const { named, others } = found
  if (named.length + others.length > 0) {
    const numbers = [...new Set([...named, ...others])].filter(filters ?? (() => true))
    const message = leftOut(found, numbers)
    const match = message === null ? 'all' : 'any'
    return { numbers, match, message }
  }
  const { terms } = products
  const concepts = conceptsTyped(q, terms, trade)
  const { asked, passedOver } = askedOf(concepts)
  const ranked = namesFirst(products, q, asked, filters, rankProducts(concepts, terms, filters))
  const { match, isEverything, numbers } = ranked
  const total = numbers.length
  const elsewhere = total > 0 ? 0 : rankProducts(concepts, terms, null).numbers.length
  const searched = { thing: 'product', concepts: asked, terms, isEverything, total } as const
  const more = { passedOver: passedOver.map(({ typed }) => typed), isFiltered: filters !== null }
  const message =
    elsewhere === 0
      ? (searchMessage({ ...searched, ...more }) ?? (match === 'any' ? DESCRIBED : null))
      : `The filters leave none of the ${elsewhere} products that the words find.`
  return { numbers, match, message, ranked }
}

/** Notice for results that lack words of the query, where no other notice is due. */
const DESCRIBED =
  'No name, insurer or category has all the words: those found are of a category whose description has the rest.'

/** The path of a page of results: every parameter that differs from what is taken without it. */
function pagePath(given: Given<'searchPolicies'>): string {
  const parameters = new URLSearchParams()
  for (const [name, { schema }] of Object.entries(OPERATIONS.searchPolicies.query)) {
    const value = given[name as keyof typeof given]
    const usual = 'default' in schema ? schema.default : null
    if (value !== usual) parameters.set(name, String(value))
  }
  const search = parameters.toString()
  return `${PATHS.searchPolicies}${search === '' ? '' : `?${search}`}`
}
