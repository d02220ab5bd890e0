import type { LawSection } from '../../contract/authored/law.ts'
import type { Quantity } from './quantity.ts'
import { readText } from './quantities.ts'
import { isSameQuantity } from './values.ts'

// Numbers of law: those of headings that the text contradicts, and those of ours that no text says.

/** The numbers of a heading that its text or its summary contradicts, each with the numbers found instead. */
export function contradictions(section: LawSection) {
  const { heading, note = '' } = section
  const noted = measuresOf(note)
  return measuresOf(heading).flatMap((measure) =>
    (['text', 'summary'] as const).flatMap((key) => {
      const alike = measuresOf(section[key] ?? '').filter(({ unit }) => unit?.kind === measure.unit?.kind)
      const isNoted = isIn(noted, measure) && alike.some((one) => isIn(noted, one))
      return alike.length === 0 || isIn(alike, measure) || isNoted
        ? []
        : [{ measure, key, others: alike.filter((one, at) => !isIn(alike.slice(0, at), one)) }]
    }),
  )
}

/** The numbers of a text that count something or may, each with its words as they are written. */
function numbersOf(text: string) {
  return readText(text)
    .quantities.filter(({ isLabel, isUncertain }) => !isLabel && !isUncertain)
    .map((one) => ({ ...one, words: text.slice(one.start, one.end) }))
}

/** The times, shares and amounts of a text; "a year" counts nothing. */
function measuresOf(text: string) {
  return numbersOf(text).filter(({ unit }) => unit !== null && unit.kind !== 'other')
}

function isIn(measures: readonly Quantity[], wanted: Quantity): boolean {
  return measures.some((one) => isSameQuantity(wanted, one))
}

/**
 * The quantities of a text of ours that none of the texts behind it says: money, shares, times and numbers of lakhs, in
 * words or digits. Names ("section 4") and years are passed over; sixty months are five years, and a table may leave the
 * unit to its head.
 *
 * @example unsaidQuantities('within 30 days', ['not later than sixty days']) // ['30 days']
 */
export function unsaidQuantities(text: string, behind: readonly string[]): string[] {
  const said = behind.flatMap(numbersOf)
  const isSaid = (one: Quantity) =>
    said.some((other) => isSameQuantity(one, other) || isSameQuantity(other, one))
  return numbersOf(text).flatMap((one) => (needsProof(one) && !isSaid(one) ? one.words : []))
}

/** Whether a number of ours says something that must be read somewhere: not "one or two". */
function needsProof(one: Quantity): boolean {
  return one.unit !== null || one.scale !== 1 || (one.value > 2 && !isYear(one))
}

/** Whether a number is the year of a law or a day: "the rules of 2021". */
function isYear({ value, grouped }: Quantity): boolean {
  return !grouped && Number.isInteger(value) && value >= 1800 && value < 2200
}
