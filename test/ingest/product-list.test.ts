import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyOfSample, productAt, rowsAt, snapshot } from './support/dataset.ts'
import type { Run } from '../support/commands.ts'
import { ingest } from './support/terminal.ts'
import { temporaryFolder } from '../support/built.ts'

// Documents become records. This module: what a product list of the regulator does to the records, row by row.

const HEAD =
  'insurer,uin,product_name,launch_modification_date,closing_withdrawal_date,type_of_product,par_nonpar'
const LOTUS = 'SAMPLE LOTUS LIFE INSURANCE CO. LTD.'
const LIGHTHOUSE = 'Sample Lighthouse Life Insurance Company Limited'
const ROWS = [
  // 2: as it is held, in other letters and with other spaces.
  `${LOTUS},904n001v02,Sample  Lotus Term Shield,01-10-2024,,Term,Non-par`,
  // 3: another name, and withdrawn.
  `${LIGHTHOUSE},905N020V01,Sample Lighthouse Pension for Life,2022-11-21 21-11-2022,31-01-2026,Annuity,Non-par`,
  // 4 and 5: a new version, twice.
  `${LOTUS},904N001V03,Sample Lotus Term Shield Old,01-01-2026,,Term,Non-par`,
  `${LOTUS},904N001V03,Sample Lotus Term Shield,15-02-2026,,Term,Non-par`,
  // 6: held, but not as a life product.
  `${LOTUS},SBHHLIP25011V022425,Sample Banyan Cover,01-04-2025,,Term,Non-par`,
  // 7: held under another insurer.
  `${LOTUS},905N031V01,Sample Lighthouse Term Secure,03-11-2025,,Term,Non-par`,
  // 8: no date of its own.
  `${LIGHTHOUSE},905N011V03,Sample Lighthouse Guaranteed Savings,,,Endowment,Non-par`,
  // 9: new, of no kind that its words tell.
  `${LIGHTHOUSE},905N077V01,Sample Lighthouse Surprise,02-02-2026,,Other,Non-par`,
]

let data = ''
let folder = ''
let before: Map<string, string>
let run: Run

beforeAll(async () => {
  folder = temporaryFolder('list')
  data = copyOfSample()
  before = snapshot(data)
  const file = join(folder, 'life.csv')
  writeFileSync(file, `${[HEAD, ...ROWS].join('\r\n')}\r\n`)
  run = await ingest('list', file, '--list', 'life', '--data', data)
})

const changedFiles = () => {
  const after = snapshot(data)
  return [...after]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([path]) => path.slice(data.length + 1))
    .sort()
}

test('only the products that differ are written', () => {
  expect(run.err).toBe('')
  expect(run.code).toBe(0)
  expect(changedFiles()).toEqual([
    'listed/sample-lotus-life.ndjson',
    'products/sample-lighthouse-life/905N020V01.json',
  ])
})

test('a held product gets its name, its dates and its status from the list, and keeps the rest', () => {
  const path = 'products/sample-lighthouse-life/905N020V01.json'
  const stored = JSON.parse(before.get(join(data, path)) ?? '') as object
  expect(productAt(data, path)).toEqual({
    ...stored,
    name: 'Sample Lighthouse Pension for Life',
    withdrawn: '2026-01-31',
    status: 'withdrawn',
  })
})

test('a new product is read by nobody yet; a new version names the one before it', () => {
  expect(rowsAt(data, 'sample-lotus-life')).toEqual([
    {
      uin: '904N001V03',
      name: 'Sample Lotus Term Shield',
      line: 'life',
      category: 'life-term',
      status: 'active',
      launched: '2026-02-15',
      withdrawn: null,
      supersedes: '904N001V02',
    },
  ])
})

