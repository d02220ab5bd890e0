import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { places } from './quote-places.ts'
import { saysNumber } from './says-number.ts'

// Quotes beside what wordings write in many ways: addresses, numbers to dial, times of day, ranges of places in a row.

/** What is wrong with a quote that the bars mark in a text, among all its places. */
function problems(marked: string): (string | null)[] {
  const [before = '', quote = '', after = ''] = marked.split('‖')
  return places(quote, before + quote + after).map(({ problem }) => problem)
}

describe('is whole', () => {
  test.each([
    'Write to ‖care.desk@star.example‖ for help',
    'Write to ‖care.desk@star.example‖.The insurer',
    'See w.‖star‖ of it',
    'A bonus@‖5%‖ is paid',
    'A bonus @ ‖five‖ is paid',
    'Mail@‖5‖.star is paid',
    '‖Call 1800 425 2255‖ (toll free)',
    'Call ‖1860-500-3333‖ now',
    'Call ‖+91 22 6638 4646‖ now',
    'a table of 18 ‖425 225‖ rows',
    'columns ‖1800 425‖ and more',
    'columns 1810 ‖425‖ 2255',
    'columns ‖1810 425‖ 2255',
    'from ‖10:30‖ among us',
    '‖from 10:30 a.m‖. on',
    '‖from 00:00 hours‖ on',
    'waits ‖6/12/24 months‖ as opted',
    'waits ‖6 months‖/12 months',
    '‖4th to 6th policy year‖ of it',
    '‖4th year‖ to the end',
    'the ‖4th of us‖ to 6 of us',
    'the 4 ‖th to 6‖ of us',
    'Plan 1 – ‖5 lakh‖',
    'Plan 1 – ‖5,00,000‖',
    'Fire 3\n- ‖60 days‖',
    'waits of 30 days\n- ‖60 days‖',
    'Sum of 5 lakh – ‖10 %‖ of it',
    'Sum of ‖5 lakh‖ – 10 % of it',
    'Sum of ‖5 lakh‖ – 30 days of it',
    'COVID-19 – ‖15 days‖ of waiting',
    'Covid 19 – ‖15 days‖ of waiting',
    'policyholder`s ‖age‖ at entry',
    'in 4th – ‖30 days‖',
    'Year 1 – ‖Rs. 5,000‖',
    'Year 1 – ‖5 lakh‖',
    'Month 6 – ‖5,000‖ of it',
    '‖Year 1‖ – 10 % of it',
    'Day 1 – ‖50 %‖',
    'Quarter 1 – ‖50 %‖',
    'rows of 1800 ‖2400 3600‖ each',
    'rows of 1800 425 ‖37‖ each',
    'in A4 th – ‖5 days‖',
  ])('%s', (marked) => {
    expect(problems(marked)).toEqual([null])
  })
})

describe('is not whole', () => {
  test.each([
    ['Write to care.‖desk@star.example‖ for help', 'cut'],
    ['Write to care+‖desk@star.example‖ for help', 'cut'],
    ['Write to 5.‖desk.of@star.example‖ for help', 'cut'],
    ['‖Write to care‖.desk@star.example', 'cut'],
    ['‖Write to care.desk‖@star.example', 'cut'],
    ['‖Write to care5@star‖.example', 'cut'],
    ['‖Write to care@star-1‖.example', 'cut'],
    ['‖Write to CARE@STAR‖.EXAMPLE', 'cut'],
    ['See www.‖star.example‖', 'cut'],
    ['See WWW.‖star.example‖', 'cut'],
    ['‖Call 1800‖ 425 2255', 'cut'],
    ['‖Call 1800 425‖ 2255', 'cut'],
    ['Call 1860 ‖500 3333‖ now', 'cut'],
    ['Call 1800\u00a0‖22\u00a07247‖ now', 'cut'],
    ['Call +‖91 22 6638 4646‖ now', 'cut'],
    ['Call 022 ‖6638 4646‖ now', 'cut'],
    ['‖Call 022 6638‖ 4646', 'cut'],
    ['‖from 10:30‖ am on', 'cut'],
    ['‖from 10:30‖ p.m. on', 'cut'],
    ['‖from 10:30‖PM on', 'cut'],
    ['‖from 00:00‖ Hrs on', 'cut'],
    ['waits 6/‖12/24 months‖', 'range'],
    ['‖waits 6/12/24‖ months', 'unit'],
    ['‖waits 6/12/24‖ days', 'unit'],
    ['‖waits 1/2/10‖ years', 'unit'],
    ['‖waits 1/2/10‖ yrs', 'unit'],
    ['‖waits 6/12/24‖ hours', 'unit'],
    ['‖waits 1/2/10‖ weeks', 'unit'],
    ['Plan 1 – ‖5‖ of us', 'range'],
    ['a wait of 30\n- ‖60 days‖', 'range'],
    ['‖a wait of 30‖\n-\n60 days', 'range'],
    ['a wait of 30\f– ‖60 days‖', 'range'],
    ['a sum of 5 lakh – ‖10 lakh‖', 'range'],
    ['a sum of 5 thousand – ‖9000 rupees‖', 'range'],
    ['a sum of 5 thousand – ‖9000 dollars‖', 'range'],
    ['a wait of 30 – ‖60 days‖', 'range'],
    ['a run of 5 thousand – ‖10 thousand hours‖', 'range'],
    ['a wait of 1 thousand hours to ‖90 days‖', 'range'],
    ['a table of 5 thousand – ‖9000‖ rows', 'range'],
    ['Year 1 – ‖5 years‖', 'range'],
    ['Year 1 – ‖5‖ of us', 'range'],
    ['Age-18 – ‖65 years‖', 'range'],
    ['Option -18 – ‖65 years‖', 'range'],
    ['Option- 18 – ‖65 years‖', 'range'],
    ['‖policyholder‖`s age', 'cut'],
    ['‖policyholder‖ʼs age', 'cut'],
  ])('%s: %s', (marked, problem) => {
    expect(problems(marked)).toEqual([problem])
  })
})

test.each<[number, FieldType, string, boolean]>([
  [1, 'percent', 'Year 1 – 10 %', false],
  [1, 'percent', 'In year 1, 10 %', false],
  [1, 'percent', 'Hours 1, 10 %', false],
  [1, 'days', 'Month 1 – 10 days', false],
  [100000, 'amount', 'Year 1 – 5 lakh', false],
  [100000, 'amount', 'Plan 1 – 5 lakh', false],
  [10, 'percent', 'Year 1 – 10 %', true],
  [500000, 'amount', 'Year 1 – 5 lakh', true],
  [5, 'percent', 'in the first year 5 or 10 %', true],
  [5, 'percent', 'each year 5 or 10 %', true],
  [5, 'percent', 'for one year 5 or 10 %', true],
  [5, 'percent', 'for 2 years 5 or 10 %', true],
  [6, 'number', 'at the end of year 6', true],
])('%d as %s in %j: %j', (value, type, text, says) => {
  expect(saysNumber(value, type, [text])).toBe(says)
})
