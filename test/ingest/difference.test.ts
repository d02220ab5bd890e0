import { expect, test } from 'vitest'
import { changesBetween } from '../../build/ingest/wording/editions.ts'
import { clauseOf } from '../support/records.ts'

// What is new in the words of an edition and what is gone, as a person reads it.

/** What is shown of the change from one text to another; empty where there is none. */
function differenceOf(...texts: readonly [before: string, now: string]): string {
  const [before, now] = texts.map((text) => new Map([[1, clauseOf(1, { text })]]))
  return changesBetween(before ?? new Map(), now ?? new Map())
    .map(({ shown }) => shown)
    .join(' ')
}

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
  ['another label and other signs', '(a) We pay; half', 'b. We pay half.', ''],
  [
    'words that are parted otherwise',
    'We pay after you gave the sub mitted bill',
    'We pay after you gave the submitted bill of 2 days',
    '… after you gave the submitted bill {+of 2 days+}',
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
