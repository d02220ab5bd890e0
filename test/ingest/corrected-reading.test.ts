import { expect, test } from 'vitest'
import type { Override } from '../../build/contract/authored/overrides.ts'
import { corrected } from '../../build/ingest/wording/corrected-reading.ts'
import type { ReadClause } from '../../build/ingest/wording/read-clause.ts'

// What a person corrected, applied to a reading of two pages that is written here.

const READ: readonly ReadClause[] = [
  clause(null, '1', 'Covers', '1. Covers', 1),
  clause(0, '1.1', 'Glass', '1.1 Glass\nWe pay for glass. 1.2 Towing We pay for\ntowing.', 1),
  clause(1, 'a', '', '(a) within 50 km', 1),
  clause(0, '1.3', 'Fire', '1.3 Fire\nWe pay for fire.\nSample Insurance | 1\fand lightning.', 1),
  clause(null, '2', 'Exclusions', '2. Exclusions', 2),
  clause(4, '2.1', '', '2.1 Wear', 2),
]

function clause(
  parent: number | null,
  number: string,
  title: string,
  text: string,
  page: number,
): ReadClause {
  return { parent, number, title, text, page, pageEnd: page + text.split('\f').length - 1 }
}

/** The clauses as lines: number, title, number of the parent, pages, text. */
function lines(...overrides: Override[]): string[] {
  const { clauses, unplaced } = corrected(READ, overrides)
  expect(unplaced).toEqual([])
  return clauses.map(({ parent, number, title, text, page, pageEnd }) =>
    [number, title, parent === null ? '-' : clauses[parent]?.number, page, pageEnd, text].join('|'),
  )
}

const BEFORE = lines()
const changes = (...overrides: Override[]) => {
  const after = lines(...overrides)
  return {
    gone: BEFORE.filter((line) => !after.includes(line)),
    come: after.filter((line) => !BEFORE.includes(line)),
  }
}

const TOWING = { page: 1, words: '1.2 Towing', begins: true, number: '1.2', title: 'Towing' }

test('a clause is cut where another begins, which takes what is printed below it', () => {
  expect(changes(TOWING)).toEqual({
    gone: [BEFORE[1], BEFORE[2]],
    come: [
      '1.1|Glass|1|1|1|1.1 Glass\nWe pay for glass.',
      '1.2|Towing|1|1|1|1.2 Towing We pay for\ntowing.',
      'a||1.2|1|1|(a) within 50 km',
    ],
  })
})

test('a clause that begins on the second page of the one it is cut from has that page', () => {
  expect(changes({ page: 2, words: 'and lightning', begins: true, number: '', title: '' }).come).toEqual([
    '1.3|Fire|1|1|1|1.3 Fire\nWe pay for fire.\nSample Insurance | 1',
    '||1|2|2|and lightning.',
  ])
})

test('a clause is joined to the one before it across a page, and its items go with it', () => {
  expect(changes({ page: 2, words: '2. Exclusions', begins: false }).come).toEqual([
    '1.3|Fire|1|1|2|1.3 Fire\nWe pay for fire.\nSample Insurance | 1\fand lightning.\n2. Exclusions',
    '2.1||1.3|2|2|2.1 Wear',
  ])
})

test('number, title and parent of a clause are corrected, the parent being an earlier clause', () => {
  const parent = { page: 1, words: '1. Covers' }
  expect(changes({ page: 2, words: '2.1 Wear', number: '9', title: 'Wear', parent }).come).toEqual([
    '9|Wear|1|2|2|2.1 Wear',
  ])
  expect(changes({ page: 1, words: '1.3 Fire', parent: null }).come[0]).toContain('1.3|Fire|-|1')
})

test('furniture goes with its line, and a text is corrected in its place', () => {
  expect(changes({ page: 1, words: 'Sample Insurance | 1', text: '' }).come).toEqual([
    '1.3|Fire|1|1|2|1.3 Fire\nWe pay for fire.\fand lightning.',
  ])
  expect(changes({ page: 1, words: 'within 50 km', text: 'within 500 km' }).come).toEqual([
    'a||1.1|1|1|(a) within 500 km',
  ])
})

test('a clause that is furniture as a whole goes, and what was in it is in its parent', () => {
  expect(changes({ page: 1, words: READ[1]?.text ?? '', text: '' }).come).toEqual([
    'a||1|1|1|(a) within 50 km',
  ])
})

test('of words that a page has more than once the counted ones are meant', () => {
  expect(changes({ page: 1, words: 'We pay for', nth: 2, text: 'We settle' }).come[0]).toContain(
    '1.1 Glass\nWe pay for glass. 1.2 Towing We settle\ntowing.',
  )
})

test('an override that cannot be applied changes nothing and is named', () => {
  const nowhere: Override[] = [
    { page: 2, words: '1.2 Towing', begins: true },
    { page: 1, words: 'Towing We', number: '7' },
    { page: 1, words: 'We pay', nth: 9, text: '' },
    { page: 1, words: '.2 Tow', begins: true },
    { page: 1, words: '1. Covers', begins: false },
    { page: 1, words: '1.3 Fire', number: '7', parent: { page: 2, words: '2.1 Wear' } },
    { page: 1, words: '1.3 Fire', parent: { page: 1, words: '1.3 Fire' } },
  ]
  const { clauses, unplaced } = corrected(READ, nowhere)
  expect(unplaced).toEqual(nowhere)
  expect(clauses).toEqual(READ)
})

test('every clause names those that its words come from, its own first', () => {
  const { from } = corrected(READ, [TOWING, { page: 2, words: '2. Exclusions', begins: false }])
  expect(from).toEqual([[0], [1], [1], [2], [3, 4], [5]])
})
