import type { Quantity } from './quantity-drafts.ts'
import { type ColumnHeading, headsFor } from './column-headings.ts'
import { MONEY, PERCENT, TIMES } from './number-words.ts'
import { exact } from './numbers.ts'
import { type ReadText, quantitiesOf, readText } from './quantities.ts'

// Whether the words of a fact say its value, in the unit of its field.

/**
 * Whether one of a few texts says a number of what is counted, by the name that a field type or a unit has for it: rupees,
 * the code of another currency, percent or a time, converted where that is exact.
 * A bare number counts what the head of a column says ("Limit (in ₹)"), else items.
 *
 * @example saysNumber(3, 'years', ['after 36 months']) // true
 * @example saysNumber(5, 'rupees', ['5% of the sum insured']) // false
 */
export function saysNumber(value: number, counted: string, texts: readonly string[]): boolean {
  return printedAs(value, counted, texts) !== null
}

/** The words of the first quantity that says a number, as `saysNumber` reads it; null where none does. */
export function printedAs(value: number, counted: string, texts: readonly string[]): string | null {
  return printedIn(texts.map(readText), value, counted)
}

/** The numbers of what is counted that a few texts say, as `saysNumber` reads them. */
export function numbersSaid(counted: string, texts: readonly string[]): number[] {
  return numbersIn(counted, texts.map(readText))
}

/** The numbers of what is counted that a few texts say, which were read before. */
export function numbersIn(counted: string, read: readonly ReadText[]): number[] {
  return read.flatMap(({ text, quantities }) =>
    quantities.flatMap((one) => numbersAs(counted, one, () => headsFor(read, text, one.start))),
  )
}

function printedIn(read: readonly ReadText[], value: number, counted: string): string | null {
  for (const { text, quantities } of read)
    for (const one of quantities) {
      const numbers = numbersAs(counted, one, () => headsFor(read, text, one.start))
      if (numbers.some((number) => isSame(number, value))) return text.slice(one.start, one.end)
    }
  return null
}

/** The numbers that one quantity may be as a count of this; none where it counts something else. */
function numbersAs(counted: string, one: Quantity, heads: () => readonly ColumnHeading[]): number[] {
  const { value, unit, isLabel, isUncertain, isNil } = one
  if (isNil) return [0]
  if (isLabel || isUncertain) return []
  if (unit === null) return bareAs(counted, one, heads)
  const money = MONEY.get(counted)
  if (money !== undefined) {
    const isInScale = () =>
      one.scale === 1 && value > 0 && heads().some((head) => head.unit === money && head.scale > 1)
    return unit === money && !isInScale() ? [value] : []
  }
  if (counted === 'percent') return unit === PERCENT ? [value] : []
  if (counted === 'items') {
    const isCount = unit.kind !== 'rupees' && unit.kind !== 'foreign' && unit.kind !== 'percent'
    return isCount && unit.name !== 'per mille' ? [value] : []
  }
  const own = TIMES.get(counted)
  return own?.kind === unit.kind ? [exact((value * unit.times) / own.times)] : []
}

function bareAs(counted: string, one: Quantity, heads: () => readonly ColumnHeading[]): number[] {
  const { value, isAge, isSum } = one
  if (counted === 'rupees' && isSum) return [value]
  if (counted === 'years' && isAge) return [value]
  if (counted === 'items') return [value]
  const own = counted === 'percent' ? PERCENT : (MONEY.get(counted) ?? TIMES.get(counted))
  return heads().flatMap(({ unit, scale }) =>
    own?.kind === unit.kind && (own.kind !== 'foreign' || own === unit)
      ? [exact((value * scale * unit.times) / own.times)]
      : [],
  )
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-12 * Math.abs(b)
}

/**
 * The numbers of a text value that none of a few texts says: a number in digits, above one, or with a unit, is looked for
 * as the same number of the same unit.
 *
 * @example unsaidIn('30 months', ['within 30 days']) // ['30 months']
 */
export function unsaidIn(value: string, texts: readonly string[]): string[] {
  const read = texts.map(readText)
  const said = read.flatMap(({ quantities }) => quantities)
  const codes = new Set(texts.flatMap((text) => codesOf(text)).map(joined))
  const numbers = quantitiesOf(value)
    .filter((one) => isStated(one, value))
    .filter((one) => !said.some((other) => isSameQuantity(one, other)) && !saysQuantity(one, read))
    .map(({ start, end }) => value.slice(start, end))
  return [...numbers, ...codesOf(value).filter((code) => !codes.has(joined(code)))]
}

/** Whether a number of a value states how many: not "one", nor the number of "two-wheeler". */
function isStated({ value, unit, start, end }: Quantity, text: string): boolean {
  if (unit !== null) return true
  return /^\P{Nd}?\p{Nd}/u.test(text.slice(start)) || (value > 1 && !/^-\p{L}/u.test(text.slice(end)))
}

/** Whether texts say a quantity by the head of a column, or as a sum: "Limit (in Rs.)", "Sum Insured of 5,00,000". */
function saysQuantity({ value, unit, isUncertain }: Quantity, read: readonly ReadText[]): boolean {
  if (unit === null || unit.kind === 'other' || unit.kind === 'foreign') return false
  return !isUncertain && printedIn(read, value, unit.name) !== null
}

function codesOf(text: string): string[] {
  return readText(text).codes.map((one) => one.text)
}

/** A code without what parts its groups: a number to dial is the same with blanks and with hyphens. */
function joined(code: string): string {
  return code.replace(/[\s-]/gu, '')
}

function isSameQuantity(one: Quantity, other: Quantity): boolean {
  if (other.isUncertain !== one.isUncertain) return false
  if (one.unit === null) return isSame(one.value, other.value)
  const [[kind, size], [otherKind, otherSize]] = [measured(one), measured(other)]
  return kind === otherKind && isSame(size, otherSize)
}

/** How much of what a quantity is: in the least unit of its kind where units are converted, else in its own. */
function measured({ unit, value }: Quantity): readonly [kind: unknown, size: number] {
  if (unit === null || !TIMES.has(unit.name)) return [unit, value]
  return [unit.kind, value * unit.times]
}
