import { expect, test } from 'vitest'
import { readText, says } from '../../build/search/text-terms.ts'

test.each([
  ['Personal accident', ['accid'], true],
  ['Personal accident', ['person', 'accid'], true],
  ['Personal accident', ['accid', 'person'], false],
  ['For a personal loss, or an accident.', ['accid'], true],
  ['For a personal loss, or an accident.', ['person', 'accid'], false],
  ['Star Health\nFormer Apollo Munich', ['apollo', 'munich'], true],
  ['Star Health\nFormer Apollo Munich', ['apollo', 'star'], false],
  ['Co-living', ['coliv'], true],
  ['Co-living', ['co', 'live'], true],
])('%s, and the phrase %j', (text, phrase, isSaid) => {
  expect(says(readText(text), phrase)).toBe(isSaid)
})
