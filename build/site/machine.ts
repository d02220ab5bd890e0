import { OPERATIONS } from '../contract/operations.ts'
import { API } from '../contract/limits.ts'
import type { Site } from './site.ts'

// What programs look for at fixed addresses.

/** `/.well-known/api-catalog`: the addresses of the API and of what describes it (RFC 9727, a linkset of RFC 9264). */
export function apiCatalog({ base }: Site): string {
  const linkset = [
    { anchor: `${base}/.well-known/api-catalog`, item: [{ href: `${base}${API}` }] },
    {
      anchor: `${base}${API}`,
      'service-desc': [{ href: `${base}${API}/openapi.json`, type: 'application/json' }],
      'service-doc': [
        { href: `${base}/docs`, type: 'text/html' },
        { href: `${base}/llms.txt`, type: 'text/plain' },
      ],
      'service-meta': [{ href: `${base}/docs/terms`, type: 'text/html' }],
      status: [{ href: base + OPERATIONS.stats.path, type: 'application/json' }],
    },
  ]
  return `${JSON.stringify({ linkset }, null, 2)}\n`
}

/** `/robots.txt`: everything may be read. */
export function robots({ base }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`
}

/** How many addresses a sitemap may hold. */
const SITEMAP_LIMIT = 50_000

/** `/sitemap.xml`: pages for people first, then products as far as the format allows; the API lists them all. */
export function sitemap({ base, dataDate }: Site, paths: readonly string[]): string {
  const urls = paths.slice(0, SITEMAP_LIMIT).map((path) => {
    return `<url><loc>${escapedXml(base + path)}</loc><lastmod>${dataDate}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapedXml(text: string): string {
  return text.replace(/[&<>"']/gu, (mark) => ENTITIES[mark] ?? mark)
}
