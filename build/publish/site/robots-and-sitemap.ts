import { inIndia } from '../../contract/display.ts'
import { escapedMarkup } from '../../contract/escaped-markup.ts'
import { FUNCTION_PAGES } from '../../contract/function-pages.ts'
import { OPERATIONS } from '../../contract/operations.ts'
import { INDEX_PATHS } from '../../contract/index-paths.ts'
import { MCP_PATH } from '../../contract/mcp.ts'
import { OPENAPI_PATH, SEARCH_PATH } from '../../contract/paths.ts'
import type { TextOutput } from '../answers/output-file.ts'
import type { Site } from './site.ts'

// Files that programs look for at fixed addresses.

/**
 * `/.well-known/api-catalog`: the two interfaces, and what describes each (RFC 9727, a linkset of RFC 9264). Each is
 * named by an address that answers: the list of products, and the MCP endpoint.
 */
export function apiCatalog({ base }: Site): string {
  const api = base + OPERATIONS.searchPolicies.path
  const terms = [{ href: `${base}/docs/terms`, type: 'text/html' }]
  const linkset = [
    {
      anchor: `${base}/.well-known/api-catalog`,
      item: [{ href: api }, { href: base + MCP_PATH }],
    },
    {
      anchor: api,
      'service-desc': [{ href: base + OPENAPI_PATH, type: 'application/json' }],
      'service-doc': [
        { href: `${base}/docs`, type: 'text/html' },
        { href: `${base}/llms.txt`, type: 'text/plain' },
      ],
      'service-meta': [{ href: base + INDEX_PATHS.service, type: 'application/json' }],
      'terms-of-service': terms,
    },
    {
      anchor: base + MCP_PATH,
      'service-doc': [{ href: `${base}/llms.txt`, type: 'text/plain' }],
      'terms-of-service': terms,
    },
  ]
  return `${JSON.stringify({ linkset }, null, 2)}\n`
}

/**
 * `/.well-known/security.txt` (RFC 9116), where the dataset names an address for questions. It holds for a year from the day
 * of the data: whoever finds it out of date finds a service that nobody keeps.
 */
export function* securityText({ base, dataDate, service: { questions } }: Site): Generator<TextOutput> {
  if (questions === undefined) return
  const contact = questions.includes('://') ? questions : `mailto:${questions}`
  const path = '/.well-known/security.txt'
  const expires = `${Number(dataDate.slice(0, 4)) + 1}-${dataDate.slice(5, 7)}-01T00:00:00Z`
  const content = `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${base}${path}\n`
  yield { path, content }
}

/**
 * `/robots.txt`: everything may be read but the pages that a function answers, in each language: they name nothing that
 * others do not. The search for programs begins with the path of the page of searches, and is allowed by its longer path.
 */
export function robots({ base, offered }: Site): string {
  const pages = ['', ...offered.map(({ code }) => `/${code}`)].flatMap((folder) =>
    Object.values(FUNCTION_PAGES).map((path) => `Disallow: ${folder}${path}\n`),
  )
  return `User-agent: *\nAllow: /\nAllow: ${SEARCH_PATH}\n${pages.join('')}\nSitemap: ${base}/sitemap.xml\n`
}

/** Most addresses that a sitemap may hold. */
const SITEMAP_LIMIT = 50_000

/** `/sitemap.xml`: every page. Throws where there are more than a sitemap may hold. */
export function sitemap({ base, dataDate }: Site, paths: readonly string[]): string {
  if (paths.length > SITEMAP_LIMIT)
    throw new Error(
      `The site would have ${inIndia(paths.length)} pages; a sitemap may hold ${inIndia(SITEMAP_LIMIT)}. Nothing was changed.`,
    )
  const items = paths.map((path) => {
    return `<url><loc>${escapedMarkup(base + path).replaceAll("'", '&apos;')}</loc><lastmod>${dataDate}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</urlset>\n`
}
