import MiniSearch from 'minisearch'
import { CATALOGUE_INDEX } from '../../build/search/search-options.ts'
import type { CatalogueFile } from '../../build/contract/index-files/catalogue.ts'
import type { Card } from '../../build/contract/published/card.ts'
import { productsFile } from '../../build/publish/index-files/products.ts'
import { tradeFiles } from './small-index.ts'

const HELD = [
  'NICHLIP25041V022425',
  'NICHLIP25041V012223',
  'IRDAN906RP0001V02202324/A0003V01',
  'Odd.',
  '101N134V19',
]

/** The file of products with some UINs and nothing else, of the first category and insurer. */
export function productsText(
  categories: readonly string[],
  insurers: CatalogueFile['insurers'],
  uins: readonly string[] = [],
): string {
  const [category = '', insurer = ''] = [categories[0], insurers[0]?.slug]
  const cards = uins.map((uin): Card => {
    const coverage = { stated: 0, in_schedule: 0, not_stated: 0, unread: 0 }
    const of = { category: { slug: category, name: '' }, insurer: { slug: insurer, name: '' } }
    return {
      uin,
      name: '',
      line: 'life',
      status: 'active',
      launched: null,
      withdrawn: null,
      ...of,
      coverage,
      url: '',
    }
  })
  const head = { format: 1, data_date: '2026-01-31', notice: '', superseded: [], replaces: [] }
  const listed = categories.map((slug) => ({ slug, name: '', about: '', fields: [] }))
  return JSON.stringify(
    productsFile(
      { ...head, categories: listed, insurers, cards, index: new MiniSearch(CATALOGUE_INDEX).toJSON() },
      '',
    ),
  )
}

const TRADE_FILES = Object.fromEntries(
  Object.entries(tradeFiles()).map(([path, body]) => [path.slice(1), JSON.stringify(body)]),
)

/** A small site written by hand: what the preview and the functions are tried on without a build. */
export const FILES = {
  'api/v1/stats': '{"data_date":"2026-01-31"}',
  'api/v1/insurers': '{"total":1}',
  'api/v1/insurer/sample-life': '{"slug":"sample-life"}',
  'api/v1/clause/7': '{"id":7}',
  'api/v1/policy/NICHLIP25041V022425': `{"uin":"NICHLIP25041V022425","facts":"${'not stated '.repeat(400)}"}`,
  'index/answers/categories': `{"total":2,"categories":["${'plain bytes '.repeat(100)}"]}`,
  'index/answers/stats': '{"data_date":"2026-01-31","from":"answers"}',
  'index/answers/insurer/sample-life': '{"slug":"sample-life","from":"answers"}',
  'index/answers/policy/NICHLIP25041V022425': '{"uin":"NICHLIP25041V022425","from":"answers"}',
  'index/answers/policy/IRDAN906RP0001V02202324~2FA0003V01': '{"uin":"IRDAN906RP0001V02202324/A0003V01"}',
  'index/answers/policy/ODD~2E': '{"uin":"Odd."}',
  'index/catalogue.json': '{"cards":[]}',
  'index/products.json': productsText(['term-life'], [{ slug: 'sample-life', words: '' }], HELD),
  ...TRADE_FILES,
  'index/law.json': JSON.stringify({ instruments: [{ slug: 'insurance-act-1938' }] }),
  'index/service.json': JSON.stringify({ retired_clauses: [[40, 49]] }),
  'index/numbers.json': JSON.stringify([{ first: 7, last: 7, name: 'NICHLIP25041V022425' }]),
  'index/clauses/NICHLIP25041V022425.json': JSON.stringify({ clauses: [{ id: 7, from: 'pack' }] }),
  'schemas/Policy.json': '{"type":"object"}',
  '.gitignore': 'SECRET',
  '.well-known/api-catalog': '{"linkset":[]}',
  'docs/index.html': '<!doctype html><title>Reference</title>',
  'docs/errors.html': '<!doctype html><title>Errors</title>',
  'forms/1.html': '<!doctype html><title>Claim form</title>',
  'forms/1.json': '{"id":1}',
} as const
