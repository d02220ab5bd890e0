import { describe, expect, test } from 'vitest'
import { saysNo, saysNoOrNarrows, sentenceAround } from '../../../build/check/proof/negation.ts'

// Proofs against clauses. This module: words that say no.

describe('words that say no', () => {
  test.each([
    'Maternity is not covered',
    'No cover for maternity',
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
    'is excluded',
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
  ])('%j', (text) => {
    expect(saysNo(text)).toBe(true)
    expect(saysNoOrNarrows(text)).toBe(true)
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
    'we decline it',
    'is declining',
    'we refuse it',
    'is rejected',
    'we repudiate it',
    'Dental\t-',
    'Dental: –',
    'Dental\t —\nYes',
    '☐ Maternity',
    '○ Maternity',
  ])('%j', (text) => {
    expect(saysNo(text)).toBe(false)
    expect(saysNoOrNarrows(text)).toBe(true)
  })
})

describe('words that take nothing back', () => {
  test.each([
    'Maternity is covered',
    'a notice, a knot and a nominee',
    'not exceeding Rs. 5,000',
    'shall not  exceed 30 days',
    'not more than two claims',
    'not less than two claims',
    'not later than two days',
    'not earlier\nthan two days',
    'not fewer than two',
    'no later than two days',
    'no more than two claims',
    'including but not limited to fire',
    'shall not be limited to fire',
    'not only fire',
    'whether or not it is used',
    'whether  or not it is used',
    'whether or  not it is used',
    'if or  not',
    'not  more  than two claims',
    'no  later  than two days',
    'but not  limited  to fire',
    'not  exceeding 5',
    'not\nonly fire',
    'shall not be  limited to fire',
    'if or not',
    'Form No. 5',
    'Form No: 5',
    'the united unit of the uncle',
    'open 24 × 7',
    'open 24 ×  7',
    'Form No.5',
    'Form No .  5',
    'Plan X',
    'Dental\tN5',
    'Plan N',
    'Dental\tNA - see below',
    'a No Claim Bonus of 5%',
    'a no-claims discount',
    'a no claim-bonus',
    'cover shall not be denied',
    'we cannot  deny it',
    'is never refused',
    'we do not refuse it',
    'not rejected',
    'not reject',
    'shall not be  declined',
    'shall not be withheld',
    'cannot withhold it',
    'is not excluded',
    'never exclude it',
    'not be repudiated',
    'not repudiate',
    'not be contested',
    'not contest it',
    '[x] Maternity',
    '✓ Maternity',
  ])('%j', (text) => {
    expect(saysNo(text)).toBe(false)
  })

  test.each([
    'Maternity is covered',
    'the unit',
    'a notice',
    'cover shall not be denied',
    'not only fire',
    'a well-being',
    'Dental\t- see below',
    'Dental\t-or not\tFire',
    'the den of a dean',
  ])('%j does not narrow', (text) => {
    expect(saysNoOrNarrows(text)).toBe(false)
  })
})

describe('the sentence around a word', () => {
  const sentenceOf = (text: string, word: string) =>
    sentenceAround(text, text.indexOf(word), text.indexOf(word) + word.length).trim()

  test.each([
    ['We pay. Fire is covered. No more.', 'Fire', 'Fire is covered.'],
    ['We pay! Fire is covered; no more', 'Fire', 'Fire is covered;'],
    ['Is it? Fire is covered', 'Fire', 'Fire is covered'],
    ['up to Rs. 5 for fire', 'fire', '5 for fire'],
    ['at 2.5 for fire of it', 'fire', 'at 2.5 for fire of it'],
    ['Not covered\nFire is covered\nnow. Yes', 'Fire', 'Fire is covered\nnow.'],
    ['Not covered\n(a) fire\n(b) flood', 'fire', '(a) fire'],
    ['Not covered\n• fire\n• flood', 'fire', '• fire'],
    ['Not covered\n5 fires\n6 floods', 'fires', '5 fires'],
    ['Fire.', 'Fire.', 'Fire.'],
    ['One. Two.', 'One.', 'One.'],
    ['Fire is covered; not flood', '; not flood', 'Fire is covered; not flood'],
    ['Fire is covered. Not so flood. No.', 'covered. Not', 'Fire is covered. Not so flood.'],
  ])('of %j with %j', (text, word, sentence) => {
    expect(sentenceOf(text, word)).toBe(sentence)
  })
})
