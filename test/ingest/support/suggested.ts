import type { Category, Field } from '../../../build/contract/authored/category.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { Learned } from '../../../build/ingest/suggest/learned.ts'
import { suggestionsFor } from '../../../build/ingest/suggest/suggest.ts'
import { clauseOf, fieldOf } from '../../support/records.ts'

// A field, and what is suggested for it of a few clauses written for it.

const DEDUCTIBLE = { key: 'deductible', label: 'Deductible', type: 'amount' } as const
/** The field of a deductible, with what is given. */
export const field = (given: Partial<Field>): Field =>
  fieldOf({ ...DEDUCTIBLE, question: 'How much is the deductible?', terms: ['deductible'], ...given })

/** The places that are suggested for a field of some clauses, each with the number of its parent. */
export function suggested(
  asked: Field,
  clauses: readonly (readonly [title: string, text: string, parent?: number])[],
  learned?: Learned,
) {
  const category = { slug: 'c', line: 'health', fields: [asked] } as unknown as Category
  const product = { facts: [] } as unknown as Product
  const read = clauses.map(([title, text, parent = null], at) => clauseOf(at + 1, { title, text, parent }))
  return suggestionsFor(product, category, read, [], learned)[0]?.candidates ?? []
}

/** Weights of a test's own: every value is likely, and a place is what says a term, or what is like what others quote. */
export const GIVING: Learned = {
  place: { 'says a term': 1, 'is like what others quote': 3 },
  value: { always: 5, 'nobody has it': -9 },
  least: 0.9,
  trusted: [],
  likely: 0,
  asked: {},
  again: 2,
  words: { retention: { bear: 1, claim: 1 }, deductible: {}, share: {} },
  values: {},
}
