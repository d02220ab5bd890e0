import type { Category, Field } from '../../contract/authored/category.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import { type Around, around } from './around.ts'
import { type QuoteProof, proofsOf, quotesOf } from './quotes.ts'
import { printedAs } from './values.ts'
import { inRow } from './words-said.ts'
import type { ProductSubject } from '../dataset/model.ts'

/** What ties the value of a fact to its words. */
export type FactProof = NonNullable<FactBody['proof']>

/** What the values of a product's facts rest on, by the keys of the facts; a fact without a proven quote has none. */
export function factProofs(subject: ProductSubject): Readonly<Record<string, FactProof>> {
  const fields = new Map(subject.category?.fields.map((field) => [field.key, field]))
  const own = new Map(proofsOf(subject).map((one) => [one.where, one]))
  return Object.fromEntries(
    subject.product.facts.flatMap((fact, at) => {
      const [field, quoted] = [fields.get(fact.key), own.get(`/facts/${at}`)]
      const proof = field && quoted && factProof(subject, fact, field, quoted)
      return proof ? [[fact.key, proof]] : []
    }),
  )
}

function factProof(
  { byId }: Pick<ProductSubject, 'byId'>,
  fact: Fact,
  field: Field,
  { quote, clause, places }: QuoteProof,
): FactProof | null {
  const { value, note } = fact
  const place = places.find(({ fault }) => fault === null)
  if (place === undefined) return null
  const found = around(clause, place.start, place.end, byId)
  const quotes = quotesOf(fact).map((one) => one.quote)
  const { counts } = FIELD_TYPES[field.type]
  const printed = counts === null || typeof value !== 'number' ? null : printedAs(value, counts, quotes)
  return {
    number: line(printed ?? ''),
    counts: printed === null ? null : counts,
    ...wordsOf(field, quotes, found),
    row: line(found.row.split(/[\n\f]/u)[0]?.split('\t')[0] ?? ''),
    column: columnOf(clause.text, found, place.start + Math.max(0, quote.indexOf(printed ?? ''))),
    heading: line(found.above.find((one) => one !== '') ?? ''),
    note: note !== undefined,
  }
}

/** The words by which a field is known that are nearest to a quote. */
function wordsOf(
  { label, terms }: Pick<Category['fields'][number], 'label' | 'terms'>,
  quotes: readonly string[],
  { sentence, row, head, leadIn, above, clause }: Around,
): Pick<FactProof, 'words' | 'found_in'> {
  const near = [
    ['quote', quotes],
    ['row', [sentence, row, head, leadIn]],
    ['heading', above],
    ['clause', [clause]],
  ] as const
  for (const [where, texts] of near) {
    const stems = inRow(texts.join('\n'))
    const words = [label, ...terms].find((one) => /\S/u.test(inRow(one)) && stems.includes(inRow(one)))
    if (words !== undefined) return { words, found_in: where }
  }
  return { words: null, found_in: null }
}

/** The head of the column at a place of a table. */
function columnOf(text: string, { row, head }: Around, at: number): string | null {
  if (row === '' || row === head) return null
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return line(head.split('\t')[before.split('\t').length - 1] ?? '')
}

/** A text in one line; null where it is empty. */
function line(text: string): string | null {
  const plain = text.replace(/\s+/gu, ' ').trim()
  return plain === '' ? null : plain
}
