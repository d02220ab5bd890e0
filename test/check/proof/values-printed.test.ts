import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { unsaidIn } from '../../../build/check/proof/values.ts'
import { places } from './quote-places.ts'
import { saysNumber } from './says-number.ts'

// Numbers as they are printed and extracted: signed, parted, broken over lines, in other scripts, and misspelled.

describe('a number that is not the number itself', () => {
  test.each<[number, FieldType, string]>([
    [5, 'amount', 'Rs 5 00'],
    [500, 'amount', 'Rs 5 00'],
    [5, 'amount', 'Rs. 5 00,000'],
    [5, 'amount', 'Rs. 5 00/-'],
    [1, 'amount', 'Rs. 1,50,\n500'],
    [5, 'amount', 'Rs. 5* lakh'],
    [5, 'amount', 'Rs. 5 # lakh'],
    [5, 'amount', 'Rs. 5 (in lakhs)'],
    [5, 'amount', 'Rs. 5 “lakhs”'],
    [5, 'amount', 'Rs. 5.Lakhs'],
    [5, 'amount', 'Rs. 5 Lks'],
    [5, 'amount', 'Rs. 5m'],
    [5, 'amount', 'Limit (₹ in lakh)\nRs. 5'],
    [3, 'days', '३० days'],
    [0.5, 'percent', '2-1/2 %'],
    [5000000, 'number', '5 m of it'],
    [5, 'percent', '5 per centre'],
    [500000, 'amount', 'Rs. 5 - lakhs of it'],
  ])('%d as %s is not said in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(false)
  })
})

describe('a number, however it is printed', () => {
  test.each<[number, FieldType, string]>([
    [20, 'percent', 'Co-payment -20% of each claim'],
    [5, 'percent', 'Year 2 -5%'],
    [60, 'days', 'clause\n- 60 days'],
    [10, 'percent', 'between -5% and 10%'],
    [5000, 'amount', 'Rs. 5,000 (k) dental'],
    [18, 'years', '18+ years'],
    [5, 'percent', '5 per centum'],
    [5, 'percent', '5 percentum'],
    [5, 'percent', '5 per-cent.'],
    [5, 'percent', '5 per\ncent'],
    [150, 'number', '150 09:30'],
  ])('%d as %s is said in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(true)
  })
})

describe('a quote keeps the whole of it', () => {
  test.each([
    ['Rs 5', 'Rs 5 00', 'cut'],
    ['00,000', 'Rs. 5,\n00,000', 'cut'],
    ['at 5', 'at 5 per centum', 'unit'],
    ['at 5 per', 'at 5 per cent', 'unit'],
    ['60 days', '30 days through to 60 days', 'range'],
    ['60 days', '30 up till 60 days', 'range'],
    ['60 p.c', '30 p.c to 60 p.c', 'range'],
    ['60 days', '30 to max. 60 days', 'range'],
    ['60 days', '30 to a maximum of 60 days', 'range'],
    ['Maternity Y', 'Maternity Y/N', 'cut'],
    ['N', 'Maternity Y / N', 'cut'],
    ['EX19 of 5', 'EX1⁹ of 5', 'numbers'],
    ['EX1९ of 5', 'EX¹९ of 5', 'numbers'],
    ['covered', 'is not, subject to clause 4.2, covered', 'negated'],
    ['be covered', 'shall not, subject to clause 4 of this policy, be covered', 'negated'],
    ['covered', 'is not – unless we agree – covered', 'negated'],
    ['covered', 'is never - on a self-drive car - covered', 'negated'],
    ['5%', 'Co-payment -5%', null],
    ['Sum insured', 'Sum insured:5 lakh', null],
    ['Plan 5 pays', 'Plan 5 pays:7 days', null],
    ['Item 5', 'Item 5/No', null],
    ['hospital (day', 'a hospital(day care)', null],
    ['60 days', 'clause 3\n-60 days', null],
    ['01/04/2025', 'clause 5 01/04/2025', null],
    ['09:30', 'on day 5 09:30', null],
    ['we pay', 'Is it so? Not, as such; on the day, we pay', null],
  ])('%j of %j', (quote, text, fault) => {
    expect(places(quote, text).map((place) => place.fault)).toEqual([fault])
  })
})

test('a text says a range and a number to dial where its quote does', () => {
  expect(unsaidIn('-5% to 10%', ['a change of -5% to 10%'])).toEqual([])
  expect(unsaidIn('1800 022 022', ['call 1800-022-022'])).toEqual([])
})
