import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { JsonSchema } from '../../../build/contract/schema.ts'
import { caseSite } from '../../requests/site.ts'
import { rowsOf } from '../../support/sqlite.ts'

// Tables of dataset.sqlite about itself.

let folder: string
beforeAll(async () => void ({ folder } = await caseSite()))

const rows = <T>(sql: string, ...values: unknown[]) => rowsOf<T>(folder, sql, ...values)
const one = <T>(sql: string, ...values: unknown[]) => rows<T>(sql, ...values)[0]

describe('dataset.sqlite', () => {
  test('has example queries that give rows, and views that are described', () => {
    const examples = rows<{ asks: string; sql: string }>('SELECT * FROM example')
    expect(examples).toHaveLength(4)
    for (const { asks, sql } of examples) expect([asks, rows(sql).length > 0]).toEqual([asks, true])
    const views = rows<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'view'`)
    for (const { name } of views)
      expect(one('SELECT holds FROM about WHERE table_name = ?', name)).toBeDefined()
    const cited = one<{ n: number }>('SELECT count(*) AS n FROM cited_fact')
    expect(cited).toEqual(one('SELECT count(*) AS n FROM fact'))
  })

  test('compares numbers as numbers, in the unit of the field', () => {
    const all = rows<{
      value: string
      type: string
      number: number | null
      flag: number | null
      text: string | null
    }>('SELECT value, type, number, flag, text FROM cited_fact WHERE value IS NOT NULL')
    for (const { value, type, ...typed } of all) {
      const said = JSON.parse(value) as unknown
      const kept = Array.isArray(said) ? said.join('; ') : said
      const wanted = { number: null, flag: null, text: null }
      const column = type === 'yes-no' ? 'flag' : typeof said === 'number' ? 'number' : 'text'
      expect(typed).toEqual({ ...wanted, [column]: column === 'flag' ? Number(said) : kept })
    }
    expect(
      one(`SELECT max(number) AS most FROM cited_fact WHERE unit = 'percent' AND number > 1000`),
    ).toEqual({ most: null })
  })

  test('has example queries of facts that select all that one must cite, one of them by a number', () => {
    const examples = rows<{ sql: string }>(`SELECT sql FROM example WHERE sql LIKE '%cited_fact%'`)
    for (const { sql } of examples) {
      const [row = {}] = rows<object>(sql)
      for (const column of 'uin display note status quote clause_number page printed_page clause_url data_date'.split(
        ' ',
      ))
        expect(Object.keys(row)).toContain(column)
    }
    const [long] = examples
      .filter(({ sql }) => /number >= \d/u.test(sql))
      .map(({ sql }) => rows<{ display: string }>(sql))
    expect(long?.length).toBeGreaterThan(0)
    for (const { display } of long ?? [])
      expect(Number(/^\d+/u.exec(display)?.[0])).toBeGreaterThanOrEqual(24)
  })

  test('says of a column that holds a key of an answer what the schema of the answer says of it', () => {
    const text = readFileSync(join(folder, 'api/v1/openapi.json'), 'utf8')
    const { schemas } = (JSON.parse(text) as { components: { schemas: Record<string, JsonSchema> } })
      .components
    const columns = [
      ['insurer', 'Insurer', 'aliases'],
      ['clause', 'Clause', 'title'],
      ['fact', 'StatedFact', 'note'],
      ['law', 'Law', 'is_behind'],
      ['section', 'LawSection', 'exceptions'],
      ['form', 'FormRecord', 'sha256'],
    ] as const
    for (const [table, schema, key] of columns) {
      const { holds = '' } =
        one<{ holds: string }>(
          'SELECT holds FROM about WHERE table_name = ? AND column_name = ?',
          table,
          key,
        ) ?? {}
      const said = schemas[schema]?.properties?.[key]?.description ?? 'nothing'
      expect([key, holds.slice(0, said.length)]).toEqual([key, said])
    }
  })

  test('has a column for every key of its records, those apart that other tables or columns give', () => {
    const text = readFileSync(join(folder, 'api/v1/openapi.json'), 'utf8')
    const { schemas } = (JSON.parse(text) as { components: { schemas: Record<string, JsonSchema> } })
      .components
    const elsewhere = [
      ['document', 'PolicyDocument', []],
      ['fact', 'StatedFact', ['label', 'group', 'type', 'law', 'page_url', 'citation', 'context', 'proof']],
      ['amendment', 'Amendment', []],
      ['section', 'LawSection', ['citation']],
    ] as const
    for (const [table, schema, left] of elsewhere) {
      const columns = rows<{ name: string }>('SELECT name FROM pragma_table_info(?)', table)
      const keys = Object.keys(schemas[schema]?.properties ?? {})
      const missing = keys.filter((key) => columns.every(({ name }) => name !== key))
      expect([table, new Set(missing)]).toEqual([table, new Set(left)])
    }
  })

  test('tells drafts from amendments that were made', () => {
    expect(
      one(`SELECT count(*) AS made FROM amendment WHERE NOT draft AND number = 'G.S.R. 864(E)'`),
    ).toEqual({ made: 0 })
    expect(rows(`SELECT number FROM amendment WHERE draft ORDER BY number`)).toEqual([
      { number: 'G.S.R. 441(E)' },
      { number: 'G.S.R. 864(E)' },
    ])
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
