import { expect, test } from 'vitest'
import { rowsOf, thesaurusOf } from '../../build/search/thesaurus/stemmed.ts'
import { thesaurusFrom } from '../../build/search/trade-words.ts'

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

test('a thesaurus is published in rows, each a key and its phrases, and read as it was', () => {
  const rows = rowsOf(thesaurus)
  expect(rows.same[0]).toEqual(['co payment', 'copay', 'own share', 'deductible'])
  expect(rows.unheld).toEqual([['tail', 'excess', 'deductible', 'zorb']])
  const read = thesaurusFrom(rows)
  for (const name of ['same', 'asked', 'unheld'] as const)
    for (const [key, phrases] of thesaurus[name]) expect([key, read[name].get(key)]).toEqual([key, phrases])
  expect(read.same.get('constructor')).toBeUndefined()
})
