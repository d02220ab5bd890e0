import { describe, expect, test } from 'vitest'
import { numberAsked, sectionKeys } from '../../build/search/section-number.ts'

const HELD = [
  '1',
  '5',
  '13',
  '17',
  '39',
  '45',
  '64VB',
  '194LBA',
  '1941234',
  '2CB',
  '2C',
  '14A',
  'Chapter I, 13',
  'Schedule III, 1.6',
  '1.16',
  '3.2A',
  'Section 39, 1',
  'Section 2, 24',
  'Chapter II, B',
  'Chapter III, II',
  'Chapter III, III',
  'Section 1, Part A, II.4',
  '8 to 10',
]
const keys = new Set(HELD.flatMap(sectionKeys))
const asked = (q: string) =>
  numberAsked(
    q,
    (key) => keys.has(key),
    // No name has 45 in it.
    (words) => /\b(?:act|circular|irda)\b/u.test(words) && !/\b45\b/u.test(words),
  )

test.each([
  ['45', ['45']],
  ['14‑A', ['14a']],
  ['Schedule III, 1.6', ['schedule iii 1.6', 'iii 1.6', '1.6']],
  ['Chapter I, 13', ['chapter i 13', 'i 13', '13']],
  ['Schedule II', ['schedule ii']],
  ['Effective date', []],
  ['Chapter II, B', ['chapter ii b']],
  ['Chapter 2, B', ['chapter ii b']],
  ['Chapter III, II', ['chapter iii ii']],
  ['i to iii', ['i to iii']],
  ['Section 1, Part A, II.4', ['1 a ii.4', 'ii.4']],
])('%s is found by %j', (number, expected) => {
  expect(sectionKeys(number)).toEqual(expected)
})

describe('a section is named by', () => {
  test.each([
    ['section 45', '45', ''],
    ['s. 45', '45', ''],
    ['s45', '45', ''],
    ['Sec.45', '45', ''],
    ['under section 45', '45', ''],
    ['u/s 45', '45', ''],
    ['§ 45', '45', ''],
    ['section 45 and 39', '45', 'and 39'],
    ['section 2 clause 24', '2 24', ''],
    ['clause 13 of the circular', '13', 'of the circular'],
    ['chapter i section 13 circular', 'chapter i 13', 'circular'],
    ['section 45 section', '45', 'section'],
    ['45', '45', ''],
    ['45 insurance act', '45', 'insurance act'],
    ['64VB', '64vb', ''],
    ['194LBA', '194lba', ''],
    ['64 vb', '64vb', ''],
    ['para 3.2 a', '3.2a', ''],
    ['sec 64-VB insurance act', '64vb', 'insurance act'],
    ['64VB 194LBA', '64vb', '194lba'],
    ['2c b', '2c', 'b'],
    ['section I, 13', 'i 13', ''],
    ['Ch. I, 13', 'chapter i 13', ''],
    ['chapter i 13 master circular', 'chapter i 13', 'master circular'],
    ['section 2, 24', '2 24', ''],
    ['section 39, 1', '39 1', ''],
    ['धारा 45', '45', ''],
    ['dhara 45', '45', ''],
    ['chapter 1, 13', 'chapter i 13', ''],
    ['अध्याय 3, II circular', 'chapter iii ii', 'circular'],
    ['schedule 3 1.6', 'schedule iii 1.6', ''],
    ['section 45 of policyholders', '45', 'of policyholders'],
    ['para 1.16', '1.16', ''],
    ['45 sub-section (2) insurance act', '45', '2 insurance act'],
    ['Chapter I, 13(2)(a)', 'chapter i 13', 'a'],
    ['Chapter II, B circular', 'chapter ii b', 'circular'],
    ['Chapter III, II circular', 'chapter iii ii', 'circular'],
    ['Section 1, Part A, II.4 of the circular', '1 a ii.4', 'of the circular'],
    ['section 1 of the circular', '1', 'of the circular'],
    ['para II.4', 'ii.4', ''],
    ['paragraph 8 to 10 circular', '8 to 10', 'circular'],
    ['nomination section 39 of act 1938', '39', 'nomination of act 1938'],
  ])('%s', (q, key, rest) => {
    expect(asked(q)).toMatchObject({ key, missing: null, rest })
  })

  test.each([
    ['rule 17', 'rules'],
    ['rules 17', 'rules'],
    ['regulation 5', 'regulations'],
    ['reg 5', 'regulations'],
    ['section 17', null],
  ])('%s is of %s', (q, kind) => {
    expect(asked(q).kind).toBe(kind)
  })
})

test.each([
  'claim paid in 45 days',
  'clause 45 of my policy',
  'para 5 of policy',
  'section 45 in the policies',
  'articles dropped from aircraft',
  'ombudsman rules 1998',
  'irda circular 13 may',
  '45 दिन बाद क्लेम नामंज़ूर',
  'free look',
  '15 days',
  '1938',
  '1941234',
  'vitamin b12',
  '3rd party insurance act',
  '27e mountains',
  '1941234a insurance act',
  'section b12',
  'section 45days',
  '6 4vb',
])('%s names no section', (q) => {
  expect(asked(q)).toEqual({ key: null, missing: null, kind: null, rest: q })
})

test.each([
  ['27E', '27e', ''],
  ['27E insurance act', '27e', 'insurance act'],
  ['27E 28F insurance act', '27e', '28f insurance act'],
  ['section 64-VC', '64vc', ''],
  ['irda 14–B', '14b', 'irda'],
  ['irda 14STA', '14sta', 'irda'],
])('%s names section %s, which is not held', (q, missing, rest) => {
  expect(asked(q)).toEqual({ key: null, missing, kind: null, rest })
})

test('a hyphen before another word joins nothing', () => {
  expect(asked('section 45-only policy')).toMatchObject({ key: '45', rest: 'only policy' })
})

test('a number nobody holds is said to be missing', () => {
  expect(asked('section 27E insurance act')).toMatchObject({
    key: null,
    missing: '27e',
    rest: 'insurance act',
  })
  expect(asked('section 2 clause 99').missing).toBe('2 99')
  expect(asked('chapter iii, 45')).toMatchObject({ key: null, missing: 'chapter iii 45' })
})

test.each([
  ['chapter ii', 'chapter ii'],
  ['Ch. 5 circular', 'chapter v'],
  ['chapter 39', 'chapter xxxix'],
  ['schedule 1', 'schedule i'],
  ['schedule iii section 13', 'schedule iii 13'],
  ['article 45', 'article 45'],
  ['अनुच्छेद 13', 'article 13'],
])('%s is neither a section nor another kind of part: it is missing', (q, missing) => {
  expect(asked(q)).toMatchObject({ key: null, missing })
})

test('six numbers of a query at most are tried beside its other words', () => {
  const titles: string[] = []
  const many = Array.from({ length: 100 }, () => '13').join(' and ')
  numberAsked(
    many,
    (key) => keys.has(key),
    (words) => titles.push(words) === 0,
  )
  expect(titles).toHaveLength(6)
  expect(asked('irda 1 and 2 and 3 and 4 and 5 and 6 and 13').key).toBe('1')
  expect(asked('irda 9 or 99 or 999 or 9999 or 8 or 17 or 13').key).toBe('17')
  expect(asked('irda 9 or 99 or 999 or 9999 or 8 or 88 or 13').key).toBeNull()
})
