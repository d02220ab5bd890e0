import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Line } from '../../contract/primitives.ts'
import { looksLikeUin, normalUin } from '../../contract/uin.ts'
import { FileError, requireFile } from '../file-error.ts'
import { readCsv } from './csv.ts'
import { dayIn } from './cell-days.ts'

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
const LARGEST = 50

/** Reads the rows of a product list; throws a {@link FileError} where the file is another one. */
export function readList(
  file: string,
  line: Line,
  today: string,
): { products: ListedProduct[]; problems: RowProblem[] } {
  const [head, ...rows] = readCsv(textOf(file))
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  checkHead(file, line, names)
  const problems: RowProblem[] = []
  const products = rows.flatMap(({ line: row, cells }) => {
    if (cells.length !== names.length) {
      problems.push({
        row,
        message: `has ${cells.length} cells, the head has ${names.length}: its columns slipped`,
        dropped: true,
      })
      return []
    }
    const cell = (name: string) => (cells[names.indexOf(name)] ?? '').replace(/\s+/gu, ' ').trim()
    return productOf(row, cell, COLUMNS[line], today, problems)
  })
  return { products, problems }
}

function textOf(file: string): string {
  requireFile(file, LARGEST)
  const bytes = readFileSync(file)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new FileError(`${file}: is UTF-16; save it as CSV UTF-8`)
  if (!isUtf8(bytes))
    throw new FileError(`${file}: is not UTF-8 (line ${brokenLine(bytes)}); save it as CSV UTF-8`)
  return bytes.toString('utf8').replace(/^\ufeff/u, '')
}

function brokenLine(bytes: Buffer): number {
  const text = bytes.toString('utf8')
  return text.slice(0, text.indexOf('\ufffd')).split('\n').length
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

function productOf(
  row: number,
  cell: (name: string) => string,
  columns: Columns,
  today: string,
  problems: RowProblem[],
): ListedProduct[] {
  const say = (message: string, dropped = false) => problems.push({ row, message, dropped })
  const [uin, name, insurer, type] = [
    cell('uin'),
    cell('product_name'),
    cell('insurer'),
    cell('type_of_product'),
  ]
  if (normalUin(uin) === '' || name === '') {
    say(`has no ${normalUin(uin) === '' ? 'UIN' : 'product name'}`, true)
    return []
  }
  if (!looksLikeUin(uin) && (looksLikeUin(name) || /\s\p{L}{3,}\s/u.test(uin))) {
    say(`the UIN cell says “${uin}” and the name “${name}”: its columns slipped`, true)
    return []
  }
  if (/\d{2}-\d{2}-\d{4}/u.test(type)) say(`the type says “${type}”: a date of another column slipped in`)
  const launched = dayOf(cell(columns.launched), 'launch', say, today)
  const withdrawn = columns.withdrawn === null ? null : dayOf(cell(columns.withdrawn), 'closing', say, today)
  return [{ row, uin, name, insurer, type, launched, withdrawn, isArchived: isArchived(cell, say) }]
}

function isArchived(cell: (name: string) => string, say: (message: string) => void): boolean {
  const status = cell('archive_status')
  const known = ARCHIVED.get(status.toLowerCase().replace(/[\s_\u2010-\u2015]+/gu, '-'))
  if (known === undefined)
    say(
      `the archive_status “${status}” is neither Archived nor Non-Archived; the product is not withdrawn for it`,
    )
  return known ?? false
}

function dayOf(text: string, what: string, say: (message: string) => void, today: string): string | null {
  const day = dayIn(text)
  if (day === undefined) say(`the ${what} date “${text}” is not a day; left out`)
  else if (day !== null && day > today)
    say(`the ${what} date ${day} is after ${today}, the day of the dataset; left out`)
  return day === undefined || (day !== null && day > today) ? null : day
}
