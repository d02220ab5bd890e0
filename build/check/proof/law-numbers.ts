import type { Law } from '../../contract/authored/law.ts'
import type { Quantity } from './quantity-drafts.ts'
import { quantitiesOf } from './quantities.ts'

// Numbers of law: those of headings that the text contradicts, and those of ours that no text says.

type Section = Law['sections'][number]

/** A number with its unit, as it is written and as it is compared: 3 years are 36 months. */
interface Measure {
  readonly kind: string
  readonly value: number
  readonly words: string
}

/**
 * Note of a section to read before relying on it: its own, and that its heading says another number than what
 * is below it; null where there is nothing.
 */
export function noteOf(section: Section): string | null {
  const doubts = contradictions(section).map(
    ({ measure, others, key }) =>
      `The heading says “${measure.words}”, ${key === 'text' ? 'the text' : 'our summary'} ${others.map(({ words }) => `“${words}”`).join(', ')}: ${key === 'text' ? 'rely on the text' : 'look into the instrument'}, not on the heading.`,
  )
  return [section.note ?? '', ...doubts].filter((words) => words !== '').join(' ') || null
}

/** The numbers of a heading that its text or its summary contradicts, each with the numbers found instead. */
export function contradictions(section: Section) {
  const { heading, note = '' } = section
  const noted = measuresOf(note)
  return measuresOf(heading).flatMap((measure) =>
    (['text', 'summary'] as const).flatMap((key) => {
      const alike = measuresOf(section[key] ?? '').filter(({ kind }) => kind === measure.kind)
      const isSaid = alike.some((one) => isSame(one, measure))
      const isNoted = isIn(noted, measure) && alike.some((one) => isIn(noted, one))
      return alike.length === 0 || isSaid || isNoted ? [] : [{ measure, key, others: distinct(alike) }]
    }),
  )
}

/** The times, shares and amounts of a text; "a year" counts nothing. */
function measuresOf(text: string): Measure[] {
  return quantitiesOf(text).flatMap(({ value, unit, isLabel, start, end }) =>
    unit === null || unit.kind === 'other' || isLabel
      ? []
      : [{ kind: unit.kind, value: value * unit.times, words: text.slice(start, end).trim() }],
  )
}

function isSame(one: Measure, two: Measure): boolean {
  return one.kind === two.kind && one.value === two.value
}

function isIn(measures: readonly Measure[], wanted: Measure): boolean {
  return measures.some((one) => isSame(one, wanted))
}

function distinct(measures: readonly Measure[]): Measure[] {
  return measures.filter((one, at) => measures.findIndex((other) => isSame(one, other)) === at)
}

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

/** Forms of a quantity of ours, one of which must be said: itself with its unit, or its number where no unit is beside it. */
function claims({ value, unit }: Quantity): string[] {
  if (unit === null) return [`any ${value}`]
  return [`${unit.kind} ${value * unit.times}`, `bare ${value}`]
}

/** Forms of a quantity behind it: a table may leave the unit to its head. */
function sayings({ value, unit }: Quantity): string[] {
  const isBare = unit === null
  return [isBare ? `bare ${value}` : `${unit.kind} ${value * unit.times}`, `any ${value}`]
}
