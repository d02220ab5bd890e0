import { describe, expect, test } from 'vitest'
import { ATOMS, COUNTS, SCALES } from '../../../build/check/proof/number-words.ts'
import { exact } from '../../../build/check/proof/numbers.ts'
import { saysNumber } from './says-number.ts'

// Digits in groups, and what all words of numbers have in common.

describe('digits in groups', () => {
  test.each<[number, string]>([
    [1000, '1,000'],
    [10_000, '10,000 5'],
    [100_000, '100,000;'],
    [1_000_000, '1,000,000'],
    [123_456_789, '12,34,56,789'],
    [1000.25, '1,000·25'],
    [1000, '1,000/5'],
  ])('%d is said in %j', (value, text) => {
    expect([saysNumber(value, 'number', [text]), saysNumber(value, 'number', [`of ${text}`])]).toEqual([
      true,
      true,
    ])
  })

  test.each<[number, string]>([
    [1000, '1,000,5'],
    [10_000, '10 000.50'],
    [10_000, '10 000,5'],
    [1000, '1x000'],
  ])('%d is not said in %j', (value, text) => {
    expect(saysNumber(value, 'number', [text])).toBe(false)
  })
})

test('words of numbers are listed in compatible shapes, as they are read', () => {
  const words = [ATOMS, SCALES, COUNTS].flatMap((table) => [...table.keys()])
  expect(words.filter((word) => word !== word.normalize('NFKC'))).toEqual([])
})

test('however many numbers open brackets one after another, they are read', () => {
  const text = 'five ('.repeat(20_000)
  expect(saysNumber(5, 'number', [text])).toBe(true)
  expect(saysNumber(6, 'number', [text])).toBe(false)
})

test('a product of decimal fractions has no noise of binary ones', () => {
  expect([exact(4.35 * 100), exact(1.1 * 100_000)]).toEqual([435, 110_000])
})
