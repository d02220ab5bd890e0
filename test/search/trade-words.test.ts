import { expect, test } from 'vitest'
import { thesaurusOf } from '../../build/search/trade-words.ts'

const thesaurus = thesaurusOf({
  same: [
    ['co-payment', 'own share', 'deductible'],
    ['deductible', 'excess'],
  ],
  asked: [
    ['what i pay', 'own share'],
    ['what i pay', 'copayment'],
    ['first part', 'excess'],
  ],
  unheld: [['tail', 'excess']],
  synonyms: [['excess', 'zorb']],
})
const phrases = (found: readonly (readonly string[])[] | undefined) =>
  found?.map((phrase) => phrase.join(' '))

test.each([
  ['co payment', ['copay', 'own share', 'deductible']],
  ['copay', ['co payment', 'own share', 'deductible']],
  ['own share', ['co payment', 'copay', 'deductible']],
  ['deductible', ['co payment', 'copay', 'own share', 'excess']],
  ['excess', ['deductible', 'zorb']],
  ['zorb', ['excess']],
])('%s means the same as %j, and as nothing that means the same as these', (key, expected) => {
  expect(phrases(thesaurus.same.get(key))).toEqual(expected)
})

test('what people say leads to what is printed, and on to what means the same', () => {
  expect(thesaurus.asked.size).toBe(2)
  const [paid, first] = [...thesaurus.asked.values()].map(phrases)
  expect(paid).toEqual(['own share', 'co payment', 'copay', 'deductible'])
  expect(first).toEqual(['excess', 'deductible', 'zorb'])
})
