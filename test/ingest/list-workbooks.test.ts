import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readList } from '../../build/ingest/list/list-rows.ts'
import { temporaryFolder } from '../support/built.ts'
import { LISTS } from './support/dataset.ts'

// Product lists as workbooks: what a spreadsheet saves as .xlsx.

const HEAD = ['insurer', 'uin', 'product_name', 'date_of_approval', 'type_of_product']
const [ONE, UIN] = ['Sample One Insurance', 'SOHHLIP25601V012425']
const folder = temporaryFolder('list-workbooks')

/** A workbook as spreadsheets write it, with one sheet; the third style is a date. */
function workbook(...rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number, at: number, row: number) =>
    typeof value === 'number'
      ? `<c r="${'ABCDE'[at]}${row}" s="1"><v>${value}</v></c>`
      : `<c r="${'ABCDE'[at]}${row}" t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = rows.map(
    (cells, at) => `<row r="${at + 1}">${cells.map((one, n) => cell(one, n, at + 1)).join('')}</row>`,
  )
  const [main, of] = [
    'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  ]
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${of}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${of}"><sheets><sheet name="List" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="b" Type="${of}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="c" Type="${of}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}

async function read(name: string, content: string | Buffer) {
  const file = join(folder, name)
  writeFileSync(file, content)
  return await readList(file, 'health', { lists: LISTS, mended: [], today: '2026-11-25' })
}

test('a workbook is read as the same list in plain text, its dates as days', async () => {
  const cells = [ONE, UIN, 'Sample Health', 45418, 'New Product']
  const book = await read('list.xlsx', workbook(['Products'], HEAD, cells))
  const plain = await read('list.csv', `${HEAD.join()}\n${cells.join().replace('45418', '2024-05-06')}`)
  expect(plain.products.map((one) => one.launched)).toEqual(['2024-05-06'])
  expect(book.products).toEqual(plain.products.map((one) => ({ ...one, row: 3 })))
  expect(book.notes[0]).toBe('The head is in row 2; what stands above it was passed over.')
})

test('a workbook that would be larger than any when unpacked is refused before it is', async () => {
  const zeros = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(501 * 2 ** 20) }, { level: 9 })
  await expect(read('large.xlsx', Buffer.from(zeros))).rejects.toThrow(/holds more than 500 MB unpacked/u)
})
