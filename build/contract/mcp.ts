import { OPERATIONS, type OperationId } from './operations.ts'

// Promises to agents that speak the Model Context Protocol.

/** Path of the MCP endpoint: outside `/api/v1`, because it is not an operation of the interface. */
export const MCP_PATH = '/mcp'

/** The largest message the endpoint reads, in bytes; the longest arguments take under 1 KiB. */
export const MCP_BODY_LIMIT = 64 * 1024

/** The name of the server in registries: the reverse of the domain it is published under. */
export const MCP_SERVER = 'insurance-information-service'

/** The tool that says whom to complain to. */
export const COMPLAINT_TOOL = 'where_to_complain'

/** The operations that are tools: every read. The POSTs are not, because consent is a person's act. */
export const TOOL_OPERATIONS = (Object.keys(OPERATIONS) as OperationId[]).filter(
  (id): id is ToolId => OPERATIONS[id].kind !== 'write',
)

/** An operation that is a tool. */
export type ToolId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['kind'] extends 'write' ? never : Id
}[OperationId]

/**
 * The name of an operation as a tool.
 *
 * @example toolName('searchPolicyText') // 'search_policy_text'
 */
export function toolName(id: ToolId): string {
  return id.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
}
