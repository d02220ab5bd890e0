import { beforeAll, describe, expect, test } from 'vitest'
import type { Cell, CompareBody } from '../../build/contract/published/comparison.ts'
import type { Category, Field } from '../../build/contract/authored/category.ts'
import type { Fact, Product } from '../../build/contract/authored/product.ts'
import type { IndexSource } from '../../functions/query/source/load.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import { BASE } from '../support/built-once.ts'
import { askHandlers } from '../support/handlers.ts'
import { caseSite, recordsIn } from '../requests/site.ts'

// Verdicts worked out a second time, from the records in data/.

let products: Product[]
let categories: Category[]
let ask: (path: string) => Promise<unknown>

beforeAll(async () => {
  const { data, folder } = await caseSite()
  products = recordsIn(data, 'products/*/!(*.clauses).json') as Product[]
  categories = recordsIn(data, 'categories/*.json') as Category[]
  const send = askHandlers(BASE, folderSource(folder))
  ask = async (path) => JSON.parse((await send({ method: 'GET', path })).text) as unknown
})

describe('comparePolicies', () => {
  test('says of every two products what a comparison of their records says', async () => {
    const verdicts = new Set<string>()
    for (const [at, one] of products.entries()) {
      for (const pair of products.slice(at + 1)) {
        const uins = [one, pair].map(({ uin }) => encodeURIComponent(uin)).join()
        const { rows } = (await ask(`/api/v1/compare?uins=${uins}`)) as CompareBody
        expect(rows.map(plainRow)).toEqual(naiveRows([one, pair]))
        for (const { verdict } of rows) verdicts.add(verdict)
      }
    }
    expect([...verdicts]).toEqual(expect.arrayContaining(['same', 'different', 'not-compared', 'incomplete']))
  })

  test('says of three and of four products what a comparison of their records says', async () => {
    for (let at = 0; at + 3 < products.length; at += 3) {
      for (const compared of [products.slice(at, at + 3), products.slice(at, at + 4).toReversed()]) {
        const uins = compared.map(({ uin }) => encodeURIComponent(uin)).join()
        const { rows } = (await ask(`/api/v1/compare?uins=${uins}`)) as CompareBody
        expect(rows.map(plainRow)).toEqual(naiveRows(compared))
      }
    }
  })
})

test('a fact names the document it was read from', async () => {
  const [one, two] = products.slice(0, 2).map(({ uin, documents }) => ({ uin, documents }))
  if (one === undefined || two === undefined) throw new Error('no products')
  const path = `/api/v1/compare?uins=${[one, two].map(({ uin }) => encodeURIComponent(uin)).join()}`
  const { rows } = (await ask(path)) as CompareBody
  const read = rows.flatMap(({ cells }) =>
    cells.filter((cell) => 'document' in cell && cell.document !== null),
  )
  expect(read.length).toBeGreaterThan(0)
  for (const cell of read)
    if ('document' in cell) {
      const { id, title } =
        (cell.uin === one.uin ? one : two).documents.find(({ id }) => id === cell.document) ?? {}
      expect(cell.source).toMatchObject({ id, title })
    }
})

test('values of different types under one key are never compared with each other', async () => {
  const uins = ['904N001V02', '905N011V03']
  const { folder } = await caseSite()
  const site = folderSource(folder)
  const mixed: IndexSource = {
    async read(path) {
      const bytes = await site.read(path)
      if (bytes === null || path !== `/index/answers/policy/${uins[1]}`) return bytes
      const policy = JSON.parse(Buffer.from(bytes).toString()) as { facts: { type: string }[] }
      for (const fact of policy.facts) fact.type = fact.type === 'days' ? 'months' : fact.type
      return Buffer.from(JSON.stringify(policy))
    },
  }
  const rowsOf = async (source: IndexSource) => {
    const { text } = await askHandlers(
      BASE,
      source,
    )({ method: 'GET', path: `/api/v1/compare?uins=${uins.join()}` })
    return (JSON.parse(text) as CompareBody).rows.filter(({ type }) => type === 'days')
  }
  // The type of what the second product has a fact for is another one; the first has the field, answered or not.
  const askedOfBoth = ({ cells: [first, second] }: CompareBody['rows'][number]) =>
    first?.status !== 'not-applicable' && second !== undefined && 'value' in second
  const before = await rowsOf(site)
  const apart = new Set(before.filter(askedOfBoth).map(({ key }) => key))
  expect(apart.size).toBeGreaterThan(0)
  expect(apart.size).toBeLessThan(before.length)
  for (const { key, verdict } of await rowsOf(mixed))
    expect([key, verdict]).toEqual([key, apart.has(key) ? 'not-compared' : 'incomplete'])
})

interface PlainRow {
  readonly key: string
  readonly verdict: string
  readonly cells: readonly unknown[]
}

function plainRow({ key, verdict, cells }: CompareBody['rows'][number]): PlainRow {
  const plain = (cell: Cell) => ('value' in cell ? [cell.value, cell.quote, cell.note ?? null] : cell.status)
  return { key, verdict, cells: cells.map(plain) }
}

/** The rows of a comparison, read off the records. */
function naiveRows(compared: readonly Product[]): PlainRow[] {
  const fieldsOf = (product: Product) =>
    categories.find(({ slug }) => slug === product.category)?.fields ?? []
  const keys = new Set(compared.flatMap(fieldsOf).map(({ key }) => key))
  return [...keys].map((key) => {
    const facts = compared.map((product) => product.facts.find((fact) => fact.key === key))
    const has = compared.map((product) => fieldsOf(product).some((field) => field.key === key))
    const cells = facts.map((fact, at) => {
      if (fact !== undefined) return [fact.value, fact.quote ?? null, fact.note ?? null]
      return has[at] === true ? 'unread' : 'not-applicable'
    })
    const asked = compared.map((product) => fieldsOf(product).find((field) => field.key === key))
    return { key, verdict: naiveVerdict(facts, asked), cells }
  })
}

function naiveVerdict(facts: readonly (Fact | undefined)[], asked: readonly (Field | undefined)[]): string {
  const [first, ...others] = facts
  const [field, ...more] = asked.filter((one) => one !== undefined)
  if (more.some(({ type, question }) => type !== field?.type || question !== field.question))
    return 'not-compared'
  if (facts.some((fact) => fact === undefined || fact.value === null)) return 'incomplete'
  if (field?.type === 'text' || field?.type === 'list') return 'not-compared'
  if (facts.some((fact) => fact?.disputed ?? fact?.unverified ?? fact?.conflicts)) return 'not-compared'
  if (others.some((fact) => fact?.value !== first?.value)) return 'different'
  const quotes = (fact: Fact | undefined) => (fact?.context ?? []).map(({ quote }) => quote).join('\n')
  const alike = others.every((fact) => fact?.note === first?.note && quotes(fact) === quotes(first))
  return alike ? 'same' : 'differs-in-notes'
}
