import { type WordRow, median, rowsOf } from '../layout/rows.ts'
import type { PdfWord } from '../pdf/pdf-model.ts'
import { isPale } from './drawn.ts'
import { isHeading } from './row-reader.ts'
import { itemsOf } from './row-items.ts'

/** A heading of a form, and where it is. */
export interface Heading {
  readonly page: number
  /** Left edge; 0 where it is alone on its row, and over all of the page. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
}

/** No heading has more words. */
const WORDS = 16

/** The lines of a page that stand out and are no part of what is printed for its blanks. */
export function headingsOf(page: number, words: readonly PdfWord[], labels: string): Heading[] {
  const rows = rowsOf(words.filter((word) => !isPale(word)))
  const usual = median(rows.map(({ size }) => size))
  return rows.flatMap((row) => headingsOfRow(page, row, usual, labels))
}

function headingsOfRow(page: number, row: WordRow, usual: number, labels: string): Heading[] {
  const items = itemsOf(row, [])
  return items.flatMap((one) => {
    if (!('chunk' in one) || labels.includes(one.chunk.text)) return []
    const { text, x0, y0: y, size } = one.chunk
    const isShort = (text.match(/\p{L}/gu) ?? []).length >= 4 && text.split(' ').length <= WORDS
    const isTitle = isShort && /^[^(\p{Ll}].*[^.,;]$/u.test(text)
    if (!isTitle || !(isHeading(one.chunk) || size > 1.15 * usual)) return []
    return [{ page, x: items.length === 1 ? 0 : x0, y, size, text }]
  })
}

/** The heading of the first page that names a form, else its largest, else its first line. */
export function titleOf(headings: readonly Heading[], lines: readonly string[]): string {
  const onFirst = headings.filter(({ page }) => page === 1).toSorted((a, b) => b.size - a.size)
  const named = onFirst.find(({ text }) => /\bform\b/iu.test(text))
  return named?.text ?? lines.find((line) => /\bform\b/iu.test(line)) ?? onFirst[0]?.text ?? lines[0] ?? ''
}
