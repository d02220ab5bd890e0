import { expect, test } from 'vitest'
import { LEARNED } from '../../build/ingest/suggest/learned.ts'
import { likeliest } from '../../build/ingest/suggest/suggest.ts'
import { valuesOf } from '../../build/ingest/suggest/suggested-values.ts'
import { fieldOf } from '../support/records.ts'
import { leastOf } from '../bench/ingest/suggestions/fit.ts'
import { likelyFrom, sureShare } from '../bench/ingest/suggestions/shown.ts'

// Words that leave open which value is meant suggest none.

const TERRITORY = fieldOf({ type: 'choice', choices: ['India', 'Worldwide'] })
const SHARING = fieldOf({ type: 'choice', choices: ['Individual', 'Individual or floater'] })
const NOTICE = fieldOf({ type: 'text', question: 'How soon must a claim be reported?' })

test.each([
  [TERRITORY, 'The cover is worldwide; claims are settled in India.', []],
  [TERRITORY, 'The cover holds in India.', ['India']],
  [SHARING, 'Sold to an individual or as a floater.', ['Individual or floater', 'Individual']],
  [NOTICE, 'Every notice is given in writing.', []],
  [NOTICE, 'Notice is given immediately.', ['Notice is given immediately.']],
  [NOTICE, 'Notice is given within 30 days.', ['Notice is given within 30 days.']],
])('for %j “%s” suggests %j', (field, text, values) => {
  expect(valuesOf(text, field).map(({ value }) => value)).toEqual(values)
})

test('a value has to be so likely that 96 of 100 values that are as likely or likelier are right by their chances', () => {
  expect(leastOf([0.5, 1, 0.95, 0.99])).toBe(0.95)
  expect(leastOf([0.99, 0.981, 0.96, 0.94, 0.9])).toBe(0.94)
  expect(leastOf([0.95, 0.5])).toBe(1)
  expect(leastOf([])).toBe(1)
})

test.each([
  [0.5, 1],
  [0.7, 0],
])(
  'of a place with the chance 0.6 a value is given where places have to be as likely as %d: %i',
  (likely, count) => {
    const features = new Map([
      ['nothing is found against it', 1],
      ['place is likely', 0.6],
    ])
    const value = { place: 0, option: { value: 'India' }, features }
    const learned = { ...LEARNED, likely, words: { [TERRITORY.key]: {} } }
    expect(likeliest(TERRITORY, [value], learned)).toHaveLength(count)
  },
)

const places = (right: number, wrong: number) =>
  Array.from({ length: right + wrong }, (_, at) => ({ isOne: at < right, likely: (100 - at) / 100 }))

test.each([
  ['of ten of which nine are right, all', places(9, 1), 0.91],
  ['of ten of which eight are right, the eight', places(8, 2), 0.93],
  ['of wrong ones none', places(0, 3), 1],
  ['of none none', [], 1],
])('places are likely enough as far down as nine in ten are right: %s', (_, shown, least) => {
  expect(likelyFrom(shown)).toBeCloseTo(least, 3)
})

test.each([
  [10, 10, 10 / (10 + 1.645 ** 2)],
  [0, 5, 0],
])('all or none of a few that are right say less than a share: %d of %d', (some, all, least) => {
  expect(sureShare(some, all)).toBeCloseTo(least, 9)
})

test.each([
  [19, 21],
  [42, 45],
  [30, 60],
])('a share that is surely right is 1.645 deviations below the one counted: %d of %d', (some, all) => {
  const sure = sureShare(some, all)
  expect(some / all - sure).toBeCloseTo(1.645 * Math.sqrt((sure * (1 - sure)) / all), 9)
})
