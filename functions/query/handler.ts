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
    if (isPageAddress(pathname)) return pageResponse(request, 404, NO_SUCH_FORM_PAGE)
    return await readResponse(request, await outcomeOf(request.method, pathname, search, source))
  } catch (error) {
    return errorResponse(request, 'query', error)
  }
}

/** Where a person expects a page: the forms, apart from their records. */
function isPageAddress(pathname: string): boolean {
  return pathname.startsWith('/forms/') && !pathname.endsWith('.json')
}

const NO_SUCH_FORM_PAGE = `<!doctype html>
<html lang="en-IN">
<title>No such form</title>
<h1>No such form</h1>
<p>There is no page at this address. See <a href="/forms">all forms</a>.</p>
`
