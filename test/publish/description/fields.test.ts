import { Type } from '../../../build/contract/schema.ts'
import { expect, test } from 'vitest'
import { bodyFields, parameterField } from '../../../build/publish/description/body-fields.ts'

// The interface description. This module: the fields of a schema as the reference lists them.

const only = (schema: Parameters<typeof bodyFields>[0]) => bodyFields(Type.Object({ it: schema }))[0]

test.each([
  [Type.String(), 'string'],
  [Type.String({ format: 'date' }), 'string (date)'],
  [Type.Union([Type.Integer(), Type.Null()]), 'integer or null'],
  [Type.Array(Type.String({ format: 'uri' })), 'array of strings (uri)'],
  [Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 })), 'array of arrays of 2 integers'],
  [Type.Array(Type.Object({}, { title: 'Card' })), 'array of Card'],
  [Type.Union([Type.Object({}, { title: 'Card' }), Type.Null()]), 'Card or null'],
  [Type.Union([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })]), 'object'],
  [Type.Literal(true), 'boolean'],
  [Type.Unknown(), 'any'],
])('the type of %j is %s', (schema, type) => {
  expect(only(schema)?.type).toBe(type)
})

test.each([
  [Type.Integer({ minimum: 1, maximum: 100 }), ['1 to 100']],
  [Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), ['at least 0']],
  [Type.String({ minLength: 1, maxLength: 80, pattern: '^a$' }), ['at most 80 characters', 'pattern ^a$']],
  [Type.String({ minLength: 1 }), []],
  [Type.Array(Type.String(), { minItems: 2, maxItems: 4 }), ['2 to 4 entries']],
])('the limits of %j are %j', (schema, limits) => {
  expect(only(schema)?.limits).toEqual(limits)
})

test('a description is that of the field before that of what it holds', () => {
  const inner = Type.String({ description: 'inner' })
  expect(only(Type.Union([inner, Type.Null()]))?.description).toBe('inner')
  expect(only(Type.Union([inner, Type.Null()], { description: 'outer' }))?.description).toBe('outer')
  expect(only(Type.Array(inner))?.description).toBe('inner')
})

test('a parameter has its own description and its default', () => {
  const field = parameterField('limit', Type.Integer({ default: 20, description: 'x' }), false, 'How many.')
  expect(field).toMatchObject({ name: 'limit', required: false, description: 'How many.', fallback: '20' })
})

test('a named object is described once, also inside another', () => {
  const ref = Type.Object({ id: Type.Integer() }, { title: 'Ref' })
  const fields = bodyFields(
    Type.Object({ first: Type.Object({ ref }), again: Type.Array(ref), plain: Type.Optional(Type.String()) }),
  )
  const [first, again, plain] = fields
  expect(first?.objects[0]?.fields[0]).toMatchObject({ path: 'first.ref', sameAs: null })
  expect(again).toMatchObject({ sameAs: 'first.ref', objects: [], type: 'array of Ref' })
  expect(plain).toMatchObject({ required: false, sameAs: null })
})
