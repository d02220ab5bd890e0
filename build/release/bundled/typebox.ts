// What the bundles get in the place of the package `typebox`, by its own names: the schemas alone, as plain objects.
// The library is larger than all other code of the bundles together.

type Options = Readonly<Record<string, unknown>>

const typed = (type: string) => (options?: Options) => ({ type, ...options })

export const Type = {
  String: typed('string'),
  Number: typed('number'),
  Integer: typed('integer'),
  Boolean: typed('boolean'),
  Null: typed('null'),
  Unknown: (options?: Options) => ({ ...options }),
  Object: (properties: Options, options?: Options) => ({ type: 'object', properties, ...options }),
  Array: (items: object, options?: Options) => ({ type: 'array', items, ...options }),
  Union: (anyOf: readonly object[], options?: Options) => ({ anyOf, ...options }),
  Enum: (values: readonly unknown[], options?: Options) => ({ enum: values, ...options }),
  Literal: (value: unknown, options?: Options) => ({ const: value, ...options }),
  Optional: (schema: object) => schema,
  Unsafe: (schema: object) => schema,
}
