import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyOfSample, snapshot } from './support/dataset.ts'
import { PdfWriter } from './support/pdf-writer.ts'
import { DOCUMENTS, SAMPLES } from './support/samples.ts'
import { ingest } from './support/terminal.ts'
import { temporaryFolder } from '../support/built.ts'

// Documents become records. This module: files that cannot be used.

const [sample] = SAMPLES
const uin = sample?.uin ?? ''
const good = readFileSync(join(DOCUMENTS, sample?.file ?? ''))
let folder = ''
let data = ''

beforeAll(() => {
  folder = temporaryFolder('bad')
  data = copyOfSample('sample-saffron-general')
})

function file(name: string, bytes: Buffer | string): string {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

function pages(count: number, text: (page: number) => string): Buffer {
  const writer = new PdfWriter()
  for (let page = 1; page <= count; page++) writer.page().text(60, 700, 10, text(page))
  return writer.bytes()
}

const RUBBISH = 'xkq vvt zzrp qqw fgh jkl mnb vcx zas dfg hjk qwe rty uio plk mjn hbg vfc dxs'
// English beside Hindi in a font that draws it with the codes of Latin letters.
const ENGLISH =
  'The policy shall be void if any of the statements in the proposal is found to be untrue by us'
const LEGACY = 'bm^ {MxU _mZH OrdZ nyd(YmaUm AnmH {bVbm^ {deof n[apñW OãVr {`X Bg_| g_m{dï nm¥ð'
const encrypted = () =>
  Buffer.from(
    pages(1, () => 'hidden')
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
      ),
    'latin1',
  )

const BAD: readonly (readonly [name: string, bytes: () => Buffer | string, says: RegExp])[] = [
  ['not a PDF', () => 'Hello', /is not a PDF/u],
  ['cut in half', () => good.subarray(0, 400), /is not a PDF|damaged/u],
  ['encrypted', encrypted, /asks for a password/u],
  ['without text', () => pages(3, () => ' '), /none of its 3 pages has a text layer/u],
  ['rubbish', () => pages(3, () => RUBBISH), /its text layer is not English/u],
  ['half rubbish', () => pages(3, (page) => (page === 2 ? LEGACY : ENGLISH)), /is partly rubbish/u],
  ['too long', () => pages(1001, (page) => `Page ${page}`), /more than 1000 pages/u],
]

describe('a file that cannot be used is refused by name, and nothing is written', () => {
  test.each(BAD)('%s', async (name, bytes, says) => {
    const path = file(`${name.replaceAll(' ', '-')}.pdf`, bytes())
    const before = snapshot(data)
    const { code, err } = await ingest('wording', path, '--uin', uin, '--data', data)
    expect(err).toMatch(says)
    expect(err).toContain(path)
    expect(code).toBe(1)
    expect(snapshot(data)).toEqual(before)
  })
})

test('a file that is not there, and a folder', async () => {
  const missing = await ingest('wording', join(folder, 'none.pdf'), '--uin', uin, '--data', data)
  expect(missing.err).toContain('none.pdf: there is no such file.')
  const list = await ingest('list', folder, '--list', 'health', '--data', data)
  expect(list.err).toContain('is not a file')
})

const HEAD = 'financial_year,insurer,uin,product_name,date_of_approval,type_of_product'
const LISTS: readonly (readonly [name: string, bytes: string | Buffer, line: string, says: RegExp])[] = [
  [
    'another list',
    `par_nonpar,${HEAD}\nPar,2020,X,SBHHLIP20001V011920,Y,01-01-2020,New\n`,
    'health',
    /use --list life/u,
  ],
  ['no list at all', 'a,b\n1,2\n', 'life', /lacks the columns insurer, name, uin/u],
  [
    'another encoding',
    Buffer.from(`${HEAD}\n2020,Caf\u00e9,A,B,01-01-2020,New\n`, 'latin1'),
    'health',
    /is not UTF-8 \(line 2\)/u,
  ],
]

test.each(LISTS)('a list that is %s is refused', async (name, bytes, line, says) => {
  const before = snapshot(data)
  const { code, err } = await ingest('list', file(`${name}.csv`, bytes), '--list', line, '--data', data)
  expect(err).toMatch(says)
  expect(code).toBe(1)
  expect(snapshot(data)).toEqual(before)
})

test('rows that slipped, impossible dates and unknown insurers are named by their rows', async () => {
  const rows = [
    '2020-21,Sample Banyan Health Insurance Company Limited,SBHHLIP21001V012021,Sample Banyan New Cover,31-02-2021,New',
    '2020-21,Sample Banyn Health,SBHHLIP21002V012021,Other,21-02-2021,New',
    '2020-21,one cell less,SBHHLIP21003V012021,Other,01-02-2021',
  ]
  const { code, out } = await ingest(
    'list',
    file('rows.csv', [HEAD, ...rows].join('\n')),
    '--list',
    'health',
    '--data',
    data,
    '--dry-run',
  )
  expect(out).toContain('row 2: the launch date “31-02-2021” is not a day; left out')
  expect(out).toMatch(/“Sample Banyn Health” \(row 3\); nearest: Sample Banyan Health/u)
  expect(out).toContain('row 4: has 5 cells, the head has 6: its columns slipped (row left out)')
  expect(code).toBe(0)
})

test('a form without a text layer is refused', async () => {
  const empty = file(
    'form.pdf',
    pages(2, () => ' '),
  )
  const { code, err } = await ingest('form', empty, '--data', data)
  expect(err).toMatch(/has no text layer on its 2 pages/u)
  expect(code).toBe(1)
})
