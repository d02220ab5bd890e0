import { expect, test } from 'vitest'
import { type MarkedFields, needsOf } from '../../build/view/needs.tsx'

// First answers on the page of a product.

const FACTS = [
  ['wait', 'Waiting', '24 months', 'quoted'],
  ['later', 'Waiting', '36 months', 'unverified'],
  ['initial', 'Waiting', null, 'not-stated'],
  ['room', 'Limits', '1 %', 'quoted'],
  ['icu', 'Limits', '2 %', 'checked'],
  ['share', 'Limits', '10 %', 'quoted'],
  ['excess', 'Limits', '₹500', 'quoted'],
].map(([key, group, display, status]) => ({ key, group, display, status }))
const POLICY = { facts: FACTS, unread: [{ key: 'cash', group: 'Benefits' }] } as never

function keysOf(marks: Readonly<Record<string, { readonly place: number; readonly name: string }>>) {
  const keys = [...FACTS.map(({ key }) => key), 'cash'] as string[]
  const fields = new Map(keys.map((key) => [key, { question: '?', need: marks[key] }]))
  return needsOf(POLICY, fields as MarkedFields).map(([name, entries]) => [
    name,
    entries.map(({ key }) => key),
  ])
}

test('needs come in their order, each with what was read of it, and without what cannot be proven', () => {
  const [room, waits, cash] = ['Room', 'Waits', 'Cash'].map((name, place) => ({ name, place }))
  expect(keysOf({ wait: waits, later: waits, initial: waits, room, cash } as never)).toEqual([
    ['Room', ['room']],
    ['Waits', ['wait', 'initial']],
    ['Cash', ['cash']],
  ])
})

test('a category without marked needs shows the first three values of each group', () => {
  expect(keysOf({})).toEqual([
    ['Waiting', ['wait']],
    ['Limits', ['room', 'icu', 'share']],
  ])
})

test('where a category marks needs and none of them is held, nothing stands there', () => {
  expect(keysOf({ later: { name: 'Waits', place: 1 } })).toEqual([])
})
