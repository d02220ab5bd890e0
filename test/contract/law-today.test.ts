import { expect, test } from 'vitest'
import { lawToday } from '../../build/contract/answer-words.ts'

test.each<[since: string | null, whom: string | null, words: string]>([
  ['2024-04-01', 'policies received', 'The law today: 30 days, for policies received since 1 April 2024.'],
  ['2024-04-01', null, 'The law today: 30 days, since 1 April 2024.'],
  [null, 'car policies', 'The law today: 30 days, for car policies.'],
  [null, null, 'The law today: 30 days.'],
])('the law beside a field, since %s, for %s', (since, whom, words) => {
  expect(lawToday({ slug: 'an-act', section: '4', says: '30 days', since, for: whom })).toBe(words)
})
