import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalText } from '../../../build/check/proof/normal-text.ts'
import { placesOf } from '../../../build/check/proof/quote-matches.ts'

// Proofs against clauses. This module: the marks of options in quotes.

test('an option keeps the sign that says whether it is chosen, where options differ', () => {
  const [open, chosen] = ['☐○□❑', '☑☒✓✔'].map((signs) => fc.constantFrom(...Array.from(signs)))
  const option = fc.tuple(
    fc.oneof(open ?? fc.constant('☐'), chosen ?? fc.constant('☑')),
    fc.constantFrom('cover', 'the claim', 'Plan A'),
  )
  const options = fc.uniqueArray(option, { minLength: 1, maxLength: 3, selector: ([, words]) => words })
  fc.assert(
    fc.property(options, fc.boolean(), (all, isBefore) => {
      const laid = all.map(([sign, words]) => (isBefore ? `${sign} ${words}` : `${words} ${sign}`))
      const text = normalText(`Paid: ${laid.join('  ')}`)
      const differ = new Set(all.map(([sign]) => '☐○□❑'.includes(sign))).size > 1
      const denied = (sign: string) => isBefore && sign === '☒'
      for (const [at, [sign, words]] of all.entries()) {
        const fault = differ || denied(sign) ? 'sign' : null
        expect(placesOf(words, text).map((place) => place.fault)).toEqual([fault])
        expect(placesOf(laid[at] ?? '', text).map((place) => place.fault)).toEqual([null])
      }
    }),
  )
})
