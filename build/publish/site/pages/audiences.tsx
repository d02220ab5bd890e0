/** @jsxRuntime automatic @jsxImportSource #view */
import { OPENAPI_PATH } from '../../../contract/paths.ts'
import { MCP_PATH } from '../../../contract/mcp.ts'
import type { Site } from '../site.ts'

// One module per page. This module: where a family and a developer begin.

/** Where a family begins. */
export function Families({ site }: { readonly site: Site }) {
  return (
    <section>
      <h2>For a family</h2>
      <ul>
        <li>
          <a href={site.link('/category')}>What a policy pays and leaves out</a>, with its waiting periods and
          limits, in its own words
        </li>
        <li>
          <a href={site.link('/compare')}>Two policies side by side</a>: what differs, never which is better
        </li>
        <li>
          <a href={site.link('/forms')}>Claim and proposal forms</a>, explained blank by blank, with deadlines
          and where to send them
        </li>
        <li>
          <a href={site.link('/law')}>What the law says</a> of free look, nomination, claims and complaints
        </li>
        <li>
          <a href={`${site.link('/docs/data')}#not-stated`}>What it means when the documents do not say</a>
        </li>
        <li>
          <a href={`${site.link('/docs/terms')}#privacy`}>What happens to what you send</a>
        </li>
      </ul>
    </section>
  )
}

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
