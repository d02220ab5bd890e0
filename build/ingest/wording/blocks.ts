import { begins, isContents, isEnded, lookOf } from './breaks.ts'
import { contentsLines } from './contents.ts'
import type { Flow, PrintedLine, TableBlock } from '../layout/reading-order.ts'
import type { Furniture } from '../layout/furniture.ts'
import { median } from '../layout/rows.ts'
import type { PdfWord } from '../pdf/pdf-model.ts'
import { isSign } from '../layout/glyph-repair.ts'
import { type Label, labelsOf } from '../layout/labels.ts'
import { type BodyStyle, bodyStyle, isStrong, strongLine } from './style.ts'

// Lines become entries: a paragraph, a list item, a heading, a table. An entry is the smallest thing a clause is made of.

/** A paragraph, a list item or a heading with its lines, or a table with its pages. */
export interface Entry {
  readonly lines: readonly PrintedLine[]
  readonly tables: readonly TableBlock[]
  readonly page: number
  /** Its place among the entries of its document. */
  readonly serial: number
  /** Its first line, as one text with the rest. */
  readonly text: string
  /** The ways to read its label; none where it has none. */
  readonly labels: readonly Label[]
  /** The words it begins with that are set apart from the body: all of them in a heading. */
  readonly lead: string
  readonly heading: boolean
  /** Its setting, which tells headings of one level from those of another. */
  readonly look: string
  /** Distance of its first line from the left edge of its column, in points. */
  readonly indent: number
}

/** Cuts a document into entries. */
export function entriesOf(flow: Flow): { entries: Entry[]; tableHeads: Furniture[] } {
  const lines = flow.pieces.flatMap((piece) => ('line' in piece ? [piece.line] : []))
  const body = bodyStyle(lines)
  const contents = contentsLines(lines, lines.at(-1)?.page ?? 0)
  const pitch = median(pitches(lines), 1.2)
  const entries: Entry[] = []
  const tableHeads: Furniture[] = []
  let open: PrintedLine[] = []
  const end = () => {
    if (open.length > 0)
      entries.push(open.some((line) => contents.has(line)) ? listed(open, body) : entryOf(open, body))
    open = []
  }
  for (const piece of flow.pieces) {
    if ('table' in piece) {
      end()
      const last = entries.at(-1)
      if (last !== undefined && continues(last, piece.table))
        entries[entries.length - 1] = {
          ...last,
          tables: [...last.tables, withoutHead(last, piece.table, tableHeads)],
        }
      else entries.push(tableEntry(piece.table))
      continue
    }
    const isListed = [open.at(-1), piece.line].some((line) => line !== undefined && contents.has(line))
    if (open.length > 0 && (isListed || begins(open, piece.line, body, pitch))) end()
    open.push(piece.line)
  }
  end()
  const numbered = withPlainHeadings(entries, pitch).map((entry, serial) => ({ ...entry, serial }))
  return { entries: numbered, tableHeads }
}

/** Marks headings that are set like the body: a few capitalised words, alone on a line with space above it. */
function withPlainHeadings(entries: readonly Entry[], pitch: number): Entry[] {
  return entries.map((entry, at) => {
    const [line, before, next] = [entry.lines[0], entries[at - 1]?.lines.at(-1), entries[at + 1]]
    if (entry.heading || entry.lines.length !== 1 || entry.labels.length > 0 || line === undefined)
      return entry
    if (before?.page !== line.page || !isEnded(before) || line.base - before.base < 1.5 * pitch * line.size)
      return entry
    const follows = next?.lines[0]?.page === line.page && next.labels.length === 0 && next.text.length > 80
    return follows && PLAIN_HEADING.test(line.text)
      ? { ...entry, heading: true, look: `plain ${entry.look}` }
      : entry
  })
}

