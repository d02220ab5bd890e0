import type { JsonSchema, TSchema } from '../../build/contract/schema.ts'

/**
 * The JSON Schema of what a tool gives: the members of a body by their types. What is in them is in the published schemas;
 * whole, these would be a hundred thousand characters in the list of tools.
 */
export function outputSchema(body: TSchema) {
  const { properties = {}, required = [] } = body as JsonSchema
  const members = Object.entries(properties).map(([name, schema]) => [name, typesOf(schema)])
  return { type: 'object', properties: Object.fromEntries(members) as object, required }
}

function typesOf({ type, anyOf = [] }: JsonSchema): object {
  const types = anyOf.flatMap((one) => one.type ?? [])
  if (type === undefined && types.length < anyOf.length) return {}
  return type === undefined && anyOf.length === 0 ? {} : { type: type ?? types }
}
