import type { Box, Word } from '../pdf/model.ts'
import { type Row, boxAround, rowOf, rowsOf } from './rows.ts'
import { type Band, bestCut, isTable, side } from './strips.ts'
import type { Table } from './tables.ts'

// The order of reading. A page is cut where a white strip runs down between two columns of text: first what is above
// the strip, then its left side, then its right side, then what is below; each of them is cut again.
//
//     ┌──── heading ────┐      above
//     │ left  │  right  │      left, then right
//     │ left  │  right  │
//     └── full width ───┘      below

/** What is read as one: rows under one another, or a table, with its column. */
export type Block =
  { readonly row: Row; readonly column: Box } | { readonly table: Table; readonly column: Box }

/** Puts the words and tables of a page into the order of reading. */
export function readingOrder(words: readonly Word[], tables: readonly Table[]): Block[] {
  const bands: Band[] = [
    ...rowsOf(words).map((row) => ({ ...boxOf(row), items: row.words, size: row.size })),
    ...tables.map((table) => ({ ...boxOf(table), items: [table], size: 10 })),
  ]
  return ordered(
    bands.sort((one, two) => one.y0 - two.y0),
    0,
  )
}

function boxOf({ x0, y0, x1, y1 }: Box): Box {
  return { x0, y0, x1, y1 }
}

function ordered(bands: readonly Band[], depth: number): Block[] {
  if (bands.length === 0) return []
  const cut = depth > 12 ? null : bestCut(bands)
  if (cut === null) return blocksOf(bands)
  const { from, to, x } = cut
  const run = bands.slice(from, to)
  return [
    ...ordered(bands.slice(0, from), depth + 1),
    ...ordered(
      side(run, (item) => item.x1 <= x + 0.5),
      depth + 1,
    ),
    ...ordered(
      side(run, (item) => item.x1 > x + 0.5),
      depth + 1,
    ),
    ...ordered(bands.slice(to), depth + 1),
  ]
}

function blocksOf(bands: readonly Band[]): Block[] {
  const column = boxAround(bands)
  return bands.flatMap(({ items }) => {
    const words = items.filter((item): item is Word => !isTable(item))
    const tables = items.filter(isTable)
    return [
      ...(words.length === 0 ? [] : [{ row: rowOf(words), column }]),
      ...tables.map((table) => ({ table, column })),
    ]
  })
}
