import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { ATOMS, COUNTS, SCALES } from '../../../build/check/proof/number-words.ts'
import { exact } from '../../../build/check/proof/numbers.ts'
import { unsaidIn } from '../../../build/check/proof/values.ts'
import { places } from './quote-places.ts'
import { saysNumber } from './says-number.ts'

// Numbers of which one word or sign beside them decides what they are.

describe('a number is said', () => {
  test.each<[number, FieldType, string]>([
    [500000, 'amount', 'Rs. five to ten lakh'],
    [6, 'number', 'one thousand five six claims'],
    [2, 'number', '2\u2028s of it'],
    [5, 'days', '5 days or 10 lakh'],
    [5000, 'amount', 'Rs. 5 thousand or 10 lakh'],
    [5, 'number', '5 and'],
    [30, 'number', 'the 30 may'],
    [30, 'days', '30\nor 60 days'],
    [6, 'months', '6/12/24 months'],
    [12, 'months', '6/12/24 months'],
    [540, 'number', '540 day-care procedures'],
    [540, 'number', '540 day care procedures'],
    [500000, 'amount', 'Plan 1 – 5 lakh'],
    [500000, 'amount', 'Sum of 5 lakh – 10 %'],
    [10, 'percent', 'Sum of 5 lakh – 10 %'],
    [30, 'days', 'a wait of 30\n– 60 days'],
    [2, 'years', '2 years or 6 months'],
    [30, 'days', 'thir\u00ad\n ty days'],
    [5, 'number', 'pays 5 the first day'],
    [36, 'months', 'Waiting in months : 36'],
    [36, 'months', 'Waiting in months \t36'],
    [5e7, 'amount', 'Limit (Rs. cr)\t5'],
    [2, 'number', '2.a of it'],
    [4, 'number', '4wheeler cars'],
    [5, 'number', 'takes 5/'],
    [30, 'days', '30 days or more'],
    [15, 'days', '15 business/working days'],
    [15, 'days', '15 working or calendar days'],
    [30, 'days', '30 days in-patient care'],
    [200, 'days', 'Rs. 500 or 200 days'],
    [5, 'years', 'pays 5\nYear of 2 claims'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(true)
  })
})

describe('a number is not said', () => {
  test.each<[number, FieldType, string]>([
    [0, 'days', 'pays 0.'],
    [10, 'amount', '1, 2 or Rs. 5 rupees 10 claims'],
    [4, 'number', 'twenty fifth claims'],
    [20, 'number', 'twenty fifth claims'],
    [20, 'number', 'the twenty-fifth claim'],
    [30, 'days', 'the thirty first day'],
    [15, 'days', '15 working or workingmen days'],
    [1 / 6, 'number', 'half third of it'],
    [5, 'days', 'Wait (days months)\t5'],
    [500000, 'amount', 'Limit (lakh crore)\t5'],
    [10, 'amount', 'Limit (₹)\t10 times'],
    [5, 'amount', 'Rs. 10 or five of us'],
    [2, 'percent', '1.5-½ %'],
    [5.5, 'percent', '5+½ %'],
    [5, 'percent', '5 per adolescent'],
    [5.5, 'number', '5 less half of it'],
    [30, 'days', '30 to max or 60 days'],
    [5002, 'number', '2-5,000 of it'],
    [5002, 'number', '2 5,000 of it'],
    [2, 'years', 'twice a year'],
    [200, 'number', 'two hundredth of it'],
    [5, 'months', `Waiting${' '.repeat(19)}months\t5`],
    [5, 'months', `months${' '.repeat(18)}of it\t5`],
    [5, 'months', 'Wait: as in months\t5'],
    [5, 'days', '(5 or 5) days'],
    [5, 'years', 'pays 5\nYear 2 of it'],
    [15, 'months', 'pays 5\nQuarter 2 of it'],
    [5, 'days', 'pays 5\nDay 2 of it'],
    [5, 'percent', 'at 5 p.m.'],
    [5, 'percent', '5 a.c. units'],
    [5, 'percent', '5 p, c'],
    [200, 'amount', 'Rs. 500 or 200 days'],
    [20, 'amount', 'Rs. 500 or 20'],
    [0.5, 'number', '1-2'],
    [500000, 'percent', 'Sum of 5 lakh – 10 %'],
    [500000, 'days', '5 lakh, 10 days'],
    [540, 'days', '540 day-care procedures'],
    [24, 'months', '6/12/24'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(false)
  })
})

describe('digits in groups', () => {
  test.each<[number, string]>([
    [1000, '1,000'],
    [10_000, '10,000 5'],
    [100_000, '100,000;'],
    [1_000_000, '1,000,000'],
    [123_456_789, '12,34,56,789'],
    [1000.25, '1,000·25'],
    [1000, '1,000/5'],
  ])('%d is said in %j', (value, text) => {
    expect([saysNumber(value, 'number', [text]), saysNumber(value, 'number', [`of ${text}`])]).toEqual([
      true,
      true,
    ])
  })

  test.each<[number, string]>([
    [1000, '1,000,5'],
    [10_000, '10 000.50'],
    [10_000, '10 000,5'],
    [1000, '1x000'],
  ])('%d is not said in %j', (value, text) => {
    expect(saysNumber(value, 'number', [text])).toBe(false)
  })
})

test('a number with its sign of money before it ends without the unit of another', () => {
  expect(places('Rs. 5', 'Rs. 5 days').map(({ fault }) => fault)).toEqual([null])
})

test.each<[string, string, string[]]>([
  ['1 month and 2 days', 'after 1 month and 48 hours', []],
  ['1 year and 2 days', 'after 12 months and 2 days', []],
  ['30 days', 'after 30', ['30 days']],
  ['30 days', 'after 1 month and 30 days', ['30 days']],
  ['one day', 'two days', ['one day']],
  ['a day', 'two days', []],
  ['1 claim', 'two claims', ['1']],
  ['0 km', 'Nil', ['0 km']],
  ['$0', 'Nil', ['$0']],
  ['-24 hours', 'a change of -1 day', []],
  ['UIN 904B002V01', 'our UIN 904B002V01', []],
  ['Rs. 5 or 5 lakh', 'Rs. 5 lakh', ['Rs. 5']],
])('of %j, %j does not say %j', (value, text, unsaid) => {
  expect(unsaidIn(value, [text])).toEqual(unsaid)
})

test('words of numbers are listed in compatible shapes, as they are read', () => {
  const words = [ATOMS, SCALES, COUNTS].flatMap((table) => [...table.keys()])
  expect(words.filter((word) => word !== word.normalize('NFKC'))).toEqual([])
})

test('however many numbers open brackets one after another, they are read', () => {
  const text = 'five ('.repeat(20_000)
  expect(saysNumber(5, 'number', [text])).toBe(true)
  expect(saysNumber(6, 'number', [text])).toBe(false)
})

test('a product of decimal fractions has no noise of binary ones', () => {
  expect([exact(4.35 * 100), exact(1.1 * 100_000)]).toEqual([435, 110_000])
})
