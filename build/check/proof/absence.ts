import { type Concept, conceptsOf } from '../../search/query-terms.ts'
import { Hindi } from '../../search/foreign-words.ts'
import { HINDI_FILE } from '../../search/thesaurus/hindi.ts'
import { thesaurusOf } from '../../search/thesaurus/stemmed.ts'
import { KnownWords, type TradeWords } from '../../search/trade-words.ts'
import { LIGHT_STEMS } from '../../search/words.ts'
import type { Terms } from '../../search/query-words.ts'
import { item } from '../../contract/item.ts'
import type { Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Line } from '../../contract/primitives.ts'
import { entriesOf } from '../../search/thesaurus/table.ts'
import { visible } from './characters.ts'
import { lazily, readOnce } from '../../contract/lazily.ts'
import { Vocabulary } from '../../search/spelling.ts'
import { StemPlaces } from './stem-places.ts'
import { stemsIn } from './words-said.ts'

// Absence is proven as far as it can be: the words that would show that a thing is stated were looked for, as search
// looks for them. A term is read as search reads a query, with the same words, joined words and groups of synonyms.

/** The clauses of a product, ready to be searched for terms. */
export interface SearchedClauses {
  readonly clauses: readonly Clause[]
  /** The heading and text of each clause. */
  readonly own: StemPlaces
  /** The headings above clauses: above the clause at a place, those at `aboveAt`; none where that is undefined. */
  readonly above: StemPlaces
  readonly aboveAt: readonly (number | undefined)[]
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
  const headings = headingsUnder(clauses)
  const parents = new Map(Array.from(headings.keys(), (id, at) => [id, at]))
  return {
    clauses,
    own: new StemPlaces(clauses.map(({ title, text }) => whole(`${title}\n${text}`))),
    above: new StemPlaces(Array.from(headings.values(), whole)),
    aboveAt: clauses.map(({ parent }) => parents.get(parent)),
  }
})

/** The stems of the heading of a clause. */
const titleStems = readOnce(({ title }: Clause) => stemsIn(title))

/** The clauses that hold all of some stems in their heading and text. */
export function clausesHolding(stems: readonly string[], { clauses, own }: SearchedClauses): Clause[] {
  return own.holdingAll(stems).map((at) => item(clauses, at))
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
  // With white space after it, its last word is not the beginning of another.
  const concepts = conceptsOf(`${whole(term)} `, asIndex(found.own), trade)
  const places = concepts.map(({ variants }) => placesIn(found, variants))
  return found.clauses.flatMap(({ id }, at) => {
    const isWhole = places.every(({ own, above }) => own.has(at) || above.has(found.aboveAt[at]))
    return isWhole && places.some(({ own }) => own.has(at)) ? [id] : []
  })
}

/** Places of any variant of a concept: in clauses themselves, and in headings above them. */
function placesIn({ own, above }: SearchedClauses, variants: Concept['variants']) {
  const places = (texts: StemPlaces) =>
    new Set<number | undefined>(variants.flatMap(({ phrase }) => texts.holding(phrase)))
  return { own: places(own), above: places(above) }
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
  const places = new Map(found.clauses.map(({ id }, at) => [id, at]))
  const scores = new Map<number, { score: number; term: string }>()
  for (const term of terms) {
    const ids = clausesWith(term, found, trade)
    for (const id of ids) {
      const before = scores.get(id)
      const title = titleStems(item(found.clauses, places.get(id) ?? 0))
      const isTitled = [...stemsIn(term)].every((word) => title.has(word))
      const score = (before?.score ?? 0) + (isTitled ? 2 : 1) / ids.length
      scores.set(id, { score, term: before?.term ?? term })
    }
  }
  const answered = (id: number) =>
    asked.filter((word) => found.own.holds(places.get(id) ?? 0, word)).length / Math.max(1, asked.length)
  return [...scores]
    .map(([id, { score, term }]) => ({ id, term, score: score * (1 + answered(id)) }))
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

const noSpellings = lazily(() => new Vocabulary([]))

/** Index of texts for queries: a term is taken as it is written, never for what it may have been meant for. */
function asIndex(texts: StemPlaces): Terms {
  return {
    has: (word) => texts.has(word),
    hits: () => new Map(),
    vocabulary: noSpellings,
  }
}
