import MiniSearch from 'minisearch'
import { expect } from 'vitest'
import type { CatalogueFile } from '../../build/contract/index-files/catalogue.ts'
import { INDEX_PATHS } from '../../build/contract/index-paths.ts'
import type { Card } from '../../build/contract/published/card.ts'
import { CATALOGUE_INDEX } from '../../build/search/search-options.ts'
import { productsFile } from '../../build/publish/index-files/products.ts'
import type { IndexSource } from '../../functions/query/source/load.ts'
import { answerQuery } from '../../functions/query/handler.ts'
import type { PoliciesBody } from '../../build/contract/published/search-results.ts'
import { type MemorySite, siteOf } from './memory-site.ts'
import { tradeFiles } from './small-index.ts'

// A catalogue of a few products, whole as clients with MiniSearch read it, and as a site that queries are asked of.

/** A product of a test; what is left out is the same for all. */
export interface SmallProduct {
  readonly uin: string
  readonly name: string
  readonly insurer?: 'star' | 'national'
  readonly category?: 'two-wheeler' | 'health' | 'group'
  readonly line?: Card['line']
  readonly status?: Card['status']
  readonly launched?: string | null
}

const INSURERS = {
  star: 'Star Health and Allied Insurance\nFormer Apollo Munich',
  national: 'National Insurance Company',
} as const
const CATEGORIES = {
  'two-wheeler': { name: 'Two-wheeler', about: 'For motor cycles and scooters.\ngeneral' },
  health: { name: 'Hospital cover', about: 'Pays for treatment in hospital.\nhealth' },
  group: { name: 'Group health', about: 'For the people of an employer.\nhealth' },
} as const

/** The whole catalogue of some products, in the order of the list. */
export function smallCatalogue(
  products: readonly SmallProduct[],
  { superseded = [], replaces = [] }: Partial<Pick<CatalogueFile, 'superseded' | 'replaces'>> = {},
): CatalogueFile {
  const cards = products.map((product): Card => {
    const { category = 'health', insurer = 'star', status = 'active', launched = null, ...rest } = product
    return {
      ...rest,
      category: { slug: category, name: CATEGORIES[category].name },
      insurer: { slug: insurer, name: insurer },
      status,
      launched,
      withdrawn: null,
      line: product.line ?? 'health',
      coverage: { stated: 0, in_schedule: 0, not_stated: 0, unread: 0 },
      url: '',
    }
  })
  const index = new MiniSearch(CATALOGUE_INDEX)
  for (const [id, { uin, name, category, insurer }] of cards.entries()) {
    const { about } = CATEGORIES[category.slug as keyof typeof CATEGORIES]
    const words = INSURERS[insurer.slug as keyof typeof INSURERS]
    index.add({ id, uin, name, category: category.name, about, insurer: words })
  }
  return {
    format: 1,
    data_date: '2026-01-31',
    notice: 'For trying.',
    categories: Object.entries(CATEGORIES).map(([slug, of]) => ({ slug, ...of, fields: [] })),
    insurers: Object.entries(INSURERS).map(([slug, words]) => ({ slug, words })),
    superseded,
    replaces,
    cards,
    index: index.toJSON(),
  }
}

/** A site with a catalogue as queries read it, and nothing else but what they read beside it. */
export function siteWith(catalogue: CatalogueFile): MemorySite {
  return siteOf({
    ...tradeFiles(),
    '/index/service.json': { base_url: '' },
    [INDEX_PATHS.products]: productsFile(catalogue, ''),
  })
}

/** A site with a catalogue of some products. */
export const productSite = (...given: Parameters<typeof smallCatalogue>) => siteWith(smallCatalogue(...given))

/** A site with products that differ in their names alone: A1, A2 and so on. */
export const namedSite = (...names: readonly string[]) =>
  productSite(names.map((name, at) => ({ uin: `A${at + 1}`, name })))

/** Body that searchPolicies answers. */
export async function askPolicies(site: IndexSource, query: string): Promise<PoliciesBody> {
  const response = await answerQuery(new Request(`http://localhost/api/v1/policies?${query}`), site)
  expect(response.status).toBe(200)
  return (await response.json()) as PoliciesBody
}

export const uinsOf = ({ policies }: PoliciesBody) => policies.map(({ uin }) => uin)
