import { describe, expect, test } from 'vitest'
import { places } from './quote-places.ts'

// Proofs against clauses. This module: hyphens before white space, days of the calendar, and ranges between what counts alike.

const problemsOf = (quote: string, text: string) => places(quote, text).map(({ problem }) => problem)

describe('a hyphen before white space', () => {
  test.each([
    ['Room rent- Single room', 'Room rent', 'Single room'],
    ['Waiting period– Pre-existing diseases', 'Waiting period–', 'Pre-existing diseases'],
    ['NURSING CHARGES- SPECIAL NURSING', 'NURSING CHARGES-', 'SPECIAL NURSING'],
    ['is as below-\nAreas of Jurisdiction', 'is as below-', 'Areas of Jurisdiction'],
    ['is as below-\nareas', 'is as below', 'areas'],
    ['are as\nfollows-\n\fthe areas', 'follows-', 'the areas'],
    ['Cover\u00a0includes-\nfire', 'Cover includes', 'fire'],
    ['Name-\tAddress', 'Name', 'Address'],
    ['name-\taddress', 'name-', 'address'],
    ['pre- and post-hospitalisation', 'pre-', 'and post-hospitalisation'],
    ['Pre- or day', 'Pre-', 'or day'],
  ])('of %j parts %j from %j', (text, before, after) => {
    expect([problemsOf(before, text), problemsOf(after, text)]).toEqual([[null], [null]])
  })

  test.each([
    ['Non- Network Provider', 'Non', 'Network Provider'],
    ['NON- NETWORK', 'NON-', 'NETWORK'],
    ['Pre-\nExisting disease', 'Pre', 'Existing disease'],
    ['Day-\fCare', 'Day-', 'Care'],
    ['Co-\tInsurance', 'Co-', 'Insurance'],
    ['grand- \n children', 'grand', 'children'],
    ['unbelow-\ntop', 'unbelow-', 'top'],
    ['बीमा- राशि', 'बीमा-', 'राशि'],
  ])('of %j keeps %j and %j together', (text, before, after) => {
    expect([problemsOf(before, text), problemsOf(after, text)]).toEqual([['cut'], ['cut']])
  })
})

test('a day of the calendar, a time and a number of a section are whole', () => {
  for (const whole of [
    '01/04/2025',
    '1/4/25',
    '30-09-2025',
    '2025-04-01',
    '10.11.2025',
    '3.1.2',
    '10:30:15',
  ]) {
    const text = `valid from ${whole} on`
    for (let from = 0; from < whole.length; from++)
      for (let to = from + 1; to <= whole.length; to++) {
        const quote = whole.slice(from, to)
        if (!/^\d.*\d$|^\d$/u.test(quote)) continue
        const isWhole = quote === whole
        expect([quote, whole, problemsOf(quote, text).includes(null)]).toEqual([quote, whole, isWhole])
      }
  }
})

describe('a name that ends with a number is whole', () => {
  test.each([
    ['for COVID-19 care', 'COVID', '19 care', 'COVID-19'],
    ['under Plan A‑1 only', 'Plan A', '1 only', 'A‑1'],
    ['as Excl‐01 says', 'as Excl', '01', 'Excl‐01 says'],
  ])('%j', (text, before, after, whole) => {
    expect([before, after, whole].map((quote) => problemsOf(quote, text))).toEqual([['cut'], ['cut'], [null]])
  })

  test.each([
    ['Co-payment-20 %', 'Co-payment', '20 %'],
    ['Waiting-30 days', 'Waiting', '30 days'],
    ['Wait-30 to 60 days', 'Wait', '30 to 60 days'],
    ['Clause – 4', 'Clause', '4'],
    ['Clause–4', 'Clause', '4'],
    ['Clause- 4', 'Clause', '4'],
    ['(a)-4 claims', '(a)', '4 claims'],
    ['Clause/4', 'Clause', '4'],
  ])('of %j, %j and %j may be quoted alone', (text, before, after) => {
    expect([problemsOf(before, text), problemsOf(after, text)]).toEqual([[null], [null]])
  })
})

