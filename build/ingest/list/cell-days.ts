// Product lists of the regulator become records. This module: the days in their cells.

/** Which comes first in a date of two numbers and a year. */
export type DateOrder = 'day' | 'month'

/**
 * The day a cell names: "2018-06-04 04-06-2018", "04-06-2018" or "04/06/2018" (in the order of its column) as YYYY-MM-DD;
 * null for an empty one, undefined for what is not a day of the calendar.
 */
export function dayIn(cell: string, order: DateOrder): string | null | undefined {
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
  const date = new Date(`${text}T00:00:00Z`)
  return Number(year) >= 1900 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? text
    : undefined
}

/** A cell of a column of dates. */
export interface DateCell {
  readonly row: number
  readonly text: string
}

/** The order of the dates of a column, and what shows it. */
export interface ColumnOrder {
  readonly order: DateOrder
  /** For each order, the first cell that is a day in it and not in the other. */
  readonly proofs: Readonly<Record<DateOrder, DateCell | undefined>>
  /** Where nothing proves an order: the first cell that is another day in each. */
  readonly taken: DateCell | undefined
}

/** Finds the order of a column: where no cell proves one, the day comes first, as the regulator writes it. */
export function orderOf(cells: readonly DateCell[]): ColumnOrder {
  const read = cells
    .filter(({ text }) => NUMBERS.test(text.trim()))
    .map((cell) => ({ cell, day: dayIn(cell.text, 'day'), month: dayIn(cell.text, 'month') }))
  const proofs = {
    day: read.find(({ day, month }) => day !== undefined && month === undefined)?.cell,
    month: read.find(({ day, month }) => day === undefined && month !== undefined)?.cell,
  }
  const isProven = proofs.day !== undefined || proofs.month !== undefined
  return {
    order: proofs.day === undefined && proofs.month !== undefined ? 'month' : 'day',
    proofs,
    taken: isProven ? undefined : read.find(({ day, month }) => day !== month)?.cell,
  }
}
