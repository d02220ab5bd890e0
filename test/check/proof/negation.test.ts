import { describe, expect, test } from 'vitest'
import { saysNo, saysNoOrNarrows, sentenceAround } from '../../../build/check/proof/negation.ts'

// Proofs against clauses. This module: words that say no.

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
  ])('%j', (text) => {
    expect(saysNo(text)).toBe(false)
  })

  test.each([
    'Maternity is covered',
    'the unit',
    'a notice',
    'cover shall not be denied',
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
    ['at 2.5 for fire of it', 'fire', 'at 2.5 for fire of it'],
    ['Not covered\nFire is covered\nnow. Yes', 'Fire', 'Fire is covered\nnow.'],
    ['Not covered\n(a) fire\n(b) flood', 'fire', '(a) fire'],
    ['Not covered\n• fire\n• flood', 'fire', '• fire'],
    ['Not covered\n5 fires\n6 floods', 'fires', '5 fires'],
    ['One. Two.', 'One.', 'One.'],
    ['Fire is covered; not flood', '; not flood', 'Fire is covered; not flood'],
    ['Fire is covered. Not so flood. No.', 'covered. Not', 'Fire is covered. Not so flood.'],
  ])('of %j with %j', (text, word, sentence) => {
    expect(sentenceOf(text, word)).toBe(sentence)
  })
})
