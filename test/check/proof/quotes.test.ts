import { describe, expect, test } from 'vitest'
import { normalForm } from '../../../build/check/proof/normal-text.ts'
import { places } from './quote-places.ts'

describe('the normal form', () => {
  test.each([
    ['white space of every kind', 'a b\tc\nd\fe\u00a0f\u2009g\u3000h\u200bi', 'abcdefghi'],
    ['curly quotes and primes', '‘a’ ‚b‛ “c” „d‟ 5′ 6″ `e´', `'a''b'"c""d"5'6"'e'`],
    ['dashes', 'a‐b‑c‒d–e—f―g−h﹣i－j', 'a-b-c-d-e-f-g-h-i-j'],
    ['bullets, private ones too', '•a ·b ▪c ‣d ➢e \uf0b7f \uf0a7g', '•a•b•c•d•e•f•g'],
    ['soft hyphens', 'hospi\u00adtal', 'hospital'],
    ['compatible shapes', 'ﬁre 5％ ＡＢ m² … e\u0301', 'fire5%ABm2...é'],
    ['letter case', 'Policy policy', 'Policypolicy'],
  ])('%s', (_name, text, normal) => {
    expect(normalForm(text)).toBe(normal)
  })
})

describe('a quote is whole', () => {
  test.each([
    ['5 days', 'within 5 days'],
    // What would join at an edge joins nothing where it is elsewhere.
    ['no', 'Yes / No: (no'],
    ['Plan A: 5', 'Plan A: 5 / No'],
    ['5 not', 'Yes / No: 5 not'],
    ['(5', '± or (5'],
    ['a;', 'a;-payment'],
    ['a', '±a'],
    ['(a)', 'of -(a)'],
    ['(5)', 'of -(5)'],
    ['(5)', '±(5)'],
    ['(5', '(5) at 2.5'],
    ['(5', '(5),\n000 and 1,\n000'],
    ['(a', '(a) non-payment'],
    ['(yes', '(yes) / no'],
    ['Yes/', 'Yes/maybe'],
    ['maybe', 'Yes/maybe'],
    ['x 5', '±x 5'],
    ['5', '5 -existing'],
    ['5 a,', '5 a,\n000'],
    ['word', 'word ,000'],
    ['No', 'maybe / No'],
    ['a', 'a 000'],
    ['10', '10  000'],
    ['a', 'a ’s'],
    ['5 (a)', '5 (a),\n000'],
    ['5 a)', '5 a) 000'],
    ['2.5', 'at 2.5 each'],
    ['Rs.1,50,000', 'up to Rs.1,50,000/-'],
    ['insured', '‘insured’'],
    ['5', 'item 5.'],
    ['5', 'items 5, 6'],
    ['30 - 60 days', 'waits 30–60 days'],
    ['60 days', 'clause 3\n- 60 days'],
    ['60 days', 'Plan 3\t-\t60 days'],
    ['60 days', 'A-60 days'],
    ['30 days waiting period', 'Section 4 - 30 days waiting period'],
    ['30 days', 'Option 2 – 30 days waiting period'],
    ['24 months', 'Plan 1 – 24 months'],
    ['50 %', 'Item 3 — 50 %'],
    ['Section 4', 'Section 4 - 30 days waiting period'],
    ['5%', 'Year 2 – 5%'],
    ['10L', 'up to 10L'],
    ['1\n5 days', '1\f5 days'],
    ['30¹ days', '30¹ days'],
    ['15days', '15 days'],
    ['is now\nhere covered', 'is now here covered'],
    ['hospital', 'hospi\u00ad\ntal'],
    ['non-\npayment', 'non-payment'],
    ['non-medical expenses', 'for Non-\nmedical, and non-\nmedical expenses'],
    ['✓ Maternity', '✔ Maternity'],
    ['✗ Maternity', 'a ✘ Maternity'],
    ['• Fire • Flood', '▪ Fire\n\uf0b7 Flood'],
    ['▪ Fire', 'covers ▪ Fire'],
    ['• Flood', 'covers ▪ Fire ▪ Flood'],
    ['☑ Monthly income', '☐ Lump sum ☑ Monthly income'],
    ['☐ Lump sum', '☐ Lump sum ☑ Monthly income'],
    ['Paid as', 'Paid as: ☐ Lump sum ☑ Monthly income'],
    ['Lump sum ☐ Monthly income ☑', 'Lump sum ☐ Monthly income ☑'],
    ['Monthly income ☑', 'Lump sum ☐ Monthly income ☑'],
    ['Fire', '❑ Fire\n❑ Flood'],
    ['Fire', '● Covered\n○ Fire'],
    ['Fire', '✓ Fire\n✓ Flood'],
    ['Maternity', 'Maternity\t✗'],
    ['Maternity ✓', 'Dental ✗ Maternity ✓'],
    ['is not covered', 'Maternity is not covered'],
    ['covered', 'uncovered, and covered'],
    ['5 is payable', 'under Form No. 5 is payable'],
    ['Dental\tYes', 'Maternity\tNo\nDental\tYes'],
    ['Maternity', 'Is it covered? No. Maternity'],
    ['Maternity\tYes', 'Dental: No\nMaternity\tYes'],
    ['5', 'Form No: 5'],
    ['waiting period', 'one of No. of days; waiting period'],
    ['15 lakhs', 'Rs. 5, 10 or 15 lakhs'],
    ['and post-hospitalisation', 'pre- and post-hospitalisation'],
    ['day care centre', 'in a day care centre'],
    ['day care procedure', 'any one day care procedure'],
    ['two years and 6 months', 'after two years and 6 months'],
    ['Nothing is payable', 'Nothing is payable'],
    ['the following', 'including but not limited to the following'],
    ['5 days', 'Plan -5 days'],
    ['500 claims', 'about\n500 claims'],
    ['5 claims', '1.5 (5 claims)'],
    ['00 claims', 'a\t00 claims'],
    ['000', 'codes 10\t000'],
    ['disclosure', 'a list -\ndisclosure'],
    ['to existing', 'pre- to existing'],
    ['yes', 'a yes'],
    ['the insured', 'the insured (wife’s) car'],
    ['5 %', 'Hours 2 – 5 %'],
    ['e\u0300 b', 'a e\u0300 b'],
    ['Fibre parts', 'Glass\tNil\nFibre parts'],
    ['Fibre parts', 'Glass parts Nil\nFibre parts'],
    ['Plan 1:', 'Plan 1: 30 days'],
    ['30 days', 'Plan 1: 30 days'],
  ])('%j of %j', (quote, text) => {
    expect(places(quote, text).filter(({ problem }) => problem === null)).toHaveLength(1)
  })
})

