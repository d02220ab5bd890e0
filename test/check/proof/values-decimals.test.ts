import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { saysNumber } from './says-number.ts'

// Decimals and fractions in words: "seven point five per cent", "a year and a half".

describe('a number is said', () => {
  test.each<[number, FieldType, string]>([[6, 'months', 'two and half-yearly, for 6 months']])(
    '%d as %s in %j',
    (value, type, text) => {
      expect(saysNumber(value, type, [text])).toBe(true)
    },
  )
})

describe('a number is not said', () => {
  test.each<[number, FieldType, string]>([
    [1800, 'number', '1800 345 0330'],
    [5, 'percent', 'seven point five per cent'],
    [7, 'percent', 'seven point five per cent'],
    [0.5, 'percent', 'seven and one half per cent'],
    [2.5, 'number', 'two and half-yearly, for 6 months'],
    [5.4, 'number', 'five and two fifth'],
    [1, 'years', 'a year and a half'],
    [12, 'months', 'one year and a half'],
    [30.5, 'days', '30 days and a half of the fee'],
    [10.5, 'percent', '10 % and a half'],
    [5.5, 'number', 'five and two half claims'],
    [2.25, 'number', 'two and one quarters of it'],
    [2 / 3, 'number', 'two-thirds per cent'],
    [5, 'days', 'five point days'],
    [1.11, 'number', 'one point one ten claims'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(false)
  })
})
