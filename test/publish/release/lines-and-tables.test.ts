import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import type { DownloadSource } from '../../../build/publish/release/source.ts'
import { csvPieces } from '../../../build/publish/release/spreadsheets.ts'
import { caseSite, recordsIn } from '../../requests/site.ts'

// Lines, tables for spreadsheets and the facts of categories, compared with the records they were made from.

let folder: string
let data: string
beforeAll(async () => void ({ folder, data } = await caseSite()))

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

/** Cells that each Frictionless type allows; a cell without a value is empty. */
const FORMS: Readonly<Record<string, RegExp>> = {
  integer: /^(?:\d+)?$/u,
  number: /^(?:-?\d+(?:\.\d+)?)?$/u,
  boolean: /^(?:true|false|0|1)?$/u,
  date: /^(?:\d{4}-\d\d-\d\d)?$/u,
}
const POLICY = { uin: 'A', insurer: {}, category: {} }
const fieldsOf = (slug: string) =>
  (recordsIn(data, `categories/${slug}.json`) as { fields: unknown[] }[])[0]?.fields.length ?? 0

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
    const unread = table.filter((cells) => at(cells, 'status') === 'unread')
    expect(table).toHaveLength(facts.length + unread.length)
    // Of a product that was read, every field of its category has a row.
    const read = products().filter(({ facts: all }) => all.length > 0)
    expect(table).toHaveLength(read.reduce((sum, { category }) => sum + fieldsOf(category), 0))
    const byFact = new Map(table.map((cells) => [`${at(cells, 'uin')} ${at(cells, 'key')}`, cells]))
    for (const { uin, key, quote = null } of facts)
      expect([key, at(byFact.get(`${uin} ${key}`) ?? [], 'quote')]).toEqual([key, quote ?? ''])
  })

  test('a text that a spreadsheet would compute has an apostrophe before it, a number has none', () => {
    const source = {
      read: () =>
        Buffer.from(JSON.stringify({ ...POLICY, name: '=1+1', status: '-', coverage: { stated: -1 } })),
    } as unknown as DownloadSource
    const [, row] = [...csvPieces('products', ['p'], source)].map((line) => Buffer.from(line).toString())
    expect(row).toContain(`"'=1+1"`)
    expect(row).toContain(`"'-"`)
    expect(row).toContain('"-1"')
  })

  test('the data package names every download, with the columns of the tables', () => {
    interface Resource {
      readonly name: string
      readonly path: string
      readonly bytes: number
      readonly hash: string
      readonly schema?: { readonly fields: readonly { readonly name: string; readonly type: string }[] }
    }
    const text = readFileSync(join(folder, 'datapackage.json'), 'utf8')
    const { resources } = JSON.parse(text) as { resources: readonly Resource[] }
    for (const { name, path, bytes, hash, schema } of resources) {
      const file = readFileSync(join(folder, path))
      expect([name, bytes]).toEqual([expect.stringMatching(/^[a-z0-9._-]+$/u), file.byteLength])
      expect(hash).toBe(`sha256:${createHash('sha256').update(file).digest('hex')}`)
      if (schema === undefined) continue
      const [names = [], ...table] = cellsOf(gunzipSync(file).toString())
      expect(schema.fields.map((field) => field.name)).toEqual(names)
      for (const [at, { type }] of schema.fields.entries())
        for (const cells of table) expect(cells[at], `${path} ${names[at]}`).toMatch(FORMS[type] ?? /^/u)
    }
    expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length)
    expect(resources.length).toBeGreaterThan(10)
  })
})

test('the facts of a category are those of the answers of its read products, with their day and notice', () => {
  const bodies = (recordsIn(join(folder, 'index/answers'), 'policy/*') as PolicyBody[]).filter(
    ({ facts }) => facts.length > 0,
  )
  for (const slug of new Set(bodies.map(({ category }) => category.slug))) {
    const file = JSON.parse(unzipped(`facts-${slug}.json.gz`)) as {
      category: string
      notice: string
      products: PolicyBody[]
    }
    const own = bodies.filter(({ category }) => category.slug === slug)
    expect(file).toMatchObject({ category: slug, notice: own[0]?.notice })
    const factsOf = ({ data_date, uin, facts, unread }: PolicyBody) =>
      [uin, { data_date, facts, unread }] as const
    expect(new Map(file.products.map(factsOf))).toEqual(new Map(own.map(factsOf)))
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
