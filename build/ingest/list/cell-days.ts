// Product lists of the regulator become records. This module: the days in their cells.

/**
 * The day a cell names: "2018-06-04 04-06-2018", "04-06-2018" or "04/06/2018" (day first) as YYYY-MM-DD; null for an
 * empty one, undefined for what is not a day of the calendar.
 */
export function dayIn(cell: string): string | null | undefined {
  const text = cell.trim()
  if (/^[-–\s.]*$|^n\.?a\.?$/iu.test(text)) return null
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:\D|$)/u.exec(text) ?? []
  if (year !== undefined) return real(year, month, day)
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u.exec(text) ?? []
  return last === undefined ? undefined : real(last, second?.padStart(2, '0'), first?.padStart(2, '0'))
}

function real(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month}-${day}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number(year) >= 1900 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? text
    : undefined
}