const PLAIN_HEADING = /^\p{Lu}\p{Ll}{2,}(?:\s(?:\p{Lu}[\p{L}’'-]+|of|and|the|to|for|in|or|a|&)){0,5}$/u

function pitches(lines: readonly PrintedLine[]): number[] {
  return lines.flatMap((line, at) => {
    const last = lines[at - 1]
    const step = last === undefined || last.page !== line.page ? 0 : (line.base - last.base) / line.size
    return step > 0.8 && step < 2.5 ? [step] : []
  })
}

/** A table that goes on in the next column or on the next page, with nothing between but the end of these. */
function continues(last: Entry, table: TableBlock): boolean {
  const before = last.tables.at(-1)
  if (before === undefined || before.columns !== table.columns) return false
  const isElsewhere = before.page !== table.page || before.column.x0 !== table.column.x0
  return Math.abs(before.x0 - table.x0) < 12 || isElsewhere
}

/** The rest of a table on its next page: a head that is printed again is furniture. */
function withoutHead({ tables }: Entry, table: TableBlock, tableHeads: Furniture[]): TableBlock {
  const [head, again] = [tables[0]?.rows[0], table.rows[0]]
  const text = again?.map((cell) => cell.text).join(' ') ?? ''
  const same = text !== '' && head?.map((cell) => cell.text).join(' ') === text
  if (!same || table.page === tables.at(-1)?.page) return table
  tableHeads.push({ kind: 'table head', text, pages: [table.page] })
  return { ...table, rows: table.rows.slice(1) }
}

function tableEntry(table: TableBlock): Entry {
  const text = table.rows.map((row) => row.map((cell) => cell.text).join('\t')).join('\n')
  const indent = table.x0 - table.column.x0
  return {
    lines: [],
    tables: [table],
    page: table.page,
    serial: 0,
    text,
    labels: [],
    lead: '',
    heading: false,
    look: '',
    indent,
  }
}

/** Entry of lines of a table of contents: the clauses they name begin elsewhere. */
function listed(lines: readonly PrintedLine[], body: BodyStyle): Entry {
  return { ...entryOf(lines, body), labels: [], heading: false, lead: '' }
}

function entryOf(lines: readonly PrintedLine[], body: BodyStyle): Entry {
  const first = lines[0] as PrintedLine
  const text = lines.map((line) => line.text).join(' ')
  const underlined = lines.every((line) => line.underlined)
  const apart = underlined || lines.every((line) => strongLine(line, body))
  const isTitled = apart && isHeadingText(text, lines.length) && !first.words.slice(0, 1).some(isSign)
  const labels = isContents(text) ? [] : labelsOf(text, isTitled)
  const words = lines.flatMap((line) => line.words)
  const lead = leadOf(words, labels[0]?.length ?? 0, body)
  const rest = text.slice(labels[0]?.length ?? 0)
  const alone = /^(?:part|named)$/u.test(labels[0]?.style ?? '') && rest.trim() === '' && lines.length === 1
  const stops = labels.length === 0 && /[\p{L}\d]\.$/u.test(text)
  const heading =
    (alone && (apart || isCapital(text))) ||
    (apart && isHeadingText(rest, lines.length) && !isContents(text) && !stops)
  const whole = apart || (lead !== '' && lead.length >= rest.trim().length - 1)
  return {
    lines,
    tables: [],
    page: first.page,
    serial: 0,
    text,
    labels,
    lead: whole ? rest.trim() : lead,
    heading,
    look: lookOf(first, body, text),
    indent: first.x0 - first.column.x0,
  }
}

/** Whether the name of a part is printed in capitals: PART B. */
function isCapital(text: string): boolean {
  return /^\p{Lu}{3}/u.test(text) && !text.endsWith('.')
}

function isHeadingText(text: string, lines: number): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word))
  if (words.length < 1 || words.length > 24 || lines > 4 || /[,;]$/u.test(text) || /^\p{Ll}/u.test(text))
    return false
  return !/@|www\.|https?:|<<|\d[\d -]{5,}|\b(?:tel|e-?mail|fax|phone|toll free)\b/iu.test(text)
}

/** The words after the label that are bold, in italics or otherwise not as the body is set. */
function leadOf(words: readonly PdfWord[], label: number, body: BodyStyle): string {
  const lead: string[] = []
  let at = 0
  for (const word of words) {
    const inLabel = at + word.text.length <= label + 1 && at < label - 1
    at += word.text.length + 1
    if (inLabel) continue
    const strong = isStrong(word, body) || (word.italic && !body.italic)
    if (!strong && /[\p{L}\p{N}]/u.test(word.text)) break
    lead.push(word.text.slice(Math.max(0, label - (at - word.text.length - 1))))
  }
  while (lead.length > 0 && !/[\p{L}\p{N}]/u.test(lead.at(-1) ?? '')) lead.pop()
  return lead.join(' ')
}
