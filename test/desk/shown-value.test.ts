import { expect, test } from 'vitest'
import type { Fact } from '../../build/contract/authored/product.ts'
import type { FieldType } from '../../build/contract/field-types.ts'
import { shownValue } from '../../build/desk/proven-fact.ts'
import { fieldOf } from '../support/records.ts'

// A value at the desk as it will be published, also while it is no value of its field yet.

test.each<[string, FieldType, Partial<Fact>, string]>([
  ['a number of days with its unit', 'days', { value: 45 }, '45 days'],
  ['words in the place of a number as they were typed', 'days', { value: '45 days' }, '"45 days"'],
  ['words in the place of an amount as they were typed', 'amount', { value: '2 lakh' }, '"2 lakh"'],
  ['one text in the place of a list as it was typed', 'list', { value: 'fire' }, '"fire"'],
  ['what is not stated by name', 'days', { value: null }, 'Not stated'],
  ['what the schedule says by name', 'days', { value: null, in_schedule: true }, 'In your policy schedule'],
])('the desk shows %s', (_what, type, part, shown) => {
  const field = fieldOf({ type })
  expect(shownValue(field, { key: field.key, value: null, ...part })).toBe(shown)
})
