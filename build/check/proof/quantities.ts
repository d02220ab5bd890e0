import { item } from '../../contract/item.ts'
import { readOnce, remembered } from '../../contract/lazily.ts'
import { type Quantity, quantityOf } from './quantity.ts'
import { type Token, type Tokens, textAt, tokensOf } from './number-tokens.ts'
import { BETWEEN, COUNTS, LINKS, RANGE_LINK, RUPEES, SCALES, isMoney, isTime } from './number-words.ts'
import { numeralAt } from './numbers.ts'

// The quantities of a text: numbers with what they count, alone, in lists and in ranges; and the heads of columns, which say
// what the bare numbers of a table count.

/** A text with what is counted in it, and the digits in it that are no number. */
export interface ReadText {
  readonly text: string
  readonly quantities: readonly Quantity[]
  readonly codes: readonly Token[]
}

/** Reads a text, once for all that ask for it: several rules read the same quotes and clauses. */
export const readText = remembered(2_000, (text): ReadText => {
  const tokens = tokensOf(text)
  return { text, quantities: quantitiesIn(tokens), codes: tokens.filter(({ kind }) => kind === 'code') }
})

function quantitiesIn(tokens: Tokens): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length;) {
    const numeral = numeralAt(tokens, at)
    const before = found.at(-1)
    if (numeral !== null) found.push(named(tokens, before, quantityOf(tokens, numeral, before?.to ?? 0)))
    at = Math.max(at + 1, found.at(-1)?.to ?? 0)
  }
  // From the last number back: units and scales that a list shares stand behind its last number.
  for (let at = found.length - 2; at >= 0; at--)
    found[at] = withNext(tokens, item(found, at), item(found, at + 1))
  return found
}

/** A bare number in a list that begins with a name is one, too: "Year 1 & 2 – 10 %", "clauses 3, 4 and 30 days". */
function named(tokens: Tokens, before: Quantity | undefined, quantity: Quantity): Quantity {
  if (before?.isName !== true || !isBare(quantity) || quantity.grouped) return quantity
  const link = linkBetween(tokens, before, quantity)
  const goesOn =
    /^(?:, )?(?:and|&|or|to)$/u.test(link) || (link === ',' && LINKS.has(textAt(tokens, quantity.to)))
  return goesOn ? { ...quantity, isLabel: true, isName: true } : quantity
}

/** A number with what it shares with the next of its list: "5, 10 or 15 lakhs", "30 to 60 days". */
function withNext(tokens: Tokens, quantity: Quantity, next: Quantity): Quantity {
  const link = linkBetween(tokens, quantity, next)
  if (quantity.isUncertain && next.isUncertain && /^(?:, )?(?:and|&)?$/u.test(link))
    return { ...quantity, runsOn: true }
  const words = link.split(' ')
  if (words.length > 3 || !words.every((word) => LINKS.has(word)) || isBullet(tokens, quantity, next))
    return quantity
  const isNamed = quantity.unit !== null || quantity.isName
  const sharesUnit = !isNamed && next.unit !== null && isShared(tokens, quantity, next)
  const sharesScale =
    (!isNamed || quantity.unit === RUPEES) && quantity.scale === 1 && next.scale > 1 && quantity.value < 1000
  const { value, scale, isSum } = sharesScale ? { ...next, value: quantity.value * next.scale } : quantity
  return {
    ...quantity,
    runsOn: isRange(tokens, link, quantity, next),
    unit: sharesUnit ? next.unit : quantity.unit,
    value,
    scale,
    isSum,
    isUncertain: sharesScale ? value >= next.value : quantity.isUncertain,
    sharedEnd: sharesUnit || sharesScale ? Math.max(next.sharedEnd, quantity.end) : quantity.end,
  }
}

function isBare({ unit, scale }: Quantity): boolean {
  return unit === null && scale === 1
}

/** Whether what a number counts is what the one before it counts: not in "CHF 500 or Rs. 300", "5 lakh or 10%". */
function isShared(tokens: Tokens, quantity: Quantity, next: Quantity): boolean {
  if (COUNTS.has(textAt(tokens, next.from))) return quantity.grouped
  if (quantity.isAge) return isTime(next.unit)
  return next.unit === RUPEES || (quantity.scale === 1 && !quantity.grouped) || next.grouped
}

