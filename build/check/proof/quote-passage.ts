import type { Clause } from '../../contract/authored/clauses.ts'
import { readOnce } from '../../contract/lazily.ts'
import { inRow } from './word-overlap.ts'

// Finds what is printed around a quote and belongs to it: its sentence or row, the head of its columns, what leads in to its
// list, and the headings above.

/** A quote with the words that are read with it. */
export interface QuotePassage {
  /** The sentence that holds it, and the row; the latter is empty outside tables. */
  readonly sentence: string
  readonly row: string
  /** The other rows of its table, its head apart. */
  readonly rows: readonly string[]
  /** The first row of its table, and the sentence that leads in to its list with a colon; empty where there is none. */
  readonly head: string
  readonly leadIn: string
  /** The heading of its clause, then for each clause above its heading and what leads in there, the nearest first. */
  readonly above: readonly string[]
  readonly clause: Clause
}

/** Places of words near a quote, the nearest first. */
export const NEAR = ['quote', 'row', 'heading', 'clause'] as const
export type NearPlace = (typeof NEAR)[number]

/** The stems of quotes and of what is around the first of them, each in a row, in the order of NEAR. */
export function rowsNear(quotes: readonly string[], passage: QuotePassage): readonly string[] {
  return [inRow(quotes.join('\n')), ...rowsAround(passage)]
}

const rowsAround = readOnce(({ sentence, row, head, leadIn, above, clause }: QuotePassage) =>
  [[sentence, row, head, leadIn], above, [clause.text]].map((texts) => inRow(texts.join('\n'))),
)

/** Label of an entry of a list, wherever it stands: "(a)", "2.", "iv)". */
export const LABEL = String.raw`\(?(?:\p{Nd}{1,3}|[a-z]|[ivx]{1,5})[.)]`
/** An entry of a list or table, by its label, a sign or its cells; also a line of words, as the rest of one. */
const ENTRY = new RegExp(String.raw`^\s*(?:${LABEL}|[^\p{N}\s(]|.*\t)`, 'iu')
const LEADS_IN = /[:：]\s*[-–—]?\s*$/u
/** A short line of a few words that ends without a stop, and does not only join two entries. */
const LIST_TITLE = /^\s*(?!(?:And|AND|Or|OR)\s*$)\p{Lu}[^\t.;,]{2,79}$/u

/** The passage of a stretch of a clause; `byId` are the clauses of its product. */
export function passageAt(
  clause: Clause,
  from: number,
  to: number,
  byId: ReadonlyMap<number, Clause>,
): QuotePassage {
  const lines = clause.text.slice(0, from).split(/[\n\f]/u)
  lines.pop()
  const row = rowOf(clause.text, from, to)
  const [head = '', ...rows] = row === '' ? [] : tableOf(clause.text, lines.length)
  return {
    sentence: sentenceAround(clause.text, from, to),
    row,
    rows: rows.filter((other) => !row.includes(other)),
    head,
    leadIn: leadInOf(lines),
    above: [
      clause.title,
      ...clausesAbove(clause, byId).flatMap((other) => [headingOf(other), ...leadInto(other)]),
    ],
    clause,
  }
}

/** The end of a sentence, line or entry; no sentence begins with a small letter or a number after a full stop: "Rs. 500", "i.e. all". */
const SENTENCE_END = new RegExp(
  String.raw`(?:[!?;]|\.(?![^\S\n]*[\p{Ll}\p{Nd}]))(?=\s)|\n(?=\s*(?:\p{Lu}|[^\p{L}\s]|${LABEL}\s))`,
  'gu',
)

/** The places where sentences, lines and entries of a text end. */
export function sentenceEnds(text: string): number[] {
  return Array.from(text.matchAll(SENTENCE_END), ({ index }) => index + 1)
}

/** The sentence of a text that holds a stretch of it: from the last end of a sentence, line or entry to the next. */
export function sentenceAround(text: string, from: number, to: number): string {
  const ends = sentenceEnds(text)
  return text.slice(
    ends.findLast((end) => end <= from),
    ends.find((end) => end > from && end >= to),
  )
}

/** The rows of a table that a stretch is in; empty where it is in none. */
function rowOf(text: string, from: number, to: number): string {
  const row = text.slice(text.lastIndexOf('\n', from - 1) + 1, (text + '\n').indexOf('\n', to))
  return row.includes('\t') ? row : ''
}

/** The rows of the table that holds a line of a text. */
function tableOf(text: string, at: number): string[] {
  const lines = text.split(/[\n\f]/u)
  const isApart = (line: string) => !line.includes('\t')
  const next = lines.findIndex((line, on) => on > at && isApart(line))
  return lines.slice(lines.slice(0, at).findLastIndex(isApart) + 1, next === -1 ? undefined : next)
}

/** The last line before a list that ends with a colon, or its title: nothing but entries is between. */
function leadInOf(lines: readonly string[]): string {
  for (const line of lines.toReversed()) {
    if (LEADS_IN.test(line) || LIST_TITLE.test(line)) return line
    if (!ENTRY.test(line)) return ''
  }
  return ''
}

/** The clauses above a clause, the nearest first. */
export function clausesAbove({ parent }: Clause, byId: ReadonlyMap<number, Clause>): Clause[] {
  const found: Clause[] = []
  for (let at = byId.get(parent ?? 0); at !== undefined && !found.includes(at); at = byId.get(at.parent ?? 0))
    found.push(at)
  return found
}

/** The heading of a clause, or its first line. */
export function headingOf({ title, text }: Clause): string {
  return title === '' ? (text.split(/[\n\f]/u, 1)[0] ?? '') : title
}

/** The last line of a clause where it leads in to those in it. */
function leadInto({ text }: Clause): string[] {
  const lines = text.trimEnd().split(/[\n\f]/u)
  return lines.slice(-1).filter((line) => LEADS_IN.test(line))
}
