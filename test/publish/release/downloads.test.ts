import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Law } from '../../../build/contract/authored/law.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import type { LawBody } from '../../../build/contract/published/instruments.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { caseSite, recordsIn } from '../../requests/site.ts'
import { manifestOf } from '../../serve/mirror/made-release.ts'
import { BASE } from '../../support/built-once.ts'
import { quietBuild, temporaryFolder } from '../../support/built.ts'

// The downloads, compared with the records of the dataset they were made from.

let folder: string
let data: string
let database: Database.Database

beforeAll(async () => {
  ;({ folder, data } = await caseSite())
  database = new Database(join(folder, 'release/dataset.sqlite'), { readonly: true })
}, 60_000)

afterAll(() => database.close())

const rows = <T>(sql: string, ...values: unknown[]) => database.prepare(sql).all(...values) as T[]
const one = <T>(sql: string, ...values: unknown[]) => rows<T>(sql, ...values)[0]
const products = () => recordsIn(data, 'products/*/!(*.clauses).json') as Product[]
const wordings = () => recordsIn(data, 'products/*/*.clauses.json') as ProductClauses[]

type Answers = Readonly<Record<string, unknown>>[]

/** The answers of the site at some paths under /index/answers/. */
const bodiesOf = (pattern: string): Answers => recordsIn(join(folder, 'index/answers'), pattern) as Answers

const EVERYWHERE = ['data_date', 'notice', 'markdown']
const CONTENTS = ['coverage', 'total', 'forms', 'policies', 'clauses', 'unread']

/** A table, the answers it is made from, and their members that are other tables, views or follow from them. */
const WHERE_KEPT = [
  ['product', 'policy/*', [...EVERYWHERE, ...CONTENTS, 'versions', 'documents', 'facts']],
  ['insurer', 'insurer/*', [...EVERYWHERE, ...CONTENTS, 'contacts', 'metrics']],
  ['law', 'law/*', [...EVERYWHERE, 'total', 'amended_by', 'sections']],
] as const

