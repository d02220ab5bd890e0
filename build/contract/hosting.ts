import { FUNCTION_PAGES } from './function-pages.ts'
import { SEARCH_PATH } from './paths.ts'

// Tables of how the service is hosted, wherever that is: the rules of the platform, the functions' configs, the mirror's server and the
// configurations for nginx and others are checked against these tables.

/** Names the platform gives its things; its packages are named in functions/shared/platform.ts and the preview's platform-rules.ts. */
export const PLATFORM = {
  /** The file with the rules of a site. */
  rules: 'netlify.toml',
  /** The addresses that are its own. */
  own: '/.netlify/',
  /** The header by which a function gives an answer a lifetime in its cache. */
  lifetime: 'Netlify-CDN-Cache-Control',
  /** The variables of the environment that let the store of a site be read from elsewhere. */
  site: 'NETLIFY_SITE_ID',
  token: 'NETLIFY_AUTH_TOKEN',
} as const

/** Sources a page may load, and where it may send a form. */
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The headers of every answer that is data. */
export const DATA_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Retry-After, RateLimit, RateLimit-Policy, Accept-Ranges, Content-Range',
} as const

/** The headers of every file, and of the pages that a function answers. */
export const FILE_HEADERS = {
  ...DATA_HEADERS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': CONTENT_POLICY,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** Headers of the site itself besides: a copy must not bind the address of its keeper. */
export const SITE_HEADERS = { ...FILE_HEADERS, 'Strict-Transport-Security': 'max-age=31536000' } as const

/** The addresses that each function answers, in the pattern language of the platform; files come first. */
export const FUNCTION_PATHS = {
  query: [
    '/api',
    '/api/*',
    '/forms/:name.json',
    '/law/:slug/:name.json',
    '/mcp',
    SEARCH_PATH,
    ...Object.values(FUNCTION_PAGES),
    '/policy/:name',
    // The same in another language.
    ...Object.values(FUNCTION_PAGES).map((path) => `/:language${path}` as const),
    '/:language/policy/:name',
  ],
  write: ['/*'],
} as const

/** The addresses that the write function leaves to the platform, to which a request over the limit is led, too. */
export const EXCLUDED_PATHS = ['/rate-limited', `${PLATFORM.own}*`] as const

/** The methods that each function takes. */
export const FUNCTION_METHODS = {
  query: ['GET', 'HEAD'],
  write: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
} as const

const QUERY_PATTERNS = FUNCTION_PATHS.query.map(
  (path) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replace('/*', '/.*').replace(/:\w+/gu, '[^/]+')}$`, 'u'),
)

/** Whether the query function answers an address that no file does. */
export function isAnsweredByQuery(pathname: string): boolean {
  return QUERY_PATTERNS.some((pattern) => pattern.test(pathname))
}

// Forms in which clauses are published.

/** Each clause also as a file at its own address, or in the packs of the products alone. */
export const CLAUSE_FORMS = ['files', 'packs'] as const
export type ClauseForm = (typeof CLAUSE_FORMS)[number]

/** Choices of a build for clauses; `auto` makes files of them while the platform takes so many. */
export const CLAUSE_CHOICES = ['auto', ...CLAUSE_FORMS] as const
export type ClauseChoice = (typeof CLAUSE_CHOICES)[number]
