import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { holdsNumber as says, wordsIn } from '../../../build/check/proof/values.ts'
import { saysNumber } from './says-number.ts'

describe('a sum of money is said', () => {
  test.each<[number, FieldType, string]>([
    [1_000_000_000_000, 'amount', 'Rs. 1 lakh crore'],
    [5000, 'amount', 'up to Rs.5000/- per day'],
    [100, 'amount', 'Rs. 2 lakh and 100 claims, Rs. 100'],
    [0, 'amount', 'Rs. nil'],
    [500000, 'amount', '₹5,00,000'],
    [500000, 'amount', '₹5,00,000, or less'],
    [500000, 'amount', 'INR 500,000'],
    [500000, 'amount', '5 lakh'],
    [500000, 'amount', 'Rs. 5 lacs'],
    [500000, 'amount', 'Rupees Five Lakhs only'],
    [500000, 'amount', 'five (5) lakh'],
    [1000000, 'amount', '₹ 50,000 to ₹ 10L, in multiple'],
    [50000, 'amount', '₹ 50,000 to ₹ 10L, in multiple'],
    [1000000, 'amount', 'Rs. 5, 10 or 15 lakhs'],
    [500000, 'amount', 'Rs. 5 to Rs. 10 lakhs'],
    [1000, 'amount', 'Rs. 1000 or 2 lakh'],
    [5000, 'amount', '5,000 rupees'],
    [25000, 'amount', 'Deductible 10k / 25k / 50k / 1L / 2L'],
    [500000, 'amount', 'Limit (Rs. in lakhs)\n5'],
    [5000, 'amount', 'Limit (₹)\t5,000'],
    [0, 'amount', 'Deductible: Nil'],
    [5, 'amount', '₨ 5'],
    [5000, 'amount', 'Rs¹. 5000'],
    [500000, 'amount', 'a cover of 5 lakh per year'],
    [500000, 'amount', '5 lakh\tcustomers'],
    [5000, 'amount', 'pays 5000/- per day'],
    [7, 'amount', '7 Rs.'],
    [5000, 'amount', 'Re 5,000'],
    [5000000, 'amount', 'Rs. 5 mn'],
    [5000000000, 'amount', 'Rs. 5 bn'],
    [5000, 'amount', 'Rs. 5k'],
    [5000, 'amount', 'Rs. 5k + 4½ %'],
    [50000000, 'amount', 'Rs. 5 Crs'],
    [500000, 'amount', 'Rs. 5 lk'],
    [10, 'amount', '7 Rs. 10'],
    [100000, 'amount', '1 lakh, 2 lakh and 3 lakh rupees'],
    [0.3, 'amount', '30% or Rs. .30'],
    [500000, 'amount', 'Limit\nlakhs\n5'],
    [500000, 'amount', 'a Rs. 5-lakh cover'],
    [100000, 'amount', 'Rs. one lakh a day'],
    // What a number shares with its neighbour and what is its own; words that look like a unit and are none.
    [5000, 'amount', '5,000 or 6,000 rupees'],
    [50_000, 'amount', '50,000 to Rs. 1,00,000'],
    [300, 'amount', 'CHF 500 or Rs. 300'],
    [25_000, 'amount', 'up to `25,000 a claim'],
    [25_000, 'amount', 'up to ` 25,000/- a claim'],
    [500_000, 'amount', 'up to ` 5 lakh'],
    [200_000, 'amount', '2-5 Lakhs SI'],
    [200_000, 'amount', 'Plan 1 and Rs. 2 lakh'],
    [2000, 'amount', 'Option 1 or 2,000 rupees'],
    // Phrases before the unit, ages, lists and factors.
    [300000, 'amount', 'Rs. 3/4/5 lakhs'],
    // Parted, broken over lines, in other scripts, and misspelled.
    [5000, 'amount', 'Rs. 5,000 (k) dental'],
    // One word or sign beside the number decides.
    [500000, 'amount', 'Rs. five to ten lakh'],
    [5000, 'amount', 'Rs. 5 thousand or 10 lakh'],
    [500000, 'amount', 'Plan 1 – 5 lakh'],
    [500000, 'amount', 'Sum of 5 lakh – 10 %'],
    [5e7, 'amount', 'Limit (Rs. cr)\t5'],
    // The unit, the group of digits or the code it is in decides.
    [1000.5, 'amount', 'Rs. 1,000.50'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(true)
  })
})

describe('a sum of money is not said', () => {
  test.each<[number, FieldType, string]>([
    [0, 'amount', 'zero %'],
    [2099, 'amount', 'Rs. 2 thousand 99'],
    [200000, 'amount', '2½ lakh'],
    [4, 'amount', 'Rs.4½ lakh'],
    [4, 'amount', 'Rs. 4 ½ lakh'],
    [5, 'amount', 'You pay 5% of the sum insured'],
    [5, 'amount', 'after 5 years'],
    [5, 'amount', 'as clause 5 of the sum insured says'],
    [50000, 'amount', 'two lakh fifty thousand rupees'],
    [200000, 'amount', 'two lakh fifty thousand rupees'],
    [50, 'amount', 'Rs. 2 lakh 50 thousand'],
    [0, 'amount', 'Nil exclusions apply'],
    [5, 'amount', 'Rs. 5 lakh'],
    [5, 'amount', 'five (5) lakh'],
    [5, 'amount', 'Rs. 5, 10 or 15 lakhs'],
    [15, 'amount', 'Rs. 15, 10 or 5 lakhs'],
    [50000000, 'amount', 'Rs. 500 or 1 lakh'],
    [10, 'amount', 'up to ₹10L'],
    [10, 'amount', 'Rs. 5,000 and 10 claims'],
    [500030, 'amount', 'Rs. 5 lakh 30 days'],
    [500001, 'amount', 'Rs. five lakh and one claim'],
    [500000, 'amount', 'USD 500,000'],
    [500000, 'amount', '5 of 10 lakhs'],
    [10, 'amount', 'Rs. 10 000'],
    [5, 'amount', 'Limit (Rs. in lakhs)\n5'],
    [5000, 'amount', 'pays 5000/x'],
    [5000, 'amount', '5,000 garages'],
    [7, 'amount', '7 Rs. 10'],
    [7, 'amount', '7 Rs: 10'],
    [7, 'amount', '7 Rs 10'],
    [500, 'amount', 'Rs. one thousand five hundred'],
    [5, 'amount', 'a Rs. 5-lakh cover'],
    [1000, 'amount', '30 days or 1,000'],
    [99, 'amount', 'Rs. 500 or 99'],
    [500000, 'amount', '5 or up to or 10 lakhs'],
    // What a number shares with its neighbour and what is its own; words that look like a unit and are none.
    [5, 'amount', '5 or Rs. 1,000'],
    [500, 'amount', 'CHF 500 or Rs. 300'],
    [30, 'amount', "within `30 days' of it"],
    [1000, 'amount', 'Ambulance\tRupees one thousand five hundred\nDay care\tcovered'],
    // Phrases before the unit, ages, lists and factors.
    // Parted, broken over lines, in other scripts, and misspelled.
    [5, 'amount', 'Rs 5 00'],
    [1, 'amount', 'Rs. 1,50,\n500'],
    [5, 'amount', 'Rs. 5 (in lakhs)'],
    [5, 'amount', 'Rs. 5 “lakhs”'],
    [5, 'amount', 'Rs. 5.Lakhs'],
    [5, 'amount', 'Rs. 5 Lks'],
    [5, 'amount', 'Rs. 5m'],
    [5, 'amount', 'Limit (₹ in lakh)\nRs. 5'],
    [500000, 'amount', 'Rs. 5 - lakhs of it'],
    // One word or sign beside the number decides.
    [10, 'amount', '1, 2 or Rs. 5 rupees 10 claims'],
    [500000, 'amount', 'Limit (lakh crore)\t5'],
    [10, 'amount', 'Limit (₹)\t10 times'],
    [5, 'amount', 'Rs. 10 or five of us'],
    [200, 'amount', 'Rs. 500 or 200 days'],
    // The unit, the group of digits or the code it is in decides.
    [1, 'amount', 'Limit (Rs. in lakhs)\nRs. 1'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(false)
  })
})

test.each<[number, 'USD' | 'EUR' | 'rupees', string, boolean]>([
  [100000, 'USD', 'up to US$ 100,000', true],
  [100000, 'USD', 'up to USD 100,000', true],
  [100, 'USD', '100 dollars', true],
  [100000, 'USD', 'up to Rs. 1,00,000', false],
  [100000, 'USD', 'up to € 100,000', false],
  [100000, 'rupees', 'up to US$ 100,000', false],
  [50, 'EUR', 'Limit (in EUR)\t50', true],
  [50, 'EUR', 'Limit (in USD)\t50', false],
  [5, 'USD', '5 days', false],
])('%d %s is said by %j: %j', (value, counted, text, said) => {
  expect(says(value, counted, wordsIn([text]))).toBe(said)
})
