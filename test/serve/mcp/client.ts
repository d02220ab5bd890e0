import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { beforeAll } from 'vitest'
import type { Preview } from '../../../build/serve/preview/preview-server.ts'
import { type ServedSite, caseFolder, servedFor } from '../../requests/site.ts'

// The MCP endpoint. This module: the official client, connected.

/** The revisions the official client is tried in. */
export const REVISIONS = ['2026-07-28', '2025-11-25'] as const

type Revision = (typeof REVISIONS)[number]

/** Result of a tool. */
interface Called {
  readonly text: string
  readonly isError: boolean
}

/** The official client, connected. */
export interface Connected {
  readonly client: Client
  readonly call: (name: string, args?: Record<string, unknown>) => Promise<Called>
}

/** Connects the official client to an endpoint over HTTP, in one revision. */
export function connectTo(origin: string, revision: Revision): Promise<Connected> {
  return connected(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)), revision)
}

/** Starts a command and connects the official client to its standard input and output. */
export function connectToCommand(args: string[], revision: Revision): Promise<Connected> {
  return connected(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }), revision)
}

async function connected(
  transport: StreamableHTTPClientTransport | StdioClientTransport,
  revision: Revision,
): Promise<Connected> {
  const mode = revision === '2026-07-28' ? ({ pin: revision } as const) : ('legacy' as const)
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(transport)
  if (client.getNegotiatedProtocolVersion() !== revision)
    throw new Error(`the client speaks ${client.getNegotiatedProtocolVersion()}, not ${revision}`)
  return {
    client,
    async call(name, args = {}) {
      const { content, isError = false } = await client.callTool({ name, arguments: args })
      const [first, ...links] = content
      if (first?.type !== 'text' || links.some(({ type }) => type !== 'resource_link'))
        throw new Error(`${name} did not give one text, then links`)
      return { text: first.text, isError }
    },
  }
}

/** The site of the cases served for the tests of the calling file, with the official client connected to its endpoint. */
export function servedEndpoint(): { readonly preview: Preview; readonly connected: Connected } {
  const served = servedFor(caseFolder) as ServedSite & { connected: Connected }
  beforeAll(async () => {
    served.connected = await connectTo(served.preview.origin, '2025-11-25')
    return () => served.connected.client.close()
  })
  return served
}
