import { access } from 'node:fs/promises'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector from 'netlify-redirector'

// Taken from the platform: how it reads its rules.

/** A redirect rule as the platform's parser normalises it. */
interface RedirectRule {
  readonly from: string
  readonly path: string
  readonly to: string
  readonly status?: number
  readonly force: boolean
  readonly conditions: object
  readonly rate_limit?: object
}

/** Target of a redirect rule. */
interface Lead {
  readonly to: string
  readonly status: number
}

/** Rules that apply to a request. */
export interface Rules {
  headersFor(path: string): Record<string, string>
  leadFor(url: URL): Lead | null
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
  refuseErrors(toml, errors)
  const matcher = await matcherOf(redirects)
  return {
    headersFor(path) {
      const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
      return Object.assign({}, ...matching.map((rule) => rule.values)) as Record<string, string>
    },
    leadFor: matcher,
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
  refuseErrors(toml, errors as Error[])
  for (const rule of redirects as RedirectRule[]) {
    const isOfSite = rule.to.startsWith('/') && Object.keys(rule.conditions).length === 0
    if (!isOfSite || rule.rate_limit !== undefined || rule.status !== (rule.force ? 301 : 404))
      throw new Error(
        `${toml}: the rule from ${rule.from} is of a kind that the preview does not support. It supports forced redirects (status = 301) and answers to missing files (status = 404) with a path of the site, without conditions and limits.`,
      )
  }
  return redirects as RedirectRule[]
}

function refuseErrors(toml: string, errors: readonly Error[]): void {
  if (errors.length > 0) throw new Error(`${toml}: ${errors.map(({ message }) => message).join('; ')}`)
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
