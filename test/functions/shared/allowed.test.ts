import { expect, test } from 'vitest'
import { allowed } from '../../../functions/shared/schema-in-words.ts'

// The functions, in-process. This module: what a schema allows, in words.

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
