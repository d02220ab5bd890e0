import type { Box, PdfWord } from '../pdf/pdf-model.ts'
import { boxAround } from './rows.ts'
import type { Table } from './tables.ts'

// The words of a page become lines, columns and tables in reading order. This module: the rows of a page.

/** A whole row of a page: the words on one line over all columns; or a table. */
export interface PageRow extends Box {
  readonly items: readonly (PdfWord | Table)[]
  readonly size: number
}

export function isTable(item: PdfWord | Table): item is Table {
  return 'cells' in item
}

/** The part of rows whose items are wanted. */
export function side(rows: readonly PageRow[], wanted: (item: Box) => boolean): PageRow[] {
  return rows.flatMap((row) => {
    const items = row.items.filter(wanted)
    return items.length === 0 ? [] : [{ ...boxAround(items), items, size: row.size }]
  })
}

/** Number of lines that rows take; a table counts by its height. */
export function heightOf(rows: readonly PageRow[], size: number): number {
  return rows.reduce(
    (sum, { items, y0, y1 }) => sum + (items.some(isTable) ? (y1 - y0) / (1.3 * size) : 1),
    0,
  )
}
