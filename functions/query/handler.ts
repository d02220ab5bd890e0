import { API } from '../../build/contract/limits.ts'
import { MCP_PATH } from '../../build/contract/mcp.ts'
import { OPENAPI_PATH } from '../../build/contract/paths.ts'
import { methodNotAllowed } from '../mcp/not-allowed.ts'
import type { Given } from '../shared/given.ts'
import { type Outcome, quoted, refused } from '../shared/outcome.ts'
import { parametersOf } from '../shared/parameters.ts'
import { errorResponse, pageResponse, preflightResponse, readResponse } from '../shared/response.ts'
import type { IdOf } from '../../build/contract/operations.ts'
import { type Route, routeOf } from '../shared/route.ts'
import { QUERIES } from './operations/index.ts'
import type { IndexSource } from './source/reader.ts'
import { STORED_ANSWERS } from './stored-answers.ts'

/** Answers a request from the files under `/index/`. */
export async function answerQuery(request: Request, source: IndexSource): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightResponse()
    const { pathname, search } = new URL(request.url)
    if (pathname === MCP_PATH) return methodNotAllowed()
    if (!pathname.startsWith(`${API}/`) && isPageAddress(pathname))
      return pageResponse(request, 404, NO_SUCH_FORM_PAGE)
    return readResponse(request, await outcomeOf(request.method, pathname, search, source))
  } catch (error) {
    return errorResponse(request, 'query', error)
  }
}

/** What a request for a percent-encoded path comes to. Throws where a file that must be there cannot be read. */
export async function outcomeOf(
  method: string,
  pathname: string,
  search: string,
  source: IndexSource,
): Promise<Outcome> {
  if (pathname.startsWith('/.netlify/')) return calledDirectly
  if (pathname.startsWith(FORMS)) return noSuchForm(pathname)
  const route = routeOf(method, pathname)
  if ('refusal' in route) return route
  if (!isRead(route.id)) throw new Error(`the query function was asked for ${route.id}`)
  return answerOf(route.id, route, search, source)
}

const calledDirectly = refused(
  'no-such-operation',
  `Functions cannot be called directly. The operations are under ${API} and are listed in ${OPENAPI_PATH}.`,
)

const FORMS = '/forms/'

/** Where a person expects a page: the forms, apart from their records. */
function isPageAddress(pathname: string): boolean {
  return pathname.startsWith(FORMS) && !pathname.endsWith('.json')
}

const NO_SUCH_FORM_PAGE = `<!doctype html>
<html lang="en-IN">
<title>No such form</title>
<h1>No such form</h1>
<p>There is no page at this address. See <a href="/forms">all forms</a>.</p>
`

function noSuchForm(pathname: string): Outcome {
  return refused(
    'form-not-found',
    `There is no form record at ${quoted(pathname)}. The records are listed at /forms/index.json.`,
  )
}

type ReadId = IdOf<'page' | 'query'>

/** How each operation that reads is answered. */
const ANSWERS: {
  readonly [Id in ReadId]: (source: IndexSource, given: Given<Id>, route: Route) => Promise<Outcome>
} = { ...STORED_ANSWERS, ...QUERIES }

function isRead(id: string): id is ReadId {
  return Object.hasOwn(ANSWERS, id)
}

async function answerOf<Id extends ReadId>(
  id: Id,
  route: Route,
  search: string,
  source: IndexSource,
): Promise<Outcome> {
  const parameters = parametersOf(id, route.params, search)
  return 'refusal' in parameters ? parameters : ANSWERS[id](source, parameters.given, route)
}
