import { expect, test } from 'vitest'
import { candidatesFor, searchableClauses, tradeWordsOf } from '../../../build/check/proof/absence.ts'
import { clauseOf } from '../../support/records.ts'
import { SYNONYMS, said } from './not-stated.ts'

// The clauses that a person reads before a field is called not stated, the best first.

test('of many clauses eight are offered', () => {
  const ofClauses = (length: number) => said(['dental'], Array<string>(length).fill('Dental care'))
  const named = [7, 8, 9, 10, 11, 12, 13, 14].map((id) => `clause ${id} ("dental")`).join(', ')
  for (const length of [8, 9, 200])
    expect(ofClauses(length)).toEqual([expect.stringContaining(`found in ${named}; state it`)])
})

test('the clause with the rarer term is offered first', () => {
  expect(said(['dental', 'wigs'], ['Dental care', 'Dental fees', 'All wigs'])).toEqual([
    expect.stringContaining('in clause 9 ("wigs"), clause 7 ("dental"), clause 8 ("dental"); state it'),
  ])
})

test('of terms that are equally rare the clauses come in their order', () => {
  expect(said(['wigs', 'dental'], ['Dental care', 'All wigs'])).toEqual([
    expect.stringContaining('in clause 7 ("dental"), clause 8 ("wigs"); state it'),
  ])
})

test('the clause that is headed with all of a term is offered before one that mentions it', () => {
  const mentions = { text: 'Dental care is paid' }
  expect(said(['dental care'], [mentions, { title: 'Dental care', text: 'All is paid' }])).toEqual([
    expect.stringContaining('in clause 8 ("dental care"), clause 7 ("dental care"); state it'),
  ])
  expect(said(['dental care'], [mentions, { title: 'Care', text: 'Dental care' }])).toEqual([
    expect.stringContaining('in clause 7 ("dental care"), clause 8 ("dental care"); state it'),
  ])
})

test.each([
  ['more of the words of its question', 'Is a crown paid?', ['Dental care', 'Dental crown'], [2, 1]],
  ['words that tell something', 'Is the claim for a crown paid?', ['Dental claim', 'Dental crown'], [2, 1]],
  [
    'a rare term',
    'Is a crown of gold paid?',
    ['Dental crown of gold', 'Dental', 'Dental', 'All wigs'],
    [4, 1, 2, 3],
  ],
])('a clause that holds %s is offered first', (_, question, texts, ids) => {
  const clauses = texts.map((text, at) => clauseOf(at + 1, { text }))
  const asked = { terms: ['dental', 'wigs'], question }
  const ranked = candidatesFor(asked, searchableClauses(clauses), tradeWordsOf(SYNONYMS, 'health'))
  expect(ranked.map(({ id }) => id)).toEqual(ids)
})
