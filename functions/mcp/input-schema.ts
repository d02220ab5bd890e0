import type { Parameter } from '../../build/contract/operation.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'

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
