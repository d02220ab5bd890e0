import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { saysNumber } from './says-number.ts'

describe('a sum of money is said', () => {
  test.each<[number, FieldType, string]>([
    [5000, 'amount', 'up to Rs.5000/- per day'],
    [5000, 'amount', 'a sum of 5 thousand'],
    [100, 'amount', 'Rs. 2 lakh and 100 claims, Rs. 100'],
    [2100, 'amount', 'Rs. 2 thousand 100'],
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
    [15000000, 'amount', '1.5 crore'],
    [15000000, 'amount', 'one crore fifty lakh'],
    [10000000, 'amount', 'Rs. 1 crore 0.5 crore'],
    [250000, 'amount', 'two lakh and fifty thousand rupees'],
    [250000, 'amount', '2½ lakh'],
    [250000, 'amount', '2 1/2 lakh rupees'],
    [250000, 'amount', 'two and a half lakh'],
    [200050, 'amount', 'Rupees two lakh and fifty only'],
    [110000, 'amount', '1.1 lakh'],
    [1000000, 'amount', 'Rs. 5, 10 or 15 lakhs'],
    [500000, 'amount', 'Rs. 5 to Rs. 10 lakhs'],
    [700000, 'amount', 'seven (7) lakhs'],
    [1000, 'amount', 'Rs. 500 or 1,000'],
    [1000, 'amount', 'Rs. 1000 or 2 lakh'],
    [5000, 'amount', '5,000 rupees'],
    [10000, 'amount', 'Rs. 10 000'],
    [5000, 'amount', 'Sum Insured of 5,000'],
    [500000, 'amount', 'Limit (Rs. in lakhs)\n5'],
    [5000, 'amount', 'Limit (₹)\t5,000'],
    [1000000000000, 'amount', 'Rs. 1 lakh crore'],
    [0, 'amount', 'Deductible: Nil'],
    [5, 'amount', 'Rs.5'],
    [5, 'amount', '₨ 5'],
    [5000, 'amount', 'Rs¹. 5000'],
    [500000, 'amount', 'a cover of 5 lakh per year'],
    [500000, 'amount', '5 lakh'],
    [500000, 'amount', '5 lakh.'],
    [100, 'amount', 'Rs. 500 or 100'],
    [500000, 'amount', '5 lakh\tcustomers'],
    [5000, 'amount', 'pays 5000/- per day'],
    [5000, 'amount', 'pays 5000/= per day'],
    [5000, 'amount', 'a fee of 5,000'],
    [5000, 'amount', 'fees of 5,000'],
    [5000, 'amount', 'the rent is 5,000'],
    [7, 'amount', '7 Rs.'],
    [7, 'amount', '7 Rs'],
    [5000, 'amount', 'amounts: 5,000'],
    [5000, 'amount', 'the premium is 5,000'],
    [5000, 'amount', 'Re 5,000'],
    [5000000, 'amount', 'Rs. 5 mn'],
    [5000000000, 'amount', 'Rs. 5 bn'],
    [5000, 'amount', 'Rs. 5k'],
    [50000000, 'amount', 'Rs. 5 Crs'],
    [500000, 'amount', 'Rs. 5 lk'],
    [10, 'amount', '7 Rs. 10'],
    [100000, 'amount', '1 lakh, 2 lakh and 3 lakh rupees'],
    [1500, 'amount', 'Rs. one thousand five hundred'],
    [1050, 'amount', 'Rs. 1 thousand and fifty only'],
    [201000, 'amount', 'Rs. 2 lakh 1 thousand'],
    [0.3, 'amount', '30% or Rs. .30'],
    [500000, 'amount', 'Limit\nlakhs\n5'],
    [500000, 'amount', 'a Rs. 5-lakh cover'],
    [100000, 'amount', 'Rs. one lakh a day'],
    [10000, 'amount', 'Rs. 10 000 5 times'],
    [100000, 'amount', 'Rs. one lakh and a deductible'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(true)
  })
})

describe('a bare number in groups is a sum where the text speaks of one', () => {
  const words = 'sum,amount,premium,price,fee,charge,rent,cost,expense,deductible'.split(',')
  test.each(words.flatMap((word) => [word, `${word}s`, word.toUpperCase()]))('%s', (word) => {
    expect(saysNumber(5000, 'amount', [`the ${word} of 5,000`])).toBe(true)
    expect(saysNumber(5000, 'amount', [`the un${word} of 5,000`])).toBe(false)
    expect(saysNumber(500, 'amount', [`the ${word} of 500`])).toBe(false)
  })
})
