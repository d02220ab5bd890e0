/** Writes days in the language of the page, in the digits that documents have. */
export function dayFormat(dateStyle) {
  const [language] = document.documentElement.lang.split('-')
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle, timeZone: 'UTC' })
}

/** The day so far from another, before it where the count is below zero; the last of its month where that is shorter. */
export function later(start, count, unit) {
  const [year, month, day] = start.split('-').map(Number)
  if (unit === 'days') return Date.UTC(year, month - 1, day + count)
  const moved = month - 1 + (unit === 'years' ? 12 * count : count)
  return Date.UTC(year, moved, Math.min(day, new Date(Date.UTC(year, moved + 1, 0)).getUTCDate()))
}
