import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { caseSite, recordsIn } from '../../requests/site.ts'

// Lines, tables for spreadsheets and the facts of categories, compared with the records they were made from.

let folder: string
let data: string
beforeAll(async () => void ({ folder, data } = await caseSite()), 60_000)

const products = () => recordsIn(data, 'products/*/!(*.clauses).json') as Product[]
const wordings = () => recordsIn(data, 'products/*/*.clauses.json') as ProductClauses[]

/** The cells of a table as RFC 4180 has them, all in quotes. */
function cellsOf(text: string): string[][] {
  const table: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/gu)) {
    table.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end !== ',') table.push([])
  }
  return table.slice(0, -1)
}

const unzipped = (name: string) => gunzipSync(readFileSync(join(folder, 'release', name))).toString()

describe('the tables for spreadsheets', () => {
  test('begin with the mark of UTF-8, and give a clause as words that no spreadsheet makes a number of', () => {
    for (const name of ['products', 'facts'])
      expect(unzipped(`${name}.csv.gz`).startsWith('\uFEFF"uin"')).toBe(true)
    const [names = [], ...table] = cellsOf(unzipped('facts.csv.gz'))
    const numbers = table.map((cells) => cells[names.indexOf('clause_number')] ?? '')
    expect(numbers.filter((cell) => cell !== '' && !Number.isNaN(Number(cell)))).toEqual([])
    expect(numbers.some((cell) => /^clause \d+\.\d*0$/u.test(cell))).toBe(true)
    for (const [at, cells] of table.entries()) {
      const [value, number] = ['value', 'number'].map((name) => cells[names.indexOf(name)])
      if (number !== '') expect([at, number]).toEqual([at, value])
    }
  })

  test('of products have a row for each, with its category and what was read', () => {
    const [names = [], ...table] = cellsOf(unzipped('products.csv.gz'))
    expect(names.slice(0, 3)).toEqual(['uin', 'name', 'insurer'])
    expect(new Set(table.map(([uin]) => uin))).toEqual(new Set(products().map(({ uin }) => uin)))
    expect(table).toHaveLength(products().length)
    for (const cells of table) expect(cells).toHaveLength(names.length)
  })

  test('of facts have a row for each, with its words as they are', () => {
    const [names = [], ...table] = cellsOf(unzipped('facts.csv.gz'))
    const at = (cells: readonly string[], name: string) => cells[names.indexOf(name)]
    const facts = products().flatMap(({ uin, facts: all }) => all.map((fact) => ({ uin, ...fact })))
    expect(table).toHaveLength(facts.length)
    const held = new Map(table.map((cells) => [`${at(cells, 'uin')} ${at(cells, 'key')}`, cells]))
    for (const { uin, key, quote = null } of facts)
      expect([key, at(held.get(`${uin} ${key}`) ?? [], 'quote')]).toEqual([key, quote ?? ''])
  })
})

test('the facts of a category are those of the answers of its read products', () => {
  const bodies = (recordsIn(join(folder, 'index/answers'), 'policy/*') as PolicyBody[]).filter(
    ({ facts }) => facts.length > 0,
  )
  for (const slug of new Set(bodies.map(({ category }) => category.slug))) {
    const file = JSON.parse(unzipped(`facts-${slug}.json.gz`)) as { category: string; products: PolicyBody[] }
    expect(file.category).toBe(slug)
    const own = bodies.filter(({ category }) => category.slug === slug)
    expect(new Map(file.products.map(({ uin, facts, unread }) => [uin, { facts, unread }]))).toEqual(
      new Map(own.map(({ uin, facts, unread }) => [uin, { facts, unread }])),
    )
  }
})

describe('the lines of a kind', () => {
  test.each([
    ['products', 'index/answers/policy/', () => products().length],
    ['clauses', 'api/v1/clause/', () => wordings().flatMap(({ clauses }) => clauses).length],
    ['law', 'index/answers/law/', () => recordsIn(data, 'law/*.json').length],
    ['insurers', 'index/answers/insurer/', () => recordsIn(data, 'insurers/*.json').length],
    ['categories', 'index/answers/fields/', () => recordsIn(data, 'categories/*.json').length],
    ['forms', 'forms/', () => recordsIn(data, 'forms/*.json').length],
  ])('of %s are the answers, one for each', (kind, _place, count) => {
    const text = gunzipSync(readFileSync(join(folder, `release/${kind}.ndjson.gz`))).toString()
    const bodies = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { data_date?: string })
    expect(bodies).toHaveLength(count())
    expect(new Set(text.trimEnd().split('\n')).size).toBe(count())
  })

  test('of clauses come in the order of their numbers', () => {
    const text = gunzipSync(readFileSync(join(folder, 'release/clauses.ndjson.gz'))).toString()
    const ids = text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })
})
