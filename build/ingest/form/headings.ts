import { type WordRow, median, rowsOf } from '../layout/rows.ts'
import type { PdfWord } from '../pdf/pdf-model.ts'
import { isHeading } from './row-reader.ts'
import { itemsOf } from './row-items.ts'

/** A heading of a form, and where it is. */
export interface Heading {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
}

/** No heading has more words. */
const WORDS = 16

/** The lines of a page that stand out, none of which is the label of a blank. */
export function headingsOf(page: number, words: readonly PdfWord[], labels: ReadonlySet<string>): Heading[] {
  const rows = rowsOf(words)
  const usual = median(rows.map(({ size }) => size))
  return rows.flatMap((row) => headingOf(page, row, usual, labels) ?? [])
}

function headingOf(page: number, row: WordRow, usual: number, labels: ReadonlySet<string>): Heading | null {
  const [first] = itemsOf(row, [])
  if (first === undefined || !('chunk' in first) || labels.has(first.chunk.text)) return null
  const { text, x0: x, y0: y, size } = first.chunk
  const isTitle =
    !text.startsWith('(') && (text.match(/\p{L}/gu) ?? []).length >= 4 && text.split(' ').length <= WORDS
  if (!isTitle || !(isHeading(first.chunk) || size > 1.15 * usual)) return null
  return { page, x, y, size, text }
}

/** The heading of the first page that names a form, else its largest, else its first line. */
export function titleOf(headings: readonly Heading[], lines: readonly string[]): string {
  const onFirst = headings.filter(({ page }) => page === 1).toSorted((one, two) => two.size - one.size)
  const named = onFirst.find(({ text }) => /\bform\b/iu.test(text))
  return named?.text ?? lines.find((line) => /\bform\b/iu.test(line)) ?? onFirst[0]?.text ?? lines[0] ?? ''
}