describe('dataset.sqlite', () => {
  test('is whole: every reference leads somewhere', () => {
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(database.pragma('foreign_key_check')).toEqual([])
    const keys = rows<{ n: number }>(
      `SELECT count(*) AS n FROM sqlite_schema, pragma_foreign_key_list(sqlite_schema.name) WHERE type = 'table'`,
    )
    expect(keys[0]?.n).toBeGreaterThan(15)
  })

  test('holds every product, fact, clause and section of the dataset, word for word', () => {
    for (const product of products()) {
      const row = one<object>('SELECT * FROM product WHERE uin = ?', product.uin)
      const { name, line, status, category, insurer, launched, withdrawn } = product
      expect(row).toMatchObject({ name, line, status, category, insurer, launched, withdrawn })
      const facts = rows<{ key: string; value: string | null; quote: string | null; clause: number | null }>(
        'SELECT * FROM fact WHERE product = ?',
        product.uin,
      )
      const held = new Map(facts.map((fact) => [fact.key, fact]))
      expect(held.size).toBe(product.facts.length)
      for (const { key, value, quote = null, clause = null } of product.facts) {
        const fact = held.get(key)
        expect([key, fact?.quote, fact?.clause]).toEqual([key, quote, clause])
        expect(fact?.value === null ? null : JSON.parse(fact?.value ?? '')).toEqual(value)
      }
    }
    for (const { uin, clauses } of wordings())
      for (const [position, { id, text, number, parent }] of clauses.entries())
        expect(one('SELECT product, position, text, number, within FROM clause WHERE id = ?', id)).toEqual({
          product: uin,
          position,
          // A page break is published as a blank line.
          text: text.replaceAll('\f', '\n\n'),
          number,
          within: parent,
        })
    for (const { slug, sections } of recordsIn(data, 'law/*.json') as Law[]) {
      const held = rows<object>(
        'SELECT number, heading, text, summary FROM section WHERE law = ? ORDER BY position',
        slug,
      )
      expect(held).toEqual(
        sections.map(({ number, heading, text, summary }) => ({ number, heading, text, summary })),
      )
    }
    const counts = one<object>(
      'SELECT (SELECT count(*) FROM product) AS p, (SELECT count(*) FROM clause) AS c',
    )
    expect(counts).toEqual({ p: products().length, c: wordings().flatMap(({ clauses }) => clauses).length })
  })

  test('leaves out nothing that the answers say, but for what follows from the rest', () => {
    const columnsOf = (table: string) =>
      rows<{ name: string }>('SELECT name FROM pragma_table_info(?)', table).map(({ name }) => name)
    for (const [table, body, elsewhere] of WHERE_KEPT) {
      const keys = new Set(bodiesOf(body).flatMap((one) => Object.keys(one)))
      const missing = [...keys].filter((key) => !columnsOf(table).includes(key) && !elsewhere.includes(key))
      expect([table, missing]).toEqual([table, []])
      expect(keys.size).toBeGreaterThan(3)
    }
  })

  test('holds what was searched, what conflicts, contacts, versions and amendments as the answers do', () => {
    const parsed = (text: string | null) => (text === null ? undefined : (JSON.parse(text) as unknown))
    for (const { uin, facts, unread, versions } of bodiesOf('policy/*') as PolicyBody[]) {
      for (const { key, searched, conflicts = [], disputed } of facts) {
        const row = one<Record<'searched' | 'conflicts' | 'disputed', string | null>>(
          'SELECT searched, conflicts, disputed FROM fact WHERE product = ? AND key = ?',
          uin,
          key,
        )
        expect([uin, key, parsed(row?.searched ?? null)]).toEqual([uin, key, searched ?? undefined])
        expect(parsed(row?.conflicts ?? null) ?? []).toEqual(conflicts)
        expect(parsed(row?.disputed ?? null)).toEqual(disputed ?? undefined)
      }
      const unreadKeys = rows<{ key: string }>('SELECT key FROM unread_field WHERE product = ?', uin)
      expect(new Set(unreadKeys.map(({ key }) => key))).toEqual(new Set(unread.map(({ key }) => key)))
      const others = rows<{ uin: string }>('SELECT uin FROM version WHERE product = ? ORDER BY position', uin)
      expect(others.map((row) => row.uin)).toEqual(
        versions.map((version) => version.uin).filter((version) => version !== uin),
      )
    }
    for (const { slug, contacts, aliases } of bodiesOf('insurer/*') as InsurerBody[]) {
      const held = rows<{ value: string; quote: string }>(
        'SELECT value, quote FROM contact WHERE insurer = ? ORDER BY position',
        slug,
      )
      expect(held).toEqual(contacts.map(({ value, quote }) => ({ value, quote })))
      expect(
        parsed(one<{ aliases: string }>('SELECT aliases FROM insurer WHERE slug = ?', slug)?.aliases ?? null),
      ).toEqual(aliases)
    }
    for (const { slug, amended_by } of bodiesOf('law/*') as LawBody[])
      expect(rows('SELECT title FROM amendment WHERE law = ? ORDER BY position', slug)).toEqual(
        amended_by.map(({ title }) => ({ title })),
      )
  })

  test('has example queries that give rows, and views that are described', () => {
    const examples = rows<{ asks: string; sql: string }>('SELECT * FROM example')
    expect(examples).toHaveLength(3)
    for (const { asks, sql } of examples) expect([asks, rows(sql).length > 0]).toEqual([asks, true])
    const views = rows<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'view'`)
    for (const { name } of views)
      expect(one('SELECT holds FROM about WHERE table_name = ?', name)).toBeDefined()
    const cited = one<{ n: number }>('SELECT count(*) AS n FROM cited_fact')
    expect(cited).toEqual(one('SELECT count(*) AS n FROM fact'))
  })

  test('finds words in clauses and in law', () => {
    const found = rows<{ id: number }>(`SELECT rowid AS id FROM clause_search('waiting')`).map(({ id }) => id)
    const holding = wordings().flatMap(({ clauses }) =>
      clauses.filter(({ text, title }) => /\bwaiting\b/iu.test(`${title} ${text}`)),
    )
    expect(found).toEqual(expect.arrayContaining(holding.map(({ id }) => id)))
    expect(holding.length).toBeGreaterThan(3)
    expect(
      rows(`SELECT * FROM section WHERE id IN (SELECT rowid FROM section_search('insurer'))`).length,
    ).toBeGreaterThan(3)
  })

  test('says of every table and column what it holds', () => {
    const tables = rows<{ name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\'`,
    )
    for (const { name } of tables) {
      const columns = rows<{ name: string }>('SELECT name FROM pragma_table_info(?)', name).map(
        (column) => column.name,
      )
      const said = rows<{ column_name: string }>(
        'SELECT column_name FROM about WHERE table_name = ? AND length(holds) > 3',
        name,
      )
      expect([name, new Set(said.map(({ column_name }) => column_name))]).toEqual([
        name,
        new Set(['', ...columns]),
      ])
    }
    expect(tables.length).toBeGreaterThan(12)
  })
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
  const bodies = (bodiesOf('policy/*') as PolicyBody[]).filter(({ facts }) => facts.length > 0)
  for (const slug of new Set(bodies.map(({ category }) => category.slug))) {
    const file = JSON.parse(unzipped(`facts-${slug}.json.gz`)) as { category: string; products: PolicyBody[] }
    expect(file.category).toBe(slug)
    const own = bodies.filter(({ category }) => category.slug === slug)
    expect(new Map(file.products.map(({ uin, facts, unread }) => [uin, { facts, unread }]))).toEqual(
      new Map(own.map(({ uin, facts, unread }) => [uin, { facts, unread }])),
    )
  }
})

test('the manifest names every download, and the same data makes the same bytes', async () => {
  const names = manifestOf(folder).downloads.map(({ path }) => path)
  const read = new Set(products().flatMap(({ category, facts }) => (facts.length > 0 ? [category] : [])))
  expect(names).toHaveLength(9 + read.size)
  const again = temporaryFolder('downloads-again')
  await quietBuild(data, again, BASE)
  for (const path of names)
    expect([path, readFileSync(join(again, path)).equals(readFileSync(join(folder, path)))]).toEqual([
      path,
      true,
    ])
  const dated = join(data, 'dataset.json')
  writeFileSync(dated, readFileSync(dated, 'utf8').replace(/(?<="data_date": "\d{4}-)\d{2}-\d{2}/u, '12-30'))
  await quietBuild(data, again, BASE)
  expect(manifestOf(again).digest).not.toBe(manifestOf(folder).digest)
}, 60_000)
