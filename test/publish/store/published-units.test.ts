import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { csvPieces } from '../../../build/publish/release/spreadsheets.ts'
import type { DownloadSource } from '../../../build/publish/release/source.ts'
import { PublishedDatabase } from '../../../build/publish/store/published.ts'
import { categoryRows, factRows } from '../../../build/publish/store/published-rows.ts'
import { temporaryFolder } from '../../support/built.ts'
import { rowsOf } from '../../support/sqlite.ts'

// The unit of a number in the downloads: what its field counts, unless the fact or the label names another.

const CASES = [
  { key: 'limit', type: 'amount', label: 'Limit', value: 50_000, unit: 'rupees' },
  { key: 'abroad', type: 'amount', label: 'Limit abroad', value: 2000, currency: 'USD', unit: 'USD' },
  { key: 'notice', type: 'number', label: 'Notice of an admission (hours)', value: 24, unit: 'hours' },
  { key: 'garages', type: 'number', label: 'Network garages (cashless)', value: 1850, unit: 'items' },
  { key: 'wait', type: 'months', label: 'Waiting period', value: 36, unit: 'months' },
  { key: 'kind', type: 'text', label: 'Kind', value: 'Indemnity', unit: null },
]

const WANTED = CASES.map(({ key, unit }) => ({ key, unit }))
const PRODUCT = {
  uin: 'A',
  name: 'A',
  line: 'health',
  status: 'active',
  url: 'https://a.example',
  category: { slug: 'c', name: 'C' },
  insurer: { slug: 'i', name: 'I' },
}
const POLICY = {
  ...PRODUCT,
  coverage: { stated: CASES.length },
  documents: [],
  unread: [],
  facts: CASES.map((fact) => ({ ...fact, unit: undefined, status: 'quoted', clause: null, conflicts: [] })),
} as unknown as PolicyBody

describe('the unit of a number', () => {
  test('is in the table of facts for spreadsheets', () => {
    const source = { read: () => Buffer.from(JSON.stringify(POLICY)) } as unknown as DownloadSource
    const [names = [], ...rows] = [...csvPieces('facts', ['p'], source)]
      .map((line) => Buffer.from(line).toString().replace('\uFEFF', '').trim())
      .map((line) => line.slice(1, -1).split('","'))
    const cell = (row: readonly string[], name: string) => row[names.indexOf(name)]
    expect(rows.map((row) => ({ key: cell(row, 'key'), unit: cell(row, 'unit') || null }))).toEqual(WANTED)
  })

  test('is in the view of facts of the SQLite file', () => {
    const folder = temporaryFolder('published-units')
    mkdirSync(join(folder, 'release'))
    const database = new PublishedDatabase(join(folder, 'release/dataset.sqlite'))
    const add = database.add.bind(database)
    add('release', { data_date: '2026-01-01', base_url: '', notice: '', withdrawals_known_for: [] })
    const fields = CASES.map(({ key, type, label }) => ({
      key,
      type,
      label,
      group: 'G',
      question: '?',
      terms: [],
    }))
    const category = { slug: 'c', name: 'C', line: 'health', description: '' }
    categoryRows({ category, fields } as never, add)
    add('insurer', { slug: 'i', name: 'I', lines: [], aliases: [] })
    add('product', { ...PRODUCT, category: 'c', insurer: 'i' })
    factRows(POLICY, add)
    database.finish()
    expect(rowsOf(folder, 'SELECT key, unit FROM cited_fact')).toEqual(WANTED)
  })
})
