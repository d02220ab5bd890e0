import type { Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import type { Fact, FactValue } from '../contract/authored/product.ts'
import { candidatesFor, searched, tradeWordsOf } from '../check/proof/absence.ts'
import { placesOf, type QuoteMatch } from '../check/proof/quote-matches.ts'
import { textOf } from '../check/proof/quotes.ts'
import { inRow, stemsIn } from '../check/proof/words-said.ts'
import type { Catalogue, ProductSubject } from '../check/dataset/model.ts'
import { passagesOf } from '../ingest/suggest/passages.ts'
import { type Suggestion, suggestionsFor } from '../ingest/suggest/suggest.ts'
import { valueIn } from '../ingest/suggest/read-value.ts'
import { statedIn } from '../ingest/suggest/suggested-values.ts'
import { DeskError } from './desk-error.ts'
import { doubtsOf } from './doubts.ts'
import { shownValue } from './proven-fact.ts'

/** Words of a clause that may answer a field, with what is printed around them, and what is read off them. */
export type FieldReading = ReturnType<typeof readingAt>

const SURROUNDINGS = 220
const MOST_FOUND = 5

/** What is read off a stretch of a clause for a field; `value` where it is known already. */
function readingAt(
  field: Field,
  clause: Clause,
  { start, end, pagesOn }: QuoteMatch,
  value?: FactValue | null,
) {
  const quote = clause.text.slice(start, end)
  const read = value === undefined ? valueIn(quote, field, clause.title) : value
  const stated = statedIn(quote, field, read)
  return {
    clause: clause.id,
    document: clause.document,
    heading: headingOf(clause),
    page: clause.page + pagesOn,
    quote,
    before: wordsBefore(clause.text, start),
    after: wordsAfter(clause.text, end),
    value: read,
    ...(stated !== undefined && { stated }),
    shown: read === null ? '' : shownValue(field, { key: field.key, value: read }),
  }
}

/** What is printed before a place, in whole words; an ellipsis is where there is more. */
function wordsBefore(text: string, at: number): string {
  if (at <= SURROUNDINGS) return text.slice(0, at)
  return text.slice(at - SURROUNDINGS, at).replace(/^\S*\s+/u, '… ')
}

function wordsAfter(text: string, at: number): string {
  if (text.length - at <= SURROUNDINGS) return text.slice(at)
  return text.slice(at, at + SURROUNDINGS).replace(/\s+\S*$/u, ' …')
}

/** The number and the heading of a clause. */
function headingOf({ number, title }: Clause): string {
  return [number, title].filter((one) => one !== '').join(' ')
}

const suggested = new WeakMap<object, ReadonlyMap<string, Suggestion>>()

/** What suggest finds for a field, read off the clauses; made once for the clauses of a product. */
export function candidatesOf(subject: ProductSubject, field: Field, known: Catalogue): FieldReading[] {
  const { product, category, clauses, byId } = subject
  if (clauses === null || category === null) return []
  const made =
    suggested.get(clauses) ??
    new Map(
      suggestionsFor({ ...product, facts: [] }, category, clauses.record.clauses, known.synonyms.record).map(
        (one) => [one.key, one],
      ),
    )
  suggested.set(clauses, made)
  return (made.get(field.key)?.candidates ?? []).flatMap(({ clause: id, page, quote, value }) => {
    const clause = byId.get(id)
    const place = clause && placeOn(clause, quote, page)
    return place ? [readingAt(field, clause, place, value)] : []
  })
}

/** What is read off words that a person selected on a page. Throws a DeskError where no clause there holds them. */
export function selected(
  subject: ProductSubject,
  field: Field,
  { document, page, text }: { document: string; page: number; text: string },
): FieldReading {
  const onPage = clausesOn(subject, document, page)
  for (const clause of onPage) {
    const place = placeOn(clause, text, page)
    if (place !== null) return readingAt(field, clause, place)
  }
  const cut = onPage.some((clause) => placesOf(text, textOf(clause)).length > 0)
  throw new DeskError(
    422,
    cut
      ? 'The selection cuts a word, a number or its unit. Select whole ones.'
      : 'No clause of this page holds these words in a row. Select fewer, within one clause.',
  )
}

/** The clauses that are on a page of a document, as a whole or in part. */
export function clausesOn({ byId }: ProductSubject, document: string, page: number): Clause[] {
  return [...byId.values()].filter(
    (one) => one.document === document && one.page <= page && (one.page_end ?? one.page) >= page,
  )
}

/** What a person is asked before a fact is saved: of the value as it is now, whoever gave it. */
export function doubtsOfFact(subject: ProductSubject, field: Field, fact: Fact): readonly string[] {
  const { value, quote = '', clause: id = 0, page = 0 } = fact
  const clause = subject.byId.get(id)
  const place = clause === undefined ? null : placeOn(clause, quote, page)
  if (value === null || clause === undefined || place === null) return []
  const doubts = doubtsOf(field, clause, place.start, place.end, value, subject.byId)
  if (field.type !== 'yes-no' && field.type !== 'choice') return doubts
  const { value: read, shown } = readingAt(field, clause, place)
  return read === null || read === value
    ? doubts
    : [...doubts, `The words were read as “${shown}”. Is “${shownValue(field, fact)}” right?`]
}

function placeOn(clause: Clause, quote: string, page: number): QuoteMatch | null {
  const places = placesOf(quote, textOf(clause))
  return places.find(({ pagesOn, fault }) => fault === null && clause.page + pagesOn === page) ?? null
}

/** A text with lost letters, read with those words of another that may be printed there: “�re” is “fire” where that is sought. */
function withLostLetters(text: string, sought: string): string {
  if (!text.includes('\ufffd')) return text
  const words = sought.match(/\p{L}+/gu) ?? []
  return text.replace(/[\p{L}\ufffd]*\ufffd[\p{L}\ufffd]*/gu, (broken) => {
    const printed = new RegExp(`^${broken.replaceAll('\ufffd', '\\p{L}{1,3}')}$`, 'iu')
    return words.find((word) => printed.test(word)) ?? broken
  })
}

/**
 * The sentences, rows and entries of a product that hold most of the words of a text, with the headings above them; those
 * that hold the text itself come first. `holdsAll` where none of the words is missing.
 */
export function found(
  subject: ProductSubject,
  field: Field,
  text: string,
): (FieldReading & { readonly holdsAll: boolean })[] {
  const words = [...stemsIn(text)]
  const row = inRow(text)
  const scored = passagesOf(subject.clauses?.record.clauses ?? []).map((passage) => {
    const said = withLostLetters(passage.text, text)
    const [own, above] = [
      stemsIn(said),
      stemsIn(withLostLetters(`${passage.clause.title} ${passage.lead}`, text)),
    ]
    const score = words.reduce((sum, word) => sum + (own.has(word) ? 1 : above.has(word) ? 0.9 : 0), 0)
    const holdsAll = words.every((word) => own.has(word) || above.has(word))
    return { passage, holdsAll, score: score + (inRow(said).includes(row) ? 1 : 0) }
  })
  return scored
    .filter(({ passage, score }) => passage.kind === 'sentence' && score > words.length / 2)
    .toSorted((one, two) => two.score - one.score)
    .flatMap(({ passage: { clause, text: quote, page }, holdsAll }) => {
      const place = placeOn(clause, quote, page)
      return place === null ? [] : [{ ...readingAt(field, clause, place), holdsAll }]
    })
    .slice(0, MOST_FOUND)
}

/** A clause that came near a field. */
export type NearClause = ReturnType<typeof nearClauses>[number]

const NEAR_TEXT = 600

/** The clauses that a person reads before a field is called not stated: those the build asks for. */
export function nearClauses({ product, clauses, byId }: ProductSubject, field: Field, known: Catalogue) {
  const trade = tradeWordsOf(known.synonyms.record, product.line)
  const read = searched(clauses?.record.clauses ?? [])
  return candidatesFor(field, read, trade).flatMap(({ id, term }) => {
    const clause = byId.get(id)
    if (clause === undefined) return []
    const { document, page, text } = clause
    const at = Math.max(0, text.toLowerCase().indexOf(term.toLowerCase()) - NEAR_TEXT / 3)
    return [
      { clause: id, document, heading: headingOf(clause), page, text: text.slice(at, at + NEAR_TEXT), term },
    ]
  })
}
