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

function typesOf(schema: JsonSchema): object {
  const types = [...namedTypes(schema)]
  if (types.length === 0 || types.includes(undefined)) return {}
  return { type: types.length === 1 ? types[0] : types }
}

/** The types that a value may have, each once; undefined where one may be any. */
function namedTypes({ type, anyOf }: JsonSchema): Set<string | undefined> {
  return new Set(anyOf === undefined ? [type] : anyOf.flatMap((one) => [...namedTypes(one)]))
}
