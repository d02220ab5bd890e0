import { OPERATIONS } from '../contract/operations.ts'
import { printableLine } from '../contract/unseen-characters.ts'
import type { SubmissionRecord } from '../../functions/write/record.ts'

// A submission as text, for the screen and for exports.

/** A submission in one line: the day, its kind, its receipt, and the beginning of what it says. */
export function line({ received, kind, id, body }: SubmissionRecord): string {
  const { consent: _, message, ...short } = body
  const words = typeof message === 'string' ? Array.from(message).slice(0, 40).join('') : ''
  const summary = [...Object.values(short), words].filter((text) => text !== '').join(' · ')
  return `${printableLine(`${received}  ${kind.padEnd(11)}  ${id}  ${summary.replace(/\s+/gu, ' ')}`)}\n`
}

/** A submission whole, as JSON for a person to read. */
export function whole(record: SubmissionRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`
}

/** A submission as a line of NDJSON. */
export function ndjson(record: SubmissionRecord): string {
  return `${JSON.stringify(record)}\n`
}

/** The head of the table: every field that any submission may have. */
export function csvHead(): string {
  return csvRow(['id', 'kind', 'received', ...FIELDS])
}

/** A submission as a row of the table. */
export function csv({ id, kind, received, body }: SubmissionRecord): string {
  return csvRow([id, kind, received, ...FIELDS.map((field) => String(body[field] ?? ''))])
}

const FIELDS = [
  ...new Set(
    Object.values(OPERATIONS).flatMap(({ body }) => (body === null ? [] : Object.keys(body.properties))),
  ),
]

/** Controls that are not white space: a spreadsheet may drop them, and see what follows as the beginning. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu

// A cell that begins like a formula would be run as one by a spreadsheet: an apostrophe makes it a text.
function csvRow(cells: readonly string[]): string {
  const printable = cells.map((cell) => cell.replace(CONTROLS, '\uFFFD'))
  const safe = printable.map((cell) =>
    /^[\s\p{C}\uFFFD]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell,
  )
  return `${safe.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
}
