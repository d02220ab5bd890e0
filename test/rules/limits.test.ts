import { describe, expect, test } from 'vitest'
import type { Field } from '../../build/contract/authored/category.ts'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import type { Fact } from '../../build/contract/authored/product.ts'
import type { Catalogue, Gathered, ProductSubject } from '../../build/dataset/model.ts'
import type { Surroundings } from '../../build/dataset/surroundings.ts'
import { proofsOf } from '../../build/proof/quotes.ts'
import { conflictsInDocument, notStatedHasNoQuote } from '../../build/rules/facts.ts'
import { uniqueClauseId } from '../../build/rules/identity.ts'
import { formOptions } from '../../build/rules/law-and-forms.ts'
import { yesNoInSentence } from '../../build/rules/negation.ts'
import { pageInDocument } from '../../build/rules/page-numbers.ts'
import { pageOfQuote } from '../../build/rules/quotes.ts'
import { retiredClause } from '../../build/rules/retired.ts'
import type { Rule } from '../../build/rules/rule.ts'
import { noteSaysValue } from '../../build/rules/values.ts'
import { supersedesExists, uinAddress } from '../../build/rules/versions.ts'

// What rules just allow, and what they just do not.

function clauseOf(id: number, more: Partial<Clause> = {}): Clause {
  return { id, document: 'w', parent: null, number: '', title: '', text: 'T', page: 1, ...more }
}

function subjectOf(product: object, clauses: readonly Clause[] = []): ProductSubject {
  const byId = new Map(clauses.map((one) => [one.id, one]))
  return { path: 'p.json', product, byId } as unknown as ProductSubject
}

/** Where a rule finds fault with a fact of a product with these clauses. */
function faultsOfFact(rule: Rule, fact: Fact, clauses: readonly Clause[] = []): string[] {
  const found: string[] = []
  const subject = subjectOf({ facts: [fact] }, clauses)
  rule.fact?.({ fact, field: null, subject }, (where) => found.push(where))
  return found
}

/** What a rule says of the dataset. */
function faultsOfDataset(rule: Rule, catalogue: object, gathered: object = {}): string[] {
  const found: string[] = []
  rule.dataset?.(catalogue as Catalogue, gathered as Gathered, (path, where, message) =>
    found.push(`${path}${where}: ${message}`),
  )
  return found
}

describe('a UIN as an address', () => {
  const isRight = (uin: string) => {
    const found: string[] = []
    uinAddress.product?.(subjectOf({ uin }), {} as Surroundings, (_path, where) => found.push(where))
    return found.length === 0
  }

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
  const faults = (unreadable: Set<string>) => faultsOfDataset(supersedesExists, {}, { products, unreadable })
  expect([faults(new Set(['b.json'])).length, faults(new Set()).length]).toEqual([0, 1])
})

test('of two clauses with one number, that of the later file is to change, in whatever order they were read', () => {
  const places = ['c.json', 'a.json', 'b.json'].map((path) => ({ path, at: 0 }))
  const faults = faultsOfDataset(uniqueClauseId, {}, { repeatedClauses: new Map([[5, places]]) })
  const said = (path: string) =>
    `${path}/clauses/0/id: clause number 5 is used in a.json already; give the newer clause a number never used before`
  expect(faults).toEqual([said('b.json'), said('c.json')])
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
    return faultsOfDataset(formOptions, { forms: [{ path: 'f.json', record }] }).length === 0
  }
  expect([0, 1, 2, 3].filter(isRight)).toEqual(allowed)
})

test('the last page of a clause is a page of its document', () => {
  const faults = (clause: Clause) => {
    const found: string[] = []
    const subject = subjectOf({ documents: [{ id: 'w', pages: 2 }] })
    pageInDocument.clause?.(clause, subject, (where) => found.push(where))
    return found
  }
  expect(faults(clauseOf(1, { page: 2 }))).toEqual([])
  expect(faults(clauseOf(1, { page: 3 }))).toEqual(['/page'])
  expect(faults(clauseOf(1, { page: 1, page_end: 2 }))).toEqual([])
  expect(faults(clauseOf(1, { page: 2, page_end: 3 }))).toEqual(['/page_end'])
})

test('a fact that names no clause has none of its own', () => {
  expect(faultsOfFact(conflictsInDocument, { key: 'k', value: 1, conflicts: [1] }, [clauseOf(1)])).toEqual([])
  const fact = { key: 'k', value: 1, clause: 1, conflicts: [1] }
  expect(faultsOfFact(conflictsInDocument, fact, [clauseOf(1)])).toEqual(['/conflicts/0'])
})

test('a yes is compared with its quote alone where the quote is not proven', () => {
  for (const proof of [{}, { clause: 1, page: 1 }]) {
    const faults = (quote: string) =>
      faultsOfFact(yesNoInSentence, { key: 'k', value: true, quote, ...proof }, [clauseOf(1)])
    expect([faults('It is not covered'), faults('It is covered')]).toEqual([['/value'], []])
  }
})

test.each([
  ['fire', 1],
  ['5', 1],
  ['✓', 0],
])('the quote %j has %i to be proven', (quote, count) => {
  const fact = { key: 'k', value: true, quote, clause: 1, page: 1 }
  expect(proofsOf(subjectOf({ facts: [fact] }, [clauseOf(1)]))).toHaveLength(count)
})

test('a quote that is on two pages may be on either', () => {
  const clause = clauseOf(1, { text: 'fire\f\ffire', page: 2, page_end: 4 })
  const said = (page: number) => {
    const fact = { key: 'k', value: true, quote: 'fire', clause: 1, page }
    const messages: string[] = []
    for (const proof of proofsOf(subjectOf({ facts: [fact] }, [clause])))
      pageOfQuote.quote?.(proof, subjectOf({}), (_where, message) => messages.push(message))
    return messages
  }
  expect([said(2), said(4)]).toEqual([[], []])
  expect(said(3)).toEqual([expect.stringContaining('begins on page 2 or 4; set the page to that')])
})

test('all numbers of a text are named that neither its quote nor its note says', () => {
  const messages: string[] = []
  const fact = { key: 'k', value: '5 days or 7 %', quote: 'at any time', note: 'It follows.' }
  const one = { fact, field: { type: 'text' } as Field, subject: subjectOf({}) }
  noteSaysValue.fact?.(one, (_where, message) => messages.push(message))
  expect(messages).toEqual([expect.stringContaining('nor the note says 5 days, 7 %; say in the note')])
})

test('of ranges that share a retired number the first is named', () => {
  const clauses = { path: 'c.json', record: { clauses: [clauseOf(8)] } }
  const retired = [
    [5, 9],
    [8, 12],
  ]
  const said: string[] = []
  const subject = { clauses } as unknown as ProductSubject
  retiredClause.product?.(subject, { retired } as unknown as Surroundings, (_path, _where, message) =>
    said.push(message),
  )
  expect(said).toEqual([expect.stringContaining('clause 8: the numbers 5 to 9 are retired')])
})

test.each([{ quote: 'q' }, { clause: 1 }, { page: 1 }])('a fact that is not stated has no %j', (given) => {
  expect(faultsOfFact(notStatedHasNoQuote, { key: 'k', value: null })).toEqual([])
  expect(faultsOfFact(notStatedHasNoQuote, { key: 'k', value: null, ...given })).toEqual([''])
})
