import * as fc from 'fast-check'

// Any value that a schema of the contract allows.

export type Body = Readonly<Record<string, unknown>>

export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema | object
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minItems?: number
  readonly uniqueItems?: boolean
}

const values = new WeakMap<Schema, fc.Arbitrary<unknown>>()

/** Any value that a schema allows; made once for each schema. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const known = values.get(schema) ?? anyValue(schema)
  values.set(schema, known)
  return known
}

function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, items, properties, pattern, format } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(valueOf))
  if (items !== undefined) {
    const { minItems = 0, uniqueItems = false } = schema
    const lengths = { minLength: minItems, maxLength: Math.max(2, minItems) }
    return uniqueItems
      ? fc.uniqueArray(valueOf(items), { ...lengths, selector: (item) => JSON.stringify(item) })
      : fc.array(valueOf(items), lengths)
  }
  if (properties !== undefined) return bodyOf(schema, Object.keys(properties))
  if (schema.type === 'integer') return fc.integer({ min: 1900, max: 1903 })
  if (schema.type === 'number') return fc.constantFrom(1, 2.5)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (format === 'date') return fc.constantFrom('2024-01-01', '2025-02-03')
  if (format === 'uri') return fc.constantFrom('https://a.example/1', 'https://a.example/2')
  if (pattern !== undefined)
    return fc.constantFrom(...fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 3, seed: 1 }))
  return fc.constantFrom('one', 'two', 'three <&>')
}

/** Not compared: any value will do. */
const NOISE = fc.constantFrom('one', 'two')

export function bodyOf(
  { properties = {}, required = [] }: Schema,
  keys: readonly string[],
  follows: readonly string[] = [],
): fc.Arbitrary<Body> {
  const all = keys.map(
    (key) => [key, follows.includes(key) ? NOISE : valueOf(properties[key] ?? {})] as const,
  )
  return fc.record(Object.fromEntries(all), { requiredKeys: required.filter((key) => keys.includes(key)) })
}
