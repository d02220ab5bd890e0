/** @jsxRuntime automatic @jsxImportSource preact */
import { NOT_FOUND } from '../layout.tsx'
import type { Site, SitePage } from '../site.ts'

/** The page for people whose address leads nowhere. Programs under `/api` get the JSON refusal instead. */
export function notFoundPage(site: Site): SitePage {
  return {
    address: NOT_FOUND,
    title: 'Not found',
    description: 'There is no page at this address.',
    content: (
      <>
        <h1>There is no page at this address</h1>
        <p class="lead">It may have been mistyped, or the link that led you here is wrong.</p>
        <ul>
          <li>
            <a href={site.link('/')}>Start page</a>
          </li>
          <li>
            <a href={site.link('/forms')}>Claim and proposal forms</a>
          </li>
          <li>
            <a href={site.link('/docs')}>Reference of the API</a>
          </li>
        </ul>
      </>
    ),
  }
}
