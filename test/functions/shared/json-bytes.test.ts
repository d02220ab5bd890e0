import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonBytes, lasting } from '../../../functions/shared/json-bytes.ts'

// The oracle is JSON.stringify.

/** Values of JSON with long texts, some of them with signs that take two or four bytes. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('₹5,00,000 '.repeat(300), 'plain '.repeat(500), '\ud800'),
)
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }))
const held = fc.dictionary(fc.string(), value).map(lasting)
const row = fc.record({ name: text, cells: fc.array(fc.oneof(held, fc.constant(null))) })
const list = fc.array(fc.oneof(value, held, row, fc.constant(undefined)))
const body = fc.dictionary(fc.string(), fc.oneof(value, list, fc.constant(undefined)))

test('the bytes of a body are those of JSON.stringify, the first time and the second', () => {
  fc.assert(
    fc.property(body, (one) => {
      for (let time = 0; time < 2; time += 1)
        expect(Buffer.from(jsonBytes(one)).equals(Buffer.from(JSON.stringify(one)))).toBe(true)
    }),
    { numRuns: 500 },
  )
})
