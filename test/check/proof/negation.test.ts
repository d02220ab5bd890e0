import { describe, expect, test } from 'vitest'
import { sentenceAround } from '../../../build/check/proof/quote-passage.ts'
import { saysNo, saysNoOrNarrows } from '../../../build/check/proof/negation.ts'

// Proofs against clauses. This module: words that say no, words that narrow, and those that do neither.

describe('words that say no', () => {
  test.each([
    'Maternity is not covered',
    'Sub-limit: Nil',
    'none of them',
    'is never paid',
    'cannot be claimed',
    'nor is it paid',
    'neither of them',
    'We shall pay nothing',
    'it is nowhere covered',
    'nobody is covered',
    'Maternity ×',
    '× Maternity',
    'Maternity\tX\tyes',
    'Maternity ❎',
    'Maternity 🗶',
    'Maternity 🚫',
    'Maternity: N/A',
    'it isn’t covered',
    "it doesn't pay",
    'it isnt covered',
    'Is it covered? No. Ask us',
    'Exclusions: maternity',
    'Maternity\t✗',
    'Maternity\t✘',
    'Maternity\t❌',
    'Maternity\t☒',
    'Maternity\t\uf0fb',
    'is n\u00adot covered',
    'is ｎｏｔ covered',
    'कवर नहीं है',
    'Dental\tN',
    'Dental\tNA\tYes',
    'Dental: n.a.',
    'Dental\t N.A\n',
    'no claims and bonus',
    'is not covered, and shall not be denied',
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
  ])('%j', (text) => {
    expect([saysNo(text), saysNoOrNarrows(text)]).toEqual([true, true])
  })
})

describe('words that narrow what is said, and do not say no', () => {
  test.each([
    'except on the road',
    'all exceptions',
    'unless we agree',
    'without our consent',
    'other\nthan the car',
    'other \n than the car',
    'only in India',
    'solely in India',
    'the policy is void',
    'we waive it',
    'it is waived',
    'the cover ceases',
    'cover may cease',
    'the cover lapses',
    'it lapse',
    ...'declined refusing rejected repudiated'.split(' '),
    'is unavailable',
    'is ineligible',
    'is inadmissible',
    'is inapplicable',
    'for non payment',
    'it fails to cover',
    'will fail',
    'is barred',
    'is prohibited',
    'we forbid it',
    'disallowed',
    'we deny it',
    'is denied',
    'he denies it',
    'Dental\t-',
    'Dental: –',
    'Dental\t —\nYes',
    '☐ Maternity',
    '○ Maternity',
    'this prohibits it',
    'it is forbidden',
    'they are disallowed',
    'it is withdrawn',
    'it is deleted',
    'it is discontinued',
  ])('%j', (text) => {
    expect([saysNo(text), saysNoOrNarrows(text)]).toEqual([false, true])
  })
})

describe('words that take nothing back', () => {
  test.each([
    'Maternity is covered',
    'a notice, a knot and a nominee',
    'not less than two claims',
    'not earlier\nthan two days',
    'not fewer than two',
    'Form No: 5',
    'Plan X',
    'Dental\tN5',
    'Plan N',
    'Dental\tNA - see below',
    'cover shall not be denied',
    '[x] Maternity',
    '✓ Maternity',
    'the unit',
    'a notice',
    'a well-being',
    'Dental\t- see below',
    'Dental\t-or not\tFire',
    'the den of a dean',
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
    'paid, subject to the limits, terms, conditions and exclusions of this policy',
    'subject to all terms, conditions & exclusions',
    'Subject to policy terms and conditions and exclusions',
  ])('%j', (text) => {
    expect([saysNo(text), saysNoOrNarrows(text)]).toEqual([false, false])
  })
})

describe('the sentence around a word', () => {
  const sentenceOf = (text: string, word: string) =>
    sentenceAround(text, text.indexOf(word), text.indexOf(word) + word.length).trim()

  test.each([
    ['We pay. Fire is covered. No more.', 'Fire', 'Fire is covered.'],
    ['We pay! Fire is covered; no more', 'Fire', 'Fire is covered;'],
    ['Is it? Fire is covered', 'Fire', 'Fire is covered'],
    ['at 2.5 for fire of it', 'fire', 'at 2.5 for fire of it'],
    ['Not covered\nFire is covered\nnow. Yes', 'Fire', 'Fire is covered\nnow.'],
    ['Not covered\n(a) fire\n(b) flood', 'fire', '(a) fire'],
    ['Not covered\n• fire\n• flood', 'fire', '• fire'],
    ['Not covered\nii) fire\niii) flood', 'fire', 'ii) fire'],
    ['Fire is paid\nthe same\nday.', 'Fire', 'Fire is paid\nthe same\nday.'],
    ['Not covered\n5 fires\n6 floods', 'fires', '5 fires'],
    ['One. Two.', 'One.', 'One.'],
    ['Fire is covered; not flood', '; not flood', 'Fire is covered; not flood'],
    ['Fire is covered. Not so flood. No.', 'covered. Not', 'Fire is covered. Not so flood.'],
  ])('of %j with %j', (text, word, sentence) => {
    expect(sentenceOf(text, word)).toBe(sentence)
  })

  test('a sentence ends where a stretch does not go on behind its full stop', () => {
    const text = 'One two. Three four. Five six.'
    expect(sentenceAround(text, 9, 14)).toBe(' Three four.')
    expect(sentenceAround(text, 9, 20)).toBe(' Three four.')
    expect(sentenceAround(text, 9, 21)).toBe(' Three four. Five six.')
  })
})
