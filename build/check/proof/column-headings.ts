import type { ReadText } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import { tokensOf } from './number-tokens.ts'
import { BETWEEN, COUNTS, RUPEES, SCALES, type MeasureUnit } from './number-words.ts'
import { readOnce } from '../../contract/lazily.ts'

// Heads of columns, which say what the bare numbers of a table count.

/** Head of a column, by the unit of its numbers: "(in months)", "(Rs. in lakhs)", "(%)". */
export type ColumnHeading = { readonly unit: MeasureUnit; readonly scale: number }

/** Forms of a head: in brackets, alone in a cell or line of a table, and at its end: "Waiting period in months". */
const HEADS = [
  /(?<=[([])[^()[\]]{1,24}(?=[)\]])/gu,
  /(?<=^|[\t\n\f])[^\t\n\f]{1,24}(?=$|[\t\n\f])/gu,
  // A regular expression looks back from every place: first at two characters, or at the next.
  /(?<=[nf]\s)(?<=(?:^|[\t\n\f])[^\t\n\f:]{0,40}\b(?:in|number\sof|no\.?\sof)\s)[^\s:)]+(?:[^\S\t\n\f][^\s:)]+)?(?=\s*(?:$|[\t\n\f:)]))/giu,
  // "Co-payment %", "% of depreciation", "Percentage payable"
  /(?=[%p])(?<=(?:^|[\t\n\f])[^\p{Nd}\t\n\f:]{0,40})(?:%|\bpercent(?:age)?)(?=\s*(?:$|[\t\n\f:])|\s(?:of|payable)\b)/giu,
]

export const headsOf = readOnce(({ text, quantities }: ReadText): readonly ColumnHeading[] =>
  HEADS.flatMap((shape) => Array.from(text.matchAll(shape)))
    .filter(({ index }) => !isCounted(text, index, quantities))
    .flatMap(({ 0: inside }) => headOf(inside) ?? []),
)

/** Whether a place is within what a number counts, as "days" alone in a line after "30"; of a table that is the next cell. */
function isCounted(text: string, at: number, quantities: readonly Quantity[]): boolean {
  return text[at - 1] !== '\t' && quantities.some(({ start, end }) => start < at && at < end)
}

/** Words of a head beside its unit: "no. of days", "Maximum months". */
const BESIDE_UNITS: ReadonlySet<string> = new Set('in . no nos number of max maximum min minimum'.split(' '))

function headOf(inside: string): ColumnHeading | null {
  const words = tokensOf(inside)
    .map(({ text }) => text)
    .filter((word) => !BESIDE_UNITS.has(word) && !BETWEEN.has(word))
  const units = words.flatMap((word) => COUNTS.get(word) ?? [])
  // "(k)" is an entry of a list.
  const scales = words.flatMap((word) => (word.length > 1 ? (SCALES.get(word) ?? []) : []))
  const [unit = RUPEES, scale = 1] = [units[0], scales[0]]
  const isHead = words.length > 0 && units.length + scales.length === words.length
  const isOne = units.length < 2 && scales.length < 2 && (unit === RUPEES || scale === 1)
  return isHead && isOne ? { unit, scale } : null
}
