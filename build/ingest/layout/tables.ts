import type { Box, Stroke, PdfWord } from '../pdf/pdf-model.ts'
import { type Grid, NEAR, clustered, extentOf, gridsOf } from './grids.ts'
import { isLabelledHeading } from './labels.ts'
import { type WordRow, boxAround, median, rowsOf, textOfRow } from './rows.ts'
import { grouped } from '../../contract/groups.ts'
import { item } from '../../contract/item.ts'

// Ruled tables: where lines across and lines down meet in a grid.

/** One cell, with its content; a merged one spans several columns or rows. */
export interface RuledCell extends Box {
  readonly rows: readonly WordRow[]
  readonly column: number
  readonly across: number
}

/** A table as ruled on one page: its rows of cells, a merged cell in the first row and column it covers. */
export interface Table extends Box {
  readonly cells: readonly (readonly RuledCell[])[]
  readonly columns: number
}

/** The tables of a page, and the words that are in none. */
export function tablesOf(
  words: readonly PdfWord[],
  strokes: readonly Stroke[],
): { tables: Table[]; rest: PdfWord[] } {
  let rest = [...words]
  const tables: Table[] = []
  const least = median(words.map(({ size }) => size))
  for (const grid of gridsOf(strokes, least)) {
    const inside = rest.filter((word) => holds(grid.box, word))
    const table = inside.length === 0 ? null : tableOf(grid, inside)
    if (table === null) continue
    tables.push(table)
    const taken = new Set(inside)
    rest = rest.filter((word) => !taken.has(word))
  }
  return { tables, rest }
}

function tableOf({ across: drawn, down, breaks }: Grid, words: readonly PdfWord[]): Table | null {
  const across = [...drawn, ...breaks]
  const ys = clustered(across.map(({ y0 }) => y0))
  const xs = clustered(down.map(({ x0 }) => x0))
  const [rows, columns] = [ys.length - 1, xs.length - 1]
  if (rows < 1 || columns < 1 || rows * columns < 2) return null
  const owner = mergedCells(xs, ys, across, down)
  const placed: [cell: number, word: PdfWord][] = []
  let over = 0
  for (const row of rowsOf(words)) {
    let [cell, end] = [-1, -Infinity]
    for (const word of row.words) {
      const at = slotOf(ys, word.base - 0.3 * word.size) * columns + slotOf(xs, word.x0 + 1)
      const own = owner[at] ?? 0
      const goesOn = cell !== -1 && word.x0 - end < 0.35 * word.size
      if (goesOn && own !== cell) over += 1
      if (!goesOn) cell = own
      placed.push([cell, word])
      end = word.x1
    }
  }
  // Lines that the text runs across are drawn for show, and rule no cells.
  if (over > 3 && over > 0.02 * words.length) return null
  const covered = owner.map((): number[] => [])
  for (const [at, cell] of owner.entries()) covered[cell]?.push(at)
  const places = grouped(placed)
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column)
      .filter((cell) => owner[cell] === cell)
      .map((cell) => cellOf(covered[cell] ?? [], xs, ys, places.get(cell) ?? [])),
  )
  const most = Math.max(...cells.map((row) => row.length))
  if (most < 2 || isFrame(cells) || isAroundText(cells)) return null
  return { ...boxAround([...across, ...down]), cells, columns }
}

/** A box around columns of text is no table: most of its lines are in long cells, or alone in their rows. */
function isFrame(cells: readonly (readonly RuledCell[])[]): boolean {
  const lines = cells.map((row) => row.map(({ rows }) => rows.length).filter((count) => count > 0))
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
  const alone = lines.map((counts) => (counts.length === 1 ? counts : counts.filter((count) => count > LONG)))
  return lines.flat().length < 2 || 2 * sum(alone.flat()) > sum(lines.flat())
}

/** A single row with a heading and its text in one cell parts the text from what is beside it. */
function isAroundText(cells: readonly (readonly RuledCell[])[]): boolean {
  const isText = ({ rows }: RuledCell) => {
    const headings = rows.filter((row) => isLabelledHeading(textOfRow(row), row.words))
    return headings.length > 0 && rows.length > headings.length + 1
  }
  return cells.length === 1 && cells.flat().some(isText)
}

/** A cell has seldom more lines. */
const LONG = 24

/** For every place of the grid, the first place of the cell it belongs to. */
function mergedCells(
  xs: readonly number[],
  ys: readonly number[],
  across: readonly Stroke[],
  down: readonly Stroke[],
): number[] {
  const [rows, columns] = [ys.length - 1, xs.length - 1]
  const owner = Array.from({ length: rows * columns }, (_, at) => at)
  const root = (at: number): number => (owner[at] === at || owner[at] === undefined ? at : root(owner[at]))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column
      const [x0, x1] = [item(xs, column), item(xs, column + 1)]
      const [y0, y1] = [item(ys, row), item(ys, row + 1)]
      if (column + 1 < columns && !isRuled(down, x1, y0, y1)) owner[root(here + 1)] = root(here)
      if (row + 1 < rows && !isRuled(across, y1, x0, x1)) owner[root(here + columns)] = root(here)
    }
  const first = new Map<number, number>()
  return owner.map((_, at) => {
    const top = root(at)
    if (!first.has(top)) first.set(top, at)
    return first.get(top) ?? at
  })
}

/** Whether a line runs between two places of the grid for most of their common side. */
function isRuled(strokes: readonly Stroke[], at: number, from: number, to: number): boolean {
  let covered = 0
  for (const stroke of strokes) {
    const [place, start, end] = extentOf(stroke)
    if (Math.abs(place - at) > NEAR) continue
    covered += Math.max(0, Math.min(end, to) - Math.max(start, from))
  }
  return covered > 0.6 * (to - from)
}

/** A cell from the places of the grid that it covers. */
function cellOf(
  own: readonly number[],
  xs: readonly number[],
  ys: readonly number[],
  words: readonly PdfWord[],
): RuledCell {
  const columns = xs.length - 1
  const [ends, lasts] = [own.map((at) => at % columns), own.map((at) => Math.floor(at / columns))]
  const column = Math.min(...ends)
  return {
    x0: item(xs, column),
    y0: item(ys, Math.min(...lasts)),
    x1: item(xs, Math.max(...ends) + 1),
    y1: item(ys, Math.max(...lasts) + 1),
    rows: rowsOf(words),
    column,
    across: Math.max(...ends) - column + 1,
  }
}

function slotOf(edges: readonly number[], at: number): number {
  const next = edges.findIndex((edge) => edge > at)
  return Math.min(Math.max((next === -1 ? edges.length : next) - 1, 0), edges.length - 2)
}

/** Whether a word begins in a table; one that runs over the table's edge is still of it. */
function holds(box: Box, word: PdfWord): boolean {
  const y = word.base - 0.3 * word.size
  return word.x0 > box.x0 - 2 && word.x0 < box.x1 - 1 && y > box.y0 - 1 && y < box.y1 + 1
}
