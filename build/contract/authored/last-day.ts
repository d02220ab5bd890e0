import { Type, type Static } from '../schema.ts'
import { Text, described, named, oneOf } from '../primitives.ts'

// Last days that a family has to know, counted from a day that only it knows.

/** The days that a family enters, by their names in addresses: the words beside each, and those after a number of days. */
export const ENTERED_DAYS = {
  received: { label: 'You received the policy on', after: 'after you received the policy' },
  since: { label: 'Covered without a break since', after: 'after the cover began' },
  renewal: { label: 'The renewal is due on', after: 'before the renewal is due' },
  refusal: { label: 'The refusal of a claim reached you on', after: 'after the refusal' },
} as const
export type EnteredDay = keyof typeof ENTERED_DAYS
export const ENTERED = Object.keys(ENTERED_DAYS) as EnteredDay[]

/** A last day: the entered day from which it is counted, and how far. From a renewal it is counted back. */
export const LastDay = named('LastDay', {
  name: described(Text, 'What ends or begins on it, in few words.'),
  from: oneOf([...ENTERED], {
    description: 'The day from which it is counted; from the renewal it is counted back.',
  }),
  count: Type.Integer({ minimum: 1, maximum: 1000, description: 'How many days, months or years.' }),
  unit: oneOf(['days', 'months', 'years'], { description: 'What is counted.' }),
})
export type Span = Pick<Static<typeof LastDay>, 'from' | 'count' | 'unit'>

/**
 * The day so far from another; a month without that day ends on its last one.
 *
 * @example lastDay('2027-01-31', { from: 'since', count: 1, unit: 'months' }) // '2027-02-28'
 */
export function lastDay(entered: string, { from, count, unit }: Span): string {
  const [year = 0, month = 1, day = 1] = entered.split('-').map(Number)
  const steps = from === 'renewal' ? -count : count
  if (unit === 'days') return dayText(Date.UTC(year, month - 1, day + steps))
  const moved = month - 1 + (unit === 'years' ? 12 * steps : steps)
  const most = new Date(Date.UTC(year, moved + 1, 0)).getUTCDate()
  return dayText(Date.UTC(year, moved, Math.min(day, most)))
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
