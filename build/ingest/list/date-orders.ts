import { FileError } from '../file-error.ts'
import { type DateCell, type DateOrder, orderOf } from './cell-days.ts'

/** The orders of the dates of a list by column, and what a person should know of them. */
interface DateOrders {
  readonly orders: ReadonlyMap<string, DateOrder>
  readonly notes: readonly string[]
}

/** Finds the order of each column of dates; throws a {@link FileError} where the cells of one are in two. */
export function ordersOf(file: string, columns: ReadonlyMap<string, readonly DateCell[]>): DateOrders {
  const notes: string[] = []
  const orders = new Map<string, DateOrder>()
  for (const [name, cells] of columns) {
    const { order, proofs, taken } = orderOf(cells)
    const { day, month } = proofs
    if (day !== undefined && month !== undefined)
      throw new FileError(
        `${file}: the dates of ${name} are in two orders: “${day.text}” in row ${day.row} has the day first, “${month.text}” in row ${month.row} the month. Nothing was taken from the list. Write all dates of the column in one order, best as YYYY-MM-DD.`,
      )
    if (month !== undefined)
      notes.push(
        `The dates of ${name} were read with the month first, as row ${month.row} (“${month.text}”) shows.`,
      )
    if (taken !== undefined)
      notes.push(
        `No date of ${name} shows whether the day or the month comes first; the day was taken, as the regulator writes it (row ${taken.row}: “${taken.text}”). Compare one with its source.`,
      )
    orders.set(name, order)
  }
  return { orders, notes }
}
