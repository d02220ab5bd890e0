import type english from '#texts'

/** The texts that count a unit of time, by its name. */
export const UNITS: Readonly<Record<string, keyof typeof english>> = {
  hour: 'value.hours',
  day: 'value.days',
  week: 'value.weeks',
  month: 'value.months',
  year: 'value.years',
  time: 'value.times',
}
