import type { Quantity } from '../proof/quantity-drafts.ts'
import { quantitiesOf } from '../proof/quantities.ts'

/**
 * The quantities of a text of ours that none of the texts behind it says: money, shares, times and numbers of lakhs, in
 * words or digits. Names ("section 4") and years are passed over; sixty months are five years.
 *
 * @example unsaidQuantities('within 30 days', ['not later than sixty days']) // ['30 days']
 */
export function unsaidQuantities(text: string, behind: readonly string[]): string[] {
  const said = new Set(behind.flatMap(numbersOf).flatMap(sayings))
  return numbersOf(text)
    .filter((one) => needsProof(one))
    .filter((one) => !claims(one).some((claim) => said.has(claim)))
    .map(({ start, end }) => text.slice(start, end))
}

function numbersOf(text: string): Quantity[] {
  return quantitiesOf(text).filter(({ isLabel, isUncertain }) => !isLabel && !isUncertain)
}

/** Whether a number of ours says something that must be read somewhere: not "one or two". */
function needsProof(one: Quantity): boolean {
  return one.unit !== null || one.scale !== 1 || (one.value > 2 && !isYear(one))
}

/** Whether a number is the year of a law or a day: "the rules of 2021". */
function isYear({ value, grouped }: Quantity): boolean {
  return !grouped && Number.isInteger(value) && value >= 1800 && value < 2200
}

/** What a quantity of ours needs one of to be said: itself with its unit, or its number where no unit is beside it. */
function claims({ value, unit }: Quantity): string[] {
  if (unit === null) return [`any ${value}`]
  return [`${unit.kind} ${value * unit.times}`, `bare ${value}`]
}

/** What a quantity behind it says: a table may leave the unit to its head. */
function sayings({ value, unit }: Quantity): string[] {
  const isBare = unit === null
  return [isBare ? `bare ${value}` : `${unit.kind} ${value * unit.times}`, `any ${value}`]
}
