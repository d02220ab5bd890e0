import type { Box } from '../pdf/pdf-model.ts'
import { type FoundBlank, together } from './found-blank.ts'
import type { Chunk, Item } from './row-items.ts'
import { RowReader, boxOfTicked } from './row-reader.ts'
import { type Ticked, withTicks } from './ticks.ts'

// The blanks of one part of a page (a cell, or what is outside of all cells), row by row.

/** The blanks of rows that lie in an area, in printed order. */
export function blanksOfRows(rows: readonly (readonly Item[])[], area: Box): FoundBlank[] {
  const found: FoundBlank[] = []
  const marked = rows.map((row) => withTicks(row))
  for (const [at, row] of marked.entries()) {
    const before = found.at(-1)
    const top = Math.min(...row.map((one) => boxOfTicked(one).y0))
    const isNear = before !== undefined && top - before.y1 < (before.isTicked ? 30 : 18)
    const isList = isNear && before.isTicked && row.every((one) => 'box' in one)
    // Words between two rows of places are for the lower ones.
    const below = isBare(marked[at + 2]) ? [] : freeChunks(marked[at + 1])
    const own = new RowReader(
      area,
      isList ? [] : freeChunks(marked[at - 1]),
      below,
      isDrawn(marked[at + 1]),
    ).read(row)
    const [first] = own
    const isSame = first?.label === '' && before?.isTicked === first.isTicked && before.field === first.field
    const goesOn = isNear && isSame && (isList || !(marked[at - 1] ?? []).every((one) => 'chunk' in one))
    if (goesOn) found[found.length - 1] = together(before, first)
    found.push(...own.slice(goesOn ? 1 : 0))
  }
  return found
}

/** Whether a row has places and no words. */
function isBare(row: readonly Ticked[] | undefined): boolean {
  return row?.every((one) => 'space' in one) === true
}

/** Whether something is drawn to be filled on a row. */
function isDrawn(row: readonly Ticked[] | undefined): boolean {
  return row?.some((one) => !('chunk' in one)) === true
}

/** The words of a row that has no blank. */
function freeChunks(row: readonly Ticked[] | undefined): Chunk[] {
  const isFree = row?.every((one) => 'chunk' in one) === true
  return isFree ? row.flatMap((one) => ('chunk' in one ? [one.chunk] : [])) : []
}
