import { conceptsOf } from '../../search/query-terms.ts'
import { Hindi } from '../../search/foreign-words.ts'
import { HINDI_FILE } from '../../search/thesaurus/hindi.ts'
import { thesaurusOf } from '../../search/thesaurus/stemmed.ts'
import { KnownWords, type TradeWords } from '../../search/trade-words.ts'
import { LIGHT_STEMS } from '../../search/words.ts'
import { item } from '../../contract/item.ts'
import type { Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Line } from '../../contract/primitives.ts'
import { entriesOf } from '../../search/thesaurus/table.ts'
import { clausesAbove, headingOf } from './around.ts'
import { visible } from './characters.ts'
import { readOnce } from '../../contract/lazily.ts'
import { StemPlaces } from './stem-places.ts'
import { stemsIn } from './words-said.ts'

// Absence is proven as far as it can be: the words that would show that a thing is stated were looked for, as search
// looks for them. A term is read as search reads a query, with the same words, joined words and groups of synonyms.

/** The clauses of a product, ready to be searched for terms: by the heading and text of each, and by the headings above it. */
export interface SearchedClauses {
  readonly clauses: readonly Clause[]
  readonly own: StemPlaces
  readonly above: StemPlaces
}

const tradesOf = readOnce((_synonyms: Synonyms) => new Map<Line, TradeWords>())

/** The words of the trade by which terms are looked for in the wordings of a line, made once for a dataset. */
export function tradeWordsOf(synonyms: Synonyms, line: Line): TradeWords {
  const made = tradesOf(synonyms).get(line) ?? {
    ...thesaurusOf({ ...entriesOf(line), synonyms }),
    known: new KnownWords({ stems: '', written: '' }),
    hindi: new Hindi(HINDI_FILE),
  }
  tradesOf(synonyms).set(line, made)
  return made
}

/** Reads clauses for search, once for all that ask. */
export const searched = readOnce((clauses: readonly Clause[]): SearchedClauses => {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]))
  return {
    clauses,
    own: new StemPlaces(clauses.map(({ title, text }) => whole(`${title}\n${text}`))),
    above: new StemPlaces(
      clauses.map((clause) => whole(clausesAbove(clause, byId).map(headingOf).join('\n'))),
    ),
  }
})

/** The stems of the heading of a clause. */
const titleStems = readOnce(({ title }: Clause) => stemsIn(title))

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

/**
 * The clauses that hold everything a term asks for, in its own words or in synonyms: "Expenses" under the heading
 * "Maternity" holds "maternity expenses", and "Exclusions" there does not hold "maternity".
 */
export function clausesWith(term: string, found: SearchedClauses, trade: TradeWords): number[] {
  return placesWith(term, found, trade).map((at) => item(found.clauses, at).id)
}

/** The places of these clauses. */
function placesWith(term: string, { clauses, own, above }: SearchedClauses, trade: TradeWords): number[] {
  // With white space after it, its last word is not the beginning of another.
  const concepts = conceptsOf(`${whole(term)} `, own, trade).map(({ variants }) => {
    const [inOwn, inAbove] = [own, above].map(
      (texts) => new Set(variants.flatMap(({ phrase }) => texts.holding(phrase))),
    )
    return { inOwn, inAbove }
  })
  return [...clauses.keys()].filter(
    (at) =>
      concepts.some(({ inOwn }) => inOwn?.has(at)) &&
      concepts.every(({ inOwn, inAbove }) => inOwn?.has(at) === true || inAbove?.has(at)),
  )
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
  const asked = [...stemsIn(question)].filter((word) => !LIGHT_STEMS.has(word))
  const scores = new Map<number, { score: number; term: string }>()
  for (const term of terms) {
    const places = placesWith(term, found, trade)
    for (const at of places) {
      const before = scores.get(at)
      const title = titleStems(item(found.clauses, at))
      const isTitled = [...stemsIn(term)].every((word) => title.has(word))
      const score = (before?.score ?? 0) + (isTitled ? 2 : 1) / places.length
      scores.set(at, { score, term: before?.term ?? term })
    }
  }
  const answered = (at: number) =>
    asked.filter((word) => found.own.holds(at, word)).length / Math.max(1, asked.length)
  return [...scores]
    .map(([at, { score, term }]) => {
      return { id: item(found.clauses, at).id, term, score: score * (1 + answered(at)) }
    })
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
}

/** The clauses that a person reads before a field is called not stated: the eight that answer it best. */
export function candidatesFor(
  field: Pick<Field, 'terms' | 'question'>,
  found: SearchedClauses,
  trade: TradeWords,
): RankedClause[] {
  return rankedFor(field, found, trade).slice(0, MOST_CANDIDATES)
}
