import { OPENAPI_PATH } from '../../build/contract/paths.ts'
import { McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { INTERFACE_VERSION } from '../../build/contract/limits.ts'
import { MCP_SERVER } from '../../build/contract/mcp.ts'
import { MATERIAL } from '../../build/contract/notices.ts'
import { unknownOf, withdrawalsUnknown } from '../../build/contract/reader-words.ts'
import { serviceFrom, serviceSentences } from '../../build/contract/service-words.ts'
import { type IndexSource, serviceOf } from '../query/source/load.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { call } from './call.ts'
import { inputSchema, outputSchema, listed } from './tool-schemas.ts'
import { registerPrompts } from './prompts.ts'
import { linksTo, registerResources } from './resources.ts'
import type { Tool } from './tool.ts'
import { TOOLS, toolNamed } from './tools.ts'

/** Cache rules for clients: a deploy may change the tools. */
const HOUR = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** Instructions for the tools; those of the dataset come first. */
const HOW = [
  'Find the product first with search_policies; several may fit: ask the person which (read=true: those that can answer). Then get_policy gives every fact read in it, each with its quote, and get_fact one of them; for anything else, search its clauses with search_policy_text and read them with get_clause. Compare products with compare_policies and never rank them; find_facts gives one field of all read products of a category, changes_since what is new. Law: list_law with the person’s question (rights is its answer where one is written, did_you_mean names questions to ask back), then get_law with slug, section and the part that a match names; give checked first, and exceptions and note with every summary and sentence. Complaints: where_to_complain. Forms: list_forms, then get_form.',
  'Quote: give the words with its citation: the product, its UIN, the clause and the page as printed.',
  MATERIAL,
  `Addresses in answers are those of the JSON API: the last part of each is the argument of the tool of the same kind (…/clause/{id} for get_clause). To ask for help or to report an error, a person sends a POST to ${OPERATIONS.requestHelp.path} or ${OPERATIONS.reportCorrection.path}; both are described at ${OPENAPI_PATH}.`,
].join('\n')

/** The first revision of the protocol whose clients know links in results: earlier ones refuse the whole answer. */
const LINKS_SINCE = '2025-06-18'

/**
 * A server of the tools over one site; a new one for each request or connection.
 *
 * @param named the revision that a request names, where no connection remembers what was agreed
 */
export async function mcpServer(source: IndexSource, named: string | null = null): Promise<McpServer> {
  const file = await serviceOf(source)
  const { notice, withdrawals_known_for: known = [] } = file
  const service = serviceFrom(file)
  const unknown = withdrawalsUnknown(unknownOf(known))
  const server = new McpServer(
    { name: MCP_SERVER, title: service.title, version: INTERFACE_VERSION },
    {
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
      instructions: [notice, HOW, ...(unknown === null ? [] : [unknown]), ...serviceSentences(service)].join(
        '\n',
      ),
      cacheHints: { 'tools/list': HOUR, 'server/discover': HOUR },
    },
  )
  const takesLinks = () => (server.server.getNegotiatedProtocolVersion() ?? named ?? '') >= LINKS_SINCE
  for (const tool of TOOLS) register(server, tool, source, takesLinks)
  registerPrompts(server, source)
  registerResources(server, source, async (name, args) => {
    const { text, isError } = await call(source, toolNamed(name), args)
    if (isError) throw new ProtocolError(ProtocolErrorCode.InvalidParams, text)
    return text
  })
  return server
}

function register(server: McpServer, tool: Tool, source: IndexSource, takesLinks: () => boolean): void {
  const { name, description, parameters, output } = tool
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
  const schema = listed(inputSchema(parameters))
  const title = name.replaceAll('_', ' ').replace(/^./u, (letter) => letter.toUpperCase())
  const config = {
    title,
    description,
    inputSchema: schema,
    ...(output !== null && { outputSchema: listed(outputSchema(output)) }),
    annotations,
  }
  server.registerTool(name, config, async (args) => {
    const { text, isError, args: sent } = await call(source, tool, args)
    if (isError) return { content: [{ type: 'text', text }], isError }
    const body = output === null ? {} : (JSON.parse(text) as Record<string, unknown>)
    const links = takesLinks() ? linksTo(sent, name, body) : []
    const content = [{ type: 'text' as const, text }, ...links]
    return { content, ...(output !== null && { structuredContent: body }) }
  })
}