/** Whether a dash between two numbers begins a line or cell, as the sign of an entry. */
function isBullet(tokens: Tokens, quantity: Quantity, next: Quantity): boolean {
  const dash = tokens[quantity.to]
  if (dash?.text !== '-') return false
  if (dash.gap === '\t' || tokens[next.from]?.gap === '\t') return true
  const isAwaited = /^(?:of|for|within|after|from|is|are)$/u.test(textAt(tokens, quantity.from - 1))
  return dash.gap === '\n' && (quantity.unit !== null || !isAwaited)
}

/** The words and signs between two numbers, without "a maximum of". */
function linkBetween(tokens: Tokens, quantity: Quantity, next: Quantity): string {
  const words = tokens.slice(quantity.to, next.from).map(({ text }) => text)
  return words.join(' ').replace(/(?<=\p{L}) (?:a )?max(?:imum)?(?: \.)?(?: of)?$/u, '')
}

/** Whether two numbers are the ends of one range: "30-60", "between 30 and 60"; not "Plan 1 – 24 months", "24 months/36 months", "5 lakh-10 %". */
function isRange(tokens: Tokens, link: string, quantity: Quantity, next: Quantity): boolean {
  if (link === 'and') return textAt(tokens, quantity.from - 1) === 'between'
  if (!RANGE_LINK.test(link)) return false
  if (quantity.unit !== null && next.unit !== null)
    return link !== '/' && (quantity.unit === next.unit || (isTime(quantity.unit) && isTime(next.unit)))
  const isApart = link === '-' && tokens[quantity.to]?.gap !== '' && tokens[next.from]?.gap !== ''
  const isName = quantity.isLabel || (quantity.isName && !isTime(next.unit))
  const isOther = quantity.scale > next.scale && next.unit !== null && !isMoney(next.unit)
  return !isOther && !(isApart && isName && (!isBare(next) || next.grouped))
}

/** Head of a column, by the unit of its numbers: "(in months)", "(Rs. in lakhs)", "(%)". */
export type ColumnHeading = { readonly unit: NonNullable<Quantity['unit']>; readonly scale: number }

/** Forms of a head: in brackets, alone in a cell or line of a table, and at its end: "Waiting period in months". */
const HEADS = [
  /(?<=[([])[^()[\]]{1,24}(?=[)\]])/gu,
  /(?<=^|[\t\n\f])[^\t\n\f]{1,24}(?=$|[\t\n\f])/gu,
  // A regular expression looks back from every place: first at two characters, or at the next.
  /(?<=[nf]\s)(?<=(?:^|[\t\n\f])[^\t\n\f:]{0,40}\b(?:in|number\sof|no\.?\sof)\s)[^\s:)]+(?:[^\S\t\n\f][^\s:)]+)?(?=\s*(?:$|[\t\n\f:)]))/giu,
  // "Co-payment %", "% of depreciation", "Percentage payable"
  /(?=[%p])(?<=(?:^|[\t\n\f])[^\p{Nd}\t\n\f:]{0,40})(?:%|\bpercent(?:age)?)(?=\s*(?:$|[\t\n\f:])|\s(?:of|payable)\b)/giu,
]

/** The heads of columns in a text. */
export const columnHeadings = readOnce(({ text, quantities }: ReadText): readonly ColumnHeading[] =>
  HEADS.flatMap((shape) => Array.from(text.matchAll(shape)))
    .filter(({ index }) => !isCounted(text, index, quantities))
    .flatMap(({ 0: inside }) => columnHeading(inside) ?? []),
)

/** Whether a place is within what a number counts, as "days" alone in a line after "30"; of a table that is the next cell. */
function isCounted(text: string, at: number, quantities: readonly Quantity[]): boolean {
  return text[at - 1] !== '\t' && quantities.some(({ start, end }) => start < at && at < end)
}

/** Words of a head beside its unit: "no. of days", "Maximum months". */
const BESIDE_UNITS: ReadonlySet<string> = new Set('in . no nos number of max maximum min minimum'.split(' '))

function columnHeading(inside: string): ColumnHeading | null {
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
