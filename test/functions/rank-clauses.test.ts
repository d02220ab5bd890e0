import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import type { IndexedClause, TextFile } from '../../build/contract/indexed/text.ts'
import { TEXT_INDEX } from '../../build/contract/text/search-options.ts'
import { findClauses } from '../../functions/query/operations/search-text.ts'
import { TextIndex } from '../../functions/query/source/text.ts'
import { tradeFor } from '../support/small-index.ts'

const trade = tradeFor('health', [])

/** The places of clauses that answer a query; each is given by title, text and the place of its parent. */
function found(q: string, given: readonly [title: string, text: string, parent: number | null][]) {
  const clauses = given.map(([title, text, parent], id): IndexedClause => {
    const headings = parent === null ? '' : (given[parent]?.[0] ?? '')
    return { id, parent, number: '', title, document: 'wording', page: 1, headings, known: '', text }
  })
  const index = new MiniSearch(TEXT_INDEX)
  for (const clause of clauses) index.add(clause)
  const file = { clauses, index: index.toJSON() } as unknown as TextFile
  const { match, clauses: ranked } = findClauses(new TextIndex(file), trade, q)
  return { match, ids: ranked.map(({ id }) => id) }
}

test('a bare heading comes behind the best clause under it, a clause with words of its own does not', () => {
  const under = 'The free look is thirty days long. '.repeat(3)
  expect(
    found('free look', [
      ['Free look', '9. Free look', null],
      ['', under, 0],
      ['', 'A free look.', null],
    ]).ids,
  ).toEqual([1, 0, 2])
  const own = 'The free look is thirty days from the receipt of the policy.'
  const far = 'Nothing but the look of one who is free, the free look, and much more of other things.'
  expect(
    found('free look', [
      ['Free look', own, null],
      ['', far.repeat(4), 0],
    ]).ids,
  ).toEqual([0, 1])
})

test('a heading without clauses that answer keeps its place', () => {
  const under: [string, string, number] = ['', 'Nothing of the kind.', 0]
  const other: [string, string, null] = ['Other', 'What free look there may be is discussed at length.', null]
  const heading: [string, string, null] = ['Free look', '9. Free look', null]
  expect(found('free look', [['', 'Free look', null], under, other]).ids).toEqual([0, 2])
  expect(found('free look', [heading, other]).ids).toEqual([0, 1])
})

test('headings that are level come in the order of the document', () => {
  const under = 'The free look is thirty days long. '.repeat(3)
  expect(
    found('free look', [
      ['Free look', '9. Free look, and more', null],
      ['', under, 0],
      ['Free look', 'Free look', null],
      ['', under, 2],
    ]).ids,
  ).toEqual([1, 3, 0, 2])
})

test('a clause is called “all” if one clause holds everything, wherever that one is in the order', () => {
  const all: [string, string, null] = [
    '',
    'Cataract, and hernia among a hundred other words. '.repeat(9),
    null,
  ]
  expect(found('cataract hernia', [['Cataract', 'Cataract', null], all]).match).toBe('all')
  expect(found('cataract hernia', [['Cataract', 'Cataract', null]]).match).toBe('any')
})
