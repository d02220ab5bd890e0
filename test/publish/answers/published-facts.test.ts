import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesUnder } from '../../../build/contract/addresses.ts'
import type { Clause } from '../../../build/contract/authored/clauses.ts'
import type { Document, Fact, Product } from '../../../build/contract/authored/product.ts'
import { publishedText } from '../../../build/publish/answers/clause.ts'
import type { ProductContext } from '../../../build/publish/answers/context.ts'
import { factBody } from '../../../build/publish/answers/fact.ts'
import { clauseOf, fieldOf } from '../../support/records.ts'

// Bodies. This module: facts as they are published.

const context = { to: addressesUnder('https://example.org'), proofs: {} } as unknown as ProductContext
const field = fieldOf({ key: 'wait', label: 'Wait', question: 'How long?', terms: ['wait'] })

/** A fact as published, of a product with these clauses and documents. */
function published(fact: Fact, clauses: readonly Clause[], documents: readonly string[]) {
  const printed = documents.map((id) => ({ id, title: 'Wording', page_offset: null }) as Document)
  const product = { uin: 'A', name: 'Care', documents: printed } as Product
  const byId = new Map(clauses.map((clause) => [clause.id, clause]))
  return factBody(context, { path: 'p.json', product, clauses: null, category: null, byId }, fact, field)
}

test('a quote stands in the published text of its clause wherever it stood in the printed one', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\n', '\f', '\t'),
    minLength: 1,
    maxLength: 16,
  })
  fc.assert(
    fc.property(text, fc.nat(15), fc.nat(15), (words, one, two) => {
      const quote = words.slice(Math.min(one, two), Math.max(one, two) + 1)
      fc.pre(quote.trim() !== '')
      const proof = { quote, clause: 7, page: 1 }
      const fact: Fact = { key: 'wait', value: 'long', ...proof, context: [proof] }
      const body = published(fact, [clauseOf(7, { text: words })], ['w'])
      expect(publishedText(words)).toContain(body.quote)
      expect(publishedText(words)).toContain(body.context?.[0]?.quote)
      expect(body.quote).not.toContain('\f')
    }),
    { numRuns: 2000 },
  )
})

test('a quote without a page break is published as it is printed', () => {
  const fact: Fact = { key: 'wait', value: 'long', quote: 'as  long\nas\tthat', clause: 7, page: 1 }
  expect(published(fact, [clauseOf(7)], ['w']).quote).toBe('as  long\nas\tthat')
})

test('only documents with clauses are said to have been looked through', () => {
  const clauses = [clauseOf(1), clauseOf(2), clauseOf(3, { document: 'leaflet' })]
  const { searched } = published({ key: 'wait', value: null }, clauses, ['brochure', 'leaflet', 'w'])
  expect(searched).toEqual({ documents: ['leaflet', 'w'], clauses: 3, terms: ['wait'], near: [] })
})
