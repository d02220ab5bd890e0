import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Clause, ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { Retired } from '../../build/contract/authored/dataset.ts'
import { checkCommand } from '../../build/check/index.ts'
import { CLAUSE_REPAIRS, RETIRED_REPAIRS } from '../../build/check/rules/repairs.ts'
import type { ProductSubject } from '../../build/check/dataset/model.ts'
import { runCommand } from '../support/commands.ts'
import { GOLDEN, broken } from './broken-dataset.ts'

const CLAUSES = 'products/sample-fern/SFHHLIP24001V022324.clauses.json'

describe('npm run check -- --fix', () => {
  test('puts back what only one repair mends, and says which rule repaired which file', async () => {
    const data = broken((file) => {
      const change = <T>(path: string, edit: (record: T) => T) => {
        const record = edit(JSON.parse(readFileSync(file(path), 'utf8')) as T)
        writeFileSync(file(path), `${JSON.stringify(record, null, 2)}\n`)
      }
      change<ProductClauses>(CLAUSES, ({ uin, clauses: [a, b, c, ...rest] }) => {
        const { page_end: _, ...third } = c as Clause
        const fourth = rest.shift()
        return { uin, clauses: [fourth, a, b, third, ...rest] as Clause[] }
      })
      change<Retired>('retired.json', ({ clauses, used = [] }) => ({
        clauses,
        used: [[18, 11], ...used.slice(1, 2)],
      }))
    })
    const { code, out } = await runCommand(checkCommand, '--data', data, '--fix')
    expect(out.split('\n').slice(0, 2)).toEqual([
      `${CLAUSES}: repaired by clause-pages, pages-in-order`,
      'retired.json: repaired by retired-ranges, remembered-clause',
    ])
    expect(code).toBe(0)
    for (const path of [CLAUSES, 'retired.json'])
      expect(readFileSync(`${data}/${path}`, 'utf8')).toBe(readFileSync(`${GOLDEN}/${path}`, 'utf8'))
  })

  test('leaves a dataset alone in which there is nothing to repair', async () => {
    const data = broken(() => {})
    const { out } = await runCommand(checkCommand, '--data', data, '--fix')
    expect(out).not.toContain('repaired')
    expect(readFileSync(`${data}/${CLAUSES}`)).toEqual(readFileSync(`${GOLDEN}/${CLAUSES}`))
  })

  test('does not retire a clause that is gone: it may have been lost', async () => {
    const data = broken((file) => {
      const record = JSON.parse(readFileSync(file(CLAUSES), 'utf8')) as ProductClauses
      writeFileSync(
        file(CLAUSES),
        `${JSON.stringify({ ...record, clauses: record.clauses.slice(0, -1) }, null, 2)}\n`,
      )
    })
    const before = readFileSync(`${data}/retired.json`, 'utf8')
    const { code, err } = await runCommand(checkCommand, '--data', data, '--fix')
    expect([code, err]).toEqual([1, expect.stringContaining('(lost-clause)')])
    expect(readFileSync(`${data}/retired.json`, 'utf8')).toBe(before)
  })
})

/** A clause of a document of ten pages, by what its repairs look at. */
const clause = (id: number, page: number, more: Partial<Clause> = {}): Clause => ({
  id,
  document: 'wording',
  parent: null,
  number: '',
  title: '',
  text: 'Words',
  page,
  ...more,
})

const subject = { product: { documents: [{ id: 'wording', pages: 10 }] } } as unknown as ProductSubject

test.each<[what: string, before: Clause[], after: Clause[]]>([
  [
    'page_end follows the page breaks',
    [clause(1, 2, { text: 'A\fB\fC' })],
    [clause(1, 2, { text: 'A\fB\fC', page_end: 4 })],
  ],
  ['page_end is dropped where there is no page break', [clause(1, 2, { page_end: 3 })], [clause(1, 2)]],
  [
    'no page_end beyond the document is set',
    [clause(1, 10, { text: 'A\fB' })],
    [clause(1, 10, { text: 'A\fB' })],
  ],
  [
    'a page break at an end is left to a person',
    [clause(1, 2, { text: 'A\f' })],
    [clause(1, 2, { text: 'A\f' })],
  ],
  [
    'clauses of one page keep their order',
    [clause(2, 3), clause(1, 3), clause(3, 1)],
    [clause(3, 1), clause(2, 3), clause(1, 3)],
  ],
  [
    'documents keep their places',
    [clause(1, 5), clause(2, 1, { document: 'other' }), clause(3, 4)],
    [clause(3, 4), clause(2, 1, { document: 'other' }), clause(1, 5)],
  ],
  [
    'no clause is put before the one it is in',
    [clause(1, 5), clause(2, 4, { parent: 1 })],
    [clause(1, 5), clause(2, 4, { parent: 1 })],
  ],
])('%s', (_what, before, after) => {
  const repaired = CLAUSE_REPAIRS.reduce<readonly Clause[]>(
    (clauses, { repair }) => repair(clauses, subject),
    before,
  )
  expect(repaired).toEqual(after)
})

test.each<[what: string, before: Retired, after: Retired]>([
  ['a range runs upwards', { clauses: [[9, 7]] }, { clauses: [[7, 9]] }],
  ['numbers in use are remembered', { clauses: [], used: [[1, 2]] }, { clauses: [], used: [[1, 4]] }],
  ['what remembers nothing is left so', { clauses: [[1, 1]] }, { clauses: [[1, 1]] }],
])('of retired numbers, %s', (_what, before, after) => {
  const repaired = RETIRED_REPAIRS.reduce((record, { repair }) => repair(record, [[3, 4]]), before)
  expect(repaired).toEqual(after)
})
