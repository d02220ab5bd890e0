import { access } from 'node:fs/promises'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector from 'netlify-redirector'

/** A limit on requests, from a rule of netlify.toml or from a function's config. */
export interface Limit {
  readonly requests: number
  readonly seconds: number
  readonly perAddress: boolean
  /** Where requests over the limit are rewritten to; null for the platform's plain 429. */
  readonly to: string | null
}

/** A redirect rule as the platform's parser normalises it. */
interface RedirectRule {
  readonly from: string
  readonly path: string
  readonly to: string
  readonly status?: number
  readonly force: boolean
  readonly conditions: object
  readonly query: object
  readonly rate_limit?: RuleLimit
}

interface RuleLimit {
  readonly window_limit: number
  readonly window_size?: number
  readonly aggregate_by?: string | readonly string[]
  readonly action?: string
  readonly to?: string
}

/** Where a redirect rule sends a request. */
interface Lead {
  readonly to: string
  readonly status: number
  readonly force: boolean
}

/** What netlify.toml says about a request. */
export interface Rules {
  headersFor(path: string): Record<string, string>
  leadFor(url: URL): Lead | null
  limitsFor(url: URL): Limit[]
}

/** Reads netlify.toml with the platform's own parsers and matcher; what the preview cannot do as the platform does is an error. */
export async function readRules(toml: string): Promise<Rules> {
  await access(toml)
  const redirects = await readRedirects(toml)
  const { headers, errors } = await parseAllHeaders({
    netlifyConfigPath: toml,
    headersFiles: [],
    configHeaders: [],
    minimal: false,
  })
  refuseFaults(toml, errors)
  const matcher = await matcherOf(redirects)
  const limited = await Promise.all(redirects.filter((rule) => rule.rate_limit).map(limitedRule))
  return {
    headersFor(path) {
      const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
      return Object.assign({}, ...matching.map((rule) => rule.values)) as Record<string, string>
    },
    leadFor: (url) => matcher(url),
    limitsFor: (url) => limited.filter((rule) => rule.matches(url)).map((rule) => rule.limit),
  }
}

/** The redirect rules of netlify.toml, in order. */
async function readRedirects(toml: string): Promise<RedirectRule[]> {
  const { redirects, errors } = await parseAllRedirects({
    netlifyConfigPath: toml,
    redirectsFiles: [],
    configRedirects: [],
    minimal: false,
  })
  refuseFaults(toml, errors as Error[])
  for (const rule of redirects as RedirectRule[]) {
    const isOfSite = rule.to.startsWith('/') && Object.keys(rule.conditions).length === 0
    const known =
      isOfSite && (rule.status === 200 || rule.status === 404 || (rule.status === 301 && rule.force))
    if (!known)
      throw new Error(
        `${toml}: the rule from ${rule.from} is of a kind that the preview does not support. It supports rewrites (status = 200 or 404) and forced redirects (status = 301) to a path of the site, without conditions.`,
      )
  }
  return redirects as RedirectRule[]
}

function refuseFaults(toml: string, faults: readonly Error[]): void {
  if (faults.length > 0) throw new Error(`${toml}: ${faults.map((fault) => fault.message).join('; ')}`)
}

async function limitedRule(rule: RedirectRule): Promise<{ limit: Limit; matches(url: URL): boolean }> {
  const matcher = await matcherOf([rule])
  const {
    window_limit,
    window_size = 60,
    aggregate_by = [],
    action,
    to,
  } = rule.rate_limit ?? { window_limit: 0 }
  const limit: Limit = {
    requests: window_limit,
    seconds: window_size,
    perAddress: Array.isArray(aggregate_by) && aggregate_by.includes('ip'),
    to: action === 'rewrite' && to !== undefined ? to : null,
  }
  return { limit, matches: (url) => matcher(url) !== null }
}

async function matcherOf(rules: readonly RedirectRule[]): Promise<(url: URL) => Lead | null> {
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {})
  return (url) =>
    matcher.match({
      scheme: url.protocol.slice(0, -1),
      host: url.hostname,
      path: url.pathname,
      query: url.search.slice(1),
      getHeader: () => '',
      getCookie: () => '',
    })
}
