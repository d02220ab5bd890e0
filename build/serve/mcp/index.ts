import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { type ExitCode, command, runAsProgram } from '../../cli/command.ts'
import { UsageError, folder } from '../../cli/options.ts'
import { INDEX_PATHS } from '../../contract/index-paths.ts'
import { serveMcp } from './stdio.ts'

// The MCP server over standard input and output, from a built site or a copy of one; the command `npm run mcp`.

async function serve(site: string): Promise<ExitCode> {
  const found = await stat(join(site, INDEX_PATHS.service)).catch(() => null)
  if (found === null)
    throw new UsageError(`${site} is not a built site. Build it first (npm run build), or name another one.`)
  serveMcp(folderSource(site))
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
