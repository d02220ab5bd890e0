import { MirrorError } from './mirror-error.ts'

// One request of a sync: where it may lead, and what counts as an answer.

/** A server that asks to come again later. */
export class RetryLater extends MirrorError {
  readonly milliseconds: number

  constructor(message: string, seconds: number) {
    super('refused', message)
    this.milliseconds = seconds * 1000
  }
}

/** The address of a path; what a URL would take for its own is escaped. */
export function addressOf(base: string, path: string): string {
  return `${base}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** Follows redirects within the origin, a few of them. */
export async function fetchWithinOrigin(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  let at = url
  for (let redirectsLeft = 5; ; redirectsLeft--) {
    const response = await fetch(at, { headers, signal, redirect: 'manual' })
    const to = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || response.status === 304 || to === null)
      return response
    await response.body?.cancel()
    const next = new URL(to, at)
    if (next.origin !== new URL(url).origin)
      throw new MirrorError(
        'redirected',
        `${url} redirects to another host, ${next.origin}. If that is where you want to copy from, sync from there.`,
      )
    if (redirectsLeft === 0) throw new MirrorError('redirected', `${url} redirects in a circle.`)
    at = next.href
  }
}

/** The header in which a copy that names its own address says whose release it is of. */
export const REBASED_FROM = 'X-Rebased-From'

/** Whether a response holds the file; false where the site has none. Throws for everything else. */
export function isAnswer(base: string, path: string, response: Response): boolean {
  const { status } = response
  const site = response.headers.get(REBASED_FROM)
  if (site !== null)
    throw new MirrorError(
      'not-a-release',
      `${base} is a copy that is served with --rebase: its files name another address, so they are not those of the release. Sync from ${site}, or from a copy served without --rebase.`,
    )
  if (status === 200 || status === 206) return true
  if (status === 404 || status === 410) return false
  const refusal = `${base}/${path}: the server answered ${status}`
  if (status !== 429 && status !== 503) throw new MirrorError('refused', `${refusal}.`)
  const retryAfter = Number(response.headers.get('retry-after'))
  const seconds = retryAfter > 0 ? Math.min(retryAfter, 120) : 1
  throw new RetryLater(`${refusal}; it asks to wait ${seconds} seconds.`, seconds)
}
