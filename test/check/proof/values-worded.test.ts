import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { unsaidIn } from '../../../build/check/proof/values.ts'
import { saysNumber } from './says-number.ts'

// Numbers whose unit is in the words around them: heads of columns, phrases before the unit, ages, and lists.

describe('a number is said', () => {
  test.each<[number, FieldType, string]>([
    // Heads of columns.
    [36, 'months', 'Waiting period in months\t36'],
    [36, 'months', 'Benefit\tWaiting Period in Months\nCataract\t36'],
    [36, 'months', 'Waiting period in months: 36'],
    [36, 'months', 'No. of months\t36'],
    [36, 'months', 'No of months\f36'],
    [500000, 'amount', 'Sum insured in Rs. lakhs\t5'],
    [20, 'percent', 'Co-payment in %\n20'],
    [20, 'percent', 'Co-payment %\t20'],
    [20, 'percent', 'Co-payment %: 20'],
    [20, 'percent', '% of co-payment: 20'],
    [20, 'percent', 'Age\t% of co-payment\n60\t20'],
    [18, 'years', 'Entry (in completed years): 18'],
    [18, 'years', 'Entry (full years)\t18'],
    [20, 'percent', '20 ٪'],
    // Phrases before the unit.
    [24, 'hours', "for 24 consecutive 'In-patient Care' hours"],
    [24, 'hours', 'for 24 consecutive ‘In patient care’ hours'],
    [24, 'hours', 'for twenty four (24) consecutive “inpatient” hours'],
    [2, 'years', 'for two or more years'],
    [15, 'days', '15 or more consecutive days'],
    [15, 'days', '15 or less days'],
    // Ages.
    [18, 'years', 'Age at entry: Minimum 18, maximum 65'],
    [65, 'years', 'Age at entry: Minimum 18, maximum 65'],
    [65, 'years', 'Maximum age at maturity 65'],
    [65, 'years', 'Age: min. 18, max. 65'],
    // Lists and factors.
    [300000, 'amount', 'Rs. 3/4/5 lakhs'],
    [400000, 'amount', 'Rs. 3/4/5 lakhs'],
    [10, 'number', '10x the annual premium'],
    [10, 'number', 'pays 10X'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(true)
  })
})

describe('a number is not said', () => {
  test.each<[number, FieldType, string]>([
    [36, 'months', 'in months of waiting\t36'],
    [36, 'months', `${'Waiting period '.repeat(3)} in months\t36`],
    [20, 'percent', 'Co-payment 5 %\t20'],
    [20, 'percent', `${'Co-payment '.repeat(4)}%\t20`],
    [20, 'percent', '% or co-payment: 20'],
    [24, 'hours', '24 in care hours'],
    [24, 'hours', '24 patient hours'],
    [24, 'hours', '24 inpatient careful hours'],
    [24, 'hours', '24 in-patients hours'],
    [65, 'years', 'age at entry, with 65'],
    [65, 'years', 'aging to 65'],
    [65, 'years', 'coverage of 65'],
    [65, 'years', 'age 1, 65'],
    [65, 'years', `age${' to 5'.repeat(5)} 65`],
    [0.75, 'amount', 'Rs. 3/4/5 lakhs'],
    [10, 'number', '10y of it'],
  ])('%d as %s in %j', (value, type, text) => {
    expect(saysNumber(value, type, [text])).toBe(false)
  })
})

describe('heads of several columns', () => {
  const table = 'Age (years)\tWaiting (months)\tLimit (Rs.)\n60\t24\t5000\f70\t36\t9000'
  const kinds: readonly FieldType[] = ['years', 'months', 'amount']
  const rows = [
    [60, 24, 5000],
    [70, 36, 9000],
  ]

  test('each number counts what its own column says', () => {
    for (const row of rows)
      for (const [column, number] of row.entries())
        for (const [other, kind] of kinds.entries()) {
          const isOwn = column === other
          expect([number, kind, saysNumber(number, kind, [table])]).toEqual([number, kind, isOwn])
        }
  })

  test.each<[string, number, FieldType, boolean, string[]]>([
    ['the first column names all', 500, 'amount', true, ['Benefit (Rs.)\tPlan A\tPlan B\nRoom\t300\t500']],
    ['of the second, one', 500, 'amount', false, ['Benefit\tPlan A (Rs.)\tPlan B\nRoom\t300\t500']],
    ['rows that differ', 500, 'amount', true, ['Benefit\tLimit (Rs.)\nRoom\tIndia\t500']],
    ['a row of one cell', 500, 'amount', true, ['Benefit\tLimit (Rs.)\n500']],
    ['a head of its own row', 24, 'months', true, ['Limit (Rs.)\tWaiting (months)\nWait (months)\t24']],
    ['the last before it', 24, 'months', true, ['Limit (Rs.): 500, waiting (months): 24']],
    ['not the one before', 24, 'amount', false, ['Limit (Rs.): 500, waiting (months): 24']],
    ['not the one after', 500, 'months', false, ['Limit (Rs.): 500, waiting (months): 24']],
    ['one after it alone', 500, 'amount', true, ['500 (Rs.)']],
    ['of another quote', 500, 'amount', true, ['A\tB\nRoom\t500', 'Benefit\tLimit (Rs.)']],
    ['of both quotes', 500, 'months', true, ['Limit (Rs.)\nRoom\t500', 'Waiting (months)']],
  ])('%s', (_name, value, type, isSaid, texts) => {
    expect(saysNumber(value, type, texts)).toBe(isSaid)
  })
})

describe('the numbers of a text', () => {
  test.each<[string, string, string[]]>([
    ['three claims', 'two claims', ['three']],
    ['Three claims', '3 claims', []],
    ['twice a year', 'once a year', ['twice']],
    ['one claim', 'two claims', []],
    ['a two-wheeler', 'a motor cycle', []],
    ['two- or more', 'more', ['two']],
    // Heads of columns and sums count for texts as they do for numbers.
    ['24 months', 'Waiting period (months)\t24', []],
    ['24 months', 'Waiting period (weeks)\t24', ['24 months']],
    ['2 years', 'Waiting period (months)\t24', []],
    ['20%', 'Co-payment %\t20', []],
    ['₹5 lakh', 'up to 5 lakh', []],
    ['₹5 lakh', '5 lakh customers', ['₹5 lakh']],
    ['5 lakh km', 'up to 5 lakh', ['5 lakh km']],
    ['5 km', 'Distance in km\t5', ['5 km']],
    // Each currency and measure is its own.
    ['€5,000', 'pays $5,000', ['€5,000']],
    ['$5,000', 'pays USD 5,000', []],
    ['$5,000', 'pays ₹5,000', ['$5,000']],
    ['£5', 'pays 5 pounds', []],
    ['AED 5', 'pays 5 dirhams', []],
    ['AED 5', 'pays £5', ['AED 5']],
    ['SGD 5', 'pays AED 5', ['SGD 5']],
    ['5 km', 'within 5 miles', ['5 km']],
    ['5 metres', 'within 5 km', ['5 metres']],
    ['5 miles', 'within 5 metres', ['5 miles']],
    ['5 kg', 'of 5 tonnes', ['5 kg']],
    ['5 tons', 'of 5 tonnes', []],
    ['1500 cc', 'up to 1500 bhp', ['1500 cc']],
    ['20 kw', 'up to 20 hp', ['20 kw']],
  ])('%j of %j', (value, text, unsaid) => {
    expect(unsaidIn(value, [text])).toEqual(unsaid)
  })
})
