import type { Lists, Mended } from '../../contract/authored/dataset.ts'
import type { Line } from '../../contract/primitives.ts'
import { normalUin } from '../../contract/uin.ts'
import { type DateOrder, dayIn, orderOf } from './cell-days.ts'
import { problemsOfRow } from './cell-problems.ts'
import { type ColumnName, type ListTable, listTable } from './columns.ts'
import { withSignsRead } from './misread-letters.ts'

/** One product as a list has it. */
export interface ListRow {
  readonly row: number
  readonly uin: string
  readonly name: string
  readonly insurer: string
  readonly kind: string
  readonly launched: string | null
  readonly withdrawn: string | null
  /** Whether the list keeps it in its archive: it is withdrawn, on a day the list does not say. */
  readonly isArchived: boolean
  readonly documentUrl: string | null
}

/** Something in a row that a person should look at; the row is left out where `dropped`. */
export interface RowProblem {
  readonly row: number
  readonly message: string
  readonly dropped: boolean
}

/** Options for reading a list. */
export interface ListReadingOptions {
  readonly lists: Lists
  readonly mended: Mended
  /** The day of the dataset: no list says later ones. */
  readonly today: string
  /** The order of dates, where a person said it. */
  readonly dates?: DateOrder | undefined
}

/** Products of a list, row by row. */
export interface ListReading {
  readonly products: readonly ListRow[]
  readonly problems: readonly RowProblem[]
  /** The normal forms of UINs whose rows are left out: the list has these products. */
  readonly leftOut: ReadonlySet<string>
  /** Notes on the list as a whole. */
  readonly notes: readonly string[]
}

/** Words of the column for archives of any list, folded; a list without the column archives nothing. */
const ARCHIVED: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  ['non-archived', false],
  ['archived', true],
])

type Cell = (name: ColumnName) => string
type Say = (message: string, dropped?: boolean) => void

/** Reads the rows of a product list; throws a FileError where the file is another one, or cannot be trusted. */
export async function readList(file: string, line: Line, options: ListReadingOptions): Promise<ListReading> {
  const table = await listTable(file, line, options.lists)
  const problems: RowProblem[] = []
  const mendedCells = new Map(options.mended.map((one) => [`${one.column} ${one.listed}`, one.taken]))
  const rows = table.rows.flatMap(({ line: row, cells }): { row: number; cell: Cell; say: Say }[] => {
    const say: Say = (message, dropped = false) => void problems.push({ row, message, dropped })
    const more = cells.slice(table.head.length).some((one) => one.trim() !== '')
    if (cells.length >= table.head.length && !more)
      return [{ row, say, cell: cellsOf(cells, table, mendedCells, say) }]
    say(`has ${cells.length} cells, the head has ${table.head.length}: its columns slipped`, true)
    return []
  })
  const orders = new Map(
    (['launched', 'withdrawn'] as const).map((name) => {
      const dated = rows.map(({ row, cell }) => ({ row, text: cell(name) }))
      const column = table.head[table.places.get(name)?.[0] ?? -1] ?? name
      return [name, orderOf(file, column, dated, options.dates)]
    }),
  )
  const leftOut = new Set<string>()
  const products = rows.flatMap(({ row, cell, say }): ListRow[] => {
    const problems = problemsOfRow({ uin: cell('uin'), name: cell('name'), insurer: cell('insurer') })
    if (problems.length > 0) {
      say(problems.join('; '), true)
      leftOut.add(normalUin(cell('uin')))
      return []
    }
    const dayOf = (name: 'launched' | 'withdrawn') =>
      dayBefore(options.today, cell(name), orders.get(name) ?? null, name, say)
    return [
      {
        row,
        uin: cell('uin'),
        name: cell('name'),
        insurer: cell('insurer'),
        kind: cell('kind'),
        launched: dayOf('launched'),
        withdrawn: dayOf('withdrawn'),
        isArchived: isArchived(cell('archived'), say),
        documentUrl: addressIn(cell('document_url'), say),
      },
    ]
  })
  return { products, problems, leftOut, notes: table.notes }
}

/** The cells of a row by what is in them, with what is damaged as it was meant. */
function cellsOf(
  cells: readonly string[],
  { places }: ListTable,
  mended: ReadonlyMap<string, string>,
  say: Say,
): Cell {
  const known = new Map<ColumnName, string>()
  for (const [name, at] of places) {
    const all = name === 'kind' ? at : at.slice(0, 1)
    const printed = all.map((place) => tidy(cells[place] ?? '')).join(' | ')
    const visible = name === 'name' ? printed.replace(WITHOUT_WIDTH, '') : printed
    const taken = mended.get(`${name} ${visible}`) ?? tidy(withSignsRead(visible))
    known.set(name, taken)
    if (visible !== printed)
      say(`the name “${printed}” holds letters that nobody sees; they are left out of it`)
    if (taken !== visible && name !== 'kind') say(`the ${name} “${visible}” was taken as “${taken}”`)
  }
  return (name) => known.get(name) ?? ''
}

/** A cell with one blank for all white space; a mark of byte order is none, and is named. */
function tidy(cell: string): string {
  return cell.replace(/[^\S\ufeff]+/gu, ' ').replace(/^ | $/gu, '')
}

/** Letters without a width that mean nothing in a name: none is a part of the letter beside it, as joiners are. */
const WITHOUT_WIDTH = /[\u00ad\u200b\u2060\ufeff]/gu

function isArchived(status: string, say: Say): boolean {
  const known = ARCHIVED.get(status.toLowerCase().replace(/[\s_\u2010-\u2015]+/gu, '-'))
  if (known === undefined)
    say(
      `the archive status “${status}” is neither Archived nor Non-Archived; the product is not withdrawn for it`,
    )
  return known ?? false
}

function addressIn(cell: string, say: Say): string | null {
  if (cell === '') return null
  if (/^https?:\/\/\S+$/u.test(cell) && URL.canParse(cell)) return cell
  say(`the address of the document “${cell}” is none; left out`)
  return null
}

function dayBefore(
  today: string,
  text: string,
  order: DateOrder | null,
  name: 'launched' | 'withdrawn',
  say: Say,
): string | null {
  const what = name === 'launched' ? 'launch' : 'closing'
  const day = dayIn(text, order)
  if (day === undefined) say(`the ${what} date “${text}” is not a day; left out`)
  else if (day !== null && day > today)
    say(`the ${what} date ${day} is after ${today}, the day of the dataset; left out`)
  return day === undefined || (day !== null && day > today) ? null : day
}
