import type { TableBlock } from '../layout/reading-order.ts'
import type { Entry } from './blocks.ts'
import { MEANS } from './definitions.ts'
import { isLong } from './long-clauses.ts'
import { labelsOf } from '../layout/labels.ts'
import { countsOf } from '../../contract/groups.ts'

// A table that says in whole sentences what each of its names means or covers: every row is a provision of its own. A
// table of amounts, items or addresses stays whole.

/** A row, with the name in it; none where it is the head of the table or goes on with the row before it. */
export interface RowEntry {
  readonly entry: Entry
  readonly name: string
}

/** Entries in which the rows of tables of labelled paragraphs are entries of their own. */
export function withRows(entries: readonly Entry[]): Entry[] {
  const tables = entries.flatMap((entry) => entry.tables)
  // Pages and banners part such a table: of as many columns as one with such rows, a single row is enough.
  const known = countsOf(
    tables.flatMap(({ rows, columns }) =>
      rows
        .filter((cells) => isNumbered(textsOf(cells)) || labelledCell(textsOf(cells), isProse) !== -1)
        .map(() => columns),
    ),
  )
  return entries
    .flatMap((entry) => {
      const isKnown = (known.get(entry.tables[0]?.columns ?? 0) ?? 0) >= ENOUGH
      const rows = entry.tables.length === 0 ? null : rowsOfProvisions(entry, isKnown)
      const named = rows?.filter(({ name }) => name !== '') ?? []
      const isLabelled = 2 * named.filter((row) => row.entry.labels.length > 0).length > named.length
      return rows !== null && isLabelled ? rows.map((row) => row.entry) : [entry]
    })
    .map((entry, serial) => ({ ...entry, serial }))
}

/** The cell beside a term, which says what it means. */
const MEANING = new RegExp(`^${MEANS}`, 'u')

/** The rows that make a table one of provisions. */
const ENOUGH = 3

type Cells = TableBlock['rows'][number]

/** The rows of a table of provisions: a name on the left, perhaps after a number, and sentences on the right; else null. */
export function rowsOfProvisions(whole: Entry, isKnown = false): RowEntry[] | null {
  const isTold = isKnown ? (text: string) => wordsIn(text) >= 8 : isProse
  const { tables } = whole
  const rows = tables.flatMap((table) => table.rows.map((cells) => ({ table, cells, texts: textsOf(cells) })))
  // In a table of definitions every row below the head is one: "Bank | A bank or …".
  const isOfTerms = hasMeanings(rows.map(({ texts }) => texts))
  const told = new Set(
    rows.filter(({ texts }, at) => isProvision(texts, isTold) || (isOfTerms && at > 0 && isNamed(texts))),
  )
  const empty = rows.filter(({ texts }) => (texts[0] ?? '') === '')
  if (told.size < (isKnown ? 1 : ENOUGH) || told.size + empty.length < 0.8 * (rows.length - tables.length))
    return null
  return rows.map((row) => {
    const { table, cells, texts } = row
    const at = isOfTerms ? -1 : labelledCell(texts, isTold)
    const name = isNumbered(texts)
      ? `${/\d+/u.exec(texts[0] ?? '')?.[0]}. ${texts[1]}`
      : told.has(row)
        ? (texts[at] ?? texts.slice(0, -1).join(' '))
        : ''
    const labels = name === '' ? [] : labelsOf(`${name} `)
    const lead = isNumbered(texts) ? (texts[1] ?? '') : leadIn(name.slice(labels[0]?.length ?? 0), cells[at])
    return { entry: { ...rowOf(whole, table, cells), labels, lead }, name }
  })
}

