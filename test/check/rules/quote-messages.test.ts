import { describe, expect, test } from 'vitest'
import type { Field } from '../../../build/contract/authored/category.ts'
import type { Clause } from '../../../build/contract/authored/clauses.ts'
import type { FieldType } from '../../../build/contract/field-types.ts'
import type { ProductSubject } from '../../../build/check/dataset/model.ts'
import { placesOf } from '../../../build/check/proof/quote-matches.ts'
import { proofsOf, textOf } from '../../../build/check/proof/quotes.ts'
import { clausePages, pageInClause } from '../../../build/check/rules/page-numbers.ts'
import { quoteInClause, quoteWholeWords } from '../../../build/check/rules/quotes.ts'
import type { Rule } from '../../../build/check/rules/rule.ts'
import { noteSaysValue, valueInQuote } from '../../../build/check/rules/values.ts'

// What is said of a quote that is not in its clause.

function clauseOf(id: number, text: string): Clause {
  return { id, document: 'w', parent: null, number: '', title: '', text, page: 1 }
}

function said(quote: string, text: string, other = ''): string[] {
  const [clause, another] = [clauseOf(1, text), clauseOf(2, other)]
  const subject = {
    byId: new Map([clause, another].map((one) => [one.id, one])),
  } as unknown as ProductSubject
  const messages: string[] = []
  const places = placesOf(quote, textOf(clause))
  const proof = { where: '', key: 'k', quote, page: 1, clause, places }
  quoteInClause.quote?.(proof, subject, (_where, message) => messages.push(message))
  return messages
}

const START = (quote: string) => `fact "k": the quote "${quote}" is not in clause 1`
const END = '; copy the words as they are printed, or say in "unverified" why that cannot be done'

describe('a quote that is not in its clause', () => {
  test('is said to be in another, where it is whole there', () => {
    expect(said('5 days', 'none', 'within 5 days')).toEqual([
      `${START('5 days')}; it is in clause 2: name that clause and the page there`,
    ])
    expect(said('5 days', 'none', 'within 15 days')).toEqual([`${START('5 days')}${END}`])
  })

  test('is said to begin there, where ten letters do', () => {
    const until = (kept: string, printed: string) =>
      `, only its beginning as far as "${kept}", after which ${printed}`
    expect(said('abcdefghijXY', 'abcdefghijklm')).toEqual([
      `${START('abcdefghijXY')}${until('abcdefghij', '"klm" is printed')}${END}`,
    ])
    expect(said('abcdefghiXYZ', 'abcdefghijklm')).toEqual([`${START('abcdefghiXYZ')}${END}`])
    expect(said('Xabcdefghijk', 'abcdefghijklm')).toEqual([`${START('Xabcdefghijk')}${END}`])
    expect(said('abcdefghi XY', 'abcdefghi jklm')).toEqual([`${START('abcdefghi XY')}${END}`])
    const long = 'The words that are printed here are more than forty letters'
    expect(said(`${long}, X`, `${long}; and so on`)).toEqual([
      `${START(`${long}, X`)}${until(long.slice(-40), '"; and so" is printed')}${END}`,
    ])
  })

  test('is said to differ where the clause ends', () => {
    expect(said('Fire and theft, Flood', 'Fire and theft')).toEqual([
      `${START('Fire and theft, Flood')}, only its beginning as far as "Fire and theft", after which the clause ends${END}`,
    ])
  })

  test('is not reported where it is there', () => {
    expect(said('5 days', 'within 5 days')).toEqual([])
    expect(said('5 days', 'within 15 days')).toEqual([])
  })
})

test.each([
  ['\fof cover', true],
  [' \fof cover', true],
  ['of cover\f', true],
  ['of cover\f \n', true],
  ['of\fcover', false],
])('a clause neither begins nor ends with a page break: %j', (text, isReported) => {
  const pointers: string[] = []
  const clause = { ...clauseOf(1, text), page_end: 1 + text.split('\f').length - 1 }
  clausePages.clause?.(clause, {} as ProductSubject, (where) => pointers.push(where))
  expect(pointers).toEqual(isReported ? ['/text'] : [])
})

