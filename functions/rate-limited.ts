import type { Config } from './shared/platform.ts'
import { RATE_LIMIT } from '../build/contract/limits.ts'
import { refused } from './shared/result.ts'
import { prefersHtml } from './shared/accept.ts'
import { waitPage } from './query/pages/fault-page.ts'
import { inEnglish } from './shared/asked-page.ts'
import type { IndexSource } from './query/source/load.ts'
import { sourceAt } from './query/source/reader.ts'
import { pageResponse, refusalResponse } from './shared/response.ts'

// Deployed functions: query/ for GETs, write/ for POSTs, mcp/ for agents. This module: the answer over the rate limit.

/** The answer to requests over the rate limit. */
export default function rateLimited(request: Request): Promise<Response> {
  return limitedResponse(request, sourceAt(new URL(request.url).origin))
}

/** The same where the files of the site are read from a source. */
export async function limitedResponse(request: Request, source: IndexSource): Promise<Response> {
  const message = `More than ${RATE_LIMIT.requests} requests came from this address within ${RATE_LIMIT.seconds} seconds. Wait ${RATE_LIMIT.seconds} seconds, then send requests more slowly.`
  if (prefersHtml(request.headers.get('accept'))) {
    const asked = await inEnglish(source)
    return pageResponse(request, source, waitPage(asked.site), asked)
  }
  return refusalResponse(request, refused('rate-limited', message).refusal)
}

export const config: Config = {
  path: '/rate-limited',
}
