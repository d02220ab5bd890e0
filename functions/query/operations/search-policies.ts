import { OPERATIONS } from '../../../build/contract/operations.ts'
import { INDEX_PATHS, type ProductOrder } from '../../../build/contract/index-paths.ts'
import type { ServiceFile } from '../../../build/contract/index-files/service.ts'
import { numberAt } from '../../../build/search/packed-numbers.ts'
import { PATHS } from '../../../build/contract/paths.ts'
import { LINES } from '../../../build/contract/primitives.ts'
import type { PoliciesBody, PolicyQuery } from '../../../build/contract/published/search-results.ts'
import { looksLikeUin, uinsIn } from '../../../build/contract/uin.ts'
import type { Given } from '../../shared/params.ts'
import type { Outcome, Refused } from '../../shared/result.ts'
import { refuseSlug } from '../refusals.ts'
import { ProductTerms } from '../../../build/search/product-terms.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { searchMessage } from '../../../build/search/message.ts'
import { bestOf, rankProducts } from '../../../build/search/rank-products.ts'
import { askedOf } from '../../../build/search/words-asked.ts'
import type { Within } from '../../../build/search/rank.ts'
import type { TradeWords } from '../../../build/search/trade-words.ts'
import { productsOf, tradeWordsOf } from '../source/load.ts'
import type { Products } from '../../../build/search/products.ts'
import { type Reading, workedOut } from '../source/reading.ts'
import type { IndexSource } from '../source/reader.ts'

/** The answer of searchPolicies: a page of the products that match the words and every filter. */
export async function searchPolicies(source: IndexSource, given: Given<'searchPolicies'>): Promise<Outcome> {
  const refusal = await refuseFilter(source, given)
  if (refusal !== null) return refusal
  const [products, trade] = await Promise.all([
    productsOf(source),
    given.q === null ? null : tradeWordsOf(source, 'products'),
  ])
  return { body: await workedOut(source, (reading) => pageOf({ products, trade, reading }, given)) }
}

/** What an answer is made from; the words of the trade only where words are asked for. */
interface Sources {
  readonly products: Products
  readonly trade: TradeWords | null
  readonly reading: Reading
}

function pageOf(from: Sources, given: Given<'searchPolicies'>): PoliciesBody {
  const { limit, offset, ...query } = given
  const { products, reading } = from
  const found = query.q === null ? listed(from, query) : foundBy(from, query.q, query)
  const service = reading.file(INDEX_PATHS.service, (file: ServiceFile) => file)
  const link = (at: number) => (service?.base_url ?? '') + pagePath({ ...given, offset: at })
  return {
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
    policies: products.cards(reading, found.order, found.page(offset, offset + limit)),
    message: found.message,
  }
}

