import { rowsOf, textOfRow } from '../layout/rows.ts'
import type { Box } from '../pdf/pdf-model.ts'
import type { Space, TextCell } from './drawn.ts'

// Labels in the cells of a ruled form, for the places beside and below them.

/** Sides that are so near to one another are one. */
const NEAR = 4
/** No label has more words. */
const WORDS = 40

/** Text of a cell; empty for more than a label. */
export function textOfCell({ words }: TextCell): string {
  const text = rowsOf(words).map(textOfRow).join(' ')
  return text.split(' ').length > WORDS ? '' : text
}

/** The cell at the left of a place, on its level. */
export function cellLeftOf(place: Box, cells: readonly TextCell[]): TextCell | undefined {
  return cells.find((cell) => Math.abs(cell.x1 - place.x0) < NEAR && isBeside(cell, place) && isLabel(cell))
}

/** The cell right above a place, as wide as it is. */
export function cellAbove(place: Box, cells: readonly TextCell[]): TextCell | undefined {
  return cells.find((cell) => Math.abs(cell.y1 - place.y0) < NEAR && isAsWide(cell, place) && isLabel(cell))
}

function isLabel(cell: TextCell): boolean {
  return /\p{L}{2}/u.test(textOfCell(cell))
}

/** Whether a cell is on the level of a place; one at the left of several rows names none of them. */
function isBeside(cell: Box, place: Box): boolean {
  const shared = Math.min(cell.y1, place.y1) - Math.max(cell.y0, place.y0)
  return shared > 0.6 * Math.min(cell.y1 - cell.y0, place.y1 - place.y0) && shared > 0.4 * (cell.y1 - cell.y0)
}

export function isAsWide(a: Box, b: Box): boolean {
  return Math.abs(a.x0 - b.x0) < NEAR && Math.abs(a.x1 - b.x1) < NEAR
}

/** A table to fill: its columns, and the places and cells that are of it. */
export interface EmptyTable {
  readonly heads: readonly string[]
  readonly spaces: readonly Space[]
  readonly cells: readonly TextCell[]
}

/** Finds heads with at least two rows of places under at least two of them. */
export function emptyTables(spaces: readonly Space[], cells: readonly TextCell[]): EmptyTable[] {
  const tables: EmptyTable[] = []
  const used = new Set<Space>()
  for (const head of cells) {
    const row = cells.filter((cell) => Math.abs(cell.y1 - head.y1) < NEAR && isLabel(cell))
    const columns = row.map((cell) => ({ cell, under: stackUnder(cell, spaces, used) }))
    const filled = columns.filter(({ under }) => under.length >= 2)
    if (filled.length < 2) continue
    const own = filled.flatMap(({ under }) => under)
    const bottom = Math.max(...own.map(({ y1 }) => y1))
    const [left, right] = [Math.min(...row.map(({ x0 }) => x0)), Math.max(...row.map(({ x1 }) => x1))]
    const isInside = ({ x0, x1, y0, y1 }: Box) =>
      x0 > left - NEAR && x1 < right + NEAR && y0 > head.y1 - NEAR && y1 < bottom + NEAR
    const all = spaces.filter((space) => isInside(space) && !used.has(space))
    for (const space of all) used.add(space)
    tables.push({ heads: row.map(textOfCell), spaces: all, cells: [...row, ...cells.filter(isInside)] })
  }
  return tables
}

/** The places that stand one below the other under a head. */
function stackUnder(head: Box, spaces: readonly Space[], used: ReadonlySet<Space>): Space[] {
  const stack: Space[] = []
  let above = head
  for (;;) {
    const next = spaces.find(
      (space) => !used.has(space) && Math.abs(above.y1 - space.y0) < NEAR && isAsWide(head, space),
    )
    if (next === undefined) return stack
    stack.push(next)
    above = next
  }
}