/** The rows of a table that is too long to be cited, where at least three begin with labels; else null. */
export function labelledRows(whole: Entry): RowEntry[] | null {
  const rows = whole.tables.flatMap((table) =>
    table.rows.map((cells) => {
      const texts = textsOf(cells)
      const [first = '', ...rest] = texts.filter((text) => text !== '')
      const name = /^\d{1,3}$/u.test(first) ? `${first}. ${rest[0] ?? ''}` : first
      const labels = labelsOf(`${name} `).filter(({ style }) => style !== 'bullet')
      const lead = leadIn(name.slice(labels[0]?.length ?? 0), undefined)
      const entry = { ...rowOf(whole, table, cells), labels, lead }
      return { entry, name: labels.length > 0 ? name : '' }
    }),
  )
  const text = rows.map(({ entry }) => entry.text).join('\n')
  return isLong(text, rows.filter(({ name }) => name !== '').length) ? rows : null
}

/** An entry with one row of a table in the place of all that it holds; its labels and title are still those of the whole. */
function rowOf(whole: Entry, table: TableBlock, cells: Cells): Entry {
  const text = textsOf(cells).join('\t')
  return { ...whole, tables: [{ ...table, rows: [cells] }], page: table.page, text }
}

function textsOf(cells: Cells): string[] {
  return cells.map(({ text }) => text)
}

/** The title in a name: all of it, or of a paragraph its words before a stop or those in bold. */
function leadIn(name: string, cell: Cells[number] | undefined): string {
  if (wordsIn(name) < 8) return name
  const words = cell?.lines.flatMap((line) => line.words) ?? []
  const from = words.findIndex(({ text }) => name.startsWith(text))
  const to = words.findIndex(({ bold }, at) => at >= from && !bold)
  const strong = words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
  return strong !== '' && to > from ? strong : (/^[^.:;]{3,80}(?=[.:])/u.exec(name)?.[0] ?? '')
}

/** Index of the cell with a labelled paragraph, after a number or a short name at most: "1 | a. We pay …"; or -1. */
function labelledCell(cells: readonly string[], isTold: (text: string) => boolean): number {
  const at = cells.findIndex((cell) => wordsIn(cell) > 4)
  const cell = cells[at] ?? ''
  const [label] = labelsOf(cell)
  return label !== undefined && label.style !== 'bullet' && isTold(cell.slice(label.length)) ? at : -1
}

/** Whether a row has a number, a short name and sentences: "4 | Waiting periods | We do not pay for … | 5.1". */
function isNumbered([number = '', name = '', ...rest]: readonly string[]): boolean {
  const isName = /\p{L}{3}/u.test(name) && wordsIn(name) <= 12
  return /^\(?\d{1,2}[.)]?$/u.test(number.trim()) && isName && rest.some(isProse)
}

/** Whether a row has a short name and, in its last cell, a sentence or what the name means; or a labelled paragraph. */
function isProvision(cells: readonly string[], isTold: (text: string) => boolean): boolean {
  if (isNumbered(cells) || labelledCell(cells, isTold) !== -1) return true
  const told = cells.at(-1) ?? ''
  return isNamed(cells) && (isProse(told) || MEANING.test(told))
}

/** Whether the head of a table, or many of its rows, say that it has the meanings of terms. */
function hasMeanings(rows: readonly (readonly string[])[]): boolean {
  const head = rows[0]?.at(-1) ?? ''
  if (wordsIn(head) <= 4 && /\b(?:meanings?|definitions?)\b/iu.test(head)) return true
  const count = rows.filter((texts) => MEANING.test(texts.at(-1) ?? '')).length
  return count >= ENOUGH && 3 * count >= rows.length
}

/** Whether a row has a short name before its last cell, and words in that. */
function isNamed(cells: readonly string[]): boolean {
  const name = cells.slice(0, -1).join(' ').trim()
  const isRow = cells.length === 2 || cells.length === 3
  return isRow && /\p{L}{3}/u.test(name) && wordsIn(name) <= 12 && /\p{L}{3}/u.test(cells.at(-1) ?? '')
}

/** Whether a cell has at least one sentence. */
function isProse(told: string): boolean {
  const small = told.match(/\b(?:the|of|to|in|is|are|be|any|by|for|or|and|a|an|shall|will|means)\b/gu) ?? []
  return wordsIn(told) >= 12 && small.length >= 0.2 * wordsIn(told) && /[.;:)]$/u.test(told.trim())
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}
