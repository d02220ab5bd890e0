import { describe, expect, test } from 'vitest'
import type { ProductSubject } from '../../../build/check/dataset/model.ts'
import { allowed, clauseName, counted, shown } from '../../../build/check/rules/messages.ts'
import {
  pageInClause,
  pagesInOrder,
  retiredClause,
  retiredRanges,
} from '../../../build/check/rules/clauses.ts'
import type { RuleInputs } from '../../../build/check/dataset/rule-inputs.ts'
import type { Rule } from '../../../build/check/rules/rule.ts'
import { checkProduct } from '../../../build/check/rules/run.ts'
import { clauseOf } from '../../support/records.ts'
import { findingsOfFact, reportsOf } from './found.ts'

// Rules at the edges of what they look at, and the words they report in.

describe('words of messages', () => {
  test('a value is shown as it is written, 78 characters of a text at most', () => {
    expect(shown('a "b"')).toBe(String.raw`"a \"b\""`)
    expect(shown('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`)
    expect(shown('x'.repeat(79))).toBe(`"${'x'.repeat(78)}…"`)
  })

  test('the ends of cells, lines and pages between its words are spaces, and others are told', () => {
    expect(shown('Wait\t24\n months')).toBe('"Wait 24 months"')
    expect(shown(['a\fb', ' \t', 'c\u0000'])).toBe(String.raw`["a b"," \t","c\u0000"]`)
  })

  test('a clause is named by its number, its label and its heading', () => {
    expect(clauseName(clauseOf(7))).toBe('clause 7')
    expect(clauseName(clauseOf(7, { number: '2(a)' }))).toBe('clause 7 (2(a))')
    expect(clauseName(clauseOf(7, { title: 'Fire' }))).toBe('clause 7 (Fire)')
    expect(clauseName(clauseOf(7, { number: '2(a)', title: 'Fire' }))).toBe('clause 7 (2(a) Fire)')
  })

  test('of eight choices all are named, of more the three that are spelled most alike', () => {
    const nine = ['fire', 'hire', 'fired', 'fir', 'wood', 'stone', 'water', 'earth', 'metal']
    expect(allowed('x', [])).toBe('there are none')
    expect(allowed('x', nine.slice(0, 8))).toBe(`allowed: ${nine.slice(0, 8).join(', ')}`)
    expect(allowed('fire', nine)).toBe('the nearest of 9: fire, fir, fired')
  })

  test('things are counted in words that fit', () => {
    expect([0, 1, 2].map((count) => counted(count, 'page'))).toEqual(['no pages', '1 page', '2 pages'])
  })
})

/** Reports of a rule about a product whose clauses have these numbers and pages. */
function reported(rule: Rule, clauses: readonly object[], others: object = { retired: [] }): string[] {
  const whole = clauses.map((one) => ({ document: 'w', number: '', title: '', ...one }))
  const clausesFile = { path: 'c.json', record: { clauses: whole } }
  const subject = { product: { facts: [] }, clauses: clausesFile } as unknown as ProductSubject
  return checkProduct(subject, others as RuleInputs, [rule]).map(({ where }) => where)
}

describe('retired numbers', () => {
  const retired = (...clauses: [number, number][]) => ({ retired: clauses })

  test.each([
    [[5], [5]],
    [[9], [9]],
    [[4], []],
    [[10], []],
    [[4, 10], []],
    [
      [1, 5, 9, 12],
      [5, 9],
    ],
  ])('of %j, those from 5 to 9 are %j', (ids, wrong) => {
    const clauses = ids.map((id) => ({ id }))
    expect(reported(retiredClause, clauses, retired([1, 0], [5, 9], [20, 30]))).toEqual(
      wrong.map((id) => `/clauses/${ids.indexOf(id)}/id`),
    )
  })

  test('a range of one number is a range, one that runs down is none', () => {
    const ranges = [5, 6].map((from) => [from, 5])
    const catalogue = { retired: { path: 'r.json', record: { clauses: ranges } } }
    expect(reportsOf(retiredRanges, 'dataset', catalogue, {})).toMatchObject([{ where: '/clauses/1' }])
  })
})

test('clauses of two documents are each in their own order', () => {
  const clauses = [
    { id: 1, page: 1 },
    { id: 2, page: 3 },
    { id: 3, page: 1, document: 'brochure' },
    { id: 4, page: 3 },
    { id: 5, page: 2 },
  ]
  expect(reported(pagesInOrder, clauses)).toEqual(['/clauses/4/page'])
})

test.each([
  [1, false],
  [2, true],
  [3, true],
  [4, true],
  [5, false],
])('page %i of a clause on pages 2 to 4', (page, isRight) => {
  const fact = { key: 'k', value: 1, unverified: 'smudged', quote: 'q', clause: 7, page }
  const findings = findingsOfFact(pageInClause, fact, [clauseOf(7, { page: 2, page_end: 4 })])
  expect(findings).toEqual(isRight ? [] : ['/page'])
})
