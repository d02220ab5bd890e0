import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Operation } from '../../../build/contract/operation.ts'
import { OPERATIONS } from '../../../build/contract/operations.ts'
import { checker } from '../../../build/contract/validate.ts'
import { PARAMETER_KEYWORDS, allowsValue } from '../../../functions/shared/schema-in-words.ts'
import type { JsonSchema } from '../../../build/contract/schema.ts'

// The oracle is ajv, with the same schemas.

const parameters = Object.values(OPERATIONS).flatMap(({ params, query }: Operation) =>
  Object.values({ ...params, ...query }),
)
const schemas = parameters.map(({ schema }) => schema)

test('no parameter has a keyword that is not looked at', () => {
  expect(schemas.length).toBeGreaterThan(10)
  const keywords = new Set(schemas.flatMap((schema) => Object.keys(schema)))
  expect([...keywords].filter((keyword) => !PARAMETER_KEYWORDS.has(keyword))).toEqual([])
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
