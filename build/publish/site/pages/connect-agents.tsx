/** @jsxRuntime automatic @jsxImportSource #view */
import { MCP_PATH, MCP_SERVER } from '../../../contract/mcp.ts'
import { MATERIAL } from '../../../contract/notices.ts'
import { Code } from '../../../view/components.tsx'
import type { Site } from '../site.ts'

/** What to put into the configuration of a client of the Model Context Protocol. */
export function Agents({ site }: { readonly site: Site }) {
  const remote = { type: 'http', url: site.base + MCP_PATH }
  const local = { command: 'node', args: ['/full/path/to/mirror.mjs', 'mcp', '/full/path/to/insurance'] }
  return (
    <>
      <h2 id="agents">Connect an agent</h2>
      <p>
        The reads are tools of the Model Context Protocol; a product, a section of law and a form are
        resources, too. {MATERIAL} Claude (<code>.mcp.json</code>) and Cursor (<code>.cursor/mcp.json</code>)
        take this; VS Code (<code>.vscode/mcp.json</code>) takes the same under <code>servers</code>:
      </p>
      <Code copy>{JSON.stringify({ mcpServers: { [MCP_SERVER]: remote } }, null, 2)}</Code>
      <p>
        Without a network, from <a href={site.link('/docs/mirrors')}>a copy</a>:
      </p>
      <Code copy>{JSON.stringify({ mcpServers: { [MCP_SERVER]: local } }, null, 2)}</Code>
    </>
  )
}
