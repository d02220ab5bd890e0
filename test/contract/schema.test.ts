import * as fc from 'fast-check'
import { Type as TypeBox } from 'typebox'
import { expect, test } from 'vitest'
import { Type } from '../../build/contract/schema.ts'

// Schemas are the objects that TypeBox makes, with their keys in the same order.

type Builder = typeof Type
type Make = (type: Builder) => ReturnType<Builder['Unknown']>

const options = fc.record({ description: fc.string(), title: fc.string() }, { requiredKeys: [] })
const leaf: fc.Arbitrary<Make> = fc.oneof(
  fc.tuple(fc.constantFrom('String', 'Number', 'Integer', 'Boolean', 'Null', 'Unknown'), options).map(
    ([kind, more]) =>
      (type: Builder) =>
        type[kind](more) as ReturnType<Make>,
  ),
  fc.tuple(fc.oneof(fc.string(), fc.integer(), fc.boolean()), options).map(
    ([value, more]) =>
      (type: Builder) =>
        type.Literal(value, more) as unknown as ReturnType<Make>,
  ),
  fc.tuple(fc.array(fc.string(), { minLength: 1 }), options).map(
    ([values, more]) =>
      (type: Builder) =>
        type.Enum(values, more) as unknown as ReturnType<Make>,
  ),
)
const { schema } = fc.letrec<{ schema: Make }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.tuple(tie('schema'), options).map(
      ([make, more]) =>
        (type: Builder) =>
          type.Array(make(type), more) as unknown as ReturnType<Make>,
    ),
    fc.tuple(fc.array(tie('schema'), { minLength: 1, maxLength: 3 }), options).map(
      ([makes, more]) =>
        (type: Builder) =>
          type.Union(
            makes.map((make) => make(type)),
            more,
          ) as unknown as ReturnType<Make>,
    ),
    fc
      .tuple(
        fc.dictionary(fc.stringMatching(/^[a-z_]{1,6}$/u), fc.tuple(tie('schema'), fc.boolean())),
        options,
      )
      .map(([makes, more]) => (type: Builder) => {
        const properties = Object.entries(makes).map(([key, [make, mayMiss]]) => [
          key,
          mayMiss ? type.Optional(make(type)) : make(type),
        ])
        return type.Object(Object.fromEntries(properties) as {}, more) as unknown as ReturnType<Make>
      }),
  ),
}))

test('a schema is the object that TypeBox makes', () => {
  fc.assert(
    fc.property(schema, (make) => {
      expect(JSON.stringify(make(Type))).toBe(JSON.stringify(make(TypeBox as unknown as Builder)))
    }),
    { numRuns: 300 },
  )
})
