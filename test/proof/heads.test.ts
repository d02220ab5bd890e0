import { expect, test } from 'vitest'
import type { FieldType } from '../../build/contract/field-types.ts'
import { saysNumber } from './says-number.ts'

// What the heads of columns say that the bare numbers of a table count.

test.each<[number, FieldType, ...string[]]>([
  [5, 'months', 'Waiting period\t5\t(months)'],
  [5, 'months', '%\tWait (in months) 5'],
  [5, 'months', '\tWait (in months)\tWait (in days)\nA\t5\t6'],
  [5, 'months', '5', 'Waiting period in months'],
  [5, 'months', 'The waiting period that the insured person has chosen is 5', 'Waiting (months) (days)'],
  [5, 'days', 'The waiting period that the insured person has chosen is 5', 'Waiting (months) (days)'],
  [5, 'percent', 'Co-payment % \t5'],
  [5, 'percent', 'Rate\t5', '% of depreciation'],
])('%d as %s in %j', (value, type, ...texts) => {
  expect(saysNumber(value, type, texts)).toBe(true)
})

test.each<[number, FieldType, ...string[]]>([
  [5, 'percent', '%\tWait (in months) 5'],
  [5, 'days', '\tWait (in months)\tWait (in days)\nA\t5\t6'],
  [5, 'days', 'Name\tWait (in days)\n5\tnone'],
  [500_000, 'amount', 'Limits in Rs lakhs apply\t5'],
  [5, 'months', 'A long sentence about the waiting that is to be served in months\t5'],
  [5, 'amount', 'Limit (-)\t5'],
  [5, 'percent', 'Rate\t5', '% often'],
])('%d not as %s in %j', (value, type, ...texts) => {
  expect(saysNumber(value, type, texts)).toBe(false)
})
