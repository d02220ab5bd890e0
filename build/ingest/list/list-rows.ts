import type { Line } from '../../contract/primitives.ts'
import { normalUin } from '../../contract/uin.ts'
import { FileError } from '../file-error.ts'
import { type DateOrder, dayIn } from './cell-days.ts'
import { ordersOf } from './date-orders.ts'
import { rowsOf } from './list-text.ts'
import { faultsOfRow } from './cell-faults.ts'

/** One product as a list has it. */
export interface ListedProduct {
  readonly row: number
  readonly uin: string
  readonly name: string
  readonly insurer: string
  readonly type: string
  readonly launched: string | null
  readonly withdrawn: string | null
  /** Whether the list keeps it in its archive: it is withdrawn, on a day the list does not say. */
  readonly isArchived: boolean
}

/** Something in a row that a person should look at; the row is left out where `dropped`. */
export interface RowProblem {
  readonly row: number
  readonly message: string
  readonly dropped: boolean
}

interface Columns {
  readonly launched: string
  readonly withdrawn: string | null
  /** A column that only this list has. */
  readonly own: string | null
}

const COLUMNS: Readonly<Record<Line, Columns>> = {
  life: { launched: 'launch_modification_date', withdrawn: 'closing_withdrawal_date', own: 'par_nonpar' },
  health: { launched: 'date_of_approval', withdrawn: null, own: null },
  general: { launched: 'date_of_approval', withdrawn: null, own: 's_no' },
}
const SHARED = ['insurer', 'product_name', 'uin', 'type_of_product'] as const
/** What the column `archive_status` of any list may say, folded; a list without the column archives nothing. */
const ARCHIVED: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  ['non-archived', false],
  ['archived', true],
])

/** What a list says, row by row. */
export interface ListReading {
  readonly products: readonly ListedProduct[]
  readonly problems: readonly RowProblem[]
  /** The normal forms of UINs whose rows are left out: the list has these products. */
  readonly leftOut: ReadonlySet<string>
  /** What is to be known of the list as a whole. */
  readonly notes: readonly string[]
}

/** A row by the names of its columns; white space is one blank. */
interface Row {
  readonly row: number
  readonly cell: (name: string) => string
}

/** What is known of the columns of a list. */
interface Reader {
  readonly columns: Columns
  readonly orders: ReadonlyMap<string, DateOrder>
  readonly today: string
  readonly problems: RowProblem[]
}

/** Reads the rows of a product list; throws a {@link FileError} where the file is another one, or cannot be trusted. */
export function readList(file: string, line: Line, today: string): ListReading {
  const [head, ...all] = rowsOf(file)
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  checkHead(file, line, names)
  const problems: RowProblem[] = []
  const rows = all.flatMap(({ line: row, cells }): Row[] => {
    if (cells.length === names.length)
      return [{ row, cell: (name) => tidy(cells[names.indexOf(name)] ?? '') }]
    const message = `has ${cells.length} cells, the head has ${names.length}: its columns slipped`
    problems.push({ row, message, dropped: true })
    return []
  })
  const columns = COLUMNS[line]
  const days = [columns.launched, columns.withdrawn].filter((name) => name !== null)
  const dated = days.map((name) => [name, rows.map(({ row, cell }) => ({ row, text: cell(name) }))] as const)
  const { orders, notes } = ordersOf(file, new Map(dated))
  const leftOut = new Set<string>()
  const products = rows.flatMap((row) => {
    const product = productOf(row, { columns, orders, today, problems })
    if (product === null) leftOut.add(normalUin(row.cell('uin')))
    return product ?? []
  })
  return { products, problems, leftOut, notes }
}

function checkHead(file: string, line: Line, names: readonly string[]): void {
  const { launched, withdrawn, own } = COLUMNS[line]
  const wanted = [...SHARED, launched, ...(withdrawn ? [withdrawn] : []), ...(own ? [own] : [])]
  const missing = wanted.filter((name) => !names.includes(name))
  const foreign = Object.entries(COLUMNS).filter(
    ([other, { own: column }]) => other !== line && column !== null && names.includes(column),
  )
  if (missing.length === 0 && foreign.length === 0) return
  const instead =
    foreign[0] === undefined
      ? ''
      : ` It looks like the list of ${foreign[0][0]} products: use --list ${foreign[0][0]}.`
  const lacking =
    missing.length === 0
      ? ''
      : ` It lacks the columns ${missing.join(', ')}; its head is: ${names.join(', ').slice(0, 300)}.`
  throw new FileError(`${file}: is not the list of ${line} products.${lacking}${instead}`)
}

function productOf({ row, cell }: Row, reader: Reader): ListedProduct | null {
  const { columns, problems } = reader
  const say = (message: string, dropped = false) => void problems.push({ row, message, dropped })
  const [uin, insurer, type] = [cell('uin'), cell('insurer'), cell('type_of_product')]
  const printed = cell('product_name')
  const name = printed.replace(WITHOUT_WIDTH, '')
  const faults = faultsOfRow({ uin, name, insurer })
  if (faults.length > 0) {
    say(faults.join('; '), true)
    return null
  }
  if (name !== printed) say(`the name “${printed}” holds letters that nobody sees; they are left out of it`)
  if (/\d{2}-\d{2}-\d{4}/u.test(type)) say(`the type says “${type}”: a date of another column slipped in`)
  const launched = dayOf(columns.launched, 'launch', cell, say, reader)
  const withdrawn = columns.withdrawn === null ? null : dayOf(columns.withdrawn, 'closing', cell, say, reader)
  return { row, uin, name, insurer, type, launched, withdrawn, isArchived: isArchived(cell, say) }
}

/** A cell with one blank for all white space; a mark of byte order is none, and is named. */
function tidy(cell: string): string {
  return cell.replace(/[^\S\ufeff]+/gu, ' ').replace(/^ | $/gu, '')
}

/** Letters without a width that mean nothing in a name: none is a part of the letter beside it, as joiners are. */
const WITHOUT_WIDTH = /[\u00ad\u200b\u2060\ufeff]/gu

function isArchived(cell: (name: string) => string, say: (message: string) => void): boolean {
  const status = cell('archive_status')
  const known = ARCHIVED.get(status.toLowerCase().replace(/[\s_\u2010-\u2015]+/gu, '-'))
  if (known === undefined)
    say(
      `the archive_status “${status}” is neither Archived nor Non-Archived; the product is not withdrawn for it`,
    )
  return known ?? false
}

function dayOf(
  column: string,
  what: string,
  cell: Row['cell'],
  say: (message: string) => void,
  { orders, today }: Reader,
): string | null {
  const text = cell(column)
  const day = dayIn(text, orders.get(column) ?? 'day')
  if (day === undefined) say(`the ${what} date “${text}” is not a day; left out`)
  else if (day !== null && day > today)
    say(`the ${what} date ${day} is after ${today}, the day of the dataset; left out`)
  return day === undefined || (day !== null && day > today) ? null : day
}
