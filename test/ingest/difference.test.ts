import { expect, test } from 'vitest'
import { differenceOf } from '../../build/ingest/wording/difference.ts'

// What is new in the words of an edition and what is gone, as a person reads it.

test.each([
  [
    'a number that changed',
    'within 30 days of loss',
    'within 15 days of loss',
    'within [-30-] {+15+} days of loss',
  ],
  [
    'words that are added',
    'We pay all of it.',
    'We pay all of it, but once a year.',
    'We pay all of it, {+but once a year.+}',
  ],
  ['words that are gone', 'Note: We pay half.', 'We pay half.', '[-Note:-] We pay half.'],
  ['another label and other signs', '(a) We pay; half', 'b. We pay half.', 'We pay half.'],
  [
    'words that are parted otherwise',
    'the sub mitted bill',
    'the submitted bill of 2 days',
    'the submitted bill {+of 2 days+}',
  ],
  [
    'numbers that are parted otherwise',
    'a limit of 1 5 days',
    'a limit of 15 days',
    'a limit of [-1 5-] {+15+} days',
  ],
])('%s', (_, before, now, difference) => {
  expect(differenceOf(before, now)).toBe(difference)
})

test('words far from every change are left out', () => {
  const far = 'one two three four five six seven eight nine ten eleven twelve'
  expect(differenceOf(`old ${far} old`, `new ${far} new`)).toBe(
    '[-old-] {+new+} one two three four five … eight nine ten eleven twelve [-old-] {+new+}',
  )
})
