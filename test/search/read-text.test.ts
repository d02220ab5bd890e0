import { expect, test } from 'vitest'
import { EntryWords } from '../../build/search/entry-words.ts'

// The search library. This module: the words of one entry.

const words = new EntryWords({
  categories: [
    { slug: 'accident', name: 'Personal accident', about: 'For an accident at home.\nhealth' },
    { slug: 'home', name: 'Co-living', about: 'For a personal loss, or an accident.\ngeneral' },
  ],
  insurers: [{ slug: 'star', name: 'Star Health', words: 'Star Health\nFormer Apollo Munich' }],
})

test('a word or phrase is in the names or descriptions of categories, and in the names of insurers', () => {
  expect(words.named(['accid'])).toEqual([0])
  expect(words.named(['person', 'accid'])).toEqual([0])
  expect(words.named(['accid', 'person'])).toEqual([])
  expect(words.about(['accid'])).toEqual([0, 1])
  expect(words.about(['person', 'accid'])).toEqual([])
  expect(words.ofInsurers(['apollo', 'munich'])).toEqual([0])
  expect(words.ofInsurers(['apollo', 'star'])).toEqual([])
  expect(words.named(['coliv'])).toEqual([1])
  expect(words.named(['co', 'live'])).toEqual([1])
})
