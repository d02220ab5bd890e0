import { item } from '../../contract/item.ts'
import type { Field } from '../../contract/authored/category.ts'
import { countsOf } from '../../contract/field-types.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import { type QuotePassage, NEAR, rowsNear } from './quote-passage.ts'
import { type ProvenQuote, paragraphsBeside, provenQuotes, quotesOf } from './quotes.ts'
import { valueWords } from './stated.ts'
import { placesOfNumber } from './values.ts'
import { wordsOfField } from './word-overlap.ts'
import type { ProductSubject } from '../dataset/model.ts'

/** Proof that ties the value of a fact to its words. */
type FactProof = NonNullable<FactBody['proof']>

/** Proofs of a product's facts, by the keys of the facts; a fact without a proven quote has none. */
export type FactProofs = Readonly<Record<string, FactProof>>

export function factProofs(subject: ProductSubject): FactProofs {
  const fields = new Map(subject.category?.fields.map((field) => [field.key, field]))
  return Object.fromEntries(
    Array.from(provenQuotes(subject).values()).flatMap((proven) => {
      const field = fields.get(proven.fact.key)
      return field === undefined ? [] : [[field.key, factProof(field, proven)]]
    }),
  )
}

function factProof(field: Field, { fact, quote, clause, place, passage }: ProvenQuote): FactProof {
  const { value, note } = fact
  const quotes = quotesOf(fact).map((quotation) => quotation.quote)
  const counts = countsOf(field.type, fact)
  const [valuePlace] =
    counts === null || typeof value !== 'number' ? [] : placesOfNumber(value, counts, valueWords(fact))
  const printed =
    valuePlace === undefined
      ? null
      : valuePlace.text.slice(valuePlace.quantity.start, valuePlace.quantity.end)
  return {
    number: line(printed ?? ''),
    counts: printed === null ? null : counts,
    ...nearestOf(field, quotes, passage),
    row: line(passage.row.split(/[\n\f]/u)[0]?.split('\t')[0] ?? ''),
    column: columnOf(
      clause.text,
      passage,
      place.start + (valuePlace?.text === quote ? valuePlace.quantity.start : 0),
    ),
    heading: line(passage.above.find((heading) => heading !== '') ?? ''),
    note: note !== undefined,
    paragraphs: paragraphsBeside(clause.text, place.start, place.end).filter(({ isOwn }) => !isOwn).length,
  }
}

/** The words by which a field is known that are nearest to its quotes. */
function nearestOf(field: Field, quotes: readonly string[], passage: QuotePassage) {
  const [near] = rowsNear(quotes, passage).flatMap((row, at) =>
    wordsOfField(field)
      .filter((name) => /\S/u.test(name.row) && row.includes(name.row))
      .map(({ words }) => ({ words, found_in: item(NEAR, at) })),
  )
  return near ?? { words: null, found_in: null }
}

/** The head of the column at a place of a table. */
function columnOf(text: string, { row, head }: QuotePassage, at: number): string | null {
  if (row === '' || row === head) return null
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return line(head.split('\t')[before.split('\t').length - 1] ?? '')
}

/** A text in one line; null where it is empty. */
function line(text: string): string | null {
  const plain = text.replace(/\s+/gu, ' ').trim()
  return plain === '' ? null : plain
}
