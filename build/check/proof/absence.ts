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
import { type Beginnings, type TextWords, beginningsOf, whole, wordsOfText } from './clause-words.ts'
import { readOnce } from './read-once.ts'
import { stemsIn } from './words-said.ts'

// Absence is proven as far as it can be: the words that would show that a thing is stated were looked for, as search
// looks for them. A term is read as search reads a query, with the same words, joined words and groups of synonyms.

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
  /** Every stem of every clause, with those joined for terms and without: search knows the latter alone. */
  readonly vocabularies: readonly ReadonlySet<string>[]
}

/** Groups of synonyms as terms are looked for with them. */
interface Trade extends TradeWords {
  readonly beginnings: Beginnings
}

const tradesOf = readOnce((_synonyms: Synonyms) => new Map<Line, Trade>())

/** The words of the trade by which terms are looked for in the wordings of a line, made once for a dataset. */
export function tradeWordsOf(synonyms: Synonyms, line: Line): Trade {
  const made = tradesOf(synonyms).get(line) ?? {
    ...thesaurusOf({ ...entriesOf(line), synonyms }),
    known: new KnownWords({ stems: '', written: '' }),
    beginnings: beginningsOf(synonyms.flat()),
  }
  tradesOf(synonyms).set(line, made)
  return made
}

/** Reads clauses for search; words that terms write joined are found parted, too ("copay" in "co pay"). */
export function searched(
  clauses: readonly Clause[],
  terms: readonly string[],
  trade: Trade,
): SearchedClauses {
  const beginnings = [trade.beginnings, beginningsOf(terms)]
  const headings = headingsUnder(clauses)
  const above = new Map([...headings].map(([id, text]) => [id, wordsOfText(text, beginnings)] as const))
  const read = clauses.map(({ id, parent, title, text }): ClauseWords => ({
    id,
    title: stemsIn(title),
    own: wordsOfText(`${title}\n${text}`, beginnings),
    above: above.get(parent) ?? null,
  }))
  const [stems, printed] = [new Set<string>(), new Set<string>()]
  for (const { own } of read) {
    for (const one of own.stems) stems.add(one)
    for (const one of own.printed) printed.add(one)
  }
  // Where no word was joined for a term, there is one.
  return { clauses: read, vocabularies: printed.size === stems.size ? [stems] : [stems, printed] }
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
  const { clauses, vocabularies } = found
  const readings = [...new Set([term, whole(term)])].flatMap((one) =>
    // With white space after it, its last word is not the beginning of another.
    vocabularies.map((stems) => conceptsOf(`${one} `, asIndex(stems), trade)),
  )
  return clauses
    .filter((clause) => readings.some((concepts) => holdsAll(clause, concepts)))
    .map(({ id }) => id)
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

function holds({ stems, rows }: TextWords, { ways }: Concept): boolean {
  return ways.some(
    ({ phrase }) =>
      phrase.every((word) => stems.has(word)) &&
      (phrase.length === 1 || rows.some((row) => row.includes(` ${phrase.join(' ')} `))),
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
