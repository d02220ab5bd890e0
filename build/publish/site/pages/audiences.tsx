/** @jsxRuntime automatic @jsxImportSource #view */
import { OPENAPI_PATH } from '../../../contract/paths.ts'
import { MCP_PATH } from '../../../contract/mcp.ts'
import type { Site } from '../site.ts'

// One module per page. This module: where a developer begins.

/** Where a developer begins. */
export function Developers({ site }: { readonly site: Site }) {
  return (
    <section>
      <h2>Where to begin</h2>
      <ul>
        <li>
          <a href={site.link('/docs')}>Reference</a> of every operation, from{' '}
          <a href={site.link(OPENAPI_PATH)}>openapi.json</a>
        </li>
        <li>
          An MCP server at <code>{site.base + MCP_PATH}</code>
        </li>
        <li>
          <a href={site.link('/llms.txt')}>llms.txt</a>: what to quote, what never to fill in; every page is
          also there as Markdown
        </li>
        <li>
          <a href={site.link('/docs/mirrors')}>Copies of the whole service</a>, for bulk use and offline
        </li>
      </ul>
    </section>
  )
}
