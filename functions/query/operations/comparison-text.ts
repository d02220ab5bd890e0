import { conditionText, conditionsOf } from '../../../build/contract/answer-words.ts'
import type { Line } from '../../../build/contract/primitives.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { Cell, CompareBody } from '../../../build/contract/published/comparison.ts'
import { lawsBeside, letterOf } from '../../../build/contract/compared-sections.ts'
import { comparedSentence, statusWords } from '../../../build/contract/reader-words.ts'
import { asksOneThing } from './compared-rows.ts'
import { groupsOf } from '../../../build/contract/groups.ts'

type Row = CompareBody['rows'][number]
type Fact = Extract<Cell, { readonly value: unknown }>
type Applicable = Exclude<Cell, { readonly status: 'not-applicable' }>

/** Longest comparison, in characters: about 7,000 tokens. */
const ROOM = 22_500

/** Verdicts whose quotes are kept first where not all of them fit: what differs comes before what is the same. */
const QUOTED_FIRST: readonly Row['verdict'][] = [
  'different',
  'differs-in-notes',
  'incomplete',
  'not-compared',
  'same',
]

/**
 * A comparison as text for a model. What applies to none of the products is left out, what applies to one is kept
 * short, and quotes that would make it too long are left out whole, never shortened.
 */
export function comparisonText(body: CompareBody, known: readonly Line[] = []): string {
  const shared = body.rows.filter((row) => applicable(row).length > 1)
  const quoted = new Set<Row>()
  let room = ROOM - written(body, quoted, known).length
  const rank = ({ verdict }: Row) => QUOTED_FIRST.indexOf(verdict)
  for (const row of shared.toSorted((a, b) => rank(a) - rank(b))) {
    const length = rowText(row, true).length - rowText(row, false).length
    if (length > room) continue
    room -= length
    quoted.add(row)
  }
  return written(body, quoted, known)
}

function written(body: CompareBody, quoted: ReadonlySet<Row>, known: readonly Line[]): string {
  const shared = body.rows.filter((row) => applicable(row).length > 1)
  const alone = body.rows.filter((row) => applicable(row).length === 1)
  return [
    `# ${body.policies.length} products side by side, data of ${body.data_date}`,
    body.policies.map((card, at) => headOf(card, at, known)).join('\n'),
    body.notice,
    comparedSentence(body),
    'After each field: whether the values are the same. It is never a ranking. cl. = the clause as printed, c = its number for get_clause, p = the page.',
    ...(quoted.size === shared.length ? [] : [LEFT_OUT]),
    ...groupsOf(shared, ({ group }) => group).map(([group, rows]) =>
      [`## ${group}`, ...rows.map((row) => rowText(row, quoted.has(row)))].join('\n'),
    ),
    ...(alone.length === 0 ? [] : [`## Read for one product only\n${alone.flatMap(aloneText).join('\n')}`]),
  ].join('\n\n')
}

const LEFT_OUT = 'Some quotes are left out for length: each product and each clause has its own.'

function headOf(card: Card, at: number, known: readonly Line[]): string {
  const { name, uin, insurer, category, line, status } = card
  return `${letterOf(at)}: ${name}, UIN ${uin}, ${insurer.name}, ${category.name}, ${statusWords(status, line, known)}`
}

/** A row; where the categories ask different things under its key, each value comes after what was asked. */
function rowText({ label, key, verdict, cells }: Row, isQuoted: boolean): string {
  const asked = asksOneThing(cells) ? () => '' : askedText
  const lines = cells.flatMap((cell, at) =>
    isApplicable(cell) ? [`${letterOf(at)}: ${asked(cell)}${cellText(cell, isQuoted)}`] : [],
  )
  const laws = lawsBeside(cells.map((cell) => ('law' in cell ? cell.law : undefined)))
  return [`${label} (${key}): ${verdict}`, ...lines, ...laws.map(({ words }) => words)].join('\n')
}

function aloneText({ label, cells }: Row): string[] {
  return cells.flatMap((cell, at) =>
    isApplicable(cell)
      ? [
          `${label}. ${letterOf(at)}: ${cellText(cell, false)}`,
          ...lawsBeside([cell.law]).map(({ words }) => words),
        ]
      : [],
  )
}

function askedText({ label, question }: Applicable): string {
  return `${label}. ${question} `
}

function cellText(cell: Applicable, isQuoted: boolean): string {
  if (!('value' in cell)) return cell.status
  const { display, status, searched } = cell
  const place = isQuoted ? placeOf(cell) : shortPlaceOf(cell)
  const sources = [...(display === null ? [] : [status]), ...(place === null ? [] : [place])].join(', ')
  const parts = [
    `${display ?? status}${sources === '' ? '' : ` (${sources})`}`,
    ...(searched === null ? [] : [searchedText(searched)]),
    ...(isQuoted ? quotesOf(cell) : []),
    ...conditionsOf(cell).map((condition) => conditionText(condition, clauseText)),
  ]
  return parts.join(' ')
}

/**
 * Place of words: the clause as it is printed, its number, the page, and the number printed on it.
 *
 * @example 'cl. 4.1.3 (c1065) p5/printed 4'
 */
function placeOf({
  clause,
  page,
  printed_page,
}: Pick<Fact, 'clause' | 'page' | 'printed_page'>): string | null {
  if (clause === null) return null
  const printed = printed_page === null || printed_page === page ? '' : `/printed ${printed_page}`
  return `${clauseText(clause)} p${page}${printed}`
}

/** The same without the words, which were left out for length. */
function shortPlaceOf({ clause, page }: Pick<Fact, 'clause' | 'page'>): string | null {
  return clause === null ? null : `c${clause.id} p${page}`
}

function clauseText({ id, number }: Pick<NonNullable<Fact['clause']>, 'id' | 'number'>): string {
  return number === '' ? `c${id}` : `cl. ${number} (c${id})`
}

/** Words and documents that were looked through before a field was called not stated. */
function searchedText({ documents, clauses, terms, near }: NonNullable<Fact['searched']>): string {
  const close = near.length === 0 ? '' : `; near: ${near.map(clauseText).join(', ')}`
  return `Searched: ${documents.join(', ')} (${clauses} clauses) for ${terms.length} words${close}.`
}

function quotesOf({ quote, context }: Fact): string[] {
  const quotes = quote === null ? [] : [quoted(quote)]
  return [...quotes, ...context.map((more) => `${quoted(more.quote)} (${placeOf(more)})`)]
}

function quoted(words: string): string {
  return `“${words.replace(/\s+/gu, ' ')}”`
}

function applicable({ cells }: Row): Applicable[] {
  return cells.filter(isApplicable)
}

function isApplicable(cell: Cell): cell is Applicable {
  return cell.status !== 'not-applicable'
}
