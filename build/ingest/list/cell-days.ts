import { isCalendarDay } from '../../contract/calendar-day.ts'
import { FileError } from '../file-error.ts'

/** Part that comes first in a date of two numbers and a year. */
export const DATE_ORDERS = ['day', 'month'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/**
 * The day a cell names: "2018-06-04 04-06-2018", "04-06-2018" or "04/06/2018" (in the order of its column) as YYYY-MM-DD;
 * null for an empty one, undefined for what is not a day of the calendar.
 */
export function dayIn(cell: string, order: DateOrder | null): string | null | undefined {
  const text = cell.trim()
  if (/^[-–\s.]*$|^n\.?a\.?$/iu.test(text)) return null
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:\D|$)/u.exec(text) ?? []
  if (year !== undefined) return real(year, month, day)
  const [, first, second, last] = NUMBERS.exec(text) ?? []
  const [inMonth, ofYear] = order === 'day' ? [first, second] : [second, first]
  return last === undefined ? undefined : real(last, ofYear?.padStart(2, '0'), inMonth?.padStart(2, '0'))
}

const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u

function real(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month}-${day}`
  return Number(year) >= 1900 && isCalendarDay(text) ? text : undefined
}

/** A cell of a column of dates. */
interface DateCell {
  readonly row: number
  readonly text: string
}

/**
 * Finds the order of the dates of a column; null where every date is the same day in both. Throws a {@link FileError}
 * where its cells are in two orders, or none shows which it is and nobody has said.
 */
export function orderOf(
  file: string,
  column: string,
  cells: readonly DateCell[],
  said: DateOrder | undefined,
): DateOrder | null {
  const read = cells
    .filter(({ text }) => NUMBERS.test(text.trim()))
    .map((cell) => ({ cell, day: dayIn(cell.text, 'day'), month: dayIn(cell.text, 'month') }))
  const day = read.find((one) => one.day !== undefined && one.month === undefined)?.cell
  const month = read.find((one) => one.day === undefined && one.month !== undefined)?.cell
  if (day !== undefined && month !== undefined)
    throw new FileError(
      `${file}: the dates of ${column} are in two orders: “${day.text}” in row ${day.row} has the day first, “${month.text}” in row ${month.row} the month. Nothing was taken from the list. Write all dates of the column in one order, best as YYYY-MM-DD.`,
    )
  const shown = day === undefined ? (month === undefined ? undefined : 'month') : 'day'
  if (said !== undefined && shown !== undefined && said !== shown)
    throw new FileError(
      `${file}: --dates ${said} was said, but “${(day ?? month)?.text}” in row ${(day ?? month)?.row} of ${column} has the ${shown} first. Nothing was taken from the list.`,
    )
  const unclear = read.find((one) => one.day !== one.month)?.cell
  if (said === undefined && shown === undefined && unclear !== undefined)
    throw new FileError(
      `${file}: no date of ${column} shows whether the day or the month comes first: “${unclear.text}” in row ${unclear.row} may be ${dayIn(unclear.text, 'day')} or ${dayIn(unclear.text, 'month')}. Nothing was taken from the list. Say --dates day or --dates month, or write the dates as YYYY-MM-DD.`,
    )
  return shown ?? said ?? null
}
