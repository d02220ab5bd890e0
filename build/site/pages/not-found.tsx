/** @jsxRuntime automatic @jsxImportSource preact */
import { NOT_FOUND, type Site, type SitePage } from '../site.ts'

/** The page for people whose address leads nowhere. Programs get a JSON refusal for every address under `/api`. */
export function notFoundPage(site: Site): SitePage {
  return {
    path: NOT_FOUND,
    title: 'Not found',
    description: 'There is no page at this address.',
    content: (
      <>
        <h1>There is no page at this address</h1>
        <p class="lead">The address may be mistyped, or the link that brought you here is wrong.</p>
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
