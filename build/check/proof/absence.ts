import { type Concept, conceptsOf } from '../../search/query-terms.ts'
import { thesaurusOf } from '../../search/thesaurus/stemmed.ts'
import { KnownWords, type TradeWords } from '../../search/trade-words.ts'
import { LIGHT_WORDS } from '../../search/stop-words.ts'
import type { Terms } from '../../search/query-words.ts'
import type { Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Line } from '../../contract/primitives.ts'
import { entriesOf } from '../../search/thesaurus/table.ts'
import { runOf, stemSet, wordsAt } from '../../search/words.ts'
import { visible } from './characters.ts'
import { readOnce } from './read-once.ts'
import { stemsIn } from './words-said.ts'

// Absence is proven as far as it can be: the words that would show that a thing is stated were looked for, as search
// looks for them. A term is read as search reads a query, with the same words, joined words and groups of synonyms.

/** The words of a text: every stem in it, and its stems in their order, ` one two ` with a space at each end. */
interface TextWords {
  readonly stems: ReadonlySet<string>
  readonly row: string
}

/** A clause as absence sees it. */
interface ClauseWords {
  readonly id: number
  /** The stems of its own heading. */
  readonly title: ReadonlySet<string>
  /** Its heading and text. */
  readonly own: TextWords
  /** The headings above it; null where there are none. */
  readonly above: TextWords | null
}

/** The clauses of a product, ready to be searched for terms. */
export interface SearchedClauses {
  readonly clauses: readonly ClauseWords[]
  /** Every stem of every clause. */
  readonly stems: ReadonlySet<string>
}

const tradesOf = readOnce((_synonyms: Synonyms) => new Map<Line, TradeWords>())

/** The words of the trade by which terms are looked for in the wordings of a line, made once for a dataset. */
export function tradeWordsOf(synonyms: Synonyms, line: Line): TradeWords {
  const made = tradesOf(synonyms).get(line) ?? {
    ...thesaurusOf({ ...entriesOf(line), synonyms }),
    known: new KnownWords({ stems: '', written: '' }),
  }
  tradesOf(synonyms).set(line, made)
  return made
}

/** The words of the heading and text of a clause, made once. */
export const wordsIn = readOnce(({ title, text }: Clause): TextWords => wordsOfText(`${title}\n${text}`))

/** Reads clauses for search. */
export function searched(clauses: readonly Clause[]): SearchedClauses {
  const above = new Map([...headingsUnder(clauses)].map(([id, text]) => [id, wordsOfText(text)] as const))
  const read = clauses.map((clause): ClauseWords => ({
    id: clause.id,
    title: stemsIn(clause.title),
    own: wordsIn(clause),
    above: above.get(clause.parent) ?? null,
  }))
  return { clauses: read, stems: new Set(read.flatMap(({ own }) => [...own.stems])) }
}

/** A hyphen at the end of a line inside a word. */
const BROKEN = /(?<=\p{L}[-\u2010\u2011])\s+(?=\p{L})/gu
/** Single letters with points or spaces between: "A.Y.U.S.H.", "I. C. U.", "M A T E R N I T Y". */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:(?:\.[^\S\n\f]?|[^\S\n\f])\p{L}(?![\p{L}\p{N}])){2,}\.?/gu

/** A text in which broken and spelled words are whole: "mater-\nnity" is "mater-nity", "A.Y.U.S.H." is "AYUSH". */
function whole(text: string): string {
  return visible(text)
    .replace(BROKEN, '')
    .replace(SPELLED, (letters) => letters.replace(/[^\p{L}]/gu, ''))
}

function wordsOfText(text: string): TextWords {
  const read = whole(text)
  let row: string | null = null
  return {
    stems: stemSet(read),
    // Few clauses hold every word of a phrase: only these need their words in a row.
    get row() {
      return (row ??= runOf(wordsAt(read)))
    },
  }
}

/** For each clause that others are part of, the headings printed above these: its own last. */
function headingsUnder(clauses: readonly Clause[]): Map<number | null, string> {
  const parents = new Set(clauses.map(({ parent }) => parent))
  const headings = new Map<number | null, string>()
  for (const { id, parent, title, text } of clauses) {
    const own = title === '' ? (text.split('\n', 1)[0] ?? '') : title
    if (parents.has(id)) headings.set(id, [headings.get(parent), own].join('\n'))
  }
  return headings
}

/**
 * The clauses that hold everything a term asks for, in its own words or in synonyms: "Expenses" under the heading
 * "Maternity" holds "maternity expenses", and "Exclusions" there does not hold "maternity".
 */
export function clausesWith(term: string, found: SearchedClauses, trade: TradeWords): number[] {
  const { clauses, stems } = found
  // With white space after it, its last word is not the beginning of another.
  const concepts = conceptsOf(`${whole(term)} `, asIndex(stems), trade)
  return clauses.filter((clause) => holdsAll(clause, concepts)).map(({ id }) => id)
}

/** More clauses than this are read by nobody. */
const MOST_CANDIDATES = 8

/** A clause that may answer a field, how well it does, and the term found in it. */
export interface RankedClause {
  readonly id: number
  readonly term: string
  readonly score: number
}

/**
 * The clauses that may answer a field, the best first: those that hold its rarer terms, in their own heading rather than
 * in their text, and more of the words of its question.
 */
export function rankedFor(
  { terms, question }: Pick<Field, 'terms' | 'question'>,
  found: SearchedClauses,
  trade: TradeWords,
): RankedClause[] {
  const asked = [...stemsIn(question)].filter((word) => !LIGHT_WORDS.has(word))
  const byId = new Map(found.clauses.map((clause) => [clause.id, clause]))
  const scores = new Map<number, { score: number; term: string }>()
  for (const term of terms) {
    const ids = clausesWith(term, found, trade)
    for (const id of ids) {
      const before = scores.get(id)
      const isTitled = [...stemsIn(term)].every((word) => byId.get(id)?.title.has(word) === true)
      const score = (before?.score ?? 0) + (isTitled ? 2 : 1) / ids.length
      scores.set(id, { score, term: before?.term ?? term })
    }
  }
  const answered = (id: number) =>
    asked.filter((word) => byId.get(id)?.own.stems.has(word) === true).length / Math.max(1, asked.length)
  return [...scores]
    .map(([id, { score, term }]) => ({ id, term, score: score * (1 + answered(id)) }))
    .toSorted((one, two) => two.score - one.score || one.id - two.id)
}

/** The clauses that a person reads before a field is called not stated: the eight that answer it best. */
export function candidatesFor(
  field: Pick<Field, 'terms' | 'question'>,
  found: SearchedClauses,
  trade: TradeWords,
): RankedClause[] {
  return rankedFor(field, found, trade).slice(0, MOST_CANDIDATES)
}

function holdsAll({ own, above }: ClauseWords, concepts: readonly Concept[]): boolean {
  const isWhole = concepts.every((one) => holds(own, one) || (above !== null && holds(above, one)))
  return isWhole && concepts.some((one) => holds(own, one))
}

function holds(words: TextWords, { ways }: Concept): boolean {
  return ways.some(
    ({ phrase }) =>
      phrase.every((word) => words.stems.has(word)) &&
      (phrase.length === 1 || words.row.includes(` ${phrase.join(' ')} `)),
  )
}

/** What a query may look up in an index: a term is taken as it is written, never for what it may have been meant for. */
function asIndex(stems: ReadonlySet<string>): Terms {
  return {
    has: (word) => stems.has(word),
    hits: () => new Map(),
    beginningWith: () => [],
    spelledLike: () => [],
  }
}
