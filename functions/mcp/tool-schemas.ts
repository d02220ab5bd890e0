import type { Parameter } from '../../build/contract/operation.ts'
import type { JsonSchema, TSchema } from '../../build/contract/schema.ts'
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { MCP_SERVER } from '../../build/contract/mcp.ts'

/** The JSON Schema of a tool's arguments. */
export function inputSchema(parameters: Readonly<Record<string, Parameter>>) {
  const named = Object.entries(parameters)
  const required = named.filter(([, parameter]) => parameter.required).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      named.map(([name, { schema, description }]) => [
        name,
        { ...plain(schema), description: spoken(description) },
      ]),
    ),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
}

/** Whether a value is true or false: query strings have words for it, tools the type. */
export function isFlag(schema: JsonSchema): boolean {
  return schema.type === 'boolean' || schema.enum?.join() === 'true,false'
}

/** A description without what is about addresses, which tools do not take. */
export function spoken(description: string): string {
  return description.replace(' Case and white space do not matter; slashes may be raw or encoded.', '')
}

/** A schema without the limits that would cost tokens and teach nothing: what is outside them is refused in words. */
function plain(schema: JsonSchema): object {
  if (isFlag(schema)) return { type: 'boolean' }
  const { pattern: _pattern, minLength: _least, maxLength: _most, ...kept } = schema
  return kept
}

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
  return new Set(anyOf === undefined ? [type] : anyOf.flatMap((branch) => [...namedTypes(branch)]))
}

/** A schema that is listed as it is and checks nothing: a call refuses wrong arguments itself, in words. */
export function listed<T = Readonly<Record<string, unknown>>>(
  schema: Readonly<Record<string, unknown>>,
): StandardSchemaWithJSON<T> {
  return {
    '~standard': {
      version: 1,
      vendor: MCP_SERVER,
      validate: (value) => ({ value: (value ?? {}) as T }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  }
}
