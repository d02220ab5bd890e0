import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { unsaidIn } from '../../../build/check/proof/values.ts'
import { places } from './quote-places.ts'
import { saysNumber } from './says-number.ts'

// Numbers of which the unit, the group of digits or the code they are in decides what they say.

describe('a number is said', () => {
  test.each<[number, FieldType, string]>([
    [20, 'days', 'Rs. 5 m 20 days'],
    [1000.5, 'amount', 'Rs. 1,000.50'],
    [5000, 'amount', 'Rs. 5,000/10 of it'],
    [10, 'percent', '10 - 20 %'],
    [5, 'days', '5 days or working hours'],
    [5, 'days', '5 days, number of claims'],
    [5, 'days', '5 no. of days'],
    [5, 'days', '5 nos of days'],
    [5, 'days', '5 numbers of days'],
    [24, 'hours', '24 in-patient care hours'],
    [24, 'hours', '24 “in-patient care” hours'],
    [24, 'months', '6/12/24months'],
    [5, 'number', 'pays 5-'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(true)
  })
})

describe('a number is not said', () => {
  test.each<[number, FieldType, string]>([
    [5, 'number', 'USD 5'],
    [5, 'number', '£5'],
    [5, 'number', '5 euros'],
    [5, 'days', '5 claims or 10 days'],
    [1, 'amount', 'Limit (Rs. in lakhs)\nRs. 1'],
    [200, 'number', '2 overhundred claims'],
    [24, 'hours', '24 whose inpatient hours'],
    [10000, 'amount', 'Rs. 10 000.5'],
    [24, 'number', '24AB12 claims'],
    [15.2, 'number', '15.2.1'],
    [1.15, 'number', '1.15.16'],
    [45, 'number', 'at 10:30:45'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(false)
  })
})

test.each<[string, string, string[]]>([
  ['one day', 'within 30 days', ['one day']],
  ['one day', 'within 24 hours', []],
  ['a month', 'within 30 days', []],
  ['1 claim', 'none', ['1']],
  ['4-wheeler', 'none', ['4']],
  ['four-wheeler', 'none', []],
  ['one claim of 5', 'of 5', []],
  ['two cars or four-wheelers', 'none', ['two']],
  ['two weeks', 'within 14 days', []],
  ['5 km', '5 kg', ['5 km']],
  ['5 km', '5 kilometres', []],
  ['$5', '₹5', ['$5']],
  ['at most 5', 'within 5 days', []],
])('of %j, %j does not say %j', (value, text, unsaid) => {
  expect(unsaidIn(value, [text])).toEqual(unsaid)
})

test.each<[string, string, string | null]>([
  ['20 %', '10 - 20 %', 'range'],
  ['30 days', 'Option 2 - 30 days', null],
  ['30 days', 'Option 2- 30 days', 'range'],
  ['30 days', 'Option 2 -30 days', 'range'],
  ['60 days', '30 up to 60 days', 'range'],
  ['60 days', '30 and upto 60 days', 'range'],
])('%j of %j: %j', (quote, text, fault) => {
  expect(places(quote, text).map((place) => place.fault)).toEqual([fault])
})
