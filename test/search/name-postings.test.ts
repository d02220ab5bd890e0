import { expect, test } from 'vitest'
import { packedRuns } from '../../build/search/packed-numbers.ts'
import { Places, beginsWord, sideBySide } from '../../build/search/name-postings.ts'

/** Where a stem is: the numbers of products, each with its place in the row of words, or null apart from it. */
function places(...at: (readonly [number: number, place: number | null, isWord?: boolean])[]): Places {
  const numbers = at.map(([number]) => number)
  const gaps = numbers.map((number, nth) => number - (numbers[nth - 1] ?? 0))
  const spots = at.map(([, place, isWord = true]) => (place === null ? 0 : 1 + 2 * place + (isWord ? 1 : 0)))
  return new Places({ gaps: packedRuns(gaps), spots: packedRuns(spots) })
}

test('stems are side by side where one comes right after the other, in their order', () => {
  const [one, two] = [places([3, 0], [5, 1], [9, 4]), places([3, 1], [5, 0], [9, 6])]
  expect(sideBySide([one, two])).toEqual([3])
  expect(sideBySide([two, one])).toEqual([5])
  expect(sideBySide([one])).toEqual([3, 5, 9])
  expect(sideBySide([one, two, places([3, 2])])).toEqual([3])
  expect(sideBySide([one, null])).toEqual([])
  expect(sideBySide([null, one])).toEqual([])
  expect(sideBySide([])).toEqual([])
})

test('the parts of a word are beside each other and beside the next word', () => {
  const parts = [places([1, 0]), places([1, 1, false]), places([1, 2])]
  expect(sideBySide(parts)).toEqual([1])
  expect(sideBySide([places([1, 0, false]), places([1, 1, false])])).toEqual([1])
})

test('a name may have any number of words', () => {
  expect(sideBySide([places([1, 400], [2, 0]), places([1, 401])])).toEqual([1])
})

test('what is apart from the row is beside nothing, in the largest catalogue', () => {
  expect(sideBySide([places([0, null]), places([32_768, 0])])).toEqual([])
  expect(sideBySide([places([7, null]), places([7, 0], [7, 1])])).toEqual([])
  expect(sideBySide([places([40_000, 0]), places([40_000, 1])])).toEqual([40_000])
})

test('a word begins at the first of its parts, and nowhere apart from the row', () => {
  const { spots } = places([1, 0], [1, 1, false], [2, 0, false], [3, null])
  expect(Array.from(spots, beginsWord)).toEqual([true, false, false, false])
})
