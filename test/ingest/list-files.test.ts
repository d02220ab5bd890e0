import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Mended } from '../../build/contract/authored/dataset.ts'
import { readList } from '../../build/ingest/list/list-rows.ts'
import { temporaryFolder } from '../support/built.ts'
import { LISTS, copyOfSample, snapshot } from './support/dataset.ts'
import { ingest } from './support/terminal.ts'

// Product lists as people have them: saved by spreadsheets, with faults of their programs.

const HEAD = 'insurer,uin,product_name,date_of_approval,type_of_product'
const BANYAN = 'Sample Banyan Health Insurance Company Limited'
const UIN = 'SBHHLIP25601V012425'
const folder = temporaryFolder('list-files')

/** A row of a list; what is not given is as it should be. */
function row({ insurer = BANYAN, uin = UIN, name = 'Sample Health', date = '2024-05-06' } = {}): string {
  return `${insurer},${uin},${name},${date},New Product`
}

function fileOf(content: string | Buffer): string {
  const file = join(folder, 'list.csv')
  writeFileSync(file, content)
  return file
}

const TODAY = { lists: LISTS, mended: [] as Mended, today: '2026-11-25' }
const read = (content: string | Buffer, more: Partial<typeof TODAY> = {}) =>
  readList(fileOf(content), 'health', { ...TODAY, ...more })
const list = (...rows: readonly string[]) => [HEAD, ...rows].join('\n')

const LINES = ['x', row(), row({ uin: 'SBHHLIP25602V012425', name: '"Sample, Plus"' })]

describe('the same two products are read', () => {
  const lines = [HEAD, ...LINES.slice(1)]
  test.each([
    ['with line ends of Unix', lines.join('\n'), [2, 3]],
    [
      'with line ends of Windows, a byte order mark and the line of Excel',
      `\ufeffsep=,\r\n${lines.join('\r\n')}\r\n`,
      [3, 4],
    ],
    ['with line ends of old Macs', lines.join('\r'), [2, 3]],
    ['parted by semicolons', lines.join('\n').replace(/,(?! )/gu, ';'), [2, 3]],
    ['parted by tabs', lines.join('\n').replace(/,(?! )/gu, '\t'), [2, 3]],
    ['parted by bars', lines.join('\n').replace(/,(?! )/gu, '|'), [2, 3]],
    [
      'below titles, with other heads and empty cells at the end',
      [
        '"List of products, as on 1 May 2024",,,,,',
        ',,,,,',
        'Name of the Insurer,UIN,Product  Name,Date of Approval,Type,',
        ...lines.slice(1).map((one) => `${one},`),
      ].join('\n'),
      [4, 5],
    ],
    ['parted as its first line says', `sep=|\n${lines.join('\n').replace(/,(?! )/gu, '|')}`, [3, 4]],
  ])('%s', async (_, content, rows) => {
    const { products, problems } = await read(content)
    expect(products.map((one) => [one.row, one.uin, one.name, one.launched])).toEqual([
      [rows[0], UIN, 'Sample Health', '2024-05-06'],
      [rows[1], 'SBHHLIP25602V012425', 'Sample, Plus', '2024-05-06'],
    ])
    expect(problems).toEqual([])
  })
})

const ORDERS = [row({ date: '13/05/2024' }), row({ date: '5/6/2024' }), row({ date: '5-14-2024' })]