describe('a row that a unit begins', () => {
  const table = 'Year 1\t10\nYear 2\t20\nMonths 3\t30'
  test.each([
    ['Year 1\t10', [null]],
    ['Year 2\t20', ['unit']],
    ['Day 1\t5', [null], 'Day 1\t5\tDay 2\t6'],
    ['Day 1 5', ['unit'], 'Day 1 5 Day 2 6'],
    ['for 24', ['unit'], 'for 24\nhour a day'],
  ])('%j: %j', (quote, problems, text = table) => {
    expect(problemsOf(quote, text)).toEqual(problems)
  })
})

describe('a range is between numbers that count one thing', () => {
  test.each([
    ['Less than 6 months - 50%', '6 months', '50%'],
    ['0-5 years – 100% of the sum insured', '0-5 years', '100% of the sum insured'],
    ['1 to 3 days - Rs. 500', '1 to 3 days', 'Rs. 500'],
    ['Rs. 5,000 – 10 days', 'Rs. 5,000', '10 days'],
    ['24 months/36 months', '24 months', '36 months'],
    ['24 months / 36 months', '24 months', '36 months'],
    ['Rs. 3 lakh/Rs. 5 lakh', 'Rs. 3 lakh', 'Rs. 5 lakh'],
    ['5 km - 2 hours', '5 km', '2 hours'],
  ])('of %j, %j and %j may be quoted alone', (text, one, two) => {
    expect([problemsOf(one, text), problemsOf(two, text)]).toEqual([[null], [null]])
  })

  test.each([
    ['91 days to 65 years', '91 days', '65 years'],
    ['3 months – 25 years', '3 months', '25 years'],
    ['18 to 65 years', '18', '65 years'],
    ['10% - 20%', '10%', '20%'],
    ['Rs. 5 lakh to Rs. 10 lakh', 'Rs. 5 lakh', 'Rs. 10 lakh'],
    ['Rs. 5,000/10,000', 'Rs. 5,000', '10,000'],
    ['2 km to 5 km', '2 km', '5 km'],
  ])('of %j, neither %j nor %j', (text, one, two) => {
    expect([problemsOf(one, text), problemsOf(two, text)]).not.toContainEqual([null])
    expect(problemsOf(text, text)).toEqual([null])
  })
})

describe('right after a negation', () => {
  test.each([
    ['cover it', 'shall not under any circumstances cover it'],
    ['cover it', 'will not at all cover it'],
    ['cover it', 'shall not on any account cover it'],
    ['cover it', 'shall not by any means cover it'],
    ['है', 'कवर नहीं है'],
    ['tax', 'aside from tax'],
    ['tax', 'apart  from tax'],
    ['tax', 'exclusive of tax'],
    ['covered', 'Paid\tnothing\ncovered'],
    ['Covered', 'pays nothing\tCovered'],
    ['Item', "the insured's no\tItem"],
    ['Item', 'classes no\tItem'],
  ])('%j of %j is refused', (quote, text) => {
    expect(problemsOf(quote, text)).toContain('negated')
  })

  test.each([
    ['Clause 4', 'What is paid?\tNothing\tClause 4'],
    ['Clause 4', 'Paid:  never \nClause 4'],
    ['Clause 4', 'Paid\tNone\f Clause 4'],
    ['(a) Fire', 'Paid\tnil\n(a) Fire'],
    ['Item', 'SI No\tItem'],
    ['Item', 'Sl. no Item'],
    ['Item', 'Sr  No\tItem'],
    ['Item', 'S. No\tItem'],
    ['Item', 'the serial no\tItem'],
    ['5', 'Form No: 5'],
  ])('%j of %j is not', (quote, text) => {
    expect(problemsOf(quote, text)).toEqual([null])
  })
})
