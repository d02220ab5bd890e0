import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { gunzipSync as firstMember } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Law } from '../../../build/contract/authored/law.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import type { LawBody } from '../../../build/contract/published/instruments.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { caseSite, recordsIn } from '../../requests/site.ts'
import { manifestOf } from '../../serve/mirror/made-release.ts'
import { GOLDEN } from '../../golden/golden.ts'
import { mustBuild, temporaryFolder } from '../../support/built.ts'
import { rowsOf } from '../../support/sqlite.ts'

// The downloads, compared with the records of the dataset they were made from.

let folder: string
let data: string

beforeAll(async () => void ({ folder, data } = await caseSite()))

const rows = <T>(sql: string, ...values: unknown[]) => rowsOf<T>(folder, sql, ...values)
const one = <T>(sql: string, ...values: unknown[]) => rows<T>(sql, ...values)[0]
const products = () => recordsIn(data, 'products/*/!(*.clauses).json') as Product[]
const wordings = () => recordsIn(data, 'products/*/*.clauses.json') as ProductClauses[]

type Answers = Readonly<Record<string, unknown>>[]

/** The answers of the site at some paths under /index/answers/. */
const bodiesOf = (pattern: string): Answers => recordsIn(join(folder, 'index/answers'), pattern) as Answers

const EVERYWHERE = ['data_date', 'notice', 'markdown', 'page_url', 'look_at']
const CONTENTS = ['coverage', 'total', 'forms', 'policies', 'clauses', 'unread']

/** A table, the answers it is made from, and their members that are other tables, views or follow from them. */
const WHERE_KEPT = [
  ['product', 'policy/*', [...EVERYWHERE, ...CONTENTS, 'versions', 'documents', 'facts']],
  ['insurer', 'insurer/*', [...EVERYWHERE, ...CONTENTS, 'contacts', 'metrics']],
  ['law', 'law/*', [...EVERYWHERE, 'total', 'amended_by', 'sections']],
] as const

describe('dataset.sqlite', () => {
  test('is whole: every reference leads somewhere', () => {
    expect(rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(rows('PRAGMA foreign_key_check')).toEqual([])
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
      const byKey = new Map(facts.map((fact) => [fact.key, fact]))
      expect(byKey.size).toBe(product.facts.length)
      for (const { key, value, quote = null, clause = null } of product.facts) {
        const fact = byKey.get(key)
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
      const stored = rows<object>(
        'SELECT number, heading, text, summary FROM section WHERE law = ? ORDER BY position',
        slug,
      )
      expect(stored).toEqual(
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
      const stored = rows<{ value: string; quote: string }>(
        'SELECT value, quote FROM contact WHERE insurer = ? ORDER BY position',
        slug,
      )
      expect(stored).toEqual(contacts.map(({ value, quote }) => ({ value, quote })))
      expect(
        parsed(one<{ aliases: string }>('SELECT aliases FROM insurer WHERE slug = ?', slug)?.aliases ?? null),
      ).toEqual(aliases)
    }
    for (const { slug, amended_by } of bodiesOf('law/*') as LawBody[])
      expect(rows('SELECT title FROM amendment WHERE law = ? ORDER BY position', slug)).toEqual(
        amended_by.map(({ title }) => ({ title })),
      )
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
})

test('a reader of one gzip member, as browsers are, reads every compressed download whole', () => {
  const { parts, downloads } = manifestOf(folder)
  const all = [...parts.flatMap(({ archive }) => archive ?? []), ...downloads].map(({ path }) => path)
  for (const path of all.filter((one) => one.endsWith('.gz'))) {
    const bytes = readFileSync(join(folder, path))
    // Fflate stops after the first member, Node goes on to the last.
    expect([path, firstMember(bytes).byteLength]).toEqual([path, gunzipSync(bytes).byteLength])
  }
})

test('the manifest names every download', () => {
  const names = manifestOf(folder).downloads.map(({ path }) => path)
  const read = new Set(products().flatMap(({ category, facts }) => (facts.length > 0 ? [category] : [])))
  expect(names).toHaveLength(9 + read.size)
})

test('the same data makes the same bytes, and data of another day has another digest', async () => {
  const [one, two] = [temporaryFolder('downloads'), temporaryFolder('downloads-again')]
  for (const out of [one, two]) await mustBuild(GOLDEN.data, out, GOLDEN.baseUrl)
  const names = manifestOf(one).downloads.map(({ path }) => path)
  expect(names.length).toBeGreaterThan(9)
  for (const path of names)
    expect([path, readFileSync(join(two, path)).equals(readFileSync(join(one, path)))]).toEqual([path, true])
  const dated = temporaryFolder('downloads-dated')
  cpSync(GOLDEN.data, dated, { recursive: true })
  const file = join(dated, 'dataset.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<="data_date": "\d{4}-)\d{2}-\d{2}/u, '12-30'))
  await mustBuild(dated, two, GOLDEN.baseUrl)
  expect(manifestOf(two).digest).not.toBe(manifestOf(one).digest)
})
