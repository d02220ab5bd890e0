import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../../build/contract/authored/product.ts'
import { type ProductSummary, summaryOf } from '../../../build/check/dataset/summary.ts'
import { Store } from '../../../build/publish/store/store.ts'
import { KINDS, type Model, STATUSES, categories, insurers, models } from '../../support/small-datasets.ts'
import { countsOf } from '../../../build/contract/groups.ts'

// The database of a build, compared with loops over the records.

function loaded(model: Model): Store {
  const store = new Store(() => {
    for (const category of model.categories) store.addCategory(category)
    for (const insurer of model.insurers) store.addInsurer(insurer)
    for (const { product, clauses } of model.products) store.addProduct(summary(product, clauses))
  })
  store.load()
  return store
}

function summary(product: Product, clauses: ProductClauses | null): ProductSummary {
  const read = clauses && { path: 'p.clauses.json', record: clauses }
  return summaryOf({ path: 'p.json', product, clauses: read })
}

// The naive second reading: loops over the records.

function statusOf(fact: Fact): string {
  return STATUSES.find((status) => sameKeys({ key: fact.key, ...KINDS[status] }, fact)) ?? 'none'
}

function sameKeys(one: object, two: object): boolean {
  return JSON.stringify(one) === JSON.stringify(two)
}

function coverageOf(facts: readonly Fact[], asked: number) {
  const of = (...wanted: string[]) => facts.filter((fact) => wanted.includes(statusOf(fact))).length
  return {
    stated: of('disputed', 'unverified', 'checked', 'quoted'),
    in_schedule: of('in-schedule'),
    not_stated: of('not-stated'),
    unread: asked - facts.length,
  }
}

const listOrder = (one: Product, two: Product) => {
  const keys = (product: Product) => [
    product.name.replace(/[A-Z]/gu, (letter) => letter.toLowerCase()),
    product.name,
    product.uin,
  ]
  const [ones, twos] = [keys(one), keys(two)]
  const at = ones.findIndex((key, n) => key !== twos[n])
  return at === -1 ? 0 : (ones[at] ?? '') < (twos[at] ?? '') ? -1 : 1
}

test('lists products by name, then UIN, with how far each was read', () => {
  fc.assert(
    fc.property(models, (model) => {
      const store = loaded(model)
      const wanted = model.products.map(({ product }) => product).toSorted(listOrder)
      const rows = store.products()
      expect(rows.map(({ uin }) => uin)).toEqual(wanted.map(({ uin }) => uin))
      for (const product of wanted) {
        const asked = categories.find(({ slug }) => slug === product.category)?.fields.length ?? 0
        expect(store.product(product.uin.toUpperCase())).toMatchObject({
          uin: product.uin,
          category_name: `Category ${product.category}`,
          insurer_name: `Insurer ${product.insurer}`,
          ...coverageOf(product.facts, asked),
        })
      }
      for (const { slug } of insurers) {
        const own = wanted.filter(({ insurer }) => insurer === slug)
        expect(store.insurerProducts(slug).map(({ uin }) => uin)).toEqual(own.map(({ uin }) => uin))
      }
      store.close()
    }),
  )
})

test('counts what there is', () => {
  fc.assert(
    fc.property(models, (model) => {
      const store = loaded(model)
      const products = model.products.map(({ product }) => product)
      const facts = products.flatMap((product) => product.facts)
      expect(store.counts('factsByStatus')).toEqual(countsOf(facts.map(statusOf)))
      expect(store.counts('productsByLine')).toEqual(countsOf(products.map(({ line }) => line)))
      expect(store.counts('productsByStatus')).toEqual(countsOf(products.map(({ status }) => status)))
      const active = products.filter(({ status }) => status === 'active')
      expect(store.counts('activeByInsurer')).toEqual(countsOf(active.map(({ insurer }) => insurer)))
      const byCategory = countsOf(products.map(({ category }) => category))
      expect(store.counts('productsByCategory')).toEqual(
        new Map(categories.map(({ slug }) => [slug, byCategory.get(slug) ?? 0])),
      )
      expect(Object.fromEntries(store.counts('totals'))).toMatchObject({
        products: products.length,
        read: model.products.filter(({ clauses }) => clauses !== null).length,
        facts: facts.length,
        documents: products.flatMap(({ documents }) => documents).length,
        pages: products.flatMap(({ documents }) => documents).reduce((sum, { pages }) => sum + pages, 0),
        clauses: model.products.reduce((sum, { clauses }) => sum + (clauses?.clauses.length ?? 0), 0),
        insurers: 2,
      })
      store.close()
    }),
  )
})

test('says of every field how many products state it', () => {
  fc.assert(
    fc.property(models, (model) => {
      const store = loaded(model)
      for (const { slug, fields } of categories) {
        const own = model.products.map(({ product }) => product).filter(({ category }) => category === slug)
        const wanted = fields.map(({ key }) => {
          const facts = own.flatMap((product) => product.facts.filter((fact) => fact.key === key))
          return [key, coverageOf(facts, own.length)] as const
        })
        expect(store.fieldCoverage(slug)).toEqual(new Map(wanted))
      }
      store.close()
    }),
  )
})

test('follows versions to both ends, the oldest first', () => {
  fc.assert(
    fc.property(models, (model) => {
      const store = loaded(model)
      const products = model.products.map(({ product }) => product)
      const beforeOf = (product: Product) =>
        products.find(({ uin }) => normal(uin) === normal(product.supersedes ?? ''))
      const rootOf = (product: Product): Product => {
        const before = beforeOf(product)
        return before === undefined ? product : rootOf(before)
      }
      for (const product of products) {
        const family = products.filter((other) => rootOf(other) === rootOf(product)).map(({ uin }) => uin)
        const found = store.versions(product.uin).map(({ uin }) => uin)
        expect(found.toSorted()).toEqual(family.toSorted())
        for (const other of products) {
          const before = beforeOf(other)
          if (before !== undefined && found.includes(other.uin)) {
            expect(found.indexOf(before.uin)).toBeLessThan(found.indexOf(other.uin))
          }
        }
      }
      store.close()
    }),
  )
})

function normal(uin: string): string {
  return uin.replaceAll(' ', '').toUpperCase()
}

test('refuses what points nowhere', () => {
  const store = loaded({ categories, insurers, products: [] })
  const lost: Product = {
    uin: 'U1',
    name: 'n',
    line: 'life',
    category: 'a',
    insurer: 'z',
    status: 'active',
    launched: null,
    withdrawn: null,
    supersedes: null,
    documents: [],
    facts: [],
  }
  expect(() => store.addProduct(summary(lost, null))).toThrow('FOREIGN KEY')
  const unknown = { ...lost, insurer: 'x', facts: [{ key: 'six', value: 1 }] }
  expect(() => store.addProduct(summary(unknown, null))).toThrow('FOREIGN KEY')
  expect(() => store.product('U9')).toThrow('holds no product U9')
  store.close()
})
