import { recordBegins } from '../../../build/contract/notices.ts'
import { OPERATIONS } from '../../../build/contract/operations.ts'
import type { ProductOrder } from '../../../build/contract/index-paths.ts'
import { PATHS } from '../../../build/contract/paths.ts'
import type { PoliciesBody, PolicyQuery } from '../../../build/contract/published/search-results.ts'
import { withdrawalsUnknown } from '../../../build/contract/reader-words.ts'
import { looksLikeUin, uinsIn } from '../../../build/contract/uin.ts'
import type { Given } from '../../shared/params.ts'
import { lasting } from '../../shared/json-bytes.ts'
import type { OutcomeOf, Refused } from '../../shared/result.ts'
import { refuseSlug } from '../refusals.ts'
import { begunSince, columnTest, isYes, linesWithin, withinFilters } from './product-filters.ts'
import { ProductTerms } from '../../../build/search/product-terms.ts'
import { conceptsInPieces } from '../../../build/search/query-terms.ts'
import { searchMessage } from '../../../build/search/message.ts'
import { bestOf, rankProducts } from '../../../build/search/rank-products.ts'
import { SPECIAL_STEMS } from '../../../build/search/filler-stems.ts'
import { askedOf } from '../../../build/search/words-asked.ts'
import { productsOf, serviceOf, tradeWordsOf } from '../source/load.ts'
import type { Products, UinFound } from '../../../build/search/products.ts'
import type { IndexSource } from '../source/reader.ts'

/** The answer of searchPolicies: a page of the products that match the words and every filter. */
export async function searchPolicies(
  source: IndexSource,
  given: Given<'searchPolicies'>,
): Promise<OutcomeOf<PoliciesBody>> {
  const refusal = await refuseFilter(source, given)
  if (refusal !== null) return refusal
  const { limit, offset, ...query } = given
  const [products, service, begun] = await Promise.all([
    productsOf(source),
    serviceOf(source),
    begunSince(source, query.changed_since),
  ])
  const found = await (query.q === null ? listed(source, query) : foundBy(source, query.q, query))
  const cards = await products.cards(found.order, found.page(offset, offset + limit))
  const link = (at: number) => service.base_url + pagePath({ ...given, offset: at })
  const body: PoliciesBody = {
    data_date: products.file.data_date,
    notice: products.file.notice,
    total: found.total,
    read: found.read,
    limit,
    offset,
    next: offset + limit < found.total ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    match: found.match,
    query,
    policies: cards.map(lasting),
    message:
      [begun && recordBegins(begun), found.message, ...(await doubtOfStatus(source, found.order, query))]
        .filter(Boolean)
        .join(' ') || null,
  }
  return { body }
}

async function refuseFilter(
  source: IndexSource,
  { category, insurer }: Pick<PolicyQuery, 'category' | 'insurer'>,
): Promise<Refused | null> {
  const refusal = category === null ? null : await refuseSlug(source, 'category-not-found', category)
  if (refusal !== null || insurer === null) return refusal
  return refuseSlug(source, 'insurer-not-found', insurer)
}

/** Where a status was asked for: the lines that the other filters leave and of which nobody knows what was withdrawn. */
async function doubtOfStatus(
  source: IndexSource,
  order: ProductOrder,
  query: PolicyQuery,
): Promise<string[]> {
  if (query.status === null) return []
  const { withdrawals_known_for: known } = await serviceOf(source)
  // A copy made before this was published says nothing of it.
  if (known === undefined) return []
  const lines = await linesWithin(source, order, { ...query, status: null })
  const unknown = withdrawalsUnknown(lines.filter((line) => !known.includes(line)))
  if (unknown === null) return []
  const so = query.status === 'withdrawn' ? 'One that is not found may be.' : 'One that is found may be.'
  return [`${unknown} ${so}`]
}

