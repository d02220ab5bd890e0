import { beforeAll, expect, test } from 'vitest'
import type { Category } from '../../build/contract/authored/category.ts'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../build/contract/authored/product.ts'
import type { CategoriesBody, CategoryFieldsBody } from '../../build/contract/published/categories.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import type { StatsBody } from '../../build/contract/published/stats.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import { factStatus } from '../../build/contract/fact-status.ts'
import { caseSite, recordsIn } from '../requests/site.ts'
import { filesOf } from '../support/handlers.ts'

// Counts of the service, beside loops over the records in data/.

let products: Product[]
let categories: Category[]
let wordings: ProductClauses[]
let answer: ReturnType<typeof filesOf>

beforeAll(async () => {
  const { data, folder } = await caseSite()
  products = recordsIn(data, 'products/*/!(*.clauses).json') as Product[]
  wordings = recordsIn(data, 'products/*/*.clauses.json') as ProductClauses[]
  categories = recordsIn(data, 'categories/*.json') as Category[]
  answer = filesOf(folder)
})

const isUnstated = ({ value }: Fact) => value === null
const isLeft = (fact: Fact) => isUnstated(fact) && fact.in_schedule === true
const isDisputed = (fact: Fact) => !isUnstated(fact) && fact.disputed !== undefined
const isUnverified = (fact: Fact) => !isUnstated(fact) && !isDisputed(fact) && fact.unverified !== undefined
const isPlain = (fact: Fact) => !isUnstated(fact) && !isDisputed(fact) && !isUnverified(fact)

function coverageOf(facts: readonly Fact[], asked: number) {
  const in_schedule = facts.filter(isLeft).length
  const not_stated = facts.filter(isUnstated).length - in_schedule
  const stated = facts.length - in_schedule - not_stated
  return { stated, in_schedule, not_stated, unread: asked - facts.length }
}

test('stats counts products, facts, documents and clauses as loops over the records do', async () => {
  const stats = (await answer('/api/v1/stats')) as StatsBody
  const facts = products.flatMap((product) => product.facts)
  const documents = products.flatMap((product) => product.documents)
  const fieldsOf = new Map(categories.map(({ slug, fields }) => [slug, fields.length]))
  const asked = products.reduce((sum, { category }) => sum + (fieldsOf.get(category) ?? NaN), 0)
  const lined = (name: Product['line']) => products.filter(({ line }) => line === name).length
  const active = products.filter(({ status }) => status === 'active').length
  expect(stats).toMatchObject({
    products: {
      total: products.length,
      read: products.filter((product) => product.facts.length > 0).length,
      by_line: { life: lined('life'), health: lined('health'), general: lined('general') },
      by_status: { active, withdrawn: products.length - active },
    },
    facts: {
      total: facts.length,
      in_schedule: facts.filter(isLeft).length,
      not_stated: facts.filter((fact) => isUnstated(fact) && !isLeft(fact)).length,
      disputed: facts.filter(isDisputed).length,
      unverified: facts.filter(isUnverified).length,
      checked: facts.filter((fact) => isPlain(fact) && fact.checked !== undefined).length,
      quoted: facts.filter((fact) => isPlain(fact) && fact.checked === undefined).length,
    },
    unread_fields: asked - facts.length,
    documents: documents.length,
    pages: documents.reduce((sum, { pages }) => sum + pages, 0),
    clauses: wordings.reduce((sum, { clauses }) => sum + clauses.length, 0),
  })
  const sizes = categories.map(({ slug }) => [
    slug,
    products.filter(({ category }) => category === slug).length,
  ])
  expect(Object.fromEntries(stats.products.by_category.map((one) => [one.slug, one.products]))).toEqual(
    Object.fromEntries(sizes),
  )
})

test('of every field of every category it is said how many products state it', async () => {
  const { categories: cards } = (await answer('/api/v1/categories/index.json')) as CategoriesBody
  expect(cards).toHaveLength(categories.length)
  for (const { slug, fields } of categories) {
    const own = products.filter(({ category }) => category === slug)
    expect(cards.find((card) => card.slug === slug)).toMatchObject({
      fields: fields.length,
      policies: own.length,
    })
    const body = (await answer(`/api/v1/categories/${slug}/fields`)) as CategoryFieldsBody
    const wanted = fields.map(({ key }) => {
      const facts = own.flatMap((product) => product.facts.filter((fact) => fact.key === key))
      return [key, coverageOf(facts, own.length)]
    })
    expect(body.fields.map(({ key, coverage }) => [key, coverage])).toEqual(wanted)
  }
})

test('every product says how far it was read, and lists its versions, the oldest first', async () => {
  const replaced = new Map(products.map(({ uin, supersedes }) => [uin, supersedes]))
  const rootOf = (uin: string): string => {
    const before = replaced.get(uin) ?? null
    return before === null ? uin : rootOf(before)
  }
  let families = 0
  for (const { uin, category, facts } of products) {
    const body = (await answer(`/index/answers/policy/${uinFileName(uin)}`)) as PolicyBody
    const asked = categories.find(({ slug }) => slug === category)?.fields.length ?? 0
    expect(body.coverage).toEqual(coverageOf(facts, asked))
    const family = products.filter((other) => rootOf(other.uin) === rootOf(uin)).map((other) => other.uin)
    const listed = body.versions.map((version) => version.uin)
    expect(listed.toSorted()).toEqual(family.toSorted())
    for (const [at, version] of listed.entries()) {
      const before = replaced.get(version) ?? null
      if (before !== null) expect(listed.slice(0, at)).toContain(before)
    }
    if (listed.length > 1) families += 1
  }
  expect(families).toBeGreaterThan(3)
})

test.each<[string, Omit<Fact, 'key'>]>([
  ['not-stated', { value: null }],
  ['in-schedule', { value: null, in_schedule: true, quote: 'q', clause: 1, page: 1 }],
  [
    'disputed',
    { value: 1, disputed: { reported: 'r', on: '2026-01-01' }, checked: '2026-01-01', unverified: 'u' },
  ],
  ['unverified', { value: 1, unverified: 'u', checked: '2026-01-01' }],
  ['checked', { value: 1, checked: '2026-01-01' }],
  ['quoted', { value: 1 }],
])('a fact is %s by the first of its keys that says so: %j', (status, fact) => {
  expect(factStatus({ key: 'one', ...fact })).toBe(status)
})
