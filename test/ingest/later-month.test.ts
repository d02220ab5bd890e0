import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { Cache } from '../../build/pipeline/cache/cache.ts'
import type { Run } from '../support/commands.ts'
import { mustBuild, temporaryFolder } from '../support/built.ts'
import { treeOf } from '../support/tree.ts'
import type { Product } from '../../build/contract/authored/product.ts'
import { compareTexts } from '../../build/contract/compare-texts.ts'
import { fileChanges } from '../../build/ingest/record-edits.ts'
import { rowsAt, snapshot } from './support/dataset.ts'
import { ingest } from './support/terminal.ts'

// The list of one month after that of another: each difference is reported by name, is one line of a file, and stands in
// the change log.

const HEAD = 'Name of Insurer;UIN;Name of Product;Date of Approval;Date of Withdrawal;Document'
const ONE = 'Sample One Insurance'
const uinOf = (n: number) => `SOHHLIP23${String(600 + n)}V012223`
const address = (n: number) => `https://example.invalid/${n}.pdf`
/** A row of the list, by the number of its product. */
const row = (
  n: number,
  { name = `Sample Health ${n}`, closed = '', insurer = ONE, file = address(n) } = {},
) => `${insurer};${uinOf(n)};${name};13/02/2023;${closed};${file}`
const NUMBERS = Array.from({ length: 30 }, (_, n) => n)
const [ADDED, WITHDRAWN, RENAMED, GONE, FOREIGN] = [[30, 31, 32, 33], [3, 4], [7, 8, 9], [11], 40]

const folder = temporaryFolder('later-month')
const data = join(folder, 'data')
cpSync(join(import.meta.dirname, '../check/rules/fixtures/valid'), data, { recursive: true })
const mapping = join(folder, 'mapping.json')
const columns = { uin: ['UIN'], name: ['Name of Product'], insurer: ['Name of Insurer'], kind: [] }
const days = { launched: ['date-of-approval'], withdrawn: ['DATE OF WITHDRAWAL'], archived: [] }
writeFileSync(
  mapping,
  JSON.stringify({
    columns: { ...columns, ...days, document_url: ['Document'] },
    only: { life: [], health: [], general: [] },
    categories: [
      { line: 'health', uin: ['SOHH?GP*'], category: 'health-plain' },
      { line: 'health', uin: ['*HLIP*'], words: ['wellness', 'heal*'], category: 'health-plain' },
    ],
  }),
)
const [base, out] = ['https://example.org', join(folder, 'out')]
let before: Map<string, string>
let run: Run

async function read(name: string, rows: readonly string[], ...more: string[]): Promise<Run> {
  const file = join(folder, name)
  writeFileSync(file, ['The list of the month;;;;;', HEAD, ...rows].join('\n'))
  return await ingest('list', file, '--list', 'health', '--data', data, '--mapping', mapping, ...more)
}

beforeAll(async () => {
  expect(
    await read(
      'first.csv',
      NUMBERS.map((n) => row(n)),
    ),
  ).toMatchObject({ code: 0, err: '' })
  await mustBuild(data, join(folder, 'first'), base)
  before = snapshot(data)
  const later = NUMBERS.filter((n) => !GONE.includes(n)).map((n) => {
    if (WITHDRAWN.includes(n)) return row(n, { closed: '20/03/2024', file: '' })
    return row(n, RENAMED.includes(n) ? { name: `Sample Wellness ${n}` } : {})
  })
  const rows = [
    ...later,
    ...ADDED.map((n) => row(n)),
    row(FOREIGN, { insurer: 'Sample Cedar Health Limited' }),
  ]
  run = await read('later.csv', rows.toReversed())
  await mustBuild(data, out, base, { previous: join(folder, 'first'), cache: Cache.inMemory() })
})

test('the report names each product that is new, withdrawn, renamed or missing, and the new insurer', () => {
  const named = (start: string) => {
    const lines = run.out.split('\n').filter((line) => line.startsWith(start))
    return lines.map((line) => /\bSOH\w+/u.exec(line)?.[0] ?? '').toSorted(compareTexts)
  }
  expect(run).toMatchObject({ code: 0, err: '' })
  expect(named('new ')).toEqual(ADDED.map(uinOf))
  expect(named('withdrawn ')).toEqual(WITHDRAWN.map(uinOf))
  expect(named('renamed ')).toEqual(RENAMED.map(uinOf))
  expect(named('not in the list: ')).toEqual(expect.arrayContaining(GONE.map(uinOf)))
  expect(named('changed ')).toEqual([])
  expect(run.out).toContain('“Sample Cedar Health Limited” (row 3)')
})

test('as many lines differ as products, in one file; a missing product stays, a listed address is kept', () => {
  const files = [...snapshot(data)].filter(([path, text]) => before.get(path) !== text)
  expect(files.map(([path]) => path)).toEqual([join(data, 'listed/sample-one.ndjson')])
  const [path, text] = files[0] ?? ['', '']
  const lines = new Set(before.get(path)?.split('\n'))
  expect(text.split('\n').filter((line) => !lines.has(line))).toHaveLength(
    ADDED.length + WITHDRAWN.length + RENAMED.length,
  )
  const rows = new Map(rowsAt(data, 'sample-one').map((one) => [one.uin, one]))
  expect(rows.get(uinOf(3))).toMatchObject({
    status: 'withdrawn',
    withdrawn: '2024-03-20',
    document_url: address(3),
  })
  expect(rows.get(uinOf(11))).toMatchObject({ status: 'active', name: 'Sample Health 11' })
})

test('the change log of the next release has these changes and no other', () => {
  const latest = treeOf(out).get('changes/latest.json')?.toString() ?? ''
  const release = (JSON.parse(latest) as { releases: { products: string[] }[] }).releases[0]
  expect(release?.products.toSorted()).toEqual([...ADDED, ...WITHDRAWN, ...RENAMED].map(uinOf).toSorted())
})

test('the same list again changes nothing', async () => {
  const again = snapshot(data)
  expect((await read('later.csv', [row(0)], '--partial')).out).toMatch(
    /^0 new, 0 changed .*, 0 no longer in the list$/mu,
  )
  expect(snapshot(data)).toEqual(again)
})

test('--show-mapping prints how lists are read', async () => {
  const { code, out } = await ingest('list', '--show-mapping', '--mapping', mapping, '--data', data)
  expect({ code, mapping: JSON.parse(out) as unknown }).toEqual({
    code: 0,
    mapping: JSON.parse(readFileSync(mapping, 'utf8')) as unknown,
  })
})

test('a product of which something is read has a record and leaves the rows; any other stays a row', () => {
  const [row] = rowsAt(data, 'sample-one')
  expect.assert(row !== undefined)
  const path = `products/sample-one/${row.uin}.json`
  const { documents } = JSON.parse(
    readFileSync(join(data, 'products/sample-one/SOHHLIP25001V022526.json'), 'utf8'),
  ) as Product
  const product = { ...row, insurer: 'sample-one', documents: [], facts: [] }
  const changesTo = (record: Product) => fileChanges(data, [{ path, collection: 'products', record }])
  const [renamed, ...none] = changesTo({ ...product, name: 'Sample Other' })
  expect(none).toEqual([])
  expect(renamed).toMatchObject({
    path: 'listed/sample-one.ndjson',
    after: expect.stringContaining('"Sample Other"') as string,
  })
  const read = changesTo({ ...product, documents })
  expect(read.map((one) => [one.path, one.before !== null, one.after.includes(row.uin)])).toEqual([
    [path, false, true],
    ['listed/sample-one.ndjson', true, false],
  ])
})
