import type { TextKey } from './source-texts.ts'

// Last days that a family has to know, counted from a day that only it knows.

/** The days that a family enters, by their names in addresses: the words beside each, and those around a time. */
export const ENTERED_DAYS = {
  received: { label: 'days.received', after: 'days.after-receipt' },
  since: { label: 'days.since', after: 'days.after-the-beginning' },
  renewal: { label: 'days.renewal', after: 'days.before-the-renewal' },
  refusal: { label: 'days.refusal', after: 'days.after-the-refusal' },
} as const satisfies Readonly<Record<string, Readonly<Record<'label' | 'after', TextKey>>>>
export type EnteredDay = keyof typeof ENTERED_DAYS
export const ENTERED = Object.keys(ENTERED_DAYS) as EnteredDay[]

/** How far a last day is from an entered one: from a renewal it is counted back. */
export interface DaySpan {
  readonly from: EnteredDay
  readonly count: number
  readonly unit: 'days' | 'months' | 'years'
}

/**
 * The day so far from another; a month without that day ends on its last one.
 *
 * @example lastDay('2027-01-31', { from: 'since', count: 1, unit: 'months' }) // '2027-02-28'
 */
export function lastDay(entered: string, { from, count, unit }: DaySpan): string {
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
