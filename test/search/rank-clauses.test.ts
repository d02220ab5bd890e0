import { expect, test } from 'vitest'
import { findClauses } from '../../functions/query/operations/search-text.ts'
import { textIndexOver, tradeFor } from '../support/small-index.ts'

const trade = tradeFor('health', [])

/** A clause by its title, its text and the place of its parent. */
type Given = readonly [title: string, text: string, parent: number | null]

/** The places of the clauses that answer a query. */
function found(q: string, given: readonly Given[]) {
  const index = textIndexOver(
    given.map(([title, text, parent]) => {
      const headings = parent === null ? '' : (given[parent]?.[0] ?? '')
      return { title, text, parent, headings }
    }),
  )
  const { match, clauses } = findClauses(index, trade, q)
  return { match, ids: clauses.map(({ id }) => id) }
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
  const under: Given = ['', 'Nothing of the kind.', 0]
  const other: Given = ['Other', 'What free look there may be is discussed at length.', null]
  const heading: Given = ['Free look', '9. Free look', null]
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
  const all: Given = ['', 'Cataract, and hernia among a hundred other words. '.repeat(9), null]
  expect(found('cataract hernia', [['Cataract', 'Cataract', null], all]).match).toBe('all')
  expect(found('cataract hernia', [['Cataract', 'Cataract', null]]).match).toBe('any')
})

test('a clause that only says what a word means comes behind what holds, unless its meaning is asked for', () => {
  const given: Given[] = [
    ['Grace period', 'Grace period means thirty days from the due date of the premium.', null],
    [
      'Grace period',
      'A grace period of thirty days runs from the due date of the premium, and then it ends.',
      null,
    ],
  ]
  expect(found('grace period premium', given).ids).toEqual([1, 0])
  expect(found('what is grace period premium', given).ids).toEqual([0, 1])
})

test('a word is found in its other forms', () => {
  const given: Given[] = [
    ['', 'Surgical treatment of the eye is paid.', null],
    ['', 'Nothing is paid for the eye.', null],
  ]
  expect(found('eye surgery', given).ids).toEqual([0, 1])
})
