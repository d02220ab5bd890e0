import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Fact } from '../../build/contract/authored/product.ts'
import { item } from '../../build/contract/item.ts'
import { illegible } from '../../build/ingest/wording/legible.ts'
import type { WordingReading } from '../../build/ingest/wording/reading.ts'
import { copyOfSample, productAt } from './support/dataset.ts'
import { PdfWriter } from './support/pdf-writer.ts'
import { wordingReader } from './support/read-bytes.ts'
import { SAMPLES } from './support/samples.ts'
import { ingest } from './support/terminal.ts'

// Pages whose text cannot be read, among pages that can.

let read: (bytes: Uint8Array) => WordingReading
beforeAll(async () => {
  read = await wordingReader()
})

type Sheet = ReturnType<PdfWriter['page']>

const FOOTER = 'Sample General Insurance, 1 Sample Road, Mumbai'

function written(sheet: Sheet, lines: number, font: 'regular' | 'unmapped' = 'regular'): void {
  const words =
    font === 'regular'
      ? 'is covered where it is printed'
      : '\u0001\u0002\u0001 \u0002\u0001\u0002 covered \u0001\u0001'
  for (let at = 0; at < lines; at++)
    sheet.text(60, 740 - at * 16, 10, `${at + 1}. Sample thing ${at} ${words}.`, font)
}

/** Letters drawn as shapes: filled with curves, or with strokes alone. */
function outlined(sheet: Sheet, letters: number, draw: (x: number, y: number) => string): void {
  for (let at = 0; at < letters; at++) sheet.draw(draw(60 + (at % 60) * 7, 740 - Math.floor(at / 60) * 16))
}

const filled = (x: number, y: number) => `${x} ${y} m ${x + 5} ${y} ${x + 5} ${y + 7} ${x} ${y + 7} c h f`
const stroked = (x: number, y: number) => `${x} ${y} m ${x + 2} ${y + 7} l ${x + 4} ${y} l S`
const picture = 'q 480 0 0 600 60 100 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u007f EI Q'

/** Four pages, the second of them drawn by a function. */
function document(second: (sheet: Sheet) => void): WordingReading {
  const writer = new PdfWriter()
  for (let page = 1; page <= 4; page++) {
    const sheet = writer.page()
    if (page === 2) second(sheet)
    else written(sheet, 20)
    sheet.text(60, 30, 8, `${FOOTER} | Page ${page}`)
  }
  return read(writer.bytes())
}

const UNREAD: readonly (readonly [what: string, second: (sheet: Sheet) => void, says: RegExp])[] = [
  ['letters filled as outlines', (sheet) => outlined(sheet, 900, filled), /drawn as outlines \(900 shapes/u],
  ['letters drawn with strokes', (sheet) => outlined(sheet, 900, stroked), /drawn as outlines/u],
  ['a picture', (sheet) => sheet.draw(picture), /it is a picture/u],
  [
    'letters without a map',
    (sheet) => written(sheet, 20, 'unmapped'),
    /does not map the letters of \d+ of its/u,
  ],
]

test.each(UNREAD)(
  'a page with nothing but its footer and %s cannot be read, and is the first doubt',
  (_, second, says) => {
    const { unreadPages, doubts, confidence, confidences } = document(second)
    expect(unreadPages).toEqual([2])
    expect(doubts[0]).toMatchObject({ page: 2, what: expect.stringMatching(says) as string })
    expect(confidences.get(2)).toBe(0)
    expect(confidence).toBeLessThan(0.8)
  },
)

const READ: readonly (readonly [what: string, second: (sheet: Sheet) => void])[] = [
  ['nothing else', () => {}],
  ['text', (sheet) => written(sheet, 20)],
  ['text over a picture', (sheet) => (sheet.draw(picture), written(sheet, 20))],
  ['text and a logo of some letters', (sheet) => (outlined(sheet, 60, filled), written(sheet, 20))],
  [
    'a table with many boxes',
    (sheet) => {
      for (let at = 0; at < 600; at++)
        sheet.draw(`${60 + (at % 30) * 15} ${740 - Math.floor(at / 30) * 15} 12 12 re S`)
      written(sheet, 20)
    },
  ],
]

test.each(READ)('a page with its footer and %s can be read', (_, second) => {
  expect(document(second).unreadPages).toEqual([])
})

test('a document of which most pages cannot be read is refused', () => {
  const writer = new PdfWriter()
  for (let page = 1; page <= 3; page++) {
    const sheet = writer.page()
    if (page === 1) written(sheet, 20)
    else outlined(sheet, 900, filled)
  }
  expect(illegible(read(writer.bytes()))).toMatch(/^2 of its 3 pages have no text that can be read/u)
})

test('a document with such a page takes back what was called not stated, until a person takes the page off', async () => {
  const data = copyOfSample('sample-saffron-general')
  const { path, uin } = item(SAMPLES, 0)
  const isNotStated = ({ value, in_schedule }: Fact) => value === null && in_schedule === undefined
  expect(productAt(data, path).facts.some(isNotStated)).toBe(true)
  const writer = new PdfWriter()
  written(writer.page(), 20)
  outlined(writer.page(), 900, filled)
  const file = join(data, '..', `${basename(data)}.pdf`)
  writeFileSync(file, writer.bytes())
  const asked = ['wording', file, '--data', data, '--uin', uin, '--document', 'cover', '--kind', 'brochure']
  const first = await ingest(...asked)
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/fact \S+: it was called not stated, but nobody could read p\. 2 of/u)
  const taken = productAt(data, path)
  expect(taken.documents.at(-1)).toMatchObject({ id: 'cover', unread_pages: [2] })
  expect(taken.facts.some(isNotStated)).toBe(false)
  expect((await ingest(...asked)).out).toMatch(/Nothing changes\.\n$/u)
  const text = readFileSync(join(data, path), 'utf8')
  writeFileSync(join(data, path), text.replace(/"unread_pages": \[\s*2\s*\]/u, '"unread_pages": []'))
  expect((await ingest(...asked)).out).toMatch(/Nothing changes\.\n$/u)
})
