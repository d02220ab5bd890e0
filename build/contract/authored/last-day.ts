import { Type, type Static } from '../schema.ts'
import { Text, described, named, oneOf } from '../primitives.ts'

// Last days that a family has to know, counted from a day that only it knows.

/** The days that a family enters, by their names in addresses, with the words beside each. */
export const ENTERED_DAYS = {
  received: 'Policy received on',
  since: 'Covered without a break since',
  renewal: 'Next renewal due on',
  answer: 'Final answer of the insurer, dated',
} as const
export type EnteredDay = keyof typeof ENTERED_DAYS

const Span = {
  count: Type.Integer({ minimum: 1, description: 'How many days or months.' }),
  unit: oneOf(['days', 'months']),
}

/** A last day: the entered day from which it is counted, and how far. Days before a renewal are counted back. */
export const LastDay = named('LastDay', {
  name: described(Text, 'What ends or begins on it, in few words.'),
  from: oneOf(Object.keys(ENTERED_DAYS) as EnteredDay[], {
    description: 'The day from which it is counted; from the renewal it is counted back.',
  }),
  ...Span,
})
export type LastDay = Static<typeof LastDay>

/**
 * The day so far from another; a month without that day ends on its last one.
 *
 * @example lastDay('2027-01-31', { from: 'since', count: 1, unit: 'months' }) // '2027-02-28'
 */
export function lastDay(
  entered: string,
  { from, count, unit }: Pick<LastDay, 'from' | 'count' | 'unit'>,
): string {
  const [year = 0, month = 1, day = 1] = entered.split('-').map(Number)
  const steps = from === 'renewal' ? -count : count
  if (unit === 'days') return dayText(Date.UTC(year, month - 1, day + steps))
  const days = new Date(Date.UTC(year, month + steps, 0)).getUTCDate()
  return dayText(Date.UTC(year, month - 1 + steps, Math.min(day, days)))
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