/** Products that were found, by their numbers in an order. */
interface Found {
  readonly order: ProductOrder
  readonly total: number
  /** Of how many of them something was read. */
  readonly read: number
  readonly match: 'all' | 'any' | null
  readonly message: string | null
  readonly page: (from: number, to: number) => readonly number[]
}

/** All products, or those that the filters leave, in the order of lists. */
async function listed(source: IndexSource, query: PolicyQuery): Promise<Found> {
  const products = await productsOf(source)
  const order = query.changed_since === null ? 'listed' : 'latest'
  const [within, isRead] = await Promise.all([
    withinFilters(source, order, query),
    columnTest(products, order, 'read', isYes),
  ])
  const numbers: number[] = []
  for (let number = 0; number < products.file.total; number += 1)
    if (within === null || within(number)) numbers.push(number)
  return { order, match: null, message: null, ...inTheirOrder(numbers), read: numbers.filter(isRead).length }
}

function inTheirOrder(numbers: readonly number[]): Pick<Found, 'total' | 'page'> {
  return { total: numbers.length, page: (from, to) => numbers.slice(from, to) }
}

/** The products that the words name, best first; one named by its UIN is found with its other versions alone. */
async function foundBy(source: IndexSource, q: string, query: PolicyQuery): Promise<Found> {
  const order = 'latest'
  const products = await productsOf(source)
  const [filters, isRead, named, terms, trade] = await Promise.all([
    withinFilters(source, order, query),
    columnTest(products, order, 'read', isYes),
    namedIn(q, products),
    ProductTerms.of(products),
    tradeWordsOf(source, 'products'),
  ])
  const within = filters ?? (() => true)
  const byUin = [...(named.product === null ? [] : [named.product]), ...named.others]
    .map(({ number }) => number)
    .filter(within)
  if (byUin.length > 0) {
    const isFound = byUin[0] === named.product?.number
    const others = named.product === null ? OTHERS_HELD : OTHERS_LEFT
    const [match, message] = isFound ? (['all', null] as const) : (['any', others] as const)
    return { ...inTheirOrder(byUin), order, match, message, read: byUin.filter(isRead).length }
  }
  const [concepts] = await Promise.all([conceptsInPieces(q, terms, trade), terms.load(SPECIAL_STEMS)])
  const { asked, passedOver } = askedOf(concepts)
  const ranked = rankProducts(concepts, terms, filters)
  const { match, isEverything, numbers } = ranked
  const total = numbers.length
  const elsewhere = total > 0 ? 0 : rankProducts(concepts, terms, null).numbers.length
  const isFiltered = filters !== null
  const searched = {
    thing: 'product',
    concepts: asked,
    passedOver: passedOver.map(({ typed }) => typed),
    terms,
    isEverything,
    total,
    isFiltered,
  } as const
  const message =
    elsewhere === 0
      ? (searchMessage(searched) ?? (match === 'any' ? DESCRIBED : null))
      : `The filters leave none of the ${elsewhere} products that the words find.`
  const read = numbers.filter(isRead).length
  return { order, total, read, match, message, page: (from, to) => bestOf(ranked, from, to) }
}

/** The product that a query names by its UIN, whole or among other words, and its other versions. */
async function namedIn(q: string, products: Products): Promise<UinFound> {
  const uins = [...new Set([q, ...uinsIn(q)])]
  const named = await Promise.all(uins.map(async (uin) => ({ uin, ...(await products.named(uin)) })))
  const held = named.find(({ product }) => product !== null)
  if (held !== undefined) return held
  return { product: null, others: named.flatMap(({ uin, others }) => (looksLikeUin(uin) ? others : [])) }
}

/** Said where nothing else is to be said of products that do not say all the words. */
const DESCRIBED =
  'No name, insurer or category has all the words: those found are of a category whose description has the rest.'

const OTHERS_HELD = 'No product with this UIN is held: these are other versions of it.'
const OTHERS_LEFT = 'The filters leave out the product with this UIN: these are other versions of it.'

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
