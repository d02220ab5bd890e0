import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldType } from '../../../build/contract/field-types.ts'
import { saysNumber } from './says-number.ts'
import { WAYS } from './written-numbers.ts'

// The oracle writes numbers and knows nothing of how they are read: a value that is written in one of the ways of Indian
// wordings is read back, and no other value is accepted for it.

/** Words around a number that say nothing of it. */
const around = fc.constantFrom(
  (words: string) => words,
  (words: string) => `We pay ${words} for each claim.`,
  (words: string) => `• up to ${words}; and the rest`,
  (words: string) => `Limit\t${words}\nOther\tas agreed`,
)

/** Units as they are printed after a number, with the type of field that counts them. */
const COUNTS: readonly (readonly [FieldType, (number: string) => string])[] = [
  ['amount', (number) => `Rs. ${number}`],
  ['amount', (number) => `₹${number}/-`],
  ['amount', (number) => `INR ${number}`],
  ['amount', (number) => `${number} rupees`],
  ['percent', (number) => `${number} %`],
  ['percent', (number) => `${number} per cent`],
  ['percent', (number) => `${number}\u00a0percent`],
  ['hours', (number) => `${number} consecutive hours`],
  ['days', (number) => `${number} days`],
  ['days', (number) => `${number}¹ days`],
  ['days', (number) => `${number} working\ndays`],
  ['months', (number) => `${number} continuous months`],
  ['years', (number) => `${number} policy years`],
  ['number', (number) => `${number} claims`],
]
const NUMERIC: readonly FieldType[] = ['amount', 'percent', 'number', 'hours', 'days', 'months', 'years']

/** How many of the first unit one of the second is, where that is exact. */
const EXACT: Readonly<Record<string, number>> = {
  'hours days': 24,
  'days hours': 1 / 24,
  'months years': 12,
  'years months': 1 / 12,
}

function isSaid(value: number, type: FieldType, other: number, as: FieldType): boolean {
  const times = EXACT[`${as} ${type}`] ?? null
  if (as === type) return other === value
  if (times !== null) return Math.abs(other - value * times) < 1e-9 * Math.max(1, other)
  // What a field of type number counts may have any unit but money and parts of a hundred.
  return as === 'number' && type !== 'amount' && type !== 'percent' && other === value
}

/** Numbers that a careless reader might take for this one: its digits in part, its parts, its neighbours. */
function mistaken(value: number): number[] {
  const digits = String(value).replace(/\D/gu, '')
  const pieces = Array.from(digits, (_, at) => [digits.slice(0, at), digits.slice(at)]).flat()
  const groups = value.toLocaleString('en-IN').split(',')
  const scaled = [1e3, 1e5, 1e7].flatMap((size) => [
    value * size,
    value / size,
    value % size,
    Math.floor(value / size),
  ])
  const near = [value + 1, value - 1, value * 10, value * 100, value / 10, value / 100, 0, 1, 100]
  return [...pieces, ...groups]
    .filter(Boolean)
    .map(Number)
    .concat(scaled, near)
    .filter((other) => other >= 0)
}

const whole = fc.oneof(fc.nat(31), fc.nat(1000), fc.nat(99_999), fc.nat(999_999_999))

describe('a value that is written is read back, and no other', () => {
  test('in digits, groups and words, with every unit', () => {
    fc.assert(
      fc.property(
        whole,
        fc.constantFrom(...WAYS),
        fc.constantFrom(...COUNTS),
        around,
        whole,
        (value, way, [type, count], wrap, another) => {
          const text = wrap(count(way(value)))
          const asked = (as: FieldType, other: number) =>
            expect([text, as, other, saysNumber(other, as, [text])]).toEqual([
              text,
              as,
              other,
              isSaid(value, type, other, as),
            ])
          for (const other of [another, ...mistaken(value)]) asked(type, other)
          for (const as of NUMERIC)
            for (const other of [value, value * 12, value / 12, value * 24, value / 24]) asked(as, other)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('in lakhs and crores, with fractions', () => {
    const scales = fc.constantFrom(
      { scale: 1e5, name: ' lakh' },
      { scale: 1e5, name: 'L' },
      { scale: 1e5, name: ' Lacs' },
      { scale: 1e7, name: ' crores' },
      { scale: 1e7, name: ' Cr' },
      { scale: 1e3, name: ' thousand' },
    )
    const written = fc
      .integer({ min: 1, max: 9999 })
      .map((hundredths) => [hundredths, String(hundredths / 100)] as const)
    fc.assert(
      fc.property(written, scales, around, ([hundredths, number], { scale, name }, wrap) => {
        const value = hundredths * (scale / 100)
        const text = wrap(`₹ ${number}${name}`)
        expect([text, saysNumber(value, 'amount', [text])]).toEqual([text, true])
        for (const other of [
          hundredths / 100,
          Math.floor(hundredths / 100),
          scale,
          value * 10,
          value / 10,
          value + 1,
        ])
          expect([text, other, saysNumber(other, 'amount', [text])]).toEqual([text, other, other === value])
        for (const type of NUMERIC.slice(1))
          expect([type, saysNumber(value, type, [text])]).toEqual([type, false])
      }),
    )
  })

  test('in lists that share a unit, and in ranges', () => {
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 4 })
    const links = fc.constantFrom(', ', ' or ', ' and ', ' to ', '-', ' – ', '/')
    const units = fc.constantFrom(
      ['days', 'days'],
      ['months', 'months'],
      ['percent', '%'],
      ['amount', 'lakhs'],
    )
    fc.assert(
      fc.property(ends, links, units, whole, (numbers, link, [type = '', unit = ''], another) => {
        // Of two numbers with a slash between, some are a fraction, and some a day of a month.
        if (link === '/' && (numbers.length > 2 || (numbers[0] ?? 0) < (numbers[1] ?? 0))) return
        const sorted = type === 'amount' ? numbers.toSorted((a, b) => a - b) : numbers
        if (link === '/' && type === 'amount') return
        const scale = type === 'amount' ? 1e5 : 1
        const text = `${sorted.join(link)} ${unit}`
        for (const other of [...numbers.map((number) => number * scale), ...numbers, another])
          expect([text, other, saysNumber(other, type as FieldType, [text])]).toEqual([
            text,
            other,
            numbers.includes(other / scale),
          ])
      }),
    )
  })

  test('of a time of two units neither part is read', () => {
    const parts = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 11 }))
    fc.assert(
      fc.property(parts, fc.constantFrom(' ', ' and ', ', '), ([years, months], link) => {
        const text = `${years} years${link}${months} month${months === 1 ? '' : 's'}`
        for (const other of [years * 12 + months, years, months, years * 12])
          expect([text, other, saysNumber(other, 'months', [text])]).toEqual([text, other, false])
        expect([text, saysNumber(years, 'years', [text])]).toEqual([text, false])
      }),
    )
  })
})
