import type { TableBlock } from '../layout/reading-order.ts'
import type { Entry } from './blocks.ts'
import { labelsOf } from '../layout/labels.ts'

// A table that says in whole sentences what each of its names means or covers: every row is a provision of its own. A
// table of amounts, items or addresses stays whole.

/** A row, with the name in it; none where it is the head of the table or goes on with the row before it. */
export interface RowEntry {
  readonly entry: Entry
  readonly name: string
}

/** Entries in which the rows of tables of labelled paragraphs are entries of their own. */
export function withRows(entries: readonly Entry[]): Entry[] {
  return entries
    .flatMap((entry) => {
      const rows = entry.tables.length === 0 ? null : rowsOfProvisions(entry)
      const isLabelled = rows?.some(({ entry: { labels } }) => labels.length > 0) === true
      return isLabelled ? rows.map((row) => row.entry) : [entry]
    })
    .map((entry, serial) => ({ ...entry, serial }))
}

/** The rows of a table of provisions: a name on the left, perhaps after a number, and sentences on the right; else null. */
export function rowsOfProvisions({ tables, look, indent }: Entry): RowEntry[] | null {
  const rows = tables.flatMap((table) => table.rows.map((cells) => ({ table, cells })))
  const told = rows.filter(({ cells }) => isProvision(cells.map(({ text }) => text)))
  const empty = rows.filter(({ cells }) => (cells[0]?.text ?? '') === '')
  if (told.length < 3 || told.length + empty.length < 0.8 * (rows.length - tables.length)) return null
  return rows.map(({ table, cells }) => {
    const texts = cells.map(({ text }) => text)
    const text = texts.join('\t')
    const name = isProvision(texts) ? nameIn(texts) : ''
    const one: TableBlock = { ...table, rows: [cells] }
    const labels = name === '' ? [] : labelsOf(`${name} `)
    const rest = name.slice(labels[0]?.length ?? 0)
    const lead = isProse(rest) ? (/^[^.:;]{3,80}(?=[.:])/u.exec(rest)?.[0] ?? '') : rest
    const entry = {
      lines: [],
      tables: [one],
      page: table.page,
      serial: 0,
      text,
      labels,
      lead,
      heading: false,
      look,
      indent,
    }
    return { entry, name }
  })
}

/** The name in a row: the cells before its sentences, or the label and words it begins with. */
function nameIn(cells: readonly string[]): string {
  return isLabelledProse(cells) ? (cells.find((cell) => cell !== '') ?? '') : cells.slice(0, -1).join(' ')
}

/** Whether the first cell of a row is a labelled paragraph: "1a. In-patient Treatment. We pay for …". */
function isLabelledProse(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell !== '') ?? ''
  const [label] = labelsOf(first)
  return label !== undefined && label.style !== 'bullet' && isProse(first.slice(label.length))
}

/** Whether a row has a short name and, in its last cell, at least one sentence; or is a labelled paragraph. */
function isProvision(cells: readonly string[]): boolean {
  if (isLabelledProse(cells)) return true
  const [told = '', ...names] = cells.toReversed()
  const name = names.toReversed().join(' ').trim()
  if (cells.length < 2 || cells.length > 3 || !/\p{L}{3}/u.test(name) || wordsIn(name) > 12) return false
  return isProse(told)
}

/** Whether a cell has at least one sentence. */
function isProse(told: string): boolean {
  const small = told.match(/\b(?:the|of|to|in|is|are|be|any|by|for|or|and|a|an|shall|will|means)\b/gu) ?? []
  return wordsIn(told) >= 12 && small.length >= 0.2 * wordsIn(told) && /[.;:)]$/u.test(told.trim())
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}
