import { expect, test } from 'vitest'
import { normalText } from '../../build/proof/normal-text.ts'
import { placesOf } from '../../build/proof/places.ts'
import { places } from './quote-places.ts'

// Quotes of which one character, or one word, decides whether they are whole.

test.each<[string, string, string | null]>([
  ['5 days', '2−5 days', 'range'],
  ['5 %', '(a)−5 %', null],
  ['and more', 'items 5,\nand more', null],
  ['100 days', 'items 5, 6\n100 days', null],
  ['Maternity', '\tNo\tMaternity', null],
  ['Maternity', '/ No Maternity', null],
  ['Maternity', 'Yes/No Maternity', null],
  ['5 days', 'There is no such: 5 days', 'negated'],
  ['fire 5', 'There is no: fire 5', 'negated'],
  ['AB12,50', 'AB12, 50', 'numbers'],
  ['AB12, 50', 'AB12,50', 'numbers'],
])('%j of %j: %j', (quote, text, fault) => {
  expect(places(quote, text).map((place) => place.fault)).toEqual([fault])
})

test('a place begins and ends where its first and last character do', () => {
  const found = (quote: string, text: string) =>
    placesOf(quote, normalText(text)).map(({ start, end }) => text.slice(start, end))
  expect(found('5 days', 'in 5\n days, or 5  days')).toEqual(['5\n days', '5  days'])
  expect(found('fire', 'ﬁre')).toEqual(['ﬁre'])
  expect(found('cafe\u0301', ' cafe\u0301 ')).toEqual(['cafe\u0301'])
})

test('of two bullets side by side each is compared', () => {
  expect(places('▪• Fire', 'a ▪▪ Fire')).toEqual([])
  expect(places('▪▪ Fire', 'a ▪▪ Fire')).toHaveLength(1)
})

describe('right after a negation', () => {
  test.each([
    ['cover it', 'shall not under any circumstances cover it'],
    ['cover it', 'will not at all cover it'],
    ['cover it', 'shall not on any account cover it'],
    ['cover it', 'shall not by any means cover it'],
    ['है', 'कवर नहीं है'],
    ['covered', 'Paid\tnothing\ncovered'],
    ['Covered', 'pays nothing\tCovered'],
    ['Covered', 'Paid\tnothing Covered'],
    ['Item', "the insured's no\tItem"],
    ['Item', 'classes no\tItem'],
  ])('%j of %j is refused', (quote, text) => {
    expect(faultsOf(quote, text)).toContain('negated')
  })

  test.each([
    ['Clause 4', 'What is paid?\tNothing\tClause 4'],
    ['Clause 4', 'Paid:  never \nClause 4'],
    ['Clause 4', 'Paid\tNone\f Clause 4'],
    ['(a) Fire', 'Paid\tnil\n(a) Fire'],
    ['Item', 'SI No\tItem'],
    ['Item', 'Sl. no Item'],
    ['Item', 'Sr  No\tItem'],
    ['Item', 'S. No\tItem'],
    ['Item', 'the serial no\tItem'],
    ['5', 'Form No: 5'],
  ])('%j of %j is not', (quote, text) => {
    expect(faultsOf(quote, text)).toEqual([null])
  })
})
