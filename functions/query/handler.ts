import { MCP_PATH } from '../../build/contract/mcp.ts'
import { methodNotAllowed } from '../shared/mcp-methods.ts'
import { errorResponse, logFault, pageResponse, preflightResponse, readResponse } from '../shared/response.ts'
import { outcomeOf } from './dispatch.ts'
import type { FunctionPage } from '../shared/html.ts'
import { FAULT_PAGE } from './pages/fault-page.ts'
import { pageAt } from './pages/index.ts'
import { lastModified } from './source/last-modified.ts'
import type { IndexSource } from './source/reader.ts'

/** A fault of a page is a page, too. */
function faultPage(error: unknown): FunctionPage {
  logFault('query', error)
  return FAULT_PAGE
}

/** Answers a request from the files under `/index/`. */
export async function answerQuery(request: Request, source: IndexSource): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightResponse()
    const { pathname, search } = new URL(request.url)
    if (pathname === MCP_PATH) return methodNotAllowed()
    const page = pageAt(pathname)
    if (page !== null) {
      const made = page(source, new URLSearchParams(search)).catch((error: unknown) => faultPage(error))
      return await pageResponse(request, source, await made)
    }
    const outcome = await outcomeOf(request.method, pathname, search, source)
    const response = await readResponse(request, outcome)
    const made = 'body' in outcome ? outcome.body : {}
    const modified = response.status < 400 ? await lastModified(source, pathname, made) : null
    if (modified !== null) response.headers.set('Last-Modified', modified)
    return response
  } catch (error) {
    return errorResponse(request, 'query', error)
  }
}
