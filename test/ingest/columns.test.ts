import { expect, test } from 'vitest'
import { readingOrder } from '../../build/ingest/layout/columns.ts'
import { textOfRow } from '../../build/ingest/layout/rows.ts'
import type { PdfWord } from '../../build/ingest/pdf/pdf-model.ts'

/** A line of words that begins at x and whose words are about 30 points wide. */
function line(text: string, x: number, y: number): PdfWord[] {
  const setting = { size: 10, font: 'Body', bold: false, italic: false, angle: 0, color: 0 }
  const style = { base: y + 8, ...setting }
  return text
    .split(' ')
    .map((word, at) => ({ text: word, x0: x + 32 * at, x1: x + 32 * at + 28, y0: y, y1: y + 10, ...style }))
}

const TEN = [...Array(10).keys()]
const LEFT = TEN.map((at) => `left${at} of the first column here`)
const RIGHT = TEN.map((at) => `right${at} of the second column`)

test('a column that begins further right than on other pages is read whole, though a line beside it ends in a number', () => {
  const left = LEFT.map((text, at) => (at === 7 ? 'left7 as it is in section 1.3' : text))
  const words = [
    ...left.flatMap((text, at) => line(text, 60, 50 + 12 * at)),
    ...RIGHT.flatMap((text, at) => line(text, 326, 53 + 12 * at)),
  ]
  const { blocks } = readingOrder(words, [], [304])
  const lines = blocks.map((block) => ('row' in block ? textOfRow(block.row) : ''))
  expect(lines).toEqual([...left, ...RIGHT])
})
