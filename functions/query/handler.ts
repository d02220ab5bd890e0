import { parametersOf } from '../shared/parameters.ts'
import { type Outcome, refused } from '../shared/outcome.ts'
import { faultReply, preflightReply, refusalReply, reply } from '../shared/response.ts'
import { type IdOf, type Route, routeOf } from '../shared/route.ts'
import { PAGES } from './stored-answers.ts'
import { QUERIES } from './operations/index.ts'
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

async function outcomeOf(route: Route, search: string, site: Site): Promise<Outcome> {
  const parameters = parametersOf(route.id, route.operation, search)
  if ('refusal' in parameters) return parameters
  if (isPage(route.id)) return PAGES[route.id](site, route)
  if (isQuery(route.id)) return QUERIES[route.id](site, { ...parameters.given, ...route.params })
  throw new Error(`${route.id} came to the door of queries`)
}

function isPage(id: string): id is IdOf<'page'> {
  return Object.hasOwn(PAGES, id)
}

function isQuery(id: string): id is IdOf<'query'> {
  return Object.hasOwn(QUERIES, id)
}
