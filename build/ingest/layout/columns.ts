import type { Box, PdfWord } from '../pdf/pdf-model.ts'
import { type WordRow, boxAround, rowOf, rowsOf } from './rows.ts'
import { type PageRow, isTable } from './lines.ts'
import { bestCut } from './xy-cut.ts'
import type { Table } from './tables.ts'

// The order of reading. A page is cut where a white gutter runs down between two columns of text: first what is above
// the gutter, then its left side, then its right side, then what is below; each of them is cut again.
//
//     ┌──── heading ────┐      above
//     │ left  │  right  │      left, then right
//     │ left  │  right  │
//     └── full width ───┘      below

/** A unit of reading: a row or a table, with its column. */
export type Block =
  | { readonly row: WordRow; readonly column: Box }
  | { readonly table: Table; readonly column: Box }

/** A page in the order of reading, and the places where its columns of text begin, except the first. */
export interface ReadingOrder {
  readonly blocks: readonly Block[]
  readonly edges: readonly number[]
}

/** Puts the words and tables of a page into the order of reading. Columns are known by where those of other pages are. */
export function readingOrder(
  words: readonly PdfWord[],
  tables: readonly Table[],
  known: readonly number[],
): ReadingOrder {
  const rows: PageRow[] = [
    ...rowsOf(words).map((row) => ({ ...row, items: row.words })),
    ...tables.map((table) => ({ ...table, items: [table], size: 10 })),
  ]
  const edges: number[] = []
  const blocks = ordered(
    rows.sort((a, b) => a.y0 - b.y0),
    known,
    edges,
  )
  return { blocks, edges }
}

function ordered(rows: readonly PageRow[], known: readonly number[], edges: number[], depth = 0): Block[] {
  if (rows.length === 0) return []
  const cut = depth > 12 ? null : bestCut(rows, known)
  if (cut === null) return blocksOf(rows)
  const { from, to, left, right, edge } = cut
  edges.push(edge)
  return [rows.slice(0, from), left, right, rows.slice(to)].flatMap((part) =>
    ordered(part, known, edges, depth + 1),
  )
}

function blocksOf(rows: readonly PageRow[]): Block[] {
  const column = boxAround(rows)
  return rows.flatMap(({ items }) => {
    const words = items.filter((item): item is PdfWord => !isTable(item))
    const tables = items.filter(isTable)
    return [
      ...(words.length === 0 ? [] : [{ row: rowOf(words), column }]),
      ...tables.map((table) => ({ table, column })),
    ]
  })
}
