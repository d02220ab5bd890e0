import { describe, expect, test } from 'vitest'
import type { Clause } from '../../../build/contract/authored/clauses.ts'
import { noDateAfterDataDate } from '../../../build/check/rules/dates.ts'
import { uniqueClauseId } from '../../../build/check/rules/identity.ts'
import { formOptions } from '../../../build/check/rules/law-and-forms.ts'
import { pageInDocument, retiredClause } from '../../../build/check/rules/clauses.ts'
import { supersedesExists, uinAddress } from '../../../build/check/rules/versions.ts'
import { clauseOf } from '../../support/records.ts'
import { findingsOfDataset, findingsOfProduct, reportsOf, subjectOf } from './found.ts'

// Records on both sides of the limits of rules.

describe('a UIN as an address', () => {
  const isRight = (uin: string) => findingsOfProduct(uinAddress, subjectOf({ uin })).length === 0

  test('has at most 80 characters', () => {
    expect([isRight('A'.repeat(80)), isRight('A'.repeat(81))]).toEqual([true, false])
  })

  test('gives files a name of at most 200 bytes', () => {
    const uin = (ampersands: number, letters: number) => '&'.repeat(ampersands) + 'A'.repeat(letters)
    expect([isRight(uin(62, 14)), isRight(uin(62, 15))]).toEqual([true, false])
  })
})

test('a version before may be in a file that could not be read', () => {
  const products = [{ path: 'p.json', uin: 'A1', supersedes: 'B1' }]
  const findings = (unreadable: Set<string>) =>
    findingsOfDataset(supersedesExists, {}, { products, unreadable })
  expect([findings(new Set(['b.json'])).length, findings(new Set()).length]).toEqual([0, 1])
})

test('of two clauses with one number, that of the later file is to change, in whatever order they were read', () => {
  const places = ['c.json', 'a.json', 'b.json'].map((path) => ({ path, at: 0 }))
  const findings = findingsOfDataset(uniqueClauseId, {}, { repeatedClauses: new Map([[5, places]]) })
  const said = (path: string) =>
    `${path}/clauses/0/id: clause number 5 is used in a.json already; give the newer clause a number never used before`
  expect(findings).toEqual([said('b.json'), said('c.json')])
})

test.each([
  ['choice', [2, 3]],
  ['checkbox', [1, 2, 3]],
  ['yes-no', [0, 2]],
  ['text', [0]],
])('a blank of type %s may have %j options', (type, allowed) => {
  const isRight = (count: number) => {
    const blank = { label: 'B', type, options: Array<string>(count).fill('O') }
    const record = { instructions: { sections: [{ fields: [blank] }] } }
    return findingsOfDataset(formOptions, { forms: [{ path: 'f.json', record }] }).length === 0
  }
  expect([0, 1, 2, 3].filter(isRight)).toEqual(allowed)
})

test('the last page of a clause is a page of its document', () => {
  const subject = subjectOf({ documents: [{ id: 'w', pages: 2 }] })
  const findings = (clause: Clause) =>
    reportsOf(pageInDocument, 'clause', clause, {}, subject).map(({ where }) => where)
  expect(findings(clauseOf(1, { page: 2 }))).toEqual([])
  expect(findings(clauseOf(1, { page: 3 }))).toEqual(['/page'])
  expect(findings(clauseOf(1, { page: 1, page_end: 2 }))).toEqual([])
  expect(findings(clauseOf(1, { page: 2, page_end: 3 }))).toEqual(['/page_end'])
})

test('the day of the data is not after itself', () => {
  const insurers = (day: string) => new Map([['i', { path: 'i.json', record: { on: day } }]])
  const dataset = { record: { data_date: '2026-01-10' } }
  const others = { laws: [], forms: [], complaints: { path: 'complaints.json', record: {} } }
  const findings = (day: string) =>
    findingsOfDataset(noDateAfterDataDate, { ...others, dataset, insurers: insurers(day) }).length
  expect([findings('2026-01-10'), findings('2026-01-11')]).toEqual([0, 1])
})

test('of ranges that share a retired number the first is named', () => {
  const retired = [
    [5, 9],
    [8, 12],
  ]
  expect(reportsOf(retiredClause, 'clause', clauseOf(8), { retired })).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('clause 8: the numbers 5 to 9 are retired') as string,
    }),
  ])
})
