import { type Concept, conceptsOf } from '../../search/query-terms.ts'
import { Hindi } from '../../search/foreign-words.ts'
import { thesaurusOf } from '../../search/thesaurus/stemmed.ts'
import { KnownWords, type TradeWords } from '../../search/trade-words.ts'
import type { Terms } from '../../search/query-words.ts'
import { Vocabulary } from '../../search/spelling.ts'
import { TextTerms } from '../../search/text-terms.ts'
import { LIGHT_STEMS } from '../../search/words.ts'
import type { Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Line } from '../../contract/primitives.ts'
import { HINDI_FILE, entriesOf } from '../../search/thesaurus/table.ts'
import { clausesAbove, headingOf } from './quote-passage.ts'
import { visible } from './characters.ts'
import { Memo, lazily, readOnce } from '../../contract/lazily.ts'
import { stemsIn } from './word-overlap.ts'

// Absence is proven as far as it can be: the words that would show that a thing is stated were looked for, as search
// looks for them. A term is read as search reads a query, with the same words, joined words and groups of synonyms.

const tradesOf = readOnce((_synonyms: Synonyms) => new Memo<Line, TradeWords>())

/** The words of the trade by which terms are looked for in the wordings of a line, made once for a dataset. */
export function tradeWordsOf(synonyms: Synonyms, line: Line): TradeWords {
  return tradesOf(synonyms).of(line, () => ({
    ...thesaurusOf({ ...entriesOf(line), synonyms }),
    known: new KnownWords({ stems: '', written: '' }),
    hindi: new Hindi(HINDI_FILE),
  }))
}

/** Clauses ready to be searched for terms: by the heading and text of each, and by the headings above it. */
export const searchableClauses = readOnce((clauses: readonly Clause[]) => {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]))
  const texts = new TextTerms(clauses, ({ title, text }) => [whole(`${title}\n${text}`)])
  const headingsAbove = new TextTerms(clauses, (clause) => [
    whole(clausesAbove(clause, byId).map(headingOf).join('\n')),
  ])
  // A term is taken as it is written, never for what it may mean.
  const terms: Terms = {
    has: (stem) => texts.has(stem),
    hits: () => new Map(),
    vocabulary: lazily(() => new Vocabulary([])),
  }
  return { clauses, texts, headingsAbove, terms }
})

type SearchableClauses = ReturnType<typeof searchableClauses>

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
export function clausesWith(
  term: string,
  { clauses, texts, headingsAbove, terms }: SearchableClauses,
  trade: TradeWords,
): Clause[] {
  // With white space after it, its last word is not the beginning of another.
  const concepts = conceptsOf(`${whole(term)} `, terms, trade)
  const isIn = (places: TextTerms<Clause>, clause: Clause, { variants }: Concept) =>
    variants.some(({ phrase }) => places.holds(clause, phrase))
  return clauses.filter(
    (clause) =>
      concepts.some((concept) => isIn(texts, clause, concept)) &&
      concepts.every((concept) => isIn(texts, clause, concept) || isIn(headingsAbove, clause, concept)),
  )
}

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
  wording: SearchableClauses,
  trade: TradeWords,
): RankedClause[] {
  const asked = [...stemsIn(question)].filter((word) => !LIGHT_STEMS.has(word))
  const ranked = new Map<Clause, RankedClause>()
  for (const term of terms) {
    const clauses = clausesWith(term, wording, trade)
    const words = [...stemsIn(term)]
    for (const clause of clauses) {
      const before = ranked.get(clause) ?? { id: clause.id, term, score: 0 }
      const title = stemsIn(clause.title)
      const isTitled = words.every((word) => title.has(word))
      ranked.set(clause, { ...before, score: before.score + (isTitled ? 2 : 1) / clauses.length })
    }
  }
  const answered = (clause: Clause) =>
    asked.filter((word) => wording.texts.holds(clause, [word])).length / Math.max(1, asked.length)
  return Array.from(ranked, ([clause, { score, ...found }]) => ({
    ...found,
    score: score * (1 + answered(clause)),
  })).toSorted((a, b) => b.score - a.score || a.id - b.id)
}

/** The clauses that a person reads before a field is called not stated: the eight that answer it best; nobody reads more. */
export function candidatesFor(
  field: Pick<Field, 'terms' | 'question'>,
  wording: SearchableClauses,
  trade: TradeWords,
): RankedClause[] {
  return rankedFor(field, wording, trade).slice(0, 8)
}
