// What the bundles get in the place of the package `typebox`, by its own names: the schemas alone, as plain objects.
// The library is larger than all other code of the bundles together.

type Options = Readonly<Record<string, unknown>>

const typed = (type: string) => (options?: Options) => ({ type, ...options })

const optional = new WeakSet<object>()

/** Keeps a schema and remembers that its key may be missing. */
function Optional(schema: object): object {
  const copy = { ...schema }
  optional.add(copy)
  return copy
}

function objectOf(properties: Readonly<Record<string, object>>, options?: Options) {
  const required = Object.keys(properties).filter((key) => !optional.has(properties[key] ?? {}))
  return { type: 'object', properties, required, ...options }
}

export const Type = {
  String: typed('string'),
  Number: typed('number'),
  Integer: typed('integer'),
  Boolean: typed('boolean'),
  Null: typed('null'),
  Unknown: (options?: Options) => ({ ...options }),
  Object: objectOf,
  Array: (items: object, options?: Options) => ({ type: 'array', items, ...options }),
  Union: (anyOf: readonly object[], options?: Options) => ({ anyOf, ...options }),
  Enum: (values: readonly unknown[], options?: Options) => ({ enum: values, ...options }),
  Literal: (value: unknown, options?: Options) => ({ const: value, ...options }),
  Optional,
  Unsafe: (schema: object) => schema,
}
