import type { Quantity } from './quantity.ts'
import { ASKED, RUPEES, type MeasureUnit, isMoney, isTime } from './number-words.ts'
import { exact } from './numbers.ts'
import { readOnce } from '../../contract/lazily.ts'
import { type ColumnHeading, type ReadText, columnHeadings, readText } from './quantities.ts'

// Whether words say a value, in the unit of its field.

/** Words in which numbers are looked for. */
export interface ReadWords {
  readonly read: readonly ReadText[]
  /** The heads of columns that may say what bare numbers count. */
  readonly heads: readonly ColumnHeading[]
}

export function wordsIn(texts: readonly string[]): ReadWords {
  const read = texts.map(readText)
  return { read, heads: read.flatMap(columnHeadings) }
}

/** The one bare number in digits, which the heads count; undefined where several numbers or heads make it doubtful. */
const headedIn = readOnce(({ read, heads: [head, ...others] }: ReadWords): Quantity | undefined => {
  const isOne = others.every(({ unit, scale }) => unit === head?.unit && scale === head.scale)
  const [headed, ...more] = read.flatMap(({ text, quantities }) =>
    quantities.filter(
      (quantity) => isBare(quantity) && /\p{Nd}/u.test(text.slice(quantity.start, quantity.end)),
    ),
  )
  return isOne && more.length === 0 ? headed : undefined
})

function isBare({ unit, isLabel, isUncertain, isAge, isSum }: Quantity): boolean {
  return unit === null && !isLabel && !isUncertain && !isAge && !isSum
}

/** A number as a text prints it. */
export interface PrintedNumber {
  readonly text: string
  readonly quantity: Quantity
  /** In what is counted. */
  readonly value: number
}

/**
 * Places where words say a number of what is counted, by the name that a field type or a unit has for it: rupees, the code of
 * another currency, percent or a time, converted where that is exact. A bare number counts what the one head among the words
 * says ("Limit (in ₹)"), else items.
 *
 * @example placesOfNumber(3, 'years', wordsIn(['after 36 months'])) // one place
 * @example placesOfNumber(5, 'rupees', wordsIn(['5% of the sum insured'])) // none
 */
export function placesOfNumber(value: number, counted: string, words: ReadWords): PrintedNumber[] {
  return numbersPrinted(counted, words).filter((number) => exact(number.value) === exact(value))
}

/** Every number of what is counted that words say, in the order of the words. */
export function numbersPrinted(counted: string, words: ReadWords): PrintedNumber[] {
  return words.read.flatMap(({ text, quantities }) =>
    quantities.flatMap((quantity) =>
      numbersAs(counted, quantity, words).map((value) => ({ text, quantity, value })),
    ),
  )
}

export function holdsNumber(value: number, counted: string, words: ReadWords): boolean {
  return placesOfNumber(value, counted, words).length > 0
}

export function numbersIn(counted: string, words: ReadWords): number[] {
  return numbersPrinted(counted, words).map(({ value }) => value)
}

/** The numbers that one quantity may be as a count of this; none where it counts something else. */
function numbersAs(counted: string, quantity: Quantity, words: ReadWords): number[] {
  const { value, unit, isLabel, isUncertain, isNil } = quantity
  if (isNil) return [0]
  if (isLabel || isUncertain) return []
  if (unit === null) return bareAs(counted, quantity, words)
  const askedUnit = ASKED.get(counted)
  if (askedUnit === undefined) return isMoney(unit) || unit.kind === 'percent' ? [] : [value]
  const isSmall = quantity.scale === 1 && value > 0 && value < 1000
  const isInScale = isSmall && words.heads.some((head) => head.unit === unit && head.scale > 1)
  return isAlike(askedUnit, unit) && !isInScale ? [exact((value * unit.times) / askedUnit.times)] : []
}

function bareAs(counted: string, quantity: Quantity, words: ReadWords): number[] {
  const askedUnit = ASKED.get(counted)
  const [head] = words.heads
  const isPlain =
    askedUnit === undefined ||
    (askedUnit === RUPEES && quantity.isSum) ||
    (counted === 'years' && quantity.isAge)
  if (isPlain) return [quantity.value]
  if (head === undefined || quantity !== headedIn(words) || !isAlike(askedUnit, head.unit)) return []
  return [exact((quantity.value * head.scale * head.unit.times) / askedUnit.times)]
}

/** Whether one unit is counted in another: times of a kind are converted. */
function isAlike(a: MeasureUnit, b: MeasureUnit): boolean {
  return isTime(a) ? a.kind === b.kind : a === b
}

/**
 * The numbers of a text value that words do not say: a number in digits, above one, or with a unit, is looked for as the same
 * number of the same unit.
 *
 * @example unsaidIn('30 months', wordsIn(['within 30 days'])) // ['30 months']
 */
export function missingNumbers(value: string, words: ReadWords): string[] {
  const codes = new Set(words.read.flatMap((quantity) => quantity.codes.map(({ text }) => joined(text))))
  const { quantities, codes: valueCodes } = readText(value)
  const numbers = quantities
    .filter((quantity) => isStated(quantity, value) && !saysQuantity(quantity, words))
    .map(({ start, end }) => value.slice(start, end))
  const missingCodes = valueCodes.filter(({ text }) => !codes.has(joined(text)))
  return [...numbers, ...missingCodes.map(({ text }) => text)]
}

/** Whether a number of a value states how many: not "one", nor the number of "two-wheeler". */
function isStated({ value, unit, start, end }: Quantity, text: string): boolean {
  if (unit !== null) return true
  return /^\P{Nd}?\p{Nd}/u.test(text.slice(start)) || (value > 1 && !/^-\p{L}/u.test(text.slice(end)))
}

/** Whether texts say a quantity: itself, or by the head of a column, or as a sum: "Limit (in Rs.)", "Sum Insured of 5,00,000". */
function saysQuantity(quantity: Quantity, words: ReadWords): boolean {
  const { value, unit, isUncertain } = quantity
  if (words.read.some(({ quantities }) => quantities.some((other) => isSameQuantity(quantity, other))))
    return true
  if (unit === null || unit.kind === 'other' || unit.kind === 'foreign') return false
  return !isUncertain && holdsNumber(value, unit.name, words)
}

/** A code without what parts its groups: a number to dial is the same with blanks and with hyphens. */
function joined(code: string): string {
  return code.replace(/[\s-]/gu, '')
}

/** Whether two numbers are the same of the same unit; a bare one is the same of any. */
export function isSameQuantity(a: Quantity, b: Quantity): boolean {
  if (b.isUncertain !== a.isUncertain) return false
  if (a.unit === null) return exact(a.value) === exact(b.value)
  if (b.unit === null || !isAlike(a.unit, b.unit)) return false
  return exact(a.value * a.unit.times) === exact(b.value * b.unit.times)
}
