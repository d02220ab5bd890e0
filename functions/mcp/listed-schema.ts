import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { MCP_SERVER } from '../../build/contract/mcp.ts'

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
