import type { LawSection } from '../../contract/authored/law.ts'
import type { Quantity } from './quantity.ts'
import { readText } from './quantities.ts'
import { isSameQuantity } from './values.ts'

// Numbers of law: those of a heading that its text contradicts, and those of our own sentences that no source has.

/** The numbers of a heading that its text or its summary contradicts, each with the numbers found instead. */
export function contradictions(section: LawSection) {
  const { heading, note = '' } = section
  const noted = measuresOf(note)
  return measuresOf(heading).flatMap((measure) =>
    (['text', 'summary'] as const).flatMap((key) => {
      const alike = measuresOf(section[key] ?? '').filter(({ unit }) => unit?.kind === measure.unit?.kind)
      const isNoted = isIn(noted, measure) && alike.some((quantity) => isIn(noted, quantity))
      return alike.length === 0 || isIn(alike, measure) || isNoted
        ? []
        : [{ measure, key, others: alike.filter((quantity, at) => !isIn(alike.slice(0, at), quantity)) }]
    }),
  )
}

/** The numbers of a text that count something or may, each with its words as they are written. */
function numbersOf(text: string) {
  return readText(text)
    .quantities.filter(({ isLabel, isUncertain }) => !isLabel && !isUncertain)
    .map((quantity) => ({ ...quantity, words: text.slice(quantity.start, quantity.end) }))
}

/** The times, shares and amounts of a text; "a year" counts nothing. */
function measuresOf(text: string) {
  return numbersOf(text).filter(({ unit }) => unit !== null && unit.kind !== 'other')
}

function isIn(measures: readonly Quantity[], wanted: Quantity): boolean {
  return measures.some((quantity) => isSameQuantity(wanted, quantity))
}

/**
 * The quantities of a text of ours that none of the texts behind it says: money, shares, times and numbers of lakhs, in
 * words or digits. Names ("section 4") and years are passed over; sixty months are five years, and a table may leave the
 * unit to its head.
 *
 * @example unsaidQuantities('within 30 days', ['not later than sixty days']) // ['30 days']
 */
export function unprovenQuantities(text: string, sources: readonly string[]): string[] {
  const inSources = sources.flatMap(numbersOf)
  const isInSources = (quantity: Quantity) =>
    inSources.some((other) => isSameQuantity(quantity, other) || isSameQuantity(other, quantity))
  return numbersOf(text).flatMap((quantity) =>
    needsProof(quantity) && !isInSources(quantity) ? quantity.words : [],
  )
}

/** Whether a number of our own sentences needs a source: not "one or two". */
function needsProof(quantity: Quantity): boolean {
  return quantity.unit !== null || quantity.scale !== 1 || (quantity.value > 2 && !isYear(quantity))
}

/** Whether a number is the year of a law or a day: "the rules of 2021". */
function isYear({ value, grouped }: Quantity): boolean {
  return !grouped && Number.isInteger(value) && value >= 1800 && value < 2200
}
