import { expect, test } from 'vitest'
import type { Category, Field } from '../../build/contract/authored/category.ts'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import type { Product } from '../../build/contract/authored/product.ts'
import { suggestionsFor } from '../../build/ingest/suggest/suggest.ts'

// What is suggested for a field, of a few clauses written for it.

const field = (given: Partial<Field>): Field => ({
  key: 'k',
  label: 'Deductible',
  group: 'g',
  type: 'amount',
  question: 'How much is the deductible?',
  terms: ['deductible'],
  basis: null,
  ...given,
})

function suggested(
  asked: Field,
  clauses: readonly (readonly [title: string, text: string])[],
  synonyms: string[][] = [],
) {
  const category = { slug: 'c', line: 'health', fields: [asked] } as unknown as Category
  const product = { facts: [] } as unknown as Product
  const read = clauses.map(([title, text], at): Clause => ({
    id: at + 1,
    document: 'w',
    parent: null,
    number: '',
    title,
    text,
    page: 1,
  }))
  return suggestionsFor(product, category, read, synonyms)[0]?.candidates ?? []
}

test('an illustration is marked and comes after the rule', () => {
  const found = suggested(field({}), [
    ['Deductible', 'For example, of a claim with a deductible of Rs. 9,000 We pay the rest.'],
    ['Deductible', 'You bear a deductible of Rs. 5,000 of each claim.'],
  ])
  expect(found.map(({ clause, value, kinds }) => [clause, value, kinds])).toEqual([
    [2, 5000, []],
    [1, 9000, ['illustration']],
  ])
})

test('a number left to the schedule is suggested without a value, after a number', () => {
  const found = suggested(field({}), [
    ['Deductible', 'The deductible is shown in the Policy Schedule.'],
    ['Deductible', 'You bear a deductible of Rs. 5,000 of each claim.'],
    ['Deductible', 'The deductible is borne by You.'],
  ])
  expect(found.map(({ clause, value }) => [clause, value])).toEqual([
    [2, 5000],
    [1, null],
  ])
})

test('a suggested quote keeps the condition of its sentence', () => {
  const text = 'You bear a deductible of Rs. 5,000 of each claim, for persons aged 61 and above.'
  expect(suggested(field({}), [['Deductible', `${text} Others bear none.`]])[0]?.quote).toBe(text)
})

test('the clause whose heading has the term comes before one that mentions it', () => {
  const found = suggested(field({}), [
    ['Claims', 'The deductible does not change the Rs. 2,000 of the fee.'],
    ['Deductible', 'Rs. 5,000 is borne by You.'],
  ])
  expect(found[0]?.clause).toBe(2)
})