describe('a list is refused as a whole', () => {
  test.each([
    ['in UTF-16', Buffer.from(`\ufeff${list(row())}`, 'utf16le'), /is UTF-16; save it as CSV UTF-8$/u],
    [
      'in Windows-1252',
      Buffer.from(list(row(), row({ name: 'Caf\u00e9' })), 'latin1'),
      /is not UTF-8 \(line 3\)/u,
    ],
    [
      'with a quotation that nothing closes',
      list(row(), row({ name: '"Sample' }), row()),
      /: row 3: a quotation mark opens here that nothing closes/u,
    ],
    [
      'with one that opens on a later line of a row',
      list(`"A\nB",${UIN},"Sample,`, row()),
      /: row 3: a quotation mark opens here that/u,
    ],
    [
      'with one that the next quotation ends',
      list(row({ name: '"Sample' }), row(), row({ name: '"Plus"' })),
      /: row 2: .* whose quotation ends in row 4, before “Plus"/u,
    ],
    [
      'with dates that may be read in two ways',
      list(row({ date: '7/7/2024' }), row({ date: '5/6/2024' })),
      /“5\/6\/2024” in row 3 may be 2024-06-05 or 2024-05-06\..*Say --dates day or --dates month/u,
    ],
    [
      'that is a workbook in name alone',
      Buffer.from('PK\u0003\u0004 and no more'),
      /cannot be read as \.xlsx/u,
    ],
    [
      'with dates in two orders',
      list(...ORDERS),
      /the dates of date_of_approval are in two orders: “13\/05\/2024” in row 2 has the day first, “5-14-2024” in row 4 the month/u,
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })
})

describe('a row is left out and its fault is named', () => {
  test.each([
    ['a zero-width letter in the UIN', { uin: `${UIN}\u200b` }, 'holds U+200B, which nobody sees'],
    ['a byte order mark in the UIN', { uin: `SBH\ufeffHLIP25601V012425` }, 'holds U+FEFF, which nobody sees'],
    [
      'a Cyrillic letter in the UIN',
      { uin: 'S\u0412HHLIP25601V012425' },
      'holds “\u0412” (U+0412), a letter or digit of another script',
    ],
    [
      'a Greek letter in the UIN',
      { uin: 'SB\u0397HLIP25601V012425' },
      'holds “\u0397” (U+0397), a letter or digit of another script',
    ],
    [
      'a fullwidth letter in the UIN',
      { uin: '\uff33BHHLIP25601V012425' },
      'holds “\uff33” (U+FF33), which is not the “S” it looks like',
    ],
    ['a control of direction in the UIN', { uin: `\u202e${UIN}` }, 'holds U+202E, which nobody sees'],
    [
      'a value that a spreadsheet has not',
      { uin: '#N/A' },
      'has no UIN: its cell says “#N/A”, as spreadsheets do',
    ],
    ['a reference that is gone', { uin: '#REF!' }, 'has no UIN: its cell says “#REF!”'],
    ['a number that a spreadsheet shortened', { uin: '1.07E+12' }, 'has no UIN: its cell says “1.07E+12”'],
    [
      'a UIN longer than any',
      { uin: 'A1'.repeat(150) },
      'has 300 characters in upper case; at most 80 are allowed',
    ],
    ['no name', { name: 'NULL' }, 'has no product name: its cell says “NULL”'],
    ['no insurer', { insurer: '#REF!' }, 'has no insurer: its cell says “#REF!”'],
    [
      'a letter of another encoding',
      { name: 'Sample Caf\u00c3\u00a9' },
      'holds “\u00c3\u00a9”: letters that were read in another encoding',
    ],
    [
      'a control of direction in the name',
      { name: 'Sample \u202eplus' },
      'holds U+202E, which turns the direction',
    ],
  ])('%s', async (_, cells, says) => {
    const { products, problems } = await read(list(row({ uin: 'SBHHLIP25602V012425' }), row(cells)))
    expect(products.map(({ uin }) => uin)).toEqual(['SBHHLIP25602V012425'])
    expect(problems).toEqual([{ row: 3, message: expect.stringContaining(says) as string, dropped: true }])
  })
})

test.each([
  ['Caf\u00e9 \u2013 Plan \u2018A\u2019', []],
  ['\u0938\u094d\u200d\u0935\u093e\u0938\u094d\u0925\u094d\u092f \u092c\u0940\u092e\u093e', []],
  ['Sample\u200b Plan\u00ad', [expect.stringContaining('letters that nobody sees')]],
])('the name %j is taken without what nobody sees', async (name, said) => {
  const { products, problems } = await read(list(row({ name })))
  expect(products.map((one) => one.name)).toEqual([name.replace(/[\u200b\u00ad]/gu, '')])
  expect(problems.map(({ message }) => message)).toEqual(said)
})

describe('what is damaged in a name is taken as it was meant, and named', () => {
  test.each([
    ['a no-break space of another encoding', 'Sample ROAD\u252c\u00e1', 'Sample ROAD'],
    ['a dash of another encoding', 'Sample \u00e2\u20ac\u201c Plus', 'Sample – Plus'],
    ['a cell of the table of mended cells', 'Smpl Cover', 'Sample Cover'],
  ])('%s', async (_, name, taken) => {
    const mended: Mended = [{ column: 'name', listed: 'Smpl Cover', taken: 'Sample Cover' }]
    const { products, problems } = await read(list(row({ name })), { mended })
    expect(products.map((one) => one.name)).toEqual([taken])
    expect(problems.map(({ message }) => message)).toEqual([`the name “${name}” was taken as “${taken}”`])
  })
})

test('a held product whose row is left out is not said to be missing from the list; nothing controls the terminal', async () => {
  const data = copyOfSample('sample-banyan-health')
  const before = snapshot(data)
  const shown = row({ uin: 'SBHHLIP25011V022425', name: 'Sample \u001b[2J\u00c3\u00a9' })
  const { code, out } = await ingest('list', fileOf(list(shown)), '--list', 'health', '--data', data)
  expect(code).toBe(0)
  expect(out).toContain('row 2: the name “Sample \\u001b[2J\u00c3\u00a9” holds U+001B, a control character')
  expect(out).not.toContain('not in the list: SBHHLIP25011V022425')
  expect(snapshot(data)).toEqual(before)
})