test('a quote that names no clause is compared with none, not with the first', () => {
  const clause = clauseOf(1, 'within 5 days')
  const fact = { key: 'k', value: 'x', quote: '5 days', page: 9 }
  const subjectOf = (more: object) =>
    ({
      product: { facts: [{ ...fact, ...more }] },
      byId: new Map([[1, clause]]),
    }) as unknown as ProductSubject
  expect(proofsOf(subjectOf({}))).toEqual([])
  expect(proofsOf(subjectOf({ clause: 1 }))).toHaveLength(1)
  const pages = (more: object) => {
    const messages: string[] = []
    const one = { fact: { ...fact, ...more, unverified: 'torn' }, field: null, subject: subjectOf(more) }
    pageInClause.fact?.(one, (_where, message) => messages.push(message))
    return messages
  }
  expect(pages({})).toEqual([])
  expect(pages({ clause: 1 })).toEqual([
    'fact "k": the page is 9, but clause 1 is on page 1; set the page to where the quote begins, or name its clause',
  ])
})

test('a fact that says why it is unverified leaves the quotes of later facts to be proven', () => {
  const clause = clauseOf(1, 'within 5 days')
  const facts = [
    { key: 'torn', value: 'x', quote: 'torn', clause: 1, page: 1, unverified: 'torn' },
    { key: 'whole', value: 'x', quote: '5 days', clause: 1, page: 1 },
  ]
  const subject = { product: { facts }, byId: new Map([[1, clause]]) } as unknown as ProductSubject
  expect(proofsOf(subject).map(({ key }) => key)).toEqual(['whole'])
})

test.each([
  ['5 days', 'in 15 days', 'begins or ends inside a word or number of clause 1; quote whole words'],
  ['60 days', '30 to 60 days', 'begins or ends inside a range of clause 1; quote the range'],
  ['in 5', 'in 5 days', 'begins or ends between a number of clause 1 and its scale'],
  ['covered', 'is not covered', 'begins right after a negation in clause 1, and so says the opposite'],
  ['15 days', '1\t5 days', 'joins or splits digits differently from clause 1'],
  ['nowhere', 'now here', 'joins or splits words differently from clause 1'],
])('%j of %j: %s', (quote, text, fault) => {
  const clause = clauseOf(1, text)
  const messages: string[] = []
  const proof = { where: '', key: 'k', quote, page: 1, clause, places: placesOf(quote, textOf(clause)) }
  quoteWholeWords.quote?.(proof, { byId: new Map() } as unknown as ProductSubject, (_where, message) =>
    messages.push(message),
  )
  expect(messages).toEqual([
    expect.stringContaining(`fact "k": the quote "${quote.replace('\t', '\\t')}" ${fault}`),
  ])
})

test.each<[FieldType, string]>([
  ['amount', 'as an amount of rupees'],
  ['percent', 'as a percentage'],
  ['number', 'as a number'],
  ['hours', 'as a time that is exactly that many hours'],
  ['days', 'as a time that is exactly that many days'],
  ['months', 'as a time that is exactly that many months'],
  ['years', 'as a time that is exactly that many years'],
])('a value of type %s is looked for %s', (type, looked) => {
  const messages: string[] = []
  const fact = { key: 'k', value: 7, quote: 'at any time' }
  const one = { fact, field: { type } as Field, subject: {} as ProductSubject }
  valueInQuote.fact?.(one, (_where, message) => messages.push(message))
  expect(messages).toEqual([
    `fact "k": 7 is not in the quote "at any time" ${looked}; correct the value, quote the words that say it, add them as context, or say in a note how it follows`,
  ])
})

test('all numbers of a text are named that are not said', () => {
  const messages: string[] = []
  const fact = { key: 'k', value: '5 days or 7 %', quote: 'at any time' }
  const one = { fact, field: { type: 'text' } as Field, subject: {} as ProductSubject }
  valueInQuote.fact?.(one, (_where, message) => messages.push(message))
  expect(messages).toEqual([
    expect.stringContaining('fact "k": 5 days, 7 % is not in the quote "at any time" as it is written'),
  ])
})

test('a value is looked for only where there is a quote, and a field that says what it counts', () => {
  const field = { type: 'days' } as Field
  const said = (rule: Rule, fact: object, of: Field | null) => {
    const messages: string[] = []
    const one = { fact: { key: 'k', value: 7, ...fact }, field: of, subject: {} as ProductSubject }
    rule.fact?.(one, (_where, message) => messages.push(message))
    return messages.length
  }
  expect(said(valueInQuote, {}, field)).toBe(0)
  expect(said(valueInQuote, { quote: 'at any time' }, null)).toBe(0)
  const quote = { quote: 'at any time', note: 'It follows.' }
  expect(said(noteSaysValue, quote, field)).toBe(1)
  expect(said(noteSaysValue, quote, null)).toBe(0)
  expect(said(noteSaysValue, { ...quote, value: null }, field)).toBe(0)
})
