import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Operation } from '../../../build/contract/operation.ts'
import { OPERATIONS } from '../../../build/contract/operations.ts'
import { checker } from '../../../build/contract/validate.ts'
import { allowed, allowsValue } from '../../../functions/shared/allowed-values.ts'
import type { JsonSchema } from '../../../build/contract/schema.ts'

// What schemas allow, in words and by judging values. The oracle of the second is ajv, with the same schemas.

const parameters = Object.values(OPERATIONS).flatMap(({ params, query }: Operation) =>
  Object.values({ ...params, ...query }),
)
const schemas = parameters.map(({ schema }) => schema)

/** Keywords that are looked at, and those that only describe a value. */
const KEYWORDS = 'type enum pattern format minLength maxLength minimum maximum description default'.split(' ')

test('no parameter has a keyword that is not looked at', () => {
  expect(schemas.length).toBeGreaterThan(10)
  const keywords = new Set(schemas.flatMap((schema) => Object.keys(schema)))
  expect([...keywords].filter((keyword) => !KEYWORDS.includes(keyword))).toEqual([])
})

test('parameters allow what ajv allows', () => {
  const listed = schemas.flatMap((schema) => (schema as JsonSchema).enum ?? [])
  const text = fc.oneof(
    fc.constantFrom(...listed, '', 'a', 'two-wheeler', 'two--wheeler', '-a', 'Life', '1'),
    fc.constantFrom('2026-02-30', '2024-02-29', '2025-02-29', '2026-04-31', '2026-01-31', '2026-00-10'),
    fc.string({ unit: 'grapheme' }),
    fc.tuple(fc.constantFrom('a', '😀', 'é'), fc.nat({ max: 700 })).map(([one, times]) => one.repeat(times)),
  )
  const number = fc.oneof(fc.integer({ min: -3, max: 250 }), fc.maxSafeInteger(), fc.double())
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.oneof(text, number), (schema, value) => {
      expect(allowsValue(schema as JsonSchema, value)).toBe(checker(schema)(value).length === 0)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  [{ enum: ['a', 'b'] }, 'one of a, b'],
  [{ const: true }, 'exactly true'],
  [
    { type: 'integer', minimum: 1, maximum: 100 },
    'a whole number from 1 to 100, without a sign or leading zeros',
  ],
  [{ type: 'integer', maximum: 5 }, 'a whole number from 0 to 5, without a sign or leading zeros'],
  [{ type: 'integer', minimum: 7 }, 'a whole number, 7 or more, without a sign or leading zeros'],
  [{ format: 'email', maxLength: 254 }, 'an e-mail address of at most 254 characters'],
  [{ pattern: '^a$', description: 'Letters and digits.' }, 'made of: letters and digits'],
  [{ pattern: '^a$', description: 'Letters', maxLength: 9 }, 'made of: letters, with at most 9 characters'],
  [{ pattern: '^a$', description: 'Letters (“a.b”).' }, 'made of: letters (“a.b”)'],
  [{ pattern: '^a$' }, 'of the form ^a$'],
  [{ maxLength: 9 }, 'a text of at most 9 characters'],
  [{ minLength: 2, maxLength: 9 }, 'a text of 2 to 9 characters'],
])('%j allows %s', (schema, words) => {
  expect(allowed(schema)).toBe(words)
})
