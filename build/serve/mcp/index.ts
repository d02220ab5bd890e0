import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { mcpServer } from '../../../functions/mcp/server.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { type ExitCode, command, runAsProgram } from '../../cli/command.ts'
import { UsageError, folder } from '../../cli/options.ts'
import { INDEX_PATHS } from '../../contract/index-paths.ts'

// The MCP server over standard input and output, from a built site or a copy of one; the command `npm run mcp`.

/** Serves until the client closes its end. Nothing but messages may go to standard output. */
async function serve(site: string): Promise<ExitCode> {
  const found = await stat(join(site, INDEX_PATHS.service)).catch(() => null)
  if (found === null)
    throw new UsageError(`${site} is not a built site. Build it first (npm run build), or name another one.`)
  const source = folderSource(site)
  serveStdio(() => mcpServer(source))
  return 0
}

export const mcpCommand = command({
  name: 'npm run mcp',
  about:
    'Answers the Model Context Protocol over standard input and output: the same tools as the endpoint at /mcp, without a network.',
  options: { site: folder('public', 'the built site, or a copy of one') },
  notes: 'Configure an MCP client with the command: npm --silent run mcp',
  main: ({ site }) => serve(site),
})

await runAsProgram(import.meta, mcpCommand)
