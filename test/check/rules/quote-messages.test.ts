import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { matchesOf } from '../../../build/check/proof/quote-matches.ts'
import { proofsOf, textOf } from '../../../build/check/proof/quotes.ts'
import { clausePages, pageInClause } from '../../../build/check/rules/clauses.ts'
import { quoteInClause, quoteWholeWords } from '../../../build/check/rules/quotes.ts'
import type { Rule } from '../../../build/check/rules/rule.ts'
import { noteSaysValue, valueInQuote } from '../../../build/check/rules/values.ts'
import { clauseOf } from '../../support/records.ts'
import { reportsOf, subjectOf } from './found.ts'

// Messages about a quote that is not in its clause.

/** Messages about a quote of a clause with a text, beside another. */
function saidOfQuote(rule: Rule, quote: string, text: string, other = ''): string[] {
  const [clause, another] = [clauseOf(1, { text }), clauseOf(2, { text: other })]
  const proof = {
    where: '',
    fact: { key: 'k' },
    quote,
    page: 1,
    clause,
    matches: matchesOf(quote, textOf(clause)),
  }
  return reportsOf(rule, 'quote', proof, {}, subjectOf({}, [clause, another])).map(({ message }) => message)
}

const said = (quote: string, text: string, other = '') => saidOfQuote(quoteInClause, quote, text, other)

/** Messages of a rule about a fact. */
function saidOfFact(rule: Rule, fact: object, field: object | null, subject = subjectOf({})): string[] {
  return reportsOf(rule, 'fact', { fact, field, subject }).map(({ message }) => message)
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

  // Work that grows with the square of the length would not end here within the time a test has.
  test.each([
    ['in a clause of its words', 'a '],
    ['in a clause of its numbers', '5 '],
    ['in a table of its words', 'a\n'],
    ['in a clause of its words, two by two', 'no cover '],
  ])('of 100,000 words is refused at once %s', (_, words) => {
    const times = 100_000 / words.trim().split(' ').length
    const printed = words.repeat(2 * times)
    const [message] = said(`${words.repeat(times)}b`, printed, printed)
    const next = printed.trim().split(/\s/u).slice(0, 3).join(' ')
    expect(message).toContain(`, after which "${next}" is printed; copy the words`)
  })

  test('of 20,000 words, each a part of a printed one, is refused at once', () => {
    const [message] = saidOfQuote(quoteWholeWords, 'a '.repeat(20_000), 'aa '.repeat(20_000))
    expect(message).toContain('joins or splits words differently from clause 1')
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
  const clause = clauseOf(1, { text, page_end: 1 + text.split('\f').length - 1 })
  const pointers = reportsOf(clausePages, 'clause', clause, {}).map(({ where }) => where)
  expect(pointers).toEqual(isReported ? ['/text'] : [])
})

test('a quote that names no clause is compared with none, not with the first', () => {
  const clause = clauseOf(1, { text: 'within 5 days' })
  const fact = { key: 'k', value: 'x', quote: '5 days', page: 9 }
  const quoting = (more: object) => subjectOf({ facts: [{ ...fact, ...more }] }, [clause])
  expect(proofsOf(quoting({}))).toEqual([])
  expect(proofsOf(quoting({ clause: 1 }))).toHaveLength(1)
  const pages = (more: object) =>
    saidOfFact(pageInClause, { ...fact, ...more, unverified: 'torn' }, null, quoting(more))
  expect(pages({})).toEqual([])
  expect(pages({ clause: 1 })).toEqual([
    'fact "k": the page is 9, but clause 1 is on page 1; set the page to where the quote begins, or name its clause',
  ])
})

test('a fact that says why it is unverified leaves the quotes of later facts to be proven', () => {
  const clause = clauseOf(1, { text: 'within 5 days' })
  const facts = [
    { key: 'torn', value: 'x', quote: 'torn', clause: 1, page: 1, unverified: 'torn' },
    { key: 'whole', value: 'x', quote: '5 days', clause: 1, page: 1 },
  ]
  expect(proofsOf(subjectOf({ facts }, [clause])).map(({ fact }) => fact.key)).toEqual(['whole'])
})

test.each([
  ['5 days', 'in 15 days', 'begins or ends inside a word or number of clause 1; quote whole words'],
  ['60 days', '30 to 60 days', 'begins or ends inside a range of clause 1; quote the range'],
  ['in 5', 'in 5 days', 'begins or ends between a number of clause 1 and its scale'],
  ['covered', 'is not covered', 'begins right after a negation in clause 1, and so says the opposite'],
  ['15 days', '1\t5 days', 'joins or splits digits differently from clause 1'],
  ['nowhere', 'now here', 'joins or splits words differently from clause 1'],
])('%j of %j: %s', (quote, text, says) => {
  expect(saidOfQuote(quoteWholeWords, quote, text)).toEqual([
    expect.stringContaining(`fact "k": the quote "${quote.replace('\t', '\\t')}" ${says}`),
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
  const fact = { key: 'k', value: 7, quote: 'at any time' }
  expect(saidOfFact(valueInQuote, fact, { type })).toEqual([
    `fact "k": 7 is not in the quote "at any time" ${looked}; correct the value, quote the words that say it, add them as context, or say in a note how it follows`,
  ])
})

test('all numbers of a text are named that are not said', () => {
  const fact = { key: 'k', value: '5 days or 7 %', quote: 'at any time' }
  expect(saidOfFact(valueInQuote, fact, { type: 'text' })).toEqual([
    expect.stringContaining('fact "k": 5 days, 7 % is not in the quote "at any time" as it is written'),
  ])
})

test('a value is looked for only where there is a quote, and a field that says what it counts', () => {
  const field = { type: 'days' }
  const said = (rule: Rule, fact: object, other: object | null) =>
    saidOfFact(rule, { key: 'k', value: 7, ...fact }, other).length
  expect(said(valueInQuote, {}, field)).toBe(0)
  expect(said(valueInQuote, { quote: 'at any time' }, null)).toBe(0)
  const quote = { quote: 'at any time', note: 'It follows.' }
  expect(said(noteSaysValue, quote, field)).toBe(1)
  expect(said(noteSaysValue, quote, null)).toBe(0)
  expect(said(noteSaysValue, { ...quote, value: null }, field)).toBe(0)
})
