import { expect, test } from 'vitest'
import { normalText } from '../../../build/check/proof/normal-text.ts'
import { matchesOf } from '../../../build/check/proof/quote-matches.ts'
import { places } from './quote-places.ts'

// Quotes of which one character, or one word, decides whether they are whole.

test.each<[string, string, string | null]>([
  ['5 days', '2−5 days', 'range'],
  ['5 %', '(a)−5 %', null],
  ['and more', 'items 5,\nand more', null],
  ['5 %', 'minus a fee of 5 %', null],
  ['(a)', "(a)'s claim", null],
  ['000 each', 'Rs. 1,50,\n000 each', 'cut'],
  ['60 days', 'Fire 3\t- 60 days', null],
  ['60 days', 'Fire 3\n- 60 days', null],
  ['60 days', 'Fire 3 -\t60 days', null],
  ['Monthly', '( ) Lump sum (a) Monthly', null],
  ['tal', 'hospi\u00ad\n tal', 'cut'],
  ['Is it covered', 'Is it covered Yes / No', null],
  ['we pay', 'Nil depreciation; we pay', null],
  ['5 of us', 'Section 4 – 5 of us', 'range'],
  ['5 of us', 'Year 4 – 5 of us', 'range'],
  ['.5 of it', 'item 5 a .5 of it', null],
  ['depreciation', 'of Nil depreciation', 'negated'],
  ['Maternity', 'Dental\tthere is no\nMaternity', 'negated'],
  ['60 days', 'Option 2- 60 days', 'range'],
  ['60 days', 'Option 2 -60 days', 'range'],
  ['Rs. 5 m', 'Rs. 5 m each', null],
  ['Covered: Yes', 'Covered: Yes/No; or else', 'cut'],
  ['Non', 'Non-  Network Provider', 'cut'],
  ['the non', 'the non, a- b', null],
  ['pre', 'pre\n -existing', null],
  ['Maternity', 'Dental\tNo \nMaternity', null],
  ['60 days', 'waits 30 up to 60 days', 'range'],
  ['(a)', '(a)- b', null],
  ['existing', 'pre  -existing', 'cut'],
  ['5 of us', '±(5 of us)', null],
  ['5 of us', 'a grand-\n5 of us', null],
  ['no claim', 'yes / all; no claim', null],
  ['the 5 %', 'minus the 5 %', null],
  ['depreciation', 'of Nil  depreciation', 'negated'],
  ['covered', `is not covered${' x'.repeat(400)}`, 'negated'],
  ['5 of us', 'Form No : 5 of us', null],
  ['60 days', 'waits 30 days and upto 60 days', 'range'],
  ['Rs.5', 'up to Rs. 5', null],
  ['(6 of us)', 'item 5.(6 of us)', null],
  ['100 days', 'items 5, 6\n100 days', null],
  ['Maternity', '\tNo\tMaternity', null],
  ['Maternity', '/ No Maternity', null],
  ['Maternity', 'Yes/No Maternity', null],
  ['5 days', 'It waits no longer: 5 days', 'negated'],
  ['room rent', 'Benefits include-\nroom rent', null],
  ['Yes', 'Yes/Notify us', null],
  ['01.04.2025', 'clause 5 01.04.2025', null],
  ['012', 'of 10 012.', 'cut'],
  ['0123/04', 'policy 5 0123/04', null],
  ['fire 5', 'fire5 of us', null],
  ['5', 'item (a)-5', null],
  ['5 of 2-3', 'Plan/5 of 2-3', null],
  ['care@example.in', 'write (care@example.in)', null],
  ['call us', 'care@example.in (call us)', null],
  ['office', 'for S/W.office', null],
  ['covered', 'An ‘Illness’ isn’t covered', 'negated'],
  ['pay', 'We mustn’t pay', 'negated'],
  ['10:30', 'at 10:30 am daily', 'cut'],
  ['10:30', 'at 10:30 a.m. daily', 'cut'],
  ['10:30', 'at 10:30hrs daily', 'cut'],
  ['10:30', 'at 10:30 hours daily', 'cut'],
  ['5 no', 'for 5 no. of days', 'unit'],
  ['5 number', 'for 5 number of days', 'unit'],
  ['fire 5', 'There is no: fire 5', 'negated'],
  ['AB12,50', 'AB12, 50', 'numbers'],
  ['AB12, 50', 'AB12,50', 'numbers'],
  ['Rs 5', 'Rs 5 00', 'cut'],
  ['00,000', 'Rs. 5,\n00,000', 'cut'],
  ['at 5', 'at 5 per centum', 'unit'],
  ['at 5 per', 'at 5 per cent', 'unit'],
  ['60 days', '30 days through to 60 days', 'range'],
  ['60 days', '30 up till 60 days', 'range'],
  ['60 p.c', '30 p.c to 60 p.c', 'range'],
  ['60 days', '30 to max. 60 days', 'range'],
  ['60 days', '30 to a maximum of 60 days', 'range'],
  ['at least 30', 'at least 30 to a maximum of 60 days', 'range'],
  ['10 %', 'Sum of 5 lakh-10 %', null],
  ['30 days', 'Cover of 5 lakh up to 30 days', null],
  ['Maternity Y', 'Maternity Y/N', 'cut'],
  ['N', 'Maternity Y / N', 'cut'],
  ['EX19 of 5', 'EX1⁹ of 5', 'numbers'],
  ['EX1९ of 5', 'EX¹९ of 5', 'numbers'],
  ['covered', 'is not, subject to clause 4.2, covered', 'negated'],
  ['be covered', 'shall not, subject to clause 4 of this policy, be covered', 'negated'],
  ['covered', 'is not – unless we agree – covered', 'negated'],
  ['covered', 'is never - on a self-drive car - covered', 'negated'],
  ['5%', 'Co-payment -5%', null],
  ['Sum insured', 'Sum insured:5 lakh', null],
  ['Plan 5 pays', 'Plan 5 pays:7 days', null],
  ['Item 5', 'Item 5/No', null],
  ['hospital (day', 'a hospital(day care)', null],
  ['60 days', 'clause 3\n-60 days', null],
  ['01/04/2025', 'clause 5 01/04/2025', null],
  ['09:30', 'on day 5 09:30', null],
  ['we pay', 'Is it so? Not, as such; on the day, we pay', null],
  ['20 %', '10 - 20 %', 'range'],
  ['30 days', 'Option 2 - 30 days', null],
  ['30 days', 'Option 2- 30 days', 'range'],
  ['30 days', 'Option 2 -30 days', 'range'],
  ['60 days', '30 up to 60 days', 'range'],
  ['60 days', '30 and upto 60 days', 'range'],
  ['Rs. 5', 'Rs. 5 days', null],
])('%j of %j: %j', (quote, text, fault) => {
  expect(places(quote, text).map((place) => place.problem)).toEqual([fault])
})

test('a place begins and ends where its first and last character do', () => {
  const found = (quote: string, text: string) =>
    matchesOf(quote, normalText(text)).map(({ start, end }) => text.slice(start, end))
  expect(found('5 days', 'in 5\n days, or 5  days')).toEqual(['5\n days', '5  days'])
  expect(found('fire', 'ﬁre')).toEqual(['ﬁre'])
  expect(found('cafe\u0301', ' cafe\u0301 ')).toEqual(['cafe\u0301'])
})

test('marks without a letter before them are one character', () => {
  const { starts, ends } = normalText('\u0301\u0308x')
  expect([[...starts], [...ends]]).toEqual([
    [0, 0, 2],
    [2, 2, 3],
  ])
})
