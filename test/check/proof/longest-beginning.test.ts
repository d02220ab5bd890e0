import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalForm, normalText } from '../../../build/check/proof/normal-text.ts'
import { longestBeginning, matchesOf } from '../../../build/check/proof/quote-matches.ts'

const CHARACTERS = ['a', 'b', ' ', '\n', '½', 'ﬁ', 'é', 'e\u0301', '\u00ad', '1', '2', '\u2044', 'f', 'i']
const text = fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 14 })

test('the longest beginning of a quote is found where trying every beginning finds it', () => {
  fc.assert(
    fc.property(text, text, (quote, printed) => {
      const held = normalForm(printed.join(''))
      const kept = quote
        .map((_, at) => quote.slice(0, at + 1).join(''))
        .filter((one) => held.includes(normalForm(one)))
      const { length, end } = longestBeginning(normalText(quote.join('')), normalText(printed.join('')))
      const longest = normalForm(kept.at(-1) ?? '')
      expect(normalForm(quote.join('').slice(0, length))).toBe(longest)
      const [place] = matchesOf(kept.at(-1) ?? '', normalText(printed.join('')))
      expect(end).toBe(place?.end ?? 0)
    }),
  )
})
