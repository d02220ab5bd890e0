import { describe, expect, test } from 'vitest'
import {
  FIELD_TYPES,
  FIELD_TYPE_NAMES,
  type FieldType,
  display,
  displayed,
} from '../../build/contract/field-types.ts'
import { checker } from '../../build/contract/validate.ts'
import type { FactValue } from '../../build/contract/authored/product.ts'

// The contract. This module: values of each field type, and how they are shown.

/** Values as a person in India writes them. */
const TABLE: readonly (readonly [FieldType, FactValue, string])[] = [
  ['text', 'Any one illness, “as defined”', 'Any one illness, “as defined”'],
  ['amount', 500000, '₹5,00,000'],
  ['amount', 0, '₹0'],
  ['amount', 999, '₹999'],
  ['amount', 1000, '₹1,000'],
  ['amount', 10000000, '₹1,00,00,000'],
  ['amount', 1234567.5, '₹12,34,567.5'],
  ['amount', -2500, '-₹2,500'],
  ['amount', 0.00001, '₹0.00001'],
  ['amount', -0.004, '-₹0.004'],
  ['amount', 0.01, '₹0.01'],
  ['percent', 0.00001, '0.00001%'],
  ['percent', 0.000123456, '0.0001235%'],
  ['percent', -0.00001, '-0.00001%'],
  ['percent', 0.0123, '0.0123%'],
  ['number', 0.00002, '0.00002'],
  ['years', 0.00002, '0.00002 years'],
  ['percent', 5, '5%'],
  ['percent', 12.75, '12.75%'],
  ['percent', 0, '0%'],
  ['number', 3, '3'],
  ['number', 100000, '1,00,000'],
  ['hours', 1, '1 hour'],
  ['hours', 24, '24 hours'],
  ['days', 1, '1 day'],
  ['days', 30, '30 days'],
  ['days', 0, '0 days'],
  ['months', 1, '1 month'],
  ['months', 36, '36 months'],
  ['years', 1, '1 year'],
  ['years', 1.5, '1.5 years'],
  ['yes-no', true, 'Yes'],
  ['yes-no', false, 'No'],
  ['choice', 'single private', 'single private'],
  ['list', ['dental', 'cosmetic surgery'], 'dental, cosmetic surgery'],
]

describe('a value as shown', () => {
  test.each(TABLE)('%s %j is %s', (type, value, shown) => {
    expect(display(type, value)).toBe(shown)
  })

  test('is tried for every type of field', () => {
    expect(FIELD_TYPE_NAMES.filter((type) => !TABLE.some(([tried]) => tried === type))).toEqual([])
  })
})

test.each(FIELD_TYPE_NAMES)('a value of type %s has its JSON form and no other', (type) => {
  const check = checker(FIELD_TYPES[type].schema)
  const right = TABLE.filter(([tried, value]) => tried === type && !(typeof value === 'number' && value < 0))
  for (const [, value] of right) expect(check(value)).toEqual([])
  const wrong = [type === 'yes-no' ? 'true' : true, null, {}, [], '', -1, [1]]
  for (const value of wrong) expect([value, check(value).length > 0]).toEqual([value, true])
})

test.each([
  [100000, 'USD', 'US$100,000'],
  [1250.5, 'EUR', '€1,250.5'],
  [500, 'AED', 'AED 500'],
  [100000, undefined, '₹1,00,000'],
] as const)('an amount of %d in %s is shown as %s', (value, currency, shown) => {
  expect(displayed('amount', { value, ...(currency && { currency }) })).toBe(shown)
})