describe('a quote is not there', () => {
  test.each([
    ['cafe', 'cafe\u0301'],
    ['a e', 'a e\u0300 b'],
    ['Days', '15 days'],
    [' \n', 'any text'],
    ['Maternity ✓', 'Maternity\t✗'],
    ['☑ Lump sum ☐ Monthly income', '☐ Lump sum ☑ Monthly income'],
    ['● Own damage', '○ Own damage ● Third party'],
    ['☒ Fire', '☑ Fire'],
    ['★★★', '★★☆'],
    ['■ Fire', '□ Fire'],
    ['• Fire', '✓ Fire'],
    ['• Fire', '● Fire'],
    ['\uf0fc Fire', '\uf0fb Fire'],
    ['\ue001 Fire', '\ue002 Fire'],
    ['•', '✗'],
    ['covered', 'cove\u202ered'],
  ])('%j of %j', (quote, text) => {
    expect(places(quote, text)).toEqual([])
  })
})

const MEANINGS = [
  ['a tick', '✓✔✅🗸\uf0fc'],
  ['a cross', '✕✖✗✘❌❎🗴🗶\uf0fb'],
  ['an empty star', '☆'],
] as const

describe('signs are equal to those of their meaning alone', () => {
  const signs = MEANINGS.flatMap(([meaning, all]) => Array.from(all, (sign) => ({ meaning, sign })))
  test.each(signs)('$meaning: $sign', ({ meaning, sign }) => {
    const equal = signs.filter((other) => places(`${other.sign} Fire`, `the ${sign} Fire`).length > 0)
    expect(new Set(equal.map((one) => one.meaning))).toEqual(new Set([meaning]))
    expect(equal).toHaveLength(signs.filter((other) => other.meaning === meaning).length)
  })

  test.each(Array.from('•·‣⁃∙⋅▪➢➣➤❖\uf0b7\uf0a7\uf0d8\uf076'))(
    '%s begins a line as any bullet does',
    (bullet) => {
      expect(places('• Fire', `Covered:\n  ${bullet} Fire`)).toHaveLength(1)
      expect(places('✓ Fire', `Covered:\n  ${bullet} Fire`)).toEqual([])
    },
  )
})

test('every place is found, each with its page', () => {
  expect(places('5 days', '15 days\f5 days\f\f5\fdays')).toEqual([
    { pagesOn: 0, problem: 'cut' },
    { pagesOn: 1, problem: null },
    { pagesOn: 3, problem: null },
  ])
})
