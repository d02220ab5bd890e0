import { boxAround, rowsOf, textOfRow } from '../layout/rows.ts'
import type { Box, PdfPage, PdfWord } from '../pdf/pdf-model.ts'
import { type EmptyTable, cellAbove, cellLeftOf, emptyTables, isAsWide, textOfCell } from './cell-labels.ts'
import { type Space, type TextCell, drawnSpaces, isIn, isPale } from './drawn.ts'
import { type FoundBlank, blanksOfRows, isHeading, together } from './row-blanks.ts'
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
  const spaces = [
    ...drawn.spaces.filter((space) => !controls.some((control) => overlaps(control, space))),
    ...controls,
  ]
  const tables = emptyTables(spaces, drawn.cells)
  const tabled = new Set(tables.flatMap((table) => table.spaces))
  const inTable = new Set<TextCell>(tables.flatMap((table) => table.cells))
  const free = spaces.filter((space) => !tabled.has(space))
  const cells = drawn.cells.filter((cell) => !inTable.has(cell))
  const printed = words.filter(
    (word) => word.text !== TYPED_BOX && !isPale(word) && !spaces.some((space) => isIn(word, space)),
  )
  const parts = cells.map((cell) => ({
    cell: { ...cell, words: cell.words.filter((word) => printed.includes(word)) },
    own: free.filter((space) => isInside(space, cell)),
  }))
  const labels = parts.flatMap(({ cell, own }) => (own.length === 0 ? [cell] : []))
  const inCell = new Set(parts.flatMap(({ own }) => own))
  const beside = besideCells(
    free.filter((space) => !inCell.has(space)),
    labels,
  )
  const taken = new Set([...inCell, ...beside.spaces])
  const open = printed.filter((word) => !drawn.cells.some((cell) => isIn(word, cell)))
  const rows = rowsWithSpaces(
    open,
    free.filter((space) => !taken.has(space)),
  )
  const ruled = [
    ...tables.map(blankOfTable),
    ...beside.blanks,
    ...blanksInCells(parts, labels, beside.cells, beside.spaces),
  ]
  const captions = new Set<string>()
  const named = joinedTicks(ruled).map((blank) => {
    const cell = cells.find((one) => isInside(blank, one)) ?? blank
    const caption = blank.label === '' ? captionOf(cell, rows) : ''
    captions.add(caption)
    return { ...blank, label: blank.label || caption }
  })
  const others = blanksOfRows(rows, boxAround([...open, ...spaces]))
  return [...named, ...others.filter(({ label, spaces: drawn }) => drawn > 0 || !captions.has(label))]
}

/** Boxes to tick in cells beside and below one another, with no label of their own, are the choices of one blank. */
function joinedTicks(blanks: readonly FoundBlank[]): FoundBlank[] {
  const out: FoundBlank[] = []
  for (const blank of blanks) {
    const isBare = (one: FoundBlank | undefined) =>
      one?.isTicked === true && one.label === '' && one.field === ''
    const last = out.findLast((one) => isBare(one) && blank.y0 - one.y1 < 30 && one.y0 - blank.y1 < 30)
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

function overlaps(one: Box, two: Box): boolean {
  return (
    Math.min(one.x1, two.x1) > Math.max(one.x0, two.x0) && Math.min(one.y1, two.y1) > Math.max(one.y0, two.y0)
  )
}

function isInside({ x0, x1, y0, y1 }: Box, cell: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x > cell.x0 && x < cell.x1 && y > cell.y0 && y < cell.y1
}

function blankOfTable({ heads, spaces }: EmptyTable): FoundBlank {
  const help = heads.join('; ')
  return {
    ...boxAround(spaces),
    label: '',
    help,
    options: [],
    field: '',
    spaces: spaces.length,
    isTicked: false,
  }
}

/** The places that a cell at their left or above names; those of one cell that touch one another are one blank. */
function besideCells(spaces: readonly Space[], cells: readonly TextCell[]) {
  const groups: { readonly cell: TextCell; blank: FoundBlank }[] = []
  const named: Space[] = []
  for (const space of spaces.toSorted((one, two) => one.x0 - two.x0 || one.y0 - two.y0)) {
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
    const { hint: help, options, field } = space
    const isTicked = space.kind === 'tick'
    const blank = {
      ...boxAround([space]),
      label: textOfCell(owner),
      help,
      options,
      field,
      spaces: 1,
      isTicked,
    }
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
function blanksInCells(
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
      !used.has(cell) &&
      !textOfCell(cell).includes(':') &&
      beside.filter((space) => isAsWide(cell, space)).length >= 2
    if (isAnswer) blanks.push(answerOf(cell))
    if (outer !== undefined && blanks.some((blank) => blank.label === '')) used.add(outer)
    return { cell, blanks: blanks.map((blank) => (blank.label === '' ? { ...blank, label } : blank)) }
  })
  return found
    .filter(({ cell }) => !used.has(cell))
    .flatMap(({ cell, blanks }) => (blanks.length === 0 && isAsking(cell, labels) ? [whiteOf(cell)] : blanks))
}

/** Whether a cell of a few words leaves most of itself white, and no cell stands behind it. */
function isAsking(cell: TextCell, cells: readonly TextCell[]): boolean {
  const printed = boxAround(cell.words)
  const text = textOfCell(cell)
  const [below, beside] = [cell.y1 - printed.y1, cell.x1 - printed.x1]
  const hasWhite = below > 24 || beside > Math.max(45, 0.4 * (cell.x1 - cell.x0))
  const isShort = text !== '' && text.split(' ').length <= (below > 24 ? 20 : 8)
  const isSentence = /[.!]$/u.test(text.replace(/\bno\.$/iu, ''))
  const isAtLeft = printed.x0 - cell.x0 < Math.min(30, 0.15 * (cell.x1 - cell.x0))
  const isLast = !cells.some((one) => Math.abs(one.x0 - cell.x1) < 4 && one.y0 < cell.y1 && one.y1 > cell.y0)
  const isStrong = cell.words.every(({ bold, color }) => bold || color >= 0xf8f8f8)
  const isHead = isHeading({ text, isStrong }) && !text.endsWith(':')
  const isFirst = cellLeftOf(cell, cells) === undefined
  return isShort && !isSentence && isAtLeft && hasWhite && isLast && isFirst && !isHead
}

/** A cell in a column of places that says what can be answered. */
function answerOf(cell: TextCell): FoundBlank {
  const lines = rowsOf(cell.words).map(textOfRow)
  const parts = lines.length > 1 ? lines : (lines[0] ?? '').split(/\s+or\s+|\s*\/\s*/u)
  const [options, help] =
    parts.length > 1 ? [parts.map((one) => one.replace(/,$/u, '')), ''] : [[], parts[0] ?? '']
  return { ...boxAround([cell]), label: '', help, options, field: '', spaces: 0, isTicked: false }
}

function whiteOf(cell: TextCell): FoundBlank {
  const label = textOfCell(cell)
  return { ...boxAround([cell]), label, help: '', options: [], field: '', spaces: 0, isTicked: false }
}
