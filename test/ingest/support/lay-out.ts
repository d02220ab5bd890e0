import type { Clause } from '../../../build/contract/authored/clauses.ts'
import { type Font, PdfWriter, widthOf } from './pdf-writer.ts'

/** How a wording is printed. */
export interface Layout {
  readonly columns: 1 | 2
  /** What runs along the top of every page, and along its foot with the page's number. */
  readonly header: string
  readonly footer: string
  /** Printed page number minus physical page. */
  readonly offset: number
}

type Printed = Pick<Clause, 'text' | 'title' | 'page'>

/** A line to print, or a row of a table. */
type Item =
  | { readonly line: string; readonly font: Font; readonly gap: number }
  | { readonly cells: readonly (readonly string[])[] }

const [WIDTH, HEIGHT, MARGIN, GUTTER] = [595, 842, 56, 24]

/** Lays clauses out as a PDF, each on the pages it has; a page that is too full is set smaller. */
export function layOut(clauses: readonly Printed[], pages: number, layout: Layout): Buffer {
  const writer = new PdfWriter()
  for (let page = 1; page <= pages; page++) {
    const sheet = writer.page(WIDTH, HEIGHT)
    sheet.text(MARGIN, HEIGHT - 36, 8, layout.header)
    sheet.text(MARGIN, 30, 8, layout.footer)
    if (page + layout.offset > 0) sheet.text(WIDTH - MARGIN - 40, 30, 8, `Page ${page + layout.offset}`)
    const wide = (WIDTH - 2 * MARGIN - (layout.columns - 1) * GUTTER) / layout.columns
    for (const size of [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5]) {
      const items = clauses.flatMap((clause) => itemsOf(clause, page, size, wide))
      if (!draw(items, size, wide, layout.columns, null) && size > 5) continue
      draw(items, size, wide, layout.columns, sheet)
      break
    }
  }
  return writer.bytes()
}

type Sheet = ReturnType<PdfWriter['page']>

/** Prints items from the top; gives whether all of them fit. Without a sheet nothing is printed. */
function draw(
  items: readonly Item[],
  size: number,
  wide: number,
  columns: number,
  sheet: Sheet | null,
): boolean {
  const step = size * 1.25
  let [column, y] = [0, HEIGHT - 64]
  for (const [at, item] of items.entries()) {
    const high = 'cells' in item ? tableRowHeight(item.cells, step) : step + item.gap * size
    const keep = 'line' in item && item.font === 'bold' ? 2 * step : 0
    const widow = isLastButOne(items, at) ? step : 0
    if (y - high - keep - widow < 56) [column, y] = [column + 1, HEIGHT - 64]
    if (column >= columns) return false
    const x = MARGIN + column * (wide + GUTTER)
    if ('line' in item) {
      const isFirst = y === HEIGHT - 64
      if (!isFirst) y -= item.gap * size
      sheet?.text(x, y - size, size, item.line, item.font)
      y -= step
    } else {
      const before = items[at - 1]
      if (before === undefined || 'line' in before) y -= 3
      if (sheet !== null) drawRow(sheet, item.cells, x, y, wide, size, step)
      y -= tableRowHeight(item.cells, step)
    }
  }
  return true
}

/** Whether the line after an item is the last of its paragraph: it is not left alone at the top of a column. */
function isLastButOne(items: readonly Item[], at: number): boolean {
  const [next, after] = [items[at + 1], items[at + 2]]
  if (next === undefined || !('line' in next) || next.gap > 0) return false
  return after === undefined || !('line' in after) || after.gap > 0
}

function tableRowHeight(cells: readonly (readonly string[])[], step: number): number {
  return Math.max(...cells.map((lines) => Math.max(1, lines.length))) * step + 5
}

function drawRow(
  sheet: Sheet,
  cells: readonly (readonly string[])[],
  x: number,
  y: number,
  wide: number,
  size: number,
  step: number,
): void {
  const [high, cell] = [tableRowHeight(cells, step), wide / cells.length]
  for (let at = 0; at <= cells.length; at++) sheet.line(x + at * cell, y, x + at * cell, y - high)
  sheet.line(x, y, x + wide, y)
  sheet.line(x, y - high, x + wide, y - high)
  for (const [at, lines] of cells.entries())
    for (const [row, line] of lines.entries())
      sheet.text(x + at * cell + 4, y - 2 - size - row * step, size, line)
}

/** What a clause prints on one page. */
function itemsOf({ text, title, page }: Printed, on: number, size: number, wide: number): Item[] {
  const part = text.split('\f')[on - page]
  if (on < page || part === undefined) return []
  return part.split('\n').flatMap((line, at): Item[] => {
    if (line.includes('\t')) {
      const cells = line.split('\t')
      return [{ cells: cells.map((cell) => wrapped(cell, size, wide / cells.length - 8, 'regular')) }]
    }
    const isFirst = at === 0 && on === page
    const font = isFirst && isHeading(line, title) ? 'bold' : 'regular'
    return wrapped(line, size, wide, font).map((words, row) => ({
      line: words,
      font,
      gap: row > 0 ? 0 : isFirst ? 0.9 : 0.35,
    }))
  })
}

function isHeading(line: string, title: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (/^PART [A-Z]$/u.test(line)) return true
  return title !== '' && plain(line).includes(plain(title)) && line.length < title.length + 60
}

function wrapped(text: string, size: number, wide: number, font: Font): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size, font) < wide - 2)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
