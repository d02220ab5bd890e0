import type { Flow, Line, TableBlock } from '../layout/flow.ts'
import type { Furniture } from '../layout/furniture.ts'
import { median } from '../layout/rows.ts'
import type { Word } from '../pdf/model.ts'
import { type Label, labelsOf } from './labels.ts'
import { type BodyStyle, bodyStyle, isCapitals, isStrong, strongLine } from './style.ts'

// Lines become entries: a paragraph, a list item, a heading, a table. An entry is the smallest thing a clause is made of.

/** A paragraph, a list item or a heading with its lines, or a table with its pages. */
export interface Entry {
  readonly lines: readonly Line[]
  readonly tables: readonly TableBlock[]
  readonly page: number
  /** Its first line, as one text with the rest. */
  readonly text: string
  /** The ways to read its label; none where it has none. */
  readonly labels: readonly Label[]
  /** The words it begins with that are set apart from the body: all of them in a heading. */
  readonly lead: string
  readonly heading: boolean
  /** How it is set, for headings of one level to be told from those of another. */
  readonly look: string
  /** Where its first line begins, from the left edge of its column. */
  readonly indent: number
}

/** Cuts a document into entries. */
export function entriesOf(flow: Flow): { entries: Entry[]; heads: Furniture[] } {
  const lines = flow.pieces.flatMap((piece) => ('line' in piece ? [piece.line] : []))
  const body = bodyStyle(lines)
  const pitch = median(pitches(lines), 1.2)
  const entries: Entry[] = []
  const heads: Furniture[] = []
  let open: Line[] = []
  const end = () => {
    if (open.length > 0) entries.push(entryOf(open, body))
    open = []
  }
  for (const piece of flow.pieces) {
    if ('table' in piece) {
      end()
      const last = entries.at(-1)
      if (last !== undefined && continues(last, piece.table))
        entries[entries.length - 1] = {
          ...last,
          tables: [...last.tables, withoutHead(last, piece.table, heads)],
        }
      else entries.push(tableEntry(piece.table))
      continue
    }
    if (open.length > 0 && begins(open, piece.line, body, pitch)) end()
    open.push(piece.line)
  }
  end()
  return { entries: withPlainHeadings(entries, pitch), heads }
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

function pitches(lines: readonly Line[]): number[] {
  return lines.flatMap((line, at) => {
    const last = lines[at - 1]
    const step = last === undefined || last.page !== line.page ? 0 : (line.base - last.base) / line.size
    return step > 0.8 && step < 2.5 ? [step] : []
  })
}

/** Whether a line begins a new entry after the lines of an open one. */
function begins(open: readonly Line[], line: Line, body: BodyStyle, pitch: number): boolean {
  const last = open.at(-1)
  if (last === undefined) return true
  const [strong, before] = [strongLine(line, body), strongLine(last, body)]
  if (labelled(line) && !(wraps(last, line) && !strong)) return true
  if (line.banner !== last.banner) return true
  const gap = (line.base - last.base) / line.size
  const loud = strong && !isStrong(line.words[0], body) ? isEnded(last) || gap > 1.3 * pitch : true
  if (strong !== before && (strong ? loud && !inRun(open, body) : !isStrong(line.words[0], body))) return true
  if (strong && before && lookOf(line, body) !== lookOf(last, body)) return true
  const moved = line.page !== last.page || line.base < last.base
  const lead = !strong && isStrong(line.words[0], body) && !isStrong(last.words.at(-1), body)
  if (lead && (isEnded(last) || (moved && /^["“‘]?\p{Lu}/u.test(line.text)))) return true
  if (moved) return isEnded(last) && !/^[\p{Ll}(]/u.test(line.text)
  const step = (line.base - last.base) / line.size
  const usual = open.length > 1 ? (last.base - (open.at(-2)?.base ?? 0)) / line.size : pitch
  if (step > 1.3 * Math.max(usual, 0.9 * pitch)) return true
  const room = last.column.x1 - last.x1
  const wide = last.column.x1 - last.column.x0
  const first = line.words[0]
  const fits = first !== undefined && room > first.x1 - first.x0 + 1.5 * line.size
  if (fits && room > 0.3 * wide) return true
  if (fits && isEnded(last) && /^[\p{Lu}\d(“"‘'<*]/u.test(line.text)) return true
  return open.length > 1 && line.x0 < last.x0 - 1.2 * line.size && isEnded(last)
}

/** Whether a line is the next of a sentence that has not ended: "… under Section / 38. of the Act". */
function wraps(last: Line, line: Line): boolean {
  const [label] = labelsOf(line.text)
  if (label?.style === 'bullet') return false
  const full = last.column.x1 - last.x1 < 3 * last.size
  const runsOn =
    /(?:\b(?:of|the|to|in|under|and|or|by|section|clause|rs\.?|inr|upto|than|is|at|no\.?)|,|₹|`)$/iu.test(
      last.text,
    )
  if (label === undefined || !full || line.x0 < last.x0 - 0.5 * line.size) return false
  const inSentence = !isEnded(last) && /^\p{Ll}/u.test(line.text.slice(label.length))
  return (runsOn && label.value > 1) || (inSentence && label.style === 'decimal')
}

function labelled(line: Line): boolean {
  const labels = labelsOf(line.text)
  if (labels.length === 0 || isContents(line.text)) return false
  return labels.some(
    ({ style, length }) => style !== 'part' || length >= line.text.length - 1 || line.text.length < 120,
  )
}

/** A row of a table of contents: dots, or a page number far from the text. */
function isContents(text: string): boolean {
  return /(?:\.\s?){4,}\s*\d*$|…{2,}\s*\d*$/u.test(text)
}

function isEnded(line: Line): boolean {
  return /[.;:!?”"’)*\-–>]$|\b(?:and|or)$/u.test(line.text)
}

/** Whether the end of the open lines is set apart, so that a bold line goes on with it. */
function inRun(open: readonly Line[], body: BodyStyle): boolean {
  const last = open.at(-1)
  return last !== undefined && isStrong(last.words.at(-1), body) && !/[.;:!?]$/u.test(last.text)
}

/** A table that goes on on the next page, with nothing between but the page's end. */
function continues(last: Entry, table: TableBlock): boolean {
  const before = last.tables.at(-1)
  if (before === undefined || before.columns !== table.columns) return false
  return Math.abs(before.x0 - table.x0) < 12 || before.page !== table.page
}

/** The rest of a table on its next page: a head that is printed again is furniture. */
function withoutHead({ tables }: Entry, table: TableBlock, heads: Furniture[]): TableBlock {
  const [head, again] = [tables[0]?.rows[0], table.rows[0]]
  const text = again?.map((cell) => cell.text).join(' ') ?? ''
  const same = text !== '' && head?.map((cell) => cell.text).join(' ') === text
  if (!same || table.page === tables.at(-1)?.page) return table
  heads.push({ kind: 'table head', text, pages: [table.page] })
  return { ...table, rows: table.rows.slice(1) }
}

function tableEntry(table: TableBlock): Entry {
  const text = table.rows.map((row) => row.map((cell) => cell.text).join('\t')).join('\n')
  const indent = table.x0 - table.column.x0
  return {
    lines: [],
    tables: [table],
    page: table.page,
    text,
    labels: [],
    lead: '',
    heading: false,
    look: '',
    indent,
  }
}

function entryOf(lines: readonly Line[], body: BodyStyle): Entry {
  const first = lines[0] as Line
  const text = lines.map((line) => line.text).join(' ')
  const labels = isContents(text) ? [] : labelsOf(text)
  const words = lines.flatMap((line) => line.words)
  const lead = leadOf(words, labels[0]?.length ?? 0, body)
  const rest = text.slice(labels[0]?.length ?? 0)
  const underlined = lines.every((line) => line.underlined)
  const apart = underlined || lines.every((line) => strongLine(line, body))
  const alone = labels[0]?.style === 'part' && rest.trim() === '' && lines.length === 1
  const stops = labels.length === 0 && /[\p{L}\d]\.$/u.test(text)
  const heading =
    (alone && (apart || isCapital(text))) ||
    (apart && isHeadingText(rest, lines.length) && !isContents(text) && !stops)
  const whole = apart || (lead !== '' && lead.length >= rest.trim().length - 1)
  return {
    lines,
    tables: [],
    page: first.page,
    text,
    labels,
    lead: whole ? rest.trim() : lead,
    heading,
    look: lookOf(first, body),
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
function leadOf(words: readonly Word[], label: number, body: BodyStyle): string {
  const lead: string[] = []
  let at = 0
  for (const word of words) {
    const inLabel = at + word.text.length <= label + 1 && at < label - 1
    at += word.text.length + 1
    if (inLabel) continue
    const strong = isStrong(word, body) || (word.italic && !body.italic)
    if (!strong && /[\p{L}\p{N}]/u.test(word.text)) break
    lead.push(word.text)
    if (strong && /[:]$/u.test(word.text) && !words.slice(0, 1).includes(word) && lead.length > 12) break
  }
  while (lead.length > 0 && !/[\p{L}\p{N}]/u.test(lead.at(-1) ?? '')) lead.pop()
  return lead.join(' ')
}

function lookOf(line: Line, body: BodyStyle): string {
  const word = line.words.find(({ text }) => /\p{L}{2}/u.test(text)) ?? line.words[0]
  if (word === undefined) return ''
  const size = Math.round((word.size / body.size) * 8)
  const middle = Math.abs(line.x0 + line.x1 - line.column.x0 - line.column.x1) < 16
  const centred = middle && line.x0 - line.column.x0 > 0.08 * (line.column.x1 - line.column.x0)
  return [
    word.bold ? 'bold' : '',
    isCapitals(line.text) ? 'capitals' : '',
    centred ? 'centred' : '',
    line.underlined ? 'underlined' : '',
    size,
    word.color,
  ].join(' ')
}
