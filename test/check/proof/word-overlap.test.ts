import { expect, test } from 'vitest'
import { wordShare } from '../../../build/check/proof/word-overlap.ts'

test.each([
  ['HIV', 'infection with the human immunodeficiency virus', 1],
  ['PPN hospitals', 'a hospital of the Preferred Provider Network', 1],
  ['HIV', 'infection with a human virus', 0],
  ['arm', 'any removal made', 0],
])(
  'of %s the words %s say %d: capitals are said by initials, other words by themselves',
  (value, text, share) => {
    expect(wordShare(value, [text])).toBe(share)
  },
)
