import * as fc from 'fast-check'
import type { Category } from '../../build/contract/authored/category.ts'
import type { Fact, Product } from '../../build/contract/authored/product.ts'
import type { Insurer } from '../../build/contract/authored/insurer.ts'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import { clauseOf, fieldOf } from './records.ts'

// Small datasets of every shape, for tests that hold the build's answers against loops over the records.

/** A small dataset: three categories, two insurers, and products with their clauses. */
export interface Model {
  readonly categories: readonly Category[]
  readonly insurers: readonly Insurer[]
  readonly products: readonly { product: Product; clauses: ProductClauses | null }[]
}

const FIELDS = ['one', 'two', 'three', 'four', 'five', 'six']
const NAMES = ['Alpha', 'alpha', 'Alpha 10', 'Alpha 2', 'beta', 'Éclair']

export const categories: Category[] = [
  { slug: 'a', line: 'life', keys: FIELDS.slice(0, 3) },
  { slug: 'b', line: 'health', keys: FIELDS },
  { slug: 'c', line: 'general', keys: FIELDS.slice(2, 4) },
].map(({ slug, line, keys }) => ({
  slug,
  name: `Category ${slug}`,
  line: line as Category['line'],
  description: 'For trying.',
  fields: keys.map((key) => fieldOf({ key, label: key, type: 'number', question: '?' })),
}))

export const insurers: Insurer[] = ['x', 'y'].map((slug) => ({
  slug,
  name: `Insurer ${slug}`,
  lines: ['life'],
  registration: null,
  website: null,
  aliases: [],
  contacts: [],
  metrics: [],
}))

/** The six kinds of fact, by the check status that DESIGN.md gives them. */
export const KINDS: Readonly<Record<string, Omit<Fact, 'key'>>> = {
  'not-stated': { value: null },
  'in-schedule': { value: null, in_schedule: true, quote: 'q', clause: 1, page: 1 },
  disputed: {
    value: 1,
    disputed: { reported: 'r', on: '2026-01-01' },
    checked: '2026-01-01',
    unverified: 'u',
  },
  unverified: { value: 1, unverified: 'u', checked: '2026-01-01' },
  checked: { value: 1, checked: '2026-01-01' },
  quoted: { value: 1 },
}
export const STATUSES = Object.keys(KINDS)

const drawn = fc.record({
  name: fc.constantFrom(...NAMES),
  category: fc.constantFrom(...categories),
  insurer: fc.constantFrom('x', 'y'),
  status: fc.constantFrom('active' as const, 'withdrawn' as const),
  kinds: fc.array(fc.option(fc.constantFrom(...STATUSES)), { minLength: 6, maxLength: 6 }),
  clauses: fc.nat({ max: 3 }),
  pages: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 2 }),
  before: fc.option(fc.nat({ max: 11 })),
})

export const models: fc.Arbitrary<Model> = fc.array(drawn, { minLength: 1, maxLength: 12 }).map((rows) => {
  const products = rows.map(({ name, category, insurer, status, kinds, clauses, pages, before }, at) => {
    const facts = category.fields.flatMap(({ key }, n): Fact[] => {
      const kind = KINDS[kinds[n] ?? '']
      return kind === undefined ? [] : [{ key, ...kind }]
    })
    const product: Product = {
      uin: `uin ${at}`,
      name,
      line: category.line,
      category: category.slug,
      insurer,
      status,
      launched: null,
      withdrawn: null,
      supersedes: before === null || before >= at ? null : `UIN${before}`,
      documents: pages.map((count, n) => document(`d${n}`, count)),
      facts,
    }
    const count = pages.length === 0 ? 0 : clauses
    return {
      product,
      clauses:
        count === 0
          ? null
          : {
              uin: product.uin,
              clauses: Array.from({ length: count }, (_, n) => clauseOf(at * 10 + n + 1, { document: 'd0' })),
            },
    }
  })
  return { categories, insurers, products }
})

function document(id: string, pages: number): Product['documents'][number] {
  const words = { title: 't', edition: null, language: 'en', url: 'https://example.invalid/', note: null }
  return {
    id,
    kind: 'brochure',
    sha256: '0'.repeat(64),
    pages,
    page_offset: null,
    collected: '2026-01-01',
    ...words,
  }
}
