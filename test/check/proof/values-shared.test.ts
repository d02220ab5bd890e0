import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { saysNumber } from './says-number.ts'

// What a number shares with its neighbour and what is its own; and words that look like a unit and are none.

describe('a number is said', () => {
  test.each<[number, FieldType, string]>([
    [5, 'percent', '5 or 10%'],
    [1500, 'days', '1,500 or 2,000 days'],
    [5000, 'amount', '5,000 or 6,000 rupees'],
    [500, 'amount', '500 or 1,000 rupees'],
    [50_000, 'amount', '50,000 to Rs. 1,00,000'],
    [300, 'amount', 'CHF 500 or Rs. 300'],
    [25_000, 'amount', 'up to `25,000 a claim'],
    [25_000, 'amount', 'up to ` 25,000/- a claim'],
    [500_000, 'amount', 'up to ` 5 lakh'],
    [30, 'days', "within `30 days' of it"],
    [200_000, 'amount', '2-5 Lakhs SI'],
    [30, 'days', '30 nos. of days'],
    [30, 'days', '30 number of days'],
    [10, 'percent', '10% in year 1 and 20% in year 2'],
    [18, 'years', '2 years and 6 months, 18 years'],
    [10, 'percent', 'Year 1 & 2 – 10 %'],
    [30, 'days', 'clauses 3, 4 and 30 days'],
    [2, 'number', 'Option 1, 2 claims'],
    [200_000, 'amount', 'Plan 1 and Rs. 2 lakh'],
    [2000, 'amount', 'Option 1 or 2,000 rupees'],
    [2, 'number', 'one and 2 claims'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(true)
  })
})

describe('a number is not said', () => {
  test.each<[number, FieldType, string]>([
    [2500, 'percent', '2,500 or 5% of the amount'],
    [500_000, 'percent', 'Sum Insured of 5,00,000 or 10%'],
    [5000, 'days', '5,000 or 30 days'],
    [5, 'amount', '5 or Rs. 1,000'],
    [500, 'amount', 'CHF 500 or Rs. 300'],
    [500, 'amount', 'JPY 500'],
    [30, 'amount', "within `30 days' of it"],
    [586, 'days', 'all 586 day-care procedures'],
    [586, 'days', 'all 586 day care procedures'],
    [1000, 'amount', 'Ambulance\tRupees one thousand five hundred\nDay care\tcovered'],
    [30, 'days', '30 noted days'],
    [1, 'percent', '10% in year 1 and 20% in year 2'],
    [5, 'percent', 'one hundred & five percent'],
    [75, 'percent', '5% up to age 75, 15% above'],
    [15, 'days', '1 year, 6 months and 15 days'],
    [18, 'months', '1 year, 6 months and 15 days'],
    [2, 'percent', 'Year 1 & 2 – 10 %'],
    [3, 'percent', 'Year 1, 2 and 3 – 10 %'],
    [3, 'days', 'Schedule 1, 2, and 3 – 15 days'],
    [3, 'days', 'Schedule 1 to 3 – 15 days'],
    [4, 'days', 'clauses 3, 4 and 30 days'],
    [4, 'number', 'clauses 3 and 4 apply'],
    [4, 'number', 'clauses 3 or 4 apply'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(false)
  })
})
