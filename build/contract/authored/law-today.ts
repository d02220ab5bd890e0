import { Type, type Static } from '../schema.ts'
import { Day, Slug, Text, described, named, nullable, oneOf } from '../primitives.ts'
import type { TextKey } from '../source-texts.ts'

/** Law of today beside the words of a policy or a form; it fills nothing in. */
export const LawToday = named('LawToday', {
  slug: described(Slug, 'The slug of the instrument.'),
  section: described(Text, 'The number of its section, as the record of the instrument has it.'),
  says: described(
    Text,
    'What it says, in our own words, read by a person: one sentence without its full stop; every number in it is in the section.',
  ),
  since: nullable(Day, 'The day from which it holds; null where it always did or the day is not known.'),
  for: nullable(Text, 'What it holds for, so that "since" can follow: "policies received"; null for all.'),
})

export const LawsToday = Type.Array(LawToday, {
  minItems: 1,
  description: 'What the law says today to the same question; shown beside it, never instead of it.',
})

export type LawToday = Static<typeof LawToday>

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

/** A last day: the entered day from which it is counted, and how far. From a renewal it is counted back. */
export const LastDay = named('LastDay', {
  name: described(Text, 'What ends or begins on it, in few words.'),
  from: oneOf([...ENTERED], {
    description: 'The day from which it is counted; from the renewal it is counted back.',
  }),
  count: Type.Integer({ minimum: 1, description: 'How many days, months or years.' }),
  unit: oneOf(['days', 'months', 'years'], { description: 'What is counted.' }),
})
export type DaySpan = Pick<Static<typeof LastDay>, 'from' | 'count' | 'unit'>

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
