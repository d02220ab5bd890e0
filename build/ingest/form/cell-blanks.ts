import { boxAround, rowsOf, textOfRow } from '../layout/rows.ts'
import type { Box } from '../pdf/pdf-model.ts'
import { cellAbove, cellLeftOf, isAsWide, textOfCell } from './cell-labels.ts'
import type { Space, TextCell } from './drawn.ts'
import { type FoundBlank, blankAt, blankOf, together } from './found-blank.ts'
import { blanksOfRows } from './row-blanks.ts'
import { isHeading } from './row-reader.ts'
import { rowsWithSpaces } from './row-items.ts'

// The blanks that cells name: beside them, below them, and in them.

/** So much white above or below words is written into. */
const WHITE = 24

export function isInside({ x0, x1, y0, y1 }: Box, cell: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x > cell.x0 && x < cell.x1 && y > cell.y0 && y < cell.y1
}

/** The places that a cell at their left or above names; those of one cell that touch one another are one blank. */
export function besideCells(spaces: readonly Space[], cells: readonly TextCell[]) {
  const groups: { readonly cell: TextCell; blank: FoundBlank }[] = []
  const named: Space[] = []
  for (const space of spaces.toSorted((a, b) => a.x0 - b.x0 || a.y0 - b.y0)) {
    const left = cellLeftOf(space, cells)
    const cell = left ?? cellAbove(space, cells)
    const isNext = ({ x1, y0, y1 }: Box) =>
      Math.abs(x1 - space.x0) < 3 && Math.abs(y0 - space.y0) < 3 && Math.abs(y1 - space.y1) < 3
    const isBelow = ({ x0, y1 }: Box) => Math.abs(x0 - space.x0) < 3 && Math.abs(y1 - space.y0) < 3
    const group = groups.find((one) =>
      cell === undefined ? isNext(one.blank) : one.cell === left && isBelow(one.blank),
    )
    const owner = cell ?? group?.cell
    if (owner === undefined) continue
    named.push(space)
    const blank = blankOf(space, textOfCell(owner))
    if (group === undefined) groups.push({ cell: owner, blank })
    else group.blank = together(group.blank, { ...blank, help: '' })
  }
  return {
    blanks: groups.map(({ blank }) => blank),
    spaces: named,
    cells: new Set(groups.map(({ cell }) => cell)),
  }
}

/** The blanks within cells; what they lack of a label is in the cell beside them or above, which asks for nothing itself. */
export function blanksInCells(
  parts: readonly { readonly cell: TextCell; readonly own: readonly Space[] }[],
  labels: readonly TextCell[],
  used: Set<TextCell>,
  beside: readonly Space[],
): FoundBlank[] {
  const found = parts.map(({ cell, own }) => {
    const blanks = blanksOfRows(rowsWithSpaces(cell.words, own), cell)
    const others = labels.filter((one) => one !== cell)
    const left = cellLeftOf(cell, others)
    const outer = left ?? (blanks.some(({ isTicked }) => isTicked) ? undefined : cellAbove(cell, others))
    const label = outer === undefined ? '' : textOfCell(outer)
    const isAnswer =
      blanks.length === 0 &&
      left !== undefined &&
      cellLeftOf(left, others) === undefined &&
      !used.has(cell) &&
      !textOfCell(cell).includes(':') &&
      beside.filter((space) => isAsWide(cell, space)).length >= 2
    if (isAnswer) blanks.push(...answersOf(cell))
    if (outer !== undefined && blanks.some((blank) => blank.label === '')) used.add(outer)
    return { cell, blanks: blanks.map((blank) => (blank.label === '' ? { ...blank, label } : blank)) }
  })
  return found
    .filter(({ cell }) => !used.has(cell))
    .flatMap(({ cell, blanks }) =>
      blanks.length === 0 && isAsking(cell, labels) ? [blankAt(cell, { label: textOfCell(cell) })] : blanks,
    )
}

/** Whether a cell of a few words leaves most of itself white, and no cell stands behind it. */
function isAsking(cell: TextCell, cells: readonly TextCell[]): boolean {
  const printed = boxAround(cell.words)
  const text = textOfCell(cell)
  const [below, beside] = [cell.y1 - printed.y1, cell.x1 - printed.x1]
  const hasWhite = below > WHITE || beside > Math.max(45, 0.4 * (cell.x1 - cell.x0))
  const isShort = text !== '' && text.split(' ').length <= (below > WHITE ? 20 : 8)
  const isSentence = /[.!]$/u.test(text.replace(/\bno\.$/iu, ''))
  const isLast = !cells.some((one) => Math.abs(one.x0 - cell.x1) < 4 && one.y0 < cell.y1 && one.y1 > cell.y0)
  const isStrong = cell.words.every(({ bold, color }) => bold || color >= 0xf8f8f8)
  const isHead = isHeading({ text, isStrong }) && !text.endsWith(':')
  const isFirst = cellLeftOf(cell, cells) === undefined
  return isShort && !isSentence && hasWhite && isLast && isFirst && !isHead
}

/** Choices printed in a cell of a column of places: its lines, or words with “or” or strokes between them. */
function answersOf(cell: TextCell): FoundBlank[] {
  const lines = rowsOf(cell.words).map(textOfRow)
  const options = lines.length > 1 ? lines : (lines[0] ?? '').split(/\s+or\s+|\s*\/\s*/u)
  if (options.length > 1) return [blankAt(cell, { options: options.map((one) => one.replace(/,$/u, '')) })]
  const isBelowWhite = boxAround(cell.words).y0 - cell.y0 > WHITE
  return isBelowWhite ? [blankAt(cell, { help: options[0] ?? '' })] : []
}
