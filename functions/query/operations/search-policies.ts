import { OPERATIONS } from '../../../build/contract/operations.ts'
import { PATHS } from '../../../build/contract/paths.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { PoliciesBody, PolicyQuery } from '../../../build/contract/published/search-results.ts'
import { looksLikeUin } from '../../../build/contract/uin.ts'
import type { Given } from '../../shared/given.ts'
import type { Outcome, Refused } from '../../shared/outcome.ts'
import { refuseSlug } from '../refusals.ts'
import { conceptsOf } from '../search/query-terms.ts'
import { searchMessage } from '../search/message.ts'
import { rankProducts } from '../search/rank-products.ts'
import type { Within } from '../search/rank.ts'
import type { TradeWords } from '../search/trade-words.ts'
import type { CatalogueIndex } from '../source/catalogue.ts'
import { catalogueOf, serviceOf, tradeWordsOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'

/** The answer of searchPolicies: a page of the products that match the words and every filter. */
export async function searchPolicies(source: IndexSource, given: Given<'searchPolicies'>): Promise<Outcome> {
  const { limit, offset, ...query } = given
  const refusal = await refuseFilter(source, query)
  if (refusal !== null) return refusal
  const [catalogue, trade, service] = await Promise.all([
    catalogueOf(source),
    tradeWordsOf(source, 'products'),
    serviceOf(source),
  ])
  const within = (place: number) => matchesFilters(catalogue.card(place), query)
  const found = query.q === null ? null : foundBy(catalogue, trade, query.q, within)
  const places = found?.places ?? [...catalogue.file.cards.keys()].filter(within)
  const matching = places.map((place) => catalogue.card(place))
  const link = (at: number) => service.base_url + pagePath({ ...given, offset: at })
  const body: PoliciesBody = {
    data_date: catalogue.file.data_date,
    notice: catalogue.file.notice,
    total: matching.length,
    limit,
    offset,
    next: offset + limit < matching.length ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    match: found?.match ?? null,
    query,
    policies: matching.slice(offset, offset + limit),
    message: found?.message ?? null,
  }
  return { body }
}

async function refuseFilter(
  source: IndexSource,
  { category, insurer }: PolicyQuery,
): Promise<Refused | null> {
  const refusal = category === null ? null : await refuseSlug(source, 'category-not-found', category)
  if (refusal !== null || insurer === null) return refusal
  return refuseSlug(source, 'insurer-not-found', insurer)
}

/** The products that the words name, best first; one named by its UIN is found with its other versions alone. */
function foundBy(
  catalogue: CatalogueIndex,
  trade: TradeWords,
  q: string,
  within: Within,
): { match: 'all' | 'any'; places: readonly number[]; message: string | null } {
  const named = catalogue.placeOf(q)
  const versions = named !== undefined || looksLikeUin(q) ? catalogue.otherVersions(q) : []
  const byUin = [...(named === undefined ? [] : [named]), ...versions].filter(within)
  if (byUin.length > 0)
    return {
      match: named === undefined ? 'any' : 'all',
      places: byUin,
      message: named === undefined ? OTHER_VERSIONS : null,
    }
  const concepts = conceptsOf(q, catalogue.terms, trade)
  const { match, ranked } = rankProducts(concepts, catalogue, within)
  const places = ranked.map(({ place }) => place)
  const message = searchMessage({
    thing: 'product',
    concepts,
    terms: catalogue.terms,
    match,
    total: places.length,
  })
  const elsewhere = places.length > 0 ? 0 : rankProducts(concepts, catalogue, () => true).ranked.length
  const filtered = `The filters leave none of the ${elsewhere} products that the words find.`
  return { match, places, message: elsewhere === 0 ? message : filtered }
}

const OTHER_VERSIONS = 'No product with this UIN is held: these are other versions of it.'

type FilterName = Exclude<keyof PolicyQuery, 'q'>

/** What a card has for each filter; the compiler asks for every filter of the row. */
const FILTERED: { readonly [Name in FilterName]: (card: Card) => PolicyQuery[Name] } = {
  category: (card) => card.category.slug,
  insurer: (card) => card.insurer.slug,
  line: (card) => card.line,
  status: (card) => card.status,
}

function matchesFilters(card: Card, query: PolicyQuery): boolean {
  const names = Object.keys(FILTERED) as FilterName[]
  return names.every((name) => query[name] === null || FILTERED[name](card) === query[name])
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
