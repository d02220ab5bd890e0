import { MCP_PATH } from '../../build/contract/mcp.ts'
import { methodNotAllowed } from '../mcp/not-allowed.ts'
import { errorResponse, pageResponse, preflightResponse, readResponse } from '../shared/response.ts'
import { outcomeOf } from './dispatch.ts'
import type { IndexSource } from './source/reader.ts'

/** Answers a request from the files under `/index/`. */
export async function answerQuery(request: Request, source: IndexSource): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightResponse()
    const { pathname, search } = new URL(request.url)
    if (pathname === MCP_PATH) return methodNotAllowed()
    if (isPageAddress(pathname)) return pageResponse(request, 404, noSuchPage(pathname))
    return await readResponse(request, await outcomeOf(request.method, pathname, search, source))
  } catch (error) {
    return errorResponse(request, 'query', error)
  }
}

/** Where JSON is expected: answers, their copies and the records of forms. Everywhere else a person expects a page. */
const OF_JSON = /^\/(?:api|index\/answers|\.netlify)(?:\/|$)|^\/forms\/.*\.json$/u

function isPageAddress(pathname: string): boolean {
  return !OF_JSON.test(pathname)
}

function noSuchPage(pathname: string): string {
  const [what, to, others] = pathname.startsWith('/forms/')
    ? ['form', '/forms', 'all forms']
    : ['page', '/', 'the first page']
  return `<!doctype html>
<html lang="en-IN">
<title>No such ${what}</title>
<h1>No such ${what}</h1>
<p>There is no page at this address. See <a href="${to}">${others}</a>.</p>
`
}
