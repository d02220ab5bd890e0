import { describe, expect, test } from 'vitest'
import { places } from './quote-places.ts'
import { saysNumber } from './says-number.ts'

const problems = (quote: string, text: string) => places(quote, text).map(({ problem }) => problem)

const amount = (value: number, text: string) => saysNumber(value, 'amount', [text])

describe('a number whose scale is behind a mark is not read', () => {
  test.each(Array.from('*#†‡^([.\'"‘“'))('%s', (mark) => {
    for (const text of [
      `Rs. 5${mark} lakh`,
      `Rs. 5 ${mark}lakh`,
      `Rs. 5${mark}${mark}lakh`,
      `Rs. 5 ${mark}in lakhs`,
    ])
      expect([text, amount(500_000, text), amount(5, text)]).toEqual([text, false, false])
    expect(amount(5, `Rs. 5 ${mark}k`)).toBe(mark !== '^')
  })
})

describe('digits that are parted', () => {
  test.each([' ', '\u00a0', '\u2009', '\u202f'])('by %j', (gap) => {
    for (const rest of ['00', '00,000', '00/-', '050', '00.'])
      for (const value of [5, 500, 500_000]) {
        const text = `Rs. 5${gap}${rest}`
        expect([text, value, amount(value, text), problems('Rs. 5', text)]).toEqual([
          text,
          value,
          false,
          ['cut'],
        ])
      }
    for (const rest of ['0 days', '01/04/2025', '09:30', '01-04-2025', '00.50', '12 days']) {
      const text = `Rs. 5${gap}${rest}`
      expect([text, amount(5, text), problems('Rs. 5', text)]).toEqual([text, true, [null]])
    }
  })

  test('by a line break after a comma', () => {
    for (const text of [
      'Rs. 5,\n000',
      'Rs. 5,\f000',
      'Rs. 5, \n 000',
      'Rs. 1,50,\n000',
      'Rs. 1,000,000,\n000',
      'Rs. 5,\n00,00,000',
      'Rs. 1,50,\n500',
      'Rs. 5,\n000,5',
      'Rs. 1,50, \f 500',
    ]) {
      for (const value of [1, 5, 50, 150, 500, 5000, 150_000, 150_500, 50_000_000])
        expect([text, value, amount(value, text)]).toEqual([text, value, false])
      expect([text, problems(text.slice(0, text.indexOf(',')), text)]).toEqual([text, ['cut']])
    }
    expect([amount(5, 'Rs. 5,\n10 or 15'), amount(5, 'Rs. 5, 000 of us')]).toEqual([true, true])
  })
})
