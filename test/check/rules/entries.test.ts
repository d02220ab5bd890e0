import { expect, test } from 'vitest'
import { isRunning, listsIn } from '../../../build/check/rules/other-cases.ts'

// Finds lists by consecutive labels, and tells whether their entries run on in a line or a sentence.

const entriesOf = (text: string) => listsIn(text).map((list) => list.map((one) => one.text.trim()))

test.each<[string, string[][]]>([
  ['We pay i. a room ii. a bed iii. a nurse', [['a room', 'a bed', 'a nurse']]],
  ['We pay (h) a room (i) a bed (j) a nurse', [['a room', 'a bed', 'a nurse']]],
  ['We pay 9) a room 10) a bed', [['a room', 'a bed']]],
  [
    '1. A room a) large b) small 2. A bed',
    [
      ['A room a) large b) small', 'A bed'],
      ['large', 'small'],
    ],
  ],
  [
    'a) One b) two. Then a) three b) four',
    [
      ['One', 'two. Then'],
      ['three', 'four'],
    ],
  ],
  ['1. A room 3. a bed', []],
  ['1. A room (2) a bed', []],
  ['Within 5. Then nothing.', []],
])('of “%s” the entries are %j', (text, entries) => {
  expect(entriesOf(text)).toEqual(entries)
})

test('the place of an entry is that of its words', () => {
  const text = 'We pay i. a room ii. a bed'
  const places = listsIn(text).flat()
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(places.map((one) => one.text))
})

test.each([
  ['1. A room. 2. A bed.', true],
  ['1. A room;\n2. A bed.', true],
  ['1. A room.\n2. A bed.', false],
])('the entries of “%s” run on: %s', (text, running) => {
  expect(listsIn(text).map(isRunning)).toEqual([running])
})
