import type { ReadText } from './quantities.ts'
import type { Quantity } from './quantity-drafts.ts'
import { tokensOf } from './number-tokens.ts'
import { BETWEEN, COUNTS, RUPEES, SCALES, type MeasureUnit } from './number-words.ts'
import { readOnce } from '../../contract/lazily.ts'

// Heads of columns, which say what the bare numbers of a table count.

/** What a head says its numbers count: "(in months)", "(Rs. in lakhs)", "(%)". */
export interface ColumnHeading {
  readonly unit: MeasureUnit
  readonly scale: number
}

/** Where something is in a text that may be a table: its row and cell, and how many cells the row has. */
interface Cell {
  readonly at: number
  readonly row: number
  readonly column: number
  readonly cells: number
}

/**
 * The heads that count a bare number at a place of one of a few texts: of its own text the last one before it in its row,
 * else that of its column, else all; of the other texts those of its column, where they hold a row of as many cells, else
 * all.
 */
export function headsFor(texts: readonly ReadText[], text: string, at: number): ColumnHeading[] {
  return texts.flatMap((one) => {
    const heads = headsOf(one)
    if (heads.length === 0) return []
    return one.text === text ? headsOver(heads, text, at) : headsBeside(heads, one.text, cellAt(text, at))
  })
}

function headsOver(
  heads: readonly (ColumnHeading & Cell)[],
  text: string,
  at: number,
): readonly ColumnHeading[] {
  const cell = cellAt(text, at)
  const before = heads.filter((head) => head.row === cell.row && head.at < at)
  if (before.length > 0) return before.slice(-1)
  return headsIn(
    cell,
    heads,
    heads.filter((head) => head.row < cell.row && head.cells === cell.cells),
  )
}

/**
 * The heads in another text: a row of several cells is taken for one of the same table, its first cell for its name. A head
 * before bare numbers counts those.
 */
function headsBeside(
  all: readonly (ColumnHeading & Cell)[],
  text: string,
  cell: Cell,
): readonly ColumnHeading[] {
  const lines = text.split(/[\n\f]/u)
  const heads = all.filter(({ row }) => !BARE_CELL.test(lines[row - 1] ?? ''))
  const rows = heads.filter((head) => cell.cells > 1 && head.cells === cell.cells)
  const isName = cell.cells > 2 && cell.column === 0
  return headsIn(cell, isName ? rows : heads, rows)
}

const BARE_CELL = /\t\s*\p{Nd}[\p{Nd},.]*\s*(?=\t|$)/u

/** The heads of the column of a cell, of those in rows of its table; where it has none, all that are of no other column. */
function headsIn(
  { column }: Cell,
  heads: readonly (ColumnHeading & Cell)[],
  rows: readonly (ColumnHeading & Cell)[],
): readonly ColumnHeading[] {
  const own = rows.filter((head) => head.column === column)
  if (own.length > 0) return own
  // The first column may name what all others count: "Benefit (Rs.)", "Plan A", "Plan B".
  return heads.filter((head) => !rows.includes(head) || head.column === 0)
}

function cellAt(text: string, at: number): Cell {
  const before = text.slice(0, at)
  const column = before.replace(/^[\s\S]*[\n\f]/u, '').split('\t').length - 1
  const rest = text.slice(at).replace(/[\n\f][\s\S]*/u, '')
  return { at, row: before.split(/[\n\f]/u).length, column, cells: column + rest.split('\t').length }
}

/** What is in brackets, what is alone in a cell or line of a table, and what it ends with: "Waiting period in months". */
const HEADS = [
  /(?<=[([])[^()[\]]{1,24}(?=[)\]])/gu,
  /(?<=^|[\t\n\f])[^\t\n\f]{1,24}(?=$|[\t\n\f])/gu,
  // A regular expression looks back from every place: first at two characters, or at the next.
  /(?<=[nf]\s)(?<=(?:^|[\t\n\f])[^\t\n\f:]{0,40}\b(?:in|number\sof|no\.?\sof)\s)[^\s:)]+(?:[^\S\t\n\f][^\s:)]+)?(?=\s*(?:$|[\t\n\f:)]))/giu,
  // "Co-payment %", "% of depreciation", "Percentage payable"
  /(?=[%p])(?<=(?:^|[\t\n\f])[^\p{Nd}\t\n\f:]{0,40})(?:%|\bpercent(?:age)?)(?=\s*(?:$|[\t\n\f:])|\s(?:of|payable)\b)/giu,
]

/** The heads in a text, read once. */
const headsOf = readOnce(({ text, quantities }: ReadText): readonly (ColumnHeading & Cell)[] => {
  const shapes = HEADS.flatMap((shape) => Array.from(text.matchAll(shape)))
  return shapes
    .toSorted((a, b) => a.index - b.index)
    .filter(({ index }) => !isCounted(text, index, quantities))
    .flatMap(({ 0: inside, index }) => {
      const head = headOf(inside)
      return head === null ? [] : [{ ...head, ...cellAt(text, index) }]
    })
})

/** Whether a place is within what a number counts, as "days" alone in a line after "30"; of a table that is the next cell. */
function isCounted(text: string, at: number, quantities: readonly Quantity[]): boolean {
  return text[at - 1] !== '\t' && quantities.some(({ start, end }) => start < at && at < end)
}

/** What a head says beside its unit: "no. of days", "Maximum months". */
const BESIDE_UNITS: ReadonlySet<string> = new Set('in . no nos number of max maximum min minimum'.split(' '))

function headOf(inside: string): ColumnHeading | null {
  const words = tokensOf(inside)
    .map(({ text }) => text)
    .filter((word) => !BESIDE_UNITS.has(word) && !BETWEEN.has(word))
  const units = words.flatMap((word) => COUNTS.get(word) ?? [])
  // "(k)" is an entry of a list.
  const scales = words.flatMap((word) => (word.length > 1 ? (SCALES.get(word) ?? []) : []))
  const isHead = words.length > 0 && units.length + scales.length === words.length
  if (!isHead || units.length > 1 || scales.length > 1) return null
  const unit = units[0] ?? RUPEES
  return unit === RUPEES || scales.length === 0 ? { unit, scale: scales[0] ?? 1 } : null
}
