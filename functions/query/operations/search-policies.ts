import { OPERATIONS } from '../../../build/contract/operations.ts'
import { LINES, PRODUCT_STATUSES, type Line, type ProductStatus } from '../../../build/contract/primitives.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { PoliciesBody } from '../../../build/contract/published/search-results.ts'
import { NOTICE } from '../../../build/contract/texts.ts'
import { PAGE_SIZE } from '../../../build/contract/limits.ts'
import { looksLikeUin } from '../../../build/contract/uin.ts'
import { type Outcome, type Refused, refused, shown } from '../../shared/outcome.ts'
import type { CatalogueIndex } from '../source/catalogue.ts'
import { searchMessage } from '../search/message.ts'
import { conceptsOf } from '../search/query-terms.ts'
import { catalogueOf, serviceOf, tradeWordsOf } from '../source/load.ts'
import { missingSlug } from '../refusals.ts'
import type { Given } from './given.ts'
import { rankProducts } from '../search/rank-products.ts'
import type { Within } from '../search/rank.ts'
import type { Site } from '../source/reader.ts'
import type { TradeWords } from '../search/trade-words.ts'

/** What is asked for, once every value has been found to be one that is allowed. */
interface Asked {
  readonly query: PoliciesBody['query']
  readonly limit: number
  readonly offset: number
}

/** The answer of searchPolicies: a page of the products that fit the words and every filter. */
export async function searchPolicies(site: Site, given: Given): Promise<Outcome> {
  const asked = askedOf(given)
  if ('refusal' in asked) return asked
  const { query, limit, offset } = asked
  const missing = await missingFilter(site, query)
  if (missing !== null) return missing
  const [catalogue, trade, service] = await Promise.all([
    catalogueOf(site),
    tradeWordsOf(site, 'products'),
    serviceOf(site),
  ])
  const within = (place: number) => fits(catalogue.card(place), query)
  const found = query.q === null ? null : foundBy(catalogue, trade, query.q, within)
  const places = found?.places ?? [...catalogue.file.cards.keys()].filter(within)
  const matching = places.map((place) => catalogue.card(place))
  const link = (at: number) => pageAddress(service.base_url, query, limit, at)
  const body: PoliciesBody = {
    data_date: catalogue.file.data_date,
    notice: NOTICE,
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

function askedOf(given: Given): Asked | Refused {
  const { q = null, category = null, insurer = null, line = null, status = null } = given
  if (line !== null && !isOneOf(LINES, line)) return notOneOf('line', line, LINES)
  if (status !== null && !isOneOf(PRODUCT_STATUSES, status))
    return notOneOf('status', status, PRODUCT_STATUSES)
  const limit = wholeNumber('limit', given['limit'], PAGE_SIZE.default, 1, PAGE_SIZE.maximum)
  if (typeof limit !== 'number') return limit
  const offset = wholeNumber('offset', given['offset'], 0, 0, Number.MAX_SAFE_INTEGER)
  if (typeof offset !== 'number') return offset
  return { query: { q, category, insurer, line, status }, limit, offset }
}

function isOneOf<const V extends string>(values: readonly V[], value: string): value is V {
  return (values as readonly string[]).includes(value)
}

function notOneOf(name: string, value: string, values: readonly (Line | ProductStatus)[]): Refused {
  return refused('invalid-request', `${name} is ${shown(value)}; it must be one of ${values.join(', ')}.`)
}

/** A number as a program writes it: digits alone, no sign, no space, no leading zero. */
function wholeNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number | Refused {
  if (text === undefined) return otherwise
  const value = /^(?:0|[1-9]\d{0,15})$/u.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`
  return refused('invalid-request', `${name} is ${shown(text)}; it must be a whole number, ${range}.`)
}

async function missingFilter(site: Site, { category, insurer }: Asked['query']): Promise<Refused | null> {
  const missing = category === null ? null : await missingSlug(site, 'category', category)
  return missing ?? (insurer === null ? null : missingSlug(site, 'insurer', insurer))
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

function fits(card: Card, { category, insurer, line, status }: Asked['query']): boolean {
  return (
    (category === null || card.category.slug === category) &&
    (insurer === null || card.insurer.slug === insurer) &&
    (line === null || card.line === line) &&
    (status === null || card.status === status)
  )
}

/** The address of another page of the same results, with the parameters that were given. */
function pageAddress(base: string, query: Asked['query'], limit: number, offset: number): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== null) parameters.set(name, value)
  if (limit !== PAGE_SIZE.default) parameters.set('limit', String(limit))
  if (offset > 0) parameters.set('offset', String(offset))
  const search = parameters.toString()
  return `${base}${OPERATIONS.searchPolicies.path}${search === '' ? '' : `?${search}`}`
}
