import { describe, expect, test } from 'vitest'
import { reflowed, withoutNoteMarks } from '../../build/contract/law-text.ts'

describe('the text of law for people', () => {
  test.each([
    [
      'a line that goes on in lower case is one with the next, however short',
      '(1) No policy\nof life insurance shall be called in question',
      '(1) No policy of life insurance shall be called in question',
    ],
    [
      'a full line is one with the next, which may begin with a capital',
      'the premium that was paid to the insurer by the\nAuthority on the day',
      'the premium that was paid to the insurer by the Authority on the day',
    ],
    [
      'paragraphs keep their empty lines',
      'as long as the line is\n\nand another one',
      'as long as the line is\n\nand another one',
    ],
    [
      'a label begins a line of its own',
      'any of these, which are long enough:\n(a) the first of them, long enough\n[(1A) the next\n12. the last',
      'any of these, which are long enough:\n(a) the first of them, long enough\n[(1A) the next\n12. the last',
    ],
    [
      'short lines are rows',
      'Age\nPremium\nUp to the age of thirty years when it begins',
      'Age\nPremium\nUp to the age of thirty years when it begins',
    ],
  ])('%s', (_, printed, shown) => {
    expect(reflowed(printed)).toBe(shown)
  })

  test('loses nothing but line breaks', () => {
    const printed = 'One line\nTwo\n\n(a) three is\nlonger than the others\n• four'
    const words = (text: string) => text.split(/\s+/u)
    expect(words(reflowed(printed))).toEqual(words(printed))
  })

  test('has no marks of footnotes; figures and powers stay', () => {
    expect(withoutNoteMarks('^1[33A. Power. --The ^2*** ^3[Authority] may')).toBe(
      '[33A. Power. --The *** [Authority] may',
    )
    expect(withoutNoteMarks('10^6 rupees, x^2')).toBe('10^6 rupees, x^2')
  })
})
