import { labelsOf } from './labels.ts'
import { joinedLines } from './joining.ts'
import type { Lexicon } from './lexicon.ts'
import type { Box, PdfPage, Stroke, PdfWord } from '../pdf/pdf-model.ts'
import { type Block, type ReadingOrder, readingOrder } from './columns.ts'
import { type Furnished, withoutFurniture } from './furniture.ts'
import { type WordRow, textOfRow } from './rows.ts'
import { type RuledCell, type Table, tablesOf } from './tables.ts'

/** One printed line in the order of reading. */
export interface PrintedLine extends Box {
  readonly page: number
  readonly words: readonly PdfWord[]
  readonly text: string
  readonly base: number
  readonly size: number
  /** Its column of text. */
  readonly column: Box
  /** Whether a line is drawn under all of it. */
  readonly underlined: boolean
}

/** A table on one page: the text of its cells, row by row. */
export interface TableBlock extends Box {
  readonly page: number
  readonly rows: readonly (readonly TableCell[])[]
  readonly column: Box
  readonly columns: number
}

/** One cell: its lines, its first column and the number of columns that it spans. */
interface TableCell {
  readonly lines: readonly WordRow[]
  readonly text: string
  readonly column: number
  readonly across: number
}

type Piece = { readonly line: PrintedLine } | { readonly table: TableBlock }

/** A document in the order of reading, and the furniture that was left out of it. */
export interface Flow {
  readonly pieces: readonly Piece[]
  readonly furnished: Furnished
}

/** Brings the words of all pages into the order of reading. */
export function flowOf(pages: readonly PdfPage[]): Flow {
  const furnished = withoutFurniture(pages)
  const ruled = pages.map((page, at) => tablesOf(furnished.bodies[at] ?? [], page.strokes))
  const orders = ordersOf(ruled)
  const pieces = pages.flatMap((page, at) => {
    const across = page.strokes.filter((stroke) => stroke.across)
    return (orders[at]?.blocks ?? []).flatMap((block) => piecesOfBlock(page, block, across))
  })
  return { pieces, furnished }
}

/** The orders of reading of all pages; the little that is in the last column of a page is known by other pages. */
function ordersOf(ruled: readonly { tables: readonly Table[]; rest: readonly PdfWord[] }[]): ReadingOrder[] {
  const orders = ruled.map(({ rest, tables }) => readingOrder(rest, tables, []))
  const known = usualEdges(orders)
  return orders.map((order, at) => {
    const { rest = [], tables = [] } = ruled[at] ?? {}
    const missing = known.filter((edge) => !order.edges.some((own) => Math.abs(own - edge) < 3))
    const isThere = missing.some((edge) => rest.some(({ x0 }) => x0 > edge - 2 && x0 < edge + 40))
    return isThere ? readingOrder(rest, tables, known) : order
  })
}

/** Edges at which columns begin on a third of the pages; none that has another edge a little further left. */
function usualEdges(orders: readonly ReadingOrder[]): number[] {
  const edges = orders.flatMap((order) => [...new Set(order.edges.map((edge) => Math.round(edge)))])
  const pages = (edge: number) => edges.filter((other) => other === edge).length
  const isIndented = (edge: number) => edges.some((other) => other < edge - 2 && other > edge - 60)
  return [...new Set(edges)].filter((edge) => 3 * pages(edge) >= orders.length && !isIndented(edge))
}

function piecesOfBlock(page: PdfPage, block: Block, across: readonly Stroke[]): Piece[] {
  if ('row' in block) return [{ line: lineOf(page, block.row, block.column, across) }]
  return piecesOfTable(page, block.table, block.column, across)
}

function lineOf(page: PdfPage, row: WordRow, column: Box, across: readonly Stroke[]): PrintedLine {
  const { x0, y0, x1, y1, words, base, size } = row
  const text = textOfRow(row)
  const underlined = isUnderlined(row, across)
  return { page: page.number, x0, y0, x1, y1, words, text, base, size, column, underlined }
}

/** Whether lines are drawn just below the letters of a row, for most of its length. */
function isUnderlined({ x0, x1, base, size }: WordRow, across: readonly Stroke[]): boolean {
  let covered = 0
  for (const stroke of across) {
    if (stroke.y0 < base - 0.1 * size || stroke.y0 > base + 0.35 * size) continue
    if (stroke.x0 < x0 - 2 * size || stroke.x1 > x1 + 2 * size) continue
    covered += Math.max(0, Math.min(stroke.x1, x1) - Math.max(stroke.x0, x0))
  }
  return covered > 0.6 * (x1 - x0)
}

/** A table; headings in it, in a row of one cell, part it. */
function piecesOfTable(page: PdfPage, table: Table, column: Box, across: readonly Stroke[]): Piece[] {
  const pieces: Piece[] = []
  let rows: TableCell[][] = []
  const end = () => {
    if (rows.length > 0) pieces.push({ table: { ...table, page: page.number, rows, column } })
    rows = []
  }
  const banners = table.cells.filter((cells) => cells.length === 1 && cells[0]?.across === table.columns)
  for (const [at, cells] of table.cells.entries()) {
    const [only] = cells
    const filled = cells.filter(({ rows }) => rows.length > 0)
    if (filled.length === 0) continue
    if (
      only !== undefined &&
      cells.length === 1 &&
      only.across === table.columns &&
      (isHeading(only) || (at === 0 && banners.length === 1))
    ) {
      end()
      for (const row of only.rows) pieces.push({ line: lineOf(page, row, only, across) })
    } else rows.push(cells.map(cellText))
  }
  end()
  return pieces
}

/** Whether a row that spans a table is a heading with a label: "List II – Items …". */
function isHeading({ rows }: RuledCell): boolean {
  const [label] = labelsOf(rows.map(textOfRow).join(' '))
  return (
    label !== undefined && (label.style === 'part' || label.style === 'decimal' || label.style === 'number')
  )
}

function cellText({ rows, column, across }: RuledCell): TableCell {
  return { lines: rows, text: rows.map(textOfRow).join(' '), column, across }
}

/** Text of a table: cells separated by tabs, rows by newlines, empty cells kept. */
export function textOfTable(rows: TableBlock['rows'], lexicon: Lexicon): string {
  const textOf = ({ lines }: TableCell) => joinedLines(lines.map(textOfRow), lexicon)
  return rows.map((cells) => cells.map(textOf).join('\t')).join('\n')
}
