import { refused } from '../shared/outcome.ts'
import { faultReply, preflightReply, refusalReply, reply } from '../shared/response.ts'
import { routeOf } from '../shared/route.ts'
import { outcomeOf } from './outcome.ts'
import type { Site } from './source/reader.ts'

/** Answers a request from what the site holds under `/index/`. */
export async function answerQuery(request: Request, site: Site): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightReply()
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/.netlify/')) return refusalReply(request, notThisAddress.refusal)
    const route = routeOf(request.method, pathname)
    if ('refusal' in route) return refusalReply(request, route.refusal)
    return reply(request, await outcomeOf(route, search, site))
  } catch (fault) {
    return faultReply(request, 'query', fault)
  }
}

const notThisAddress = refused(
  'no-such-operation',
  'The functions have no addresses of their own. The operations stand under /api/v1 and are listed in /api/v1/openapi.json.',
)
