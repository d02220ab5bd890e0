import type { TSchema, Type as TypeBox } from 'typebox'

// Schemas: a plain object of JSON Schema, and the type of the values it describes. The types are those of TypeBox; the
// objects are made here, since loading that library takes longer than everything else that a command loads.

export type { Static, TProperties, TSchema, TSchemaOptions } from 'typebox'

type Options = Readonly<Record<string, unknown>>

const typed = (type: string) => (options?: Options) => ({ type, ...options })

/** The schemas of keys that may be missing. */
const optional = new WeakSet<object>()

function optionalOf(schema: object): object {
  const copy = { ...schema }
  optional.add(copy)
  return copy
}

function objectOf(properties: Readonly<Record<string, object>>, options?: Options): object {
  const required = Object.keys(properties).filter((key) => !optional.has(properties[key] ?? {}))
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options }
}

function literalOf(value: string | number | boolean, options?: Options): object {
  return { type: typeof value, const: value, ...options }
}

/** A schema as whoever looks at its keywords sees it: those that schemas of the project use. */
export interface JsonSchema {
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly 'x-open'?: boolean
}

/** A builder for each kind of schema, by the names of TypeBox. */
export const Type = {
  String: typed('string'),
  Number: typed('number'),
  Integer: typed('integer'),
  Boolean: typed('boolean'),
  Null: typed('null'),
  Unknown: (options?: Options) => ({ ...options }),
  Object: objectOf,
  Array: (items: TSchema, options?: Options) => ({ type: 'array', items, ...options }),
  Union: (anyOf: readonly TSchema[], options?: Options) => ({ anyOf, ...options }),
  Enum: (values: readonly unknown[], options?: Options) => ({ enum: values, ...options }),
  Literal: literalOf,
  Optional: optionalOf,
  Unsafe: (schema: TSchema) => schema,
} as unknown as Pick<
  typeof TypeBox,
  | 'String'
  | 'Number'
  | 'Integer'
  | 'Boolean'
  | 'Null'
  | 'Unknown'
  | 'Object'
  | 'Array'
  | 'Union'
  | 'Enum'
  | 'Literal'
  | 'Optional'
  | 'Unsafe'
>
