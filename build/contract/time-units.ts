import type { TextKey } from './texts.ts'

/** The texts that count a unit of time, by its name. */
export const UNITS: Readonly<Record<string, TextKey>> = {
  hour: 'value.hours',
  day: 'value.days',
  week: 'value.weeks',
  month: 'value.months',
  year: 'value.years',
  time: 'value.times',
}
