import type { Category, Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import type { FactValue } from '../contract/authored/product.ts'
import { matchesOf, type QuoteMatch } from '../check/proof/quote-matches.ts'
import { textOf } from '../check/proof/quotes.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { Memo, lazily, readOnce } from '../contract/lazily.ts'
import { type SuggestedPlace, suggester } from '../ingest/suggest/suggest.ts'
import { valueIn } from '../ingest/suggest/read-value.ts'
import { statedIn } from '../ingest/suggest/suggested-values.ts'
import type { Desk } from './desk.ts'
import type { FieldAt } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import { oneByOne } from './one-by-one.ts'
import { shownValue } from './proven-fact.ts'

/** Words of a clause that may answer a field, with the text around them and the value read off them. */
export type FieldReading = ReturnType<typeof readingAt>

const SURROUNDINGS = 220

/** Reads a stretch of a clause for a field; `value` is given where it is known already, or null where it is not to be shown. */
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

/** Text before a place, in whole words; it begins with an ellipsis where there is more. */
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

/** A reading that is suggested, and the weight of its place. */
export type SurePlace = FieldReading & Pick<SuggestedPlace, 'weight'>

const suggesterOf = readOnce(
  (_clauses: ProductSubject['byId']) => new Memo<Category, ReturnType<typeof suggester>>(),
)

/** Suggestions that are made by now from the clauses of a product. */
const madeOf = readOnce((_clauses: ProductSubject['byId']) => new Map<Field, readonly SurePlace[]>())

/** Suggestions for a field, read off the clauses; made once for the clauses of a product. */
export function candidatesOf({ subject: { category, clauses, byId }, field, known }: FieldAt) {
  const before = madeOf(byId).get(field)
  if (before !== undefined || clauses === null || category === null) return before ?? []
  const suggest = suggesterOf(byId).of(category, () =>
    suggester(category, clauses.record.clauses, known.synonyms.record),
  )
  const made = suggest(field).candidates.flatMap(
    ({ clause: id, page, quote, value, weight }): SurePlace[] => {
      const clause = byId.get(id)
      const place = clause && placeOn(clause, quote, page)
      return place ? [{ ...readingAt(field, clause, place, value), weight }] : []
    },
  )
  madeOf(byId).set(field, made)
  return made
}

/** The suggestions that are made by now, by field; the others are made after it, while other requests are answered. */
export function candidatesByNow(at: FieldAt): ReadonlyMap<Field, readonly SurePlace[]> {
  const made = madeOf(at.subject.byId)
  const left = at.subject.category?.fields.filter((field) => !made.has(field)) ?? []
  // What fails is told to whoever asks for it.
  makeAll(left.map((field) => ({ ...at, field }))).catch(() => {})
  return made
}

async function makeAll(all: readonly FieldAt[]): Promise<void> {
  for await (const at of oneByOne(all, () => {})) candidatesOf(at)
}

/** Reads words that a person selected on a page; a second reader, who says the value, is not shown one. Throws a DeskError where no clause there holds them. */
export function selected(
  { subject, field }: FieldAt,
  { document, page, text, blind }: { document: string; page: number; text: string; blind?: boolean },
): FieldReading {
  const onPage = clausesOn(subject, document, page)
  for (const clause of onPage) {
    const place = placeOn(clause, text, page)
    if (place !== null) return readingAt(field, clause, place, blind ? null : undefined)
  }
  const cut = onPage.some((clause) => matchesOf(text, textOf(clause)).length > 0)
  throw new DeskError(
    422,
    cut
      ? 'The selection cuts a word, a number or its unit. Select whole ones.'
      : 'No clause of this page holds these words in a row. Select fewer, within one clause.',
  )
}

/** The documents of a product; `from` tells one source of their pages from another: the file, or else the clauses as they are now. */
export function documentsOf({ data, pictures }: Pick<Desk, 'data' | 'pictures'>, subject: ProductSubject) {
  const words = lazily(() => data.digestOf(subject.clauses?.path ?? null))
  return subject.product.documents.map((document) => {
    return { ...document, from: pictures.has(document) ? document.sha256 : words() }
  })
}

/** The texts of the clauses of a page, as far as they are on it. */
export function textsOn(subject: ProductSubject, document: string, page: number) {
  const texts = clausesOn(subject, document, page).map(({ id, page: first, text }) => {
    return { clause: id, text: text.split('\f')[page - first] ?? '' }
  })
  return { texts }
}

/** The clauses that are on a page of a document, as a whole or in part. */
function clausesOn({ byId }: ProductSubject, document: string, page: number): Clause[] {
  return [...byId.values()].filter(
    (one) => one.document === document && one.page <= page && (one.page_end ?? one.page) >= page,
  )
}

/** Finds a quote as a whole in a clause, on a page; null where it is not there. */
export function placeOn(clause: Clause, quote: string, page: number): QuoteMatch | null {
  const places = matchesOf(quote, textOf(clause))
  return places.find(({ pagesOn, problem }) => problem === null && clause.page + pagesOn === page) ?? null
}