describe('the report', () => {
  test.each([
    ['counts', '1 new, 1 changed (1 of them withdrawn, 1 renamed), 2 unchanged, 2 no longer in the list'],
    [
      'what changed',
      'withdrawn 905N020V01: name: Sample Lighthouse Immediate Pension → Sample Lighthouse Pension for Life; withdrawn: none → 2026-01-31; status: active → withdrawn',
    ],
    [
      'what the list lacks',
      expect.stringMatching(
        /^not in the list: 904L007V01 “.+”; it stays as it is\. Withdraw it by hand if it is$/u,
      ) as string,
    ],
    [
      'what the list lacks',
      expect.stringMatching(
        /^not in the list: 904N001V01 “.+”; it stays as it is\. Withdraw it by hand if it is$/u,
      ) as string,
    ],
    [
      'which row of two is kept',
      'row 4: 904N001V03 is also in row 5, which is kept; the names differ: “Sample Lotus Term Shield Old” and “Sample Lotus Term Shield” (row left out)',
    ],
    [
      'a row of another line',
      'row 6: SBHHLIP25011V022425 is held as a health product; left as it is (row left out)',
    ],
    [
      'a row of another insurer',
      'row 7: 905N031V01 is held under sample-lighthouse-life, the list names sample-lotus-life; move the file by hand if it is right (row left out)',
    ],
    [
      'a product of no category',
      'row 9: 905N077V01: no category fits; add a row to categories in lists.json (row left out)',
    ],
  ])('says %s', (_, line) => {
    expect(run.out.split('\n')).toContainEqual(line)
  })
})

describe('the column archive_status', () => {
  const ARCHIVE = [
    `${LOTUS},904N001V02,Sample Lotus Term Shield,2024-10-01,,Term,Non-par,Archived`,
    `${LIGHTHOUSE},905N011V03,Sample Lighthouse Guaranteed Savings,,,Endowment,Non-par,Non-Archived`,
    `${LIGHTHOUSE},905N031V01,Sample Lighthouse Term Secure,2025-11-03,,Term,Non-par,Frozen`,
    `${LOTUS},904N001V03,Sample Lotus Term Shield,2026-02-15,,Term,Non-par, ARCHIVED `,
    `${LOTUS},904N001V03,Sample Lotus Term Shield,2026-02-15,,Term,Non-par,Non-Archived`,
    `${LOTUS},904N009V01,Sample Lotus Term Other,2026-02-15,,Term,Non-par,archived`,
  ]
  let archive = ''
  let said: Run

  beforeAll(async () => {
    archive = copyOfSample()
    const file = join(folder, 'archive.csv')
    writeFileSync(file, `${[`${HEAD},archive_status`, ...ARCHIVE].join('\r\n')}\r\n`)
    said = await ingest('list', file, '--list', 'life', '--data', archive)
  })

  const statusOf = (path: string) => {
    const [insurer = '', uin] = path.split('/')
    const row = rowsAt(archive, insurer).find((one) => one.uin === uin)
    const { status, withdrawn } = row ?? productAt(archive, `products/${path}.json`)
    return [status, withdrawn]
  }

  test('a product in the archive is withdrawn, on a day that is not known', () => {
    expect(statusOf('sample-lotus-life/904N001V02')).toEqual(['withdrawn', null])
    expect(statusOf('sample-lotus-life/904N009V01')).toEqual(['withdrawn', null])
    expect(said.out).toContain('withdrawn 904N001V02: status: active → withdrawn\n')
  })

  test('any other product keeps its status; of two rows of one day the one in the archive counts', () => {
    expect(statusOf('sample-lighthouse-life/905N011V03')).toEqual(['active', null])
    expect(statusOf('sample-lighthouse-life/905N031V01')).toEqual(['active', null])
    expect(statusOf('sample-lotus-life/904N001V03')).toEqual(['withdrawn', null])
  })

  test('a value that is not known is named', () => {
    expect(said.out).toContain(
      'row 4: the archive status “Frozen” is neither Archived nor Non-Archived; the product is not withdrawn for it',
    )
  })
})
