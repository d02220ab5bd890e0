import { expect, test } from 'vitest'
import { type DaySpan, lastDay } from '../../build/contract/last-day.ts'

test.each<[entered: string, from: DaySpan['from'], count: number, unit: DaySpan['unit'], expected: string]>([
  ['2026-11-01', 'received', 30, 'days', '2026-12-01'],
  ['2028-02-01', 'received', 30, 'days', '2028-03-02'],
  ['2022-03-05', 'since', 60, 'months', '2027-03-05'],
  ['2024-02-29', 'since', 3, 'years', '2027-02-28'],
  ['2027-01-31', 'refusal', 1, 'months', '2027-02-28'],
  ['2026-12-31', 'refusal', 1, 'years', '2027-12-31'],
  ['2027-03-05', 'renewal', 30, 'days', '2027-02-03'],
  ['2027-01-10', 'renewal', 30, 'days', '2026-12-11'],
])('from %s, entered as %s, %s %s are %s', (entered, from, count, unit, expected) => {
  expect(lastDay(entered, { from, count, unit })).toBe(expected)
})
