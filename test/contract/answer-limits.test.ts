import { expect, test } from 'vitest'
import { limitNames, limitsShown } from '../../build/contract/answer-limits.ts'
import type { Sentence } from '../../build/contract/authored/questions.ts'

// The limits of a section that a sentence of an answer shows.

const exceptions = [
  { from: '3(2)', says: 'Not for cattle.' },
  { from: '3(5)', says: 'Not at sea.' },
  { from: '3(2)', says: 'Nor for horses.' },
]
const section = { exceptions, note: 'Courts differ.' }

test('a section names its limits once each, the note among them', () => {
  expect(limitNames(section)).toEqual(['3(2)', '3(5)', 'note'])
  expect(limitNames({})).toEqual([])
})

test.each<[what: string, limits: Sentence['limits'], says: string[], note: string | null]>([
  [
    'that decides nothing shows all',
    undefined,
    ['Not for cattle.', 'Not at sea.', 'Nor for horses.'],
    'Courts differ.',
  ],
  [
    'shows what it calls shown',
    [{ from: 'note', is: 'shown' }],
    ['Not for cattle.', 'Not at sea.', 'Nor for horses.'],
    'Courts differ.',
  ],
  ['leaves out what it says itself', [{ from: '3(2)', is: 'said' }], ['Not at sea.'], 'Courts differ.'],
  [
    'leaves out what does not concern it',
    [
      { from: '3(5)', is: 'not-concerned' },
      { from: 'note', is: 'not-concerned' },
    ],
    ['Not for cattle.', 'Nor for horses.'],
    null,
  ],
])('a sentence %s', (_what, limits, says, note) => {
  const shown = limitsShown(limits === undefined ? {} : { limits }, section)
  expect([shown.exceptions.map((one) => one.says), shown.note]).toEqual([says, note])
})

test('a section without limits has none to show', () => {
  expect(limitsShown({}, {})).toEqual({ exceptions: [], note: null })
})
