import { tokensOf } from './number-tokens.ts'
import { BETWEEN, COUNTS, RUPEES, SCALES, type Unit } from './number-words.ts'

// Heads of columns, which say what the bare numbers of a table count.

/** What a head says its numbers count: "(in months)", "(Rs. in lakhs)", "(%)". */
export interface Head {
  readonly unit: Unit
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
 * else that of its column, else all; of the other texts all.
 */
export function headsOf(texts: readonly string[]): (text: string, at: number) => Head[] {
  const all = texts.map((text) => ({ text, heads: headsIn(text) }))
  return (text, at) => all.flatMap((one) => (one.text === text ? headsOver(one.heads, text, at) : one.heads))
}

function headsOver(heads: readonly (Head & Cell)[], text: string, at: number): readonly Head[] {
  if (heads.length === 0) return heads
  const { row, column, cells } = cellAt(text, at)
  const before = heads.filter((head) => head.row === row && head.at < at)
  if (before.length > 0) return before.slice(-1)
  const above = heads.filter((head) => head.row < row && head.cells === cells)
  const own = above.filter((head) => head.column === column)
  if (own.length > 0) return own
  // The first column may name what all others count: "Benefit (Rs.)", "Plan A", "Plan B".
  return heads.filter((head) => !above.includes(head) || head.column === 0)
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
  /(?<=(?:^|[\t\n\f])[^\t\n\f:]{0,40}\b(?:in|number\sof|no\.?\sof)\s)[^\s:]+(?:[^\S\t\n\f][^\s:]+)?(?=\s*(?:$|[\t\n\f:]))/giu,
  // "Co-payment %", "% of depreciation"
  /(?<=(?:^|[\t\n\f])[^\p{Nd}\t\n\f:]{0,40})%(?=\s*(?:$|[\t\n\f:])|\sof\s)/giu,
]

function headsIn(text: string): (Head & Cell)[] {
  const shapes = HEADS.flatMap((shape) => Array.from(text.matchAll(shape)))
  return shapes
    .toSorted((one, two) => one.index - two.index)
    .flatMap(({ 0: inside, index }) => {
      const head = headOf(inside)
      return head === null ? [] : [{ ...head, ...cellAt(text, index) }]
    })
}

function headOf(inside: string): Head | null {
  const words = tokensOf(inside)
    .map(({ text }) => text)
    .filter((word) => word !== 'in' && word !== '.' && !BETWEEN.has(word))
  const units = words.flatMap((word) => COUNTS.get(word) ?? [])
  // "(k)" is an entry of a list.
  const scales = words.flatMap((word) => (word.length > 1 ? (SCALES.get(word) ?? []) : []))
  const isHead = words.length > 0 && units.length + scales.length === words.length
  if (!isHead || units.length > 1 || scales.length > 1) return null
  const unit = units[0] ?? RUPEES
  return unit === RUPEES || scales.length === 0 ? { unit, scale: scales[0] ?? 1 } : null
}
