import type { Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import type { FactValue } from '../contract/authored/product.ts'
import { placesOf, type QuoteMatch } from '../check/proof/quote-matches.ts'
import { textOf } from '../check/proof/quotes.ts'
import type { Catalogue, ProductSubject } from '../check/dataset/model.ts'
import { type Suggestion, suggestionsFor } from '../ingest/suggest/suggest.ts'
import { valueIn } from '../ingest/suggest/read-value.ts'
import { statedIn } from '../ingest/suggest/suggested-values.ts'
import { DeskError } from './desk-error.ts'
import { shownValue } from './proven-fact.ts'

/** Words of a clause that may answer a field, with what is printed around them, and what is read off them. */
export type FieldReading = ReturnType<typeof readingAt>

const SURROUNDINGS = 220

/** What is read off a stretch of a clause for a field; `value` where it is known already. */
export function readingAt(
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

/** A reading for a second reader, who says the value: what the machine read is left out. */
export function withoutValue<R extends FieldReading>(reading: R) {
  return { ...reading, value: null, stated: undefined, shown: '' }
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
export function headingOf({ number, title }: Clause): string {
  return [number, title].filter((one) => one !== '').join(' ')
}

const suggested = new WeakMap<object, ReadonlyMap<string, Suggestion>>()
const readings = new WeakMap<Suggestion, readonly FieldReading[]>()

/** What suggest finds for a field, read off the clauses; made once for the clauses of a product. */
export function candidatesOf(
  subject: ProductSubject,
  field: Field,
  known: Catalogue,
): readonly FieldReading[] {
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
  const own = made.get(field.key)
  if (own === undefined) return []
  const found =
    readings.get(own) ??
    own.candidates.flatMap(({ clause: id, page, quote, value }) => {
      const clause = byId.get(id)
      const place = clause && placeOn(clause, quote, page)
      return place ? [readingAt(field, clause, place, value)] : []
    })
  readings.set(own, found)
  return found
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

/** Where a quote is whole in a clause, on a page; null where it is not. */
export function placeOn(clause: Clause, quote: string, page: number): QuoteMatch | null {
  const places = placesOf(quote, textOf(clause))
  return places.find(({ pagesOn, fault }) => fault === null && clause.page + pagesOn === page) ?? null
}
