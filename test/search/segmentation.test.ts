import { expect, test } from 'vitest'
import { segmentsOf } from '../../build/search/spelling-correction.ts'
import { stem } from '../../build/search/words.ts'

const known = new Set(['care', 'freedom', 'plus', 'star', 'health', '2020', '20'].map(stem))
const isKnown = (stem: string) => known.has(stem)

test.each([
  ['carefreedom', ['care freedom']],
  ['health2020', ['health 2020']],
])('%s is cut into known words and whole numbers', (word, expected) => {
  expect(segmentsOf(word, isKnown).map((phrase) => phrase.join(' '))).toEqual(
    expected.map((words) => words.split(' ').map(stem).join(' ')),
  )
})

test.each([['health'], ['healthx'], ['health202'], [''], ['2020'], ['20202020']])(
  '%s is not cut: a part is unknown, or a number would be cut, or nothing is joined',
  (word) => {
    expect(segmentsOf(word, isKnown)).toEqual([])
  },
)

test('the fewest segments come first', () => {
  const all = new Set(['carfin', 'dom', 'car', 'fin'])
  expect(segmentsOf('carfindom', (stem) => all.has(stem))[0]).toEqual(['carfin', 'dom'])
})

test('a long word of short known parts is cut within a fixed number of segmentations', () => {
  expect(segmentsOf('a'.repeat(40), (stem) => /^a+$/u.test(stem)).length).toBeLessThanOrEqual(8)
  expect(segmentsOf('a'.repeat(41), () => true)).toEqual([])
})
