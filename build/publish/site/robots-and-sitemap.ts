import { escapedMarkup } from '../../contract/escaped-markup.ts'
import { FUNCTION_PAGES } from '../../contract/function-pages.ts'
import { OPERATIONS } from '../../contract/operations.ts'
import { INDEX_PATHS } from '../../contract/index-paths.ts'
import { MCP_PATH } from '../../contract/mcp.ts'
import { OPENAPI_PATH } from '../../contract/paths.ts'
import type { TextOutput } from '../answers/output-file.ts'
import type { Site } from './site.ts'

// What programs look for at fixed addresses.

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

/** `/robots.txt`: everything may be read but the pages that a function answers: they name nothing that others do not. */
export function robots({ base }: Site): string {
  return `User-agent: *\nAllow: /\n${Object.values(FUNCTION_PAGES)
    .map((path) => `Disallow: ${path}\n`)
    .join('')}\nSitemap: ${base}/sitemap.xml\n`
}

/** How many addresses one sitemap may hold. */
const SITEMAP_LIMIT = 50_000

/** `/sitemap.xml`: every page, or where they are more than one file may hold, an index of several such files. */
export function* sitemaps(
  site: Site,
  paths: readonly string[],
  limit = SITEMAP_LIMIT,
): Generator<TextOutput> {
  if (paths.length <= limit) {
    yield { path: '/sitemap.xml', content: sitemap('urlset', 'url', site, paths) }
    return
  }
  const parts = Array.from({ length: Math.ceil(paths.length / limit) }, (_, at) => `/sitemap-${at + 1}.xml`)
  for (const [at, path] of parts.entries()) {
    const part = paths.slice(at * limit, (at + 1) * limit)
    yield { path, content: sitemap('urlset', 'url', site, part) }
  }
  yield { path: '/sitemap.xml', content: sitemap('sitemapindex', 'sitemap', site, parts) }
}

function sitemap(list: string, item: string, { base, dataDate }: Site, paths: readonly string[]): string {
  const items = paths.map((path) => {
    return `<${item}><loc>${escapedMarkup(base + path).replaceAll("'", '&apos;')}</loc><lastmod>${dataDate}</lastmod></${item}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${list}>\n`
}
