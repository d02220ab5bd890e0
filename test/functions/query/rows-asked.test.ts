import { expect, test } from 'vitest'
import { rowsAsked } from '../../../functions/query/operations/compared-rows.ts'
import { fact, row } from '../../serve/mcp/made-comparison.ts'

const CELLS = [fact('Yes', 'yes'), fact('No', 'no')]
const ROWS = [
  { ...row('limit', 'same', CELLS), group: 'The policy' },
  row('waiting-initial', 'different', CELLS),
  row('waiting-specific', 'same', CELLS),
]

function keys(fields: string | null, group: string | null): string[] | string {
  const asked = rowsAsked(ROWS, { fields, group }, new Map())
  return 'refusal' in asked ? asked.refusal.message : asked.map(({ key }) => key)
}

test.each([
  [null, null, ['limit', 'waiting-initial', 'waiting-specific']],
  ['waiting-specific, limit', null, ['limit', 'waiting-specific']],
  [null, 'WAITING', ['waiting-initial', 'waiting-specific']],
  ['limit,waiting-initial', 'Waiting', ['waiting-initial']],
  [',limit, ', null, ['limit']],
  [',', 'Waiting', ['waiting-initial', 'waiting-specific']],
])('fields %s and group %s give %j', (fields, group, expected) => {
  expect(keys(fields, group)).toEqual(expected)
})

test('a key and a group that no row has are refused with those there are', () => {
  expect(keys('limit,price', null)).toBe(
    'fields names “price”; these products have: limit, waiting-initial, waiting-specific.',
  )
  expect(keys('limit,Waiting', null)).toBe(
    'fields names “Waiting”; it takes keys: waiting-initial, waiting-specific.',
  )
  expect(keys('limit', 'Waiting')).toBe(
    'No field of fields is in the group “Waiting”: limit is in The policy.',
  )
  expect(keys(null, 'Costs')).toBe('group is “Costs”; these products have: The policy, Waiting.')
})

test('a key that a field had before leads to it, unless it is a key of today', () => {
  const renamed = new Map([
    ['waiting', 'waiting-initial'],
    ['limit', 'waiting-specific'],
  ])
  const asked = rowsAsked(ROWS, { fields: 'waiting,limit', group: null }, renamed)
  expect('refusal' in asked ? asked.refusal : asked.map(({ key }) => key)).toEqual([
    'limit',
    'waiting-initial',
  ])
})
