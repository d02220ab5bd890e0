import type { Clause } from '../../contract/authored/clauses.ts'
import { sentenceEnds } from '../../check/proof/quote-passage.ts'
import { STOP_WORDS } from '../../search/stop-words.ts'
import { labelsOf } from '../layout/labels.ts'

/** A stretch of a clause that can be quoted: a sentence, a list item, a row of a table, or a whole list. */
export interface Passage {
  readonly clause: Clause
  readonly text: string
  readonly page: number
  /** The line that introduces it: the one above a list item, the first row above a row. */
  readonly lead: string
  readonly kind: 'sentence' | 'list'
}

/** Cuts clauses into passages that can be quoted. */
export function passagesOf(clauses: readonly Clause[]): Passage[] {
  return clauses.flatMap((clause) =>
    clause.text.split('\f').flatMap((part, at) => passagesOnPage(clause, part, clause.page + at)),
  )
}

const ITEM = /^(?:\(?(?:[a-zA-Z]|[ivxIVX]{1,5}|\d{1,2})[.)]+|[•●▪○-])\s/u
/** The first entry of a list, or one without a label that tells. */
const FIRST = /^\(?(?:[aAiI1][.)]|[•●▪○-])/u
const LONGEST_LIST = 900

function passagesOnPage(clause: Clause, text: string, page: number): Passage[] {
  const lines = linesOf(text)
  const passages: Passage[] = []
  let [lead, head] = ['', '']
  for (const [at, line] of lines.entries()) {
    const isItem = ITEM.test(line)
    const isRow = line.includes('\t')
    if (isRow && !lines[at - 1]?.includes('\t')) head = line
    const above = isItem ? lead : isRow && line !== head ? head : ''
    for (const text of cellsOf(line).flatMap(sentencesOf))
      passages.push({ clause, text, page, lead: above, kind: 'sentence' })
    if (FIRST.test(line) && isItem && !ITEM.test(lines[at - 1] ?? ''))
      passages.push(...listFrom(clause, lines, at, page, lead))
    if (!isItem || /:\W*$/u.test(line)) lead = line.length > 300 ? (sentencesOf(line).at(-1) ?? '') : line
  }
  return passages
}

/** The lines of a text; one that ends in the middle of a sentence, with a word that only joins others, goes on in the next. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const before = lines.at(-1) ?? ''
    const [last = ''] = /\p{Ll}+$/u.exec(before.trimEnd()) ?? []
    const goesOn = STOP_WORDS.has(last) && /^\s*\p{Ll}[^\t]*$/u.test(line) && !ITEM.test(line)
    if (goesOn && !before.includes('\t')) lines[lines.length - 1] = `${before}\n${line}`
    else lines.push(line)
  }
  return lines
}

function listFrom(
  clause: Clause,
  lines: readonly string[],
  from: number,
  page: number,
  lead: string,
): Passage[] {
  let to = from
  while (to < lines.length && ITEM.test(lines[to] ?? '')) to += 1
  const text = lines.slice(from, to).join('\n')
  return to - from < 2 || text.length > LONGEST_LIST ? [] : [{ clause, text, page, lead, kind: 'list' }]
}

/** Least number of characters of a cell that is read as text of its own. */
const PROSE = 80

/** Parts a row in which several cells are texts; any other row is one. */
function cellsOf(line: string): string[] {
  const cells = line.split('\t')
  return cells.filter((cell) => cell.length >= PROSE).length > 1 ? cells : [line]
}

/** The sentences of a paragraph; the number of a definition is of its first. */
function sentencesOf(line: string): string[] {
  const named = labelsOf(line).find(({ style }) => style === 'named')
  const ends = sentenceEnds(line).filter((end) => end > (named?.length ?? 0))
  return [...ends, line.length]
    .map((end, at) => line.slice(ends[at - 1] ?? 0, end).trim())
    .filter((text) => /[\p{L}\d]/u.test(text))
}
