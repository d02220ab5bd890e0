import { describe, expect, test } from 'vitest'
import { isNegatedAt, saysNo, saysNoOrNarrows, sentenceAround } from '../../build/proof/negation.ts'

// Proofs against clauses. Here: the white space and the places that decide whether words say no. A bar is where a quote begins.

/** Whether a negation is right before the bar. */
function isNegated(marked: string): boolean {
  const at = marked.indexOf('|')
  return isNegatedAt(marked.slice(0, at) + marked.slice(at + 1), at)
}

describe('what comes right after a negation', () => {
  test.each([
    'Nil  |depreciation',
    'Paid?\tNothing\tDental is not |Covered',
    `It is not |covered. ${'x'.repeat(1000)}`,
    'Dental\tIt has no\n|Maternity',
    'Dental\tNo such\n|Maternity',
  ])('%j', (marked) => {
    expect(isNegated(marked)).toBe(true)
  })

  test.each([
    'What is paid?\t Nothing\t|Clause 4',
    'What is paid?\tNothing\t \n|Clause 4',
    'Dental\tNo \n|Maternity',
    'Form No : |5',
  ])('is not what an answer or a number is before: %j', (marked) => {
    expect(isNegated(marked)).toBe(false)
  })
})

describe('no negation', () => {
  test.each([
    'a room of 10×20 feet',
    'a room of 10 × 20 feet',
    'shall not  exceed',
    'not exceeding',
    'not  be  limited  to',
    'not limited to',
    'not  only',
    'not  more  than',
    'no  later  than',
    'or  not',
    'no claim bonus',
    'no  claims  discount',
    'no-claim-bonus',
    'shall not  be  denied',
    'cannot  deny',
    'never refuse',
    'not refused',
    'not reject',
    'not rejected',
    'not decline',
    'not declined',
    'not withhold',
    'not withheld',
    'not exclude',
    'not excluded',
    'not repudiate',
    'not repudiated',
    'not contest',
    'not contested',
    'Form no  .  5',
    'Form no.5',
    'Form no#5',
  ])('%j', (text) => {
    expect([saysNo(text), saysNoOrNarrows(text)]).toEqual([false, false])
  })
})

test.each([
  'it is declined',
  'it is refused',
  'it is rejected',
  'it is repudiated',
  'this prohibits it',
  'it is forbidden',
  'they are disallowed',
  'it is unavailable',
  'he is ineligible',
])('a narrowing word in any form: %s', (text) => {
  expect([saysNo(text), saysNoOrNarrows(text)]).toEqual([false, true])
})

test('a sentence ends where a stretch does not go on behind its full stop', () => {
  const text = 'One two. Three four. Five six.'
  expect(sentenceAround(text, 9, 14)).toBe(' Three four.')
  expect(sentenceAround(text, 9, 20)).toBe(' Three four.')
  expect(sentenceAround(text, 9, 21)).toBe(' Three four. Five six.')
})