async function refuseFilter(
  source: IndexSource,
  { category, insurer }: Pick<PolicyQuery, 'category' | 'insurer'>,
): Promise<Refused | null> {
  const refusal = category === null ? null : await refuseSlug(source, 'category-not-found', category)
  if (refusal !== null || insurer === null) return refusal
  return refuseSlug(source, 'insurer-not-found', insurer)
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
function listed({ products, reading }: Sources, query: PolicyQuery): Found {
  const within = withinFilters(products, reading, 'listed', query)
  const rest = { order: 'listed', match: null, message: null } as const
  const { total } = products.file
  const all = numbersFrom(0, total)
  const numbers = within === null ? all : all.filter(within)
  return { ...rest, ...inTheirOrder(numbers), read: countRead(products, reading, 'listed', numbers) }
}

function numbersFrom(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
}

function inTheirOrder(numbers: readonly number[]): Pick<Found, 'total' | 'page'> {
  return { total: numbers.length, page: (from, to) => numbers.slice(from, to) }
}

/** The products that the words name, best first; one named by its UIN is found with its other versions alone. */
function foundBy({ products, trade, reading }: Sources, q: string, query: PolicyQuery): Found {
  const order = 'latest'
  const filters = withinFilters(products, reading, order, query)
  const within = filters ?? (() => true)
  // What looks like a UIN is looked up first; words are looked up beside it.
  const named = [...new Set([q, ...uinsIn(q)])].map((uin) => ({ uin, ...products.named(reading, uin) }))
  if (named.length > 1 && !reading.isWhole) return NOT_YET
  const held = named.find(({ product }) => product !== null)
  const { product, versions } =
    held === undefined
      ? { product: null, versions: named.flatMap(({ uin, others }) => (looksLikeUin(uin) ? others : [])) }
      : { product: held.product, versions: held.others }
  const byUin = [...(product === null ? [] : [product]), ...versions]
    .map(({ number }) => number)
    .filter(within)
  if (byUin.length > 0) {
    const isFound = byUin[0] === product?.number
    const others = product === null ? OTHERS_HELD : OTHERS_LEFT
    const [match, message] = isFound ? (['all', null] as const) : (['any', others] as const)
    return { ...inTheirOrder(byUin), order, match, message, read: countRead(products, reading, order, byUin) }
  }
  const terms = new ProductTerms(products, reading)
  const concepts = trade === null || !reading.isWhole ? [] : conceptsOf(q, terms, trade)
  const ranking = { products, terms, files: reading }
  const ranked = rankProducts(concepts, ranking, within)
  const { match, isEverything, numbers } = ranked
  const total = numbers.length
  const elsewhere = total > 0 ? 0 : rankProducts(concepts, ranking, () => true).numbers.length
  const isFiltered = filters !== null
  const searched = {
    thing: 'product',
    concepts: askedOf(concepts),
    terms,
    isEverything,
    total,
    isFiltered,
  } as const
  const message =
    elsewhere === 0
      ? searchMessage(searched)
      : `The filters leave none of the ${elsewhere} products that the words find.`
  const read = countRead(products, reading, order, numbers)
  return { order, total, read, match, message, page: (from, to) => bestOf(ranked, from, to) }
}

/** Of how many products something was read. */
function countRead(
  products: Products,
  reading: Reading,
  order: ProductOrder,
  numbers: readonly number[],
): number {
  const values = products.column(reading, order, 'read')
  return numbers.filter((number) => numberAt(values, number) === 1).length
}

const NOT_YET: Found = { order: 'latest', total: 0, read: 0, match: null, message: null, page: () => [] }

const OTHERS_HELD = 'No product with this UIN is held: these are other versions of it.'
const OTHERS_LEFT = 'The filters leave out the product with this UIN: these are other versions of it.'

/** Whether a product passes every filter, by its number; null where there is none. */
function withinFilters(
  products: Products,
  reading: Reading,
  order: ProductOrder,
  { category, insurer, line, status, read }: PolicyQuery,
): Within | null {
  const { categories, insurers } = products.file
  const placeOf = (entries: readonly { readonly slug: string }[], slug: string) =>
    entries.findIndex((entry) => entry.slug === slug)
  const column = (name: Parameters<Products['column']>[2], is: (value: number) => boolean): Within => {
    const values = products.column(reading, order, name)
    return (number) => is(numberAt(values, number))
  }
  const equal = (name: Parameters<Products['column']>[2], wanted: number) =>
    column(name, (value) => value === wanted)
  const tests = [
    category === null ? null : equal('category', placeOf(categories, category)),
    insurer === null ? null : equal('insurer', placeOf(insurers, insurer)),
    line === null ? null : equal('line', LINES.indexOf(line)),
    read === null ? null : equal('read', read === 'true' ? 1 : 0),
    status === null ? null : column('standing', (value) => ((value & 1) === 1) === (status === 'withdrawn')),
  ].filter((test) => test !== null)
  return tests.length === 0 ? null : (number) => tests.every((test) => test(number))
}

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
