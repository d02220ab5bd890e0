import { boxAround } from '../layout/rows.ts'
import type { Box, PdfPage, PdfWord } from '../pdf/pdf-model.ts'
import { besideCells, blanksInCells, isInside } from './cell-blanks.ts'
import { emptyTables } from './cell-labels.ts'
import { type Space, drawnSpaces, isIn, isPale } from './drawn.ts'
import { type FoundBlank, blankAt, together } from './found-blank.ts'
import { blanksOfRows } from './row-blanks.ts'
import { type Item, rowsWithSpaces } from './row-items.ts'
import { TYPED_BOX } from './typed-boxes.ts'

// All blanks of one page: in tables, beside and below cells, in cells, and outside of them.

/** Finds the blanks of a page; `words` are its own, without furniture, and `controls` the places of its PDF fields. */
export function blanksOfPage(
  page: PdfPage,
  words: readonly PdfWord[],
  controls: readonly Space[],
): FoundBlank[] {
  const drawn = drawnSpaces(page, words)
  const isFree = (space: Space) => !controls.some((control) => overlaps(control, space))
  const spaces = [...drawn.spaces.filter(isFree), ...controls]
  const tables = emptyTables(spaces, drawn.cells)
  const [tabled, inTable] = [
    new Set(tables.flatMap((one) => one.spaces)),
    new Set(tables.flatMap((one) => one.cells)),
  ]
  const free = spaces.filter((space) => !tabled.has(space))
  const isPrinted = (word: PdfWord) =>
    word.text !== TYPED_BOX && !isPale(word) && !spaces.some((space) => isIn(word, space))
  const printed = new Set(words.filter(isPrinted))
  const parts = drawn.cells.flatMap((cell) => {
    const own = free.filter((space) => isInside(space, cell))
    return inTable.has(cell)
      ? []
      : [{ cell: { ...cell, words: cell.words.filter((word) => printed.has(word)) }, own }]
  })
  const labels = parts.flatMap(({ cell, own }) => (own.length === 0 ? [cell] : []))
  const inCell = new Set(parts.flatMap(({ own }) => own))
  const beside = besideCells(
    free.filter((space) => !inCell.has(space)),
    labels,
  )
  const taken = new Set([...inCell, ...beside.spaces])
  const open = [...printed].filter((word) => !drawn.cells.some((cell) => isIn(word, cell)))
  const rows = rowsWithSpaces(
    open,
    free.filter((space) => !taken.has(space)),
  )
  const ruled = [
    ...tables.map((table) =>
      blankAt(boxAround(table.spaces), { help: table.heads.join('; '), spaces: table.spaces.length }),
    ),
    ...beside.blanks,
    ...blanksInCells(parts, labels, beside.cells, beside.spaces),
  ]
  const others = blanksOfRows(rows, boxAround([...open, ...spaces]))
  const named = joinedTicks([...ruled, ...others]).map((blank) => {
    const cell = parts.find((one) => isInside(blank, one.cell))?.cell
    const isRuled = cell !== undefined || ruled.includes(blank)
    return blank.label === '' && isRuled ? { ...blank, label: captionOf(cell ?? blank, rows) } : blank
  })
  const captions = new Set(named.flatMap(({ label, spaces: drawn }) => (drawn > 0 ? [label] : [])))
  return named.filter((one) => one.spaces > 0 || one.options.length > 0 || !captions.has(one.label))
}

function overlaps(a: Box, b: Box): boolean {
  return Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) && Math.min(a.y1, b.y1) > Math.max(a.y0, b.y0)
}

/** Boxes to tick near one another with no label of their own, or under those that have one, are the choices of one blank. */
function joinedTicks(blanks: readonly FoundBlank[]): FoundBlank[] {
  const out: FoundBlank[] = []
  for (const blank of blanks) {
    const isBare = ({ isTicked, label, field }: FoundBlank) => isTicked && label === '' && field === ''
    const last = out.findLast(
      (one) =>
        (isBare(one) || (one.isTicked && Math.abs(one.x0 - blank.x0) < 4)) &&
        one.field === '' &&
        blank.y0 - one.y1 < 30 &&
        one.y0 - blank.y1 < 30,
    )
    if (isBare(blank) && last !== undefined) out[out.indexOf(last)] = together(last, blank)
    else out.push(blank)
  }
  return out
}

/** The words right above a cell or a table, on a row of their own. */
function captionOf({ x0, x1, y0 }: Box, rows: readonly (readonly Item[])[]): string {
  const chunks = rows.flatMap((row) => row.flatMap((one) => ('chunk' in one ? [one.chunk] : [])))
  const over = chunks.filter(
    (chunk) => chunk.x0 < x1 && chunk.x1 > x0 && y0 - chunk.y1 < 22 && y0 - chunk.y1 > -4,
  )
  return over.at(-1)?.text ?? ''
}
