import { describe, expect, test } from 'vitest'
import { places } from './quote-places.ts'
import { saysNumber } from './says-number.ts'

const faults = (quote: string, text: string) => places(quote, text).map(({ fault }) => fault)

const amount = (value: number, text: string) => saysNumber(value, 'amount', [text])

describe('marks between a number and its scale', () => {
  test.each(Array.from('*#†‡^([.\'"‘“'))('%s', (mark) => {
    for (const text of [
      `Rs. 5${mark} lakh`,
      `Rs. 5 ${mark}lakh`,
      `Rs. 5${mark}${mark}lakh`,
      `Rs. 5 ${mark}in lakhs`,
    ]) {
      expect([text, amount(500_000, text), amount(5, text)]).toEqual([text, true, false])
      expect([text, faults('Rs. 5', text)]).toEqual([text, ['unit']])
    }
    for (const text of [`Rs. 5\n${mark} lakh of us`, `Rs. 5${mark}\nlakhs of us`, `Rs. 5 ${mark}k`])
      expect([text, amount(5, text)]).toEqual([text, true])
  })

  test('brackets are closed', () => {
    expect(faults('Rs. 5 (in lakhs', 'Rs. 5 (in lakhs) each')).toEqual(['unit'])
    expect(faults('Rs. 5 [lakhs', 'Rs. 5 [lakhs] each')).toEqual(['unit'])
    expect(faults('Rs. 5 lakhs', 'pays (Rs. 5 lakhs) each')).toEqual([null])
  })

  test('"in" alone, and a hundred, are none', () => {
    expect([amount(5, 'Rs. 5 in lakhs of cases'), amount(5, 'Rs. 5 * hundred')]).toEqual([true, true])
    expect([amount(5e6, 'Rs 5m'), amount(5e6, '₹ 5 M'), amount(5, 'Rs. 5, M')]).toEqual([true, true, true])
  })
})

describe('digits that are parted', () => {
  test.each([' ', '\u00a0', '\u2009', '\u202f'])('by %j', (gap) => {
    for (const rest of ['00', '00,000', '00/-', '050', '00.'])
      for (const value of [5, 500, 500_000]) {
        const text = `Rs. 5${gap}${rest}`
        expect([text, value, amount(value, text), faults('Rs. 5', text)]).toEqual([
          text,
          value,
          false,
          ['cut'],
        ])
      }
    for (const rest of ['0 days', '01/04/2025', '09:30', '01-04-2025', '00.50', '12 days']) {
      const text = `Rs. 5${gap}${rest}`
      expect([text, amount(5, text), faults('Rs. 5', text)]).toEqual([text, true, [null]])
    }
  })

  test('by a line break after a comma', () => {
    for (const [text, value] of [
      ['Rs. 5,\n000', 5000],
      ['Rs. 5,\f000', 5000],
      ['Rs. 5, \n 000', 5000],
      ['Rs. 1,50,\n000', 150_000],
      ['Rs. 100,\n000', 100_000],
      ['Rs. 1,000,\n000', 1_000_000],
      ['Rs. 1,000,000,\n000', 1_000_000_000],
      ['Rs. 1,50,00,\n000', 15_000_000],
      ['Rs. 5,\n00,000', 500_000],
      ['Rs. 5,\n00,00,000', 50_000_000],
    ] as const) {
      expect([text, amount(value, text)]).toEqual([text, true])
      expect([text, faults(text.slice(0, text.indexOf(',')), text)]).toEqual([text, ['cut']])
    }
    for (const text of ['Rs. 1,50,\n500', 'Rs. 5,\n50,000', 'Rs. 5,\n000,5', 'Rs. 1,50, \f 500'])
      for (const value of [1, 5, 50, 150, 500, 50_000, 150_500, 550_000, 5000])
        expect([text, value, amount(value, text)]).toEqual([text, value, false])
    expect([amount(5, 'Rs. 5,\n10 or 15'), amount(5, 'Rs. 5, 000 of us')]).toEqual([true, true])
  })
})

test('a sum under a head in lakhs is not the sum itself', () => {
  expect([amount(5, 'Limit (₹ in lakh)\nRs. 5'), amount(0, 'Limit (₹ in lakh)\nRs. 0')]).toEqual([
    false,
    true,
  ])
  expect([amount(500_000, 'Limit (₹ in lakh)\nRs. 5 lakh'), amount(5, 'Wait (in months)\nRs. 5')]).toEqual([
    true,
    true,
  ])
  expect([amount(5, 'Limit (₹)\nRs. 5'), amount(5, '(k) pays Rs. 5')]).toEqual([true, true])
})
