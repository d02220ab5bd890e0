import type { ListColumns, Lists } from '../../contract/authored/dataset.ts'
import { LINES, type Line } from '../../contract/primitives.ts'
import { FileError } from '../file-error.ts'
import type { TableReading, SheetRow } from './csv.ts'
import { tablesIn } from './table-file.ts'

/** Name of a column of a product list. */
export type ColumnName = keyof ListColumns

const REQUIRED: readonly ColumnName[] = ['uin', 'name', 'insurer']

/** A product list: where its columns are, their heads, and the rows below. */
export interface ListTable {
  readonly places: ReadonlyMap<ColumnName, readonly number[]>
  readonly head: readonly string[]
  readonly rows: readonly SheetRow[]
  readonly notes: readonly string[]
}

/** Deepest row in which the head is looked for: above it stand titles. */
const DEEPEST_HEAD = 30

/** Finds the list in a file; throws a {@link FileError} where there is none, it cannot be read whole, or is of another line. */
export async function listTable(file: string, line: Line, { columns, only }: Lists): Promise<ListTable> {
  const tables = await tablesIn(file)
  const found = tables.map((table) => ({ table, at: headAt(table, columns) }))
  const best = found.find(({ at }) => at >= 0) ?? null
  if (best === null) throw noHead(file, tables, columns)
  const { rows, problem } = best.table
  if (problem !== undefined)
    throw new FileError(
      `${file}: row ${problem.line}: ${problem.what}; nothing was taken from the list. Close it, or double it where it is printed.`,
    )
  const head = (rows[best.at]?.cells ?? []).map((cell) => cell.trim())
  const tells = (one: Line) => head.some((cell) => only[one].some((name) => folded(name) === folded(cell)))
  const foreign = LINES.find((one) => one !== line && tells(one))
  if (foreign !== undefined && !tells(line))
    throw new FileError(
      `${file}: is not the list of ${line} products. It looks like the list of ${foreign} products: use --list ${foreign}.`,
    )
  const places = placesIn(head, columns)
  const lacking = (Object.keys(columns) as ColumnName[]).filter((name) => !places.has(name))
  return {
    places,
    head,
    rows: rows.slice(best.at + 1),
    notes: [
      ...(best.at === 0
        ? []
        : [`The head is in row ${rows[best.at]?.line}; what stands above it was passed over.`]),
      ...(lacking.length === 0 ? [] : [`No column of the list says: ${lacking.join(', ')}.`]),
    ],
  }
}

function headAt({ rows }: TableReading, columns: ListColumns): number {
  return rows.slice(0, DEEPEST_HEAD).findIndex(({ cells }) => {
    const places = placesIn(cells, columns)
    return REQUIRED.every((name) => places.has(name))
  })
}

/** Places of the columns, the likeliest first: heads count in the order of the mapping. */
function placesIn(head: readonly string[], columns: ListColumns): Map<ColumnName, readonly number[]> {
  const cells = head.map(folded)
  const found = (Object.keys(columns) as ColumnName[]).map((name) => {
    const places = columns[name].map((one) => cells.indexOf(folded(one))).filter((at) => at >= 0)
    return [name, places] as const
  })
  return new Map(found.filter(([, places]) => places.length > 0))
}

function noHead(file: string, tables: readonly TableReading[], columns: ListColumns): FileError {
  const heads = tables.flatMap(({ rows }) => rows.slice(0, DEEPEST_HEAD).map(({ cells }) => cells))
  const known = (cells: readonly string[]) => placesIn(cells, columns).size * 100 + cells.length
  const head = heads.toSorted((a, b) => known(b) - known(a))[0] ?? []
  const places = placesIn(head, columns)
  const missing = REQUIRED.toSorted().filter((name) => !places.has(name))
  return new FileError(
    `${file}: is no product list. It lacks the columns ${missing.join(', ')}; its head is: ${head.join(', ').slice(0, 300)}. Which heads are known is in lists.json of the dataset, or in a file of the same form that --mapping names; --show-mapping prints it.`,
  )
}

function folded(head: string): string {
  return head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
