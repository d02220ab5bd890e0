import { expect, test } from 'vitest'
import { WordFamilies } from '../../build/search/word-families.ts'
import { stem } from '../../build/search/words.ts'

test.each([
  ['surgery', 'surgical'],
  ['settle', 'settlement'],
  ['exclude', 'exclusion'],
  ['diagnosed', 'diagnosis'],
  ['child', 'children'],
])('%s and %s are of one family', (one, other) => {
  const families = new WordFamilies([stem(one), stem(other), 'hospit', 'surg3ry'])
  expect(families.of(stem(one))).toEqual([stem(other)])
  expect(families.of(stem(other))).toEqual([stem(one)])
})

test.each([
  ['police', 'policy'],
  ['calculate', 'calculus'],
  ['care', 'card'],
  ['section', 'sector'],
  ['prior', 'priority'],
  ['part', 'party'],
])('%s and %s only look alike', (one, other) => {
  expect(new WordFamilies([stem(one), stem(other)]).of(stem(one))).toEqual([])
})
