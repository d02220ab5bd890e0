import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type NumberRange,
  joinedRanges,
  nextClauseNumber,
  uncovered,
} from '../../../build/check/dataset/clause-numbers.ts'

// Ranges of clause numbers, compared with sets of the numbers themselves.

const range = fc.tuple(fc.nat(30), fc.nat(6)).map(([from, more]): NumberRange => [from, from + more])

function numbersIn(ranges: Iterable<NumberRange>): Set<number> {
  const numbers = [...ranges].flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  )
  return new Set(numbers.toSorted((a, b) => a - b))
}

/** Whether ranges are in ascending order, and none ends where the next begins. */
function areApart(ranges: readonly NumberRange[]): boolean {
  return ranges.every(([from, to], at) => from <= to && from > (ranges[at - 1]?.[1] ?? -2) + 1)
}

test('joined ranges hold the same numbers, in order and apart', () => {
  fc.assert(
    fc.property(fc.array(range), (ranges) => {
      const joined = joinedRanges(ranges)
      expect([areApart(joined), numbersIn(joined)]).toEqual([true, numbersIn(ranges)])
    }),
  )
})

test('what a range has beyond others is every number that is in none of them', () => {
  fc.assert(
    fc.property(range, fc.array(range), (one, others) => {
      const left = uncovered(one, others)
      const expected = [...numbersIn([one])].filter((number) => !numbersIn(others).has(number))
      expect([areApart(left), [...numbersIn(left)]]).toEqual([true, expected])
    }),
  )
})

test.each<[what: string, retired: object, inUse: NumberRange[], next: number]>([
  ['nothing was ever used', { clauses: [] }, [], 1],
  ['the last clause is in use', { clauses: [[2, 4]], used: [[1, 7]] }, [[5, 9]], 10],
  ['the last clause is retired', { clauses: [[8, 12]], used: [[1, 7]] }, [[1, 7]], 13],
  ['the last clause is lost', { clauses: [], used: [[1, 20]] }, [[1, 7]], 21],
])('the next number is after the highest ever used where %s', (_what, retired, inUse, next) => {
  expect(nextClauseNumber(retired as Parameters<typeof nextClauseNumber>[0], inUse)).toBe(next)
})
