import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { mcpServer } from '../../../functions/mcp/server.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'

// The MCP server over standard input and output. The build bundles this module into /mcp.mjs, which mirror.mjs mcp runs.

/** Answers until the client closes its end. Nothing but messages may go to standard output. */
export function serveMcp(source: IndexSource): void {
  serveStdio(() => mcpServer(source))
}
