import { expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { saysNumber } from './says-number.ts'

// What the one head of a table says that the one bare number beside it counts; stated.test.ts has tables of more.

test.each<[number, FieldType, ...string[]]>([
  [5, 'months', 'Waiting period\t5\t(months)'],
  [5, 'months', '5', 'Waiting period in months'],
  [5, 'percent', 'Co-payment % \t5'],
  [5, 'percent', 'Rate\t5', '% of depreciation'],
  // A row and the head of its columns as context.
  [24, 'months', 'Cataract\t24', 'Wait (months)\tPlan A'],
  [500_000, 'amount', 'Sum insured\t5', 'Sum insured (in lakhs)'],
  // Words beside the unit.
  [24, 'months', 'Benefit\tWait (no. of months)\nCataract\t24'],
  [24, 'days', 'Benefit\tMaximum days\nCataract\t24'],
  [24, 'days', 'Benefit\tMin. days\nCataract\t24'],
  [65, 'years', 'Benefit\tAge (last birthday in years)\nCataract\t65'],
  [50, 'percent', 'Loss\tPercentage of Sum Insured\nOne foot\t50'],
  [50, 'percent', 'Loss\t% payable\nOne foot\t50'],
  [50, 'percent', 'Loss\tPercent\nOne foot\t50'],
  [5, 'days', 'Stay\t5\tDays\nOther\t6'],
  [6, 'days', 'Stay\t5\tDays\nOther\tdays\t6'],
  [7, 'days', 'Band 2\tDays\nA\t7'],
  [24, 'days', 'Benefit\tMaximum permitted number of days\nCataract\t24'],
  [24, 'days', 'Benefit\tMaximum permitted no. of days\nCataract\t24'],
  [24, 'days', 'Benefit\tMaximum permitted no of days\nCataract\t24'],
  [50, 'percent', 'Loss\tCo-payment percent\nOne foot\t50'],
  // In one text.
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
  [18, 'years', 'Entry (in completed years): 18'],
  [18, 'years', 'Entry (full years)\t18'],
])('%d as %s in %j', (value, type, ...texts) => {
  expect(saysNumber(value, type, texts)).toBe(true)
})

test.each<[number, FieldType, ...string[]]>([
  // Two heads, or two numbers: which counts which is for the fact to state.
  [5, 'months', '%\tWait (in months) 5'],
  [5, 'months', 'The waiting period that the insured person has chosen is 5', 'Waiting (months) (days)'],
  [20, 'percent', 'Age\t% of co-payment\n60\t20'],
  [24, 'months', 'Cataract\t40,000\t24\t10', 'Benefit\tLimit (Rs.)\tWait (months)\tCo-pay (%)'],
  [5, 'percent', '%\tWait (in months) 5'],
  [5, 'days', '\tWait (in months)\tWait (in days)\nA\t5\t6'],
  [500_000, 'amount', 'Limits in Rs lakhs apply\t5'],
  [5, 'months', 'A long sentence about the waiting that is to be served in months\t5'],
  [5, 'amount', 'Limit (-)\t5'],
  [5, 'percent', 'Rate\t5', '% often'],
  [5, 'years', 'A\t5', 'Age (in years)\tWait (in months)'],
  [24, 'amount', 'Cataract\t40,000\t24\t10', 'Benefit\tLimit (Rs.)\tWait (months)\tCo-pay (%)'],
  [24, 'percent', 'Cataract\t40,000\t24\t10', 'Benefit\tLimit (Rs.)\tWait (months)\tCo-pay (%)'],
  [10, 'months', 'Cataract\t40,000\t24\t10', 'Benefit\tLimit (Rs.)\tWait (months)\tCo-pay (%)'],
  // The serial number of a row, and a head that counts the numbers of its own row.
  [20, 'percent', '20\tReconstruction of the face\t50', '% of sum insured'],
  [50_000_000, 'amount', 'Cash a day\t500', 'Sum insured (in lakhs)\t5'],
  // A word that a number counts is not a head.
  [18, 'days', 'Aged 18, within forty-five\ndays'],
  [36, 'percent', 'We pay twenty% of it (page 14 of 36)'],
  [36, 'percent', 'Ten percent of it (page 14 of 36)'],
  [36, 'percent', 'Impercentage\t36'],
  [36, 'months', 'in months of waiting\t36'],
  [36, 'months', `${'Waiting period '.repeat(3)} in months\t36`],
  [20, 'percent', 'Co-payment 5 %\t20'],
  [20, 'percent', `${'Co-payment '.repeat(4)}%\t20`],
])('%d not as %s in %j', (value, type, ...texts) => {
  expect(saysNumber(value, type, texts)).toBe(false)
})
