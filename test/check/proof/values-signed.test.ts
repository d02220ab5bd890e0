import { describe, expect, test } from 'vitest'
import { places } from './quote-places.ts'
import { saysNumber } from './says-number.ts'

const says = (value: number, text: string) => saysNumber(value, 'percent', [text])
const faults = (quote: string, text: string) => places(quote, text).map(({ fault }) => fault)

describe('a minus after', () => {
  test.each('of by to from at is and or than between minus OF'.split(' '))('%s', (word) => {
    for (const minus of ['-', '‐', '‑', '–', '－']) {
      const text = `a change ${word} ${minus}5% of it`
      expect([text, says(5, text), faults('5%', text)]).toEqual([text, false, ['cut']])
    }
    const dash = `a change ${word} - 5% of it`
    expect([dash, says(5, dash)]).toEqual([dash, true])
    const other = `a change x${word} -5% of it`
    expect([other, says(5, other), faults('5%', other)]).toEqual([other, true, [null]])
  })

  test.each(['\t', '(', '=', ':', '<', '>', '≤', '≥'])('%j', (sign) => {
    for (const gap of ['', ' ']) {
      const text = `a change${sign}${gap}-5% of it`
      expect([text, says(5, text), faults('5%', text)]).toEqual([text, false, ['cut']])
    }
  })

  test.each(['A', '\nA', '.', ';', 'Plan A', 'a\n', 'a\f'])('%j is a dash', (before) => {
    const text = `${before} -5% of it`
    expect([text, says(5, text), faults('5%', text)]).toEqual([text, true, [null]])
  })

  test('nothing: a quote that begins with it', () => {
    expect([says(5, '-5%'), says(5, '–5%'), says(5, '- 5%'), says(5, 'x-5%')]).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect([says(5, '−5%'), says(5, '− 5%'), says(5, '±5%'), says(5, '(−5%)'), says(5, '2−5%')]).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })

  test('the word, before a number or a sum of money', () => {
    for (const [quote, text] of [
      ['5 %', 'less or minus 5 %'],
      ['5 %', 'less or MINUS\n5 %'],
      ['Rs. 5', 'less or minus Rs. 5'],
      ['₹5', 'less or minus ₹5'],
    ] as const)
      expect([text, faults(quote, text)]).toEqual([text, ['cut']])
    expect(faults('5 %', 'terminus 5 %')).toEqual([null])
    expect([says(5, 'terminus 5 %'), says(5, 'minus 5 %')]).toEqual([true, false])
    expect(faults('the rest', 'minus the rest')).toEqual([null])
  })
})

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

test('fractions after a hyphen', () => {
  for (const text of ['2-1/2 %', '2-½ %', '2‑½ %'])
    expect([says(2.5, text), says(2, text), says(0.5, text)]).toEqual([true, false, false])
  for (const text of ['2 -1/2 %', '2- 1/2 %', '2 – ½ %'])
    expect([text, says(2.5, text)]).toEqual([text, false])
  expect([says(2.5, '2-5 %'), says(5, '2-5 %'), says(1.55, '1.5-½ %')]).toEqual([false, true, false])
})

test('signs that are no digits of a script', () => {
  for (const text of ['॰ days', '॥ days', '٪ days', '৴ days'])
    for (const value of [-1, 0, 1, 9, 10])
      expect([text, saysNumber(value, 'days', [text])]).toEqual([text, false])
  expect(saysNumber(9, 'days', ['९ days'])).toBe(true)
  expect(saysNumber(0, 'days', ['० days'])).toBe(true)
})
