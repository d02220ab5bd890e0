import { describe, expect, test } from 'vitest'
import { GENERIC_WORDS, LIGHT_WORDS, SPECIAL_WORDS, STOP_WORDS } from '../../build/search/stop-words.ts'

// Questions as people ask them, and which of their words say what is looked for.

/** The words of a question that are not passed over. */
const left = (q: string, isPassedOver: (word: string) => boolean) =>
  q.split(' ').filter((word) => !isPassedOver(word))

describe('a question is left with what it is about', () => {
  test.each([
    ['what is the waiting period for hernia', ['waiting', 'period', 'hernia']],
    ['how do i get their claim form', ['claim', 'form']],
    ['can you tell me if dental is covered', ['dental', 'covered']],
    ['which documents should we give to the insurer', ['documents', 'insurer']],
    ['what will happen with your money', ['money']],
    ['please cancel this policy of our son', ['cancel', 'policy', 'son']],
    ['why was maternity not given to her', ['maternity', 'her']],
    ['whose nominee would it be when she has gone', ['nominee', 'she', 'gone']],
  ])('%s', (q, about) => {
    expect(left(q, (word) => STOP_WORDS.has(word))).toEqual(about)
  })
})

describe('words that say little of a question', () => {
  test.each([
    ['before the first surgery', 'surgery'],
    ['another small cataract', 'cataract'],
    ['used at work or found in a store', 'store'],
    ['told a person something strange', 'strange'],
    ['three months late and two days', 'late'],
    ['which company covers the whole claim', 'whole'],
    ['full list of allowed joints', 'joints'],
    ['becoming possible for twins', 'twins'],
    ['rule called grace', 'grace'],
    ['calculation and meaning of bonus', 'bonus'],
  ])('%s', (q, about) => {
    expect(left(q, (word) => STOP_WORDS.has(word) || LIGHT_WORDS.has(word))).toEqual([about])
  })
})

describe('words that say no more of a product than that it is one', () => {
  test.each([
    ['best health insurance policy online', ['health']],
    ['cheap plan for cancer patients', ['for', 'cancer']],
    ['travel cover 5 lakh rupees', ['travel', '5']],
    ['buy star company scheme', ['star']],
    ['personal goods pricing assured', ['personal', 'goods', 'pricing', 'assured']],
  ])('%s', (q, about) => {
    expect(left(q, (word) => GENERIC_WORDS.has(word))).toEqual(about)
  })
})

test('groups, riders, add-ons, micro insurance and revisions are special products', () => {
  const names = ['Group Care', 'Care Rider', 'Care Addon', 'Micro Care', 'Care Revision', 'Care']
  const isSpecial = (name: string) => name.split(' ').some((word) => SPECIAL_WORDS.has(word.toLowerCase()))
  expect(names.filter(isSpecial)).toEqual(names.slice(0, 5))
})
