import { describe, expect, test } from 'vitest'
import { isNegatedAt, saysNo, saysNoOrNarrows, sentenceAround } from '../../../build/check/proof/negation.ts'

// Proofs against clauses. This module: the white space and the places that decide whether words say no. A bar is where a quote begins.

/** Whether a negation is right before the bar. */
function isNegated(marked: string): boolean {
  const at = marked.indexOf('|')
  return isNegatedAt(marked.slice(0, at) + marked.slice(at + 1), at)
}

describe('what comes right after a negation', () => {
  test.each([
    'Nil  |depreciation',
    'Paid?\tNothing\tDental is not |Covered',
    'Dental\tIt has no\n|Maternity',
    'Dental\tNo such\n|Maternity',
    'It is not¹ |covered',
    'It is not[1] |covered',
    'It is not[12] |covered',
    'It is not^1 |covered',
    'It is not ① |covered',
    'except: 1.1 |war',
    'except: 1.1. |war',
    'except:\n12.10 |war',
    'except: ii. |war',
    'except: xiv) |war',
    'It isn`t |covered',
    'It isnʼt |covered',
    'It isn´t |covered',
    'It isn′t |covered',
    'fire otherwise than |arson',
    'fire other-than |arson',
    'un-\nless |arson',
    'with‐ \f out |limit',
    'ex\u2011\ncept |arson',
    'सीमा के बिना |लाभ',
    'सीमा के बगैर |लाभ',
    'युद्ध के सिवाय |लाभ',
    'युद्ध को छोड़कर |लाभ',
  ])('%j', (marked) => {
    expect(isNegated(marked)).toBe(true)
  })

  test.each([
    'What is paid?\t Nothing\t|Clause 4',
    'What is paid?\tNothing\t \n|Clause 4',
    'Dental\tNo \n|Maternity',
    'Form No : |5',
    'except: 30 |war',
    'except: 130.1 |war',
    'It is not[123] |covered',
    'with-\nOut |limit',
    'इसके अलावा |लाभ',
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
    'no  claims  discount',
    'no-claim-bonus',
    'shall not  be  denied',
    'cannot  deny',
    'never refuse',
    'not reject',
    'not decline',
    'not withhold',
    'not withheld',
    'not exclude',
    'not repudiate',
    'not contest',
    'Form no  .  5',
    'Form no.5',
    'Form no#5',
    'an exclusive cover',
    'paid exclusively by us',
    'beyond the limits of scope',
    'a nonpayableness',
  ])('%j', (text) => {
    expect([saysNo(text), saysNoOrNarrows(text)]).toEqual([false, false])
  })
})

test.each([
  'Maternity – Non-payable',
  'Maternity is non payable',
  'Maternity is nonpayable',
  'Maternity is non-admissible',
  'Maternity is non-covered',
  'Maternity: non-available',
  'Maternity: non-reimbursable',
  'Maternity is outside the scope of cover',
  'Maternity is beyond scope',
  'Maternity is out  of  the  scope  of cover',
  'Maternity\tNo¹',
  'Maternity isn`t covered',
  'Maternity is exclu-\nded',
])('words that say no, however they are written: %j', (text) => {
  expect(saysNo(text)).toBe(true)
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
  'it is withdrawn',
  'it is deleted',
  'it is discontinued',
])('a narrowing word in any form: %s', (text) => {
  expect([saysNo(text), saysNoOrNarrows(text)]).toEqual([false, true])
})

test('a sentence ends where a stretch does not go on behind its full stop', () => {
  const text = 'One two. Three four. Five six.'
  expect(sentenceAround(text, 9, 14)).toBe(' Three four.')
  expect(sentenceAround(text, 9, 20)).toBe(' Three four.')
  expect(sentenceAround(text, 9, 21)).toBe(' Three four. Five six.')
})
