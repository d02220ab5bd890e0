import { MCP_PATH } from '../../build/contract/mcp.ts'
import { methodNotAllowed } from '../shared/mcp-methods.ts'
import { errorResponse, logFault, pageResponse, preflightResponse, readResponse } from '../shared/response.ts'
import { SEARCH_PATH } from '../../build/contract/paths.ts'
import { outcomeOf } from './dispatch.ts'
import { searchEverything } from './one-search/search-everything.ts'
import { type FunctionPage, linksIn } from '../shared/whole-page.ts'
import { faultPage } from './pages/fault-page.tsx'
import { pageAt } from './pages/index.ts'
import { type NothingStored, isFormPage, nothingStored } from './pages/nothing-stored.tsx'
import { lastModified } from './source/last-modified.ts'
import type { IndexSource } from './source/reader.ts'

/** The page at a path; null where a function answers none there. A fault of a page is a page, too. */
async function pageFor(
  url: URL,
  source: IndexSource,
  storesNothing: NothingStored | null,
): Promise<FunctionPage | null> {
  const make = pageAt(url.pathname)
  if (make === null) return null
  const site = await linksIn(source)
  if (storesNothing !== null && isFormPage(url.pathname)) return nothingStored(url, storesNothing, site)
  try {
    return await make(source, url.searchParams, site)
  } catch (error) {
    logFault('query', error)
    return faultPage(site)
  }
}

/** Answers a request from the files under `/index/`; a server that stores nothing shows no forms. */
export async function answerQuery(
  request: Request,
  source: IndexSource,
  storesNothing: NothingStored | null = null,
): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightResponse()
    const url = new URL(request.url)
    const { pathname, search } = url
    if (pathname === MCP_PATH) return methodNotAllowed()
    const page = await pageFor(url, source, storesNothing)
    if (page !== null) return await pageResponse(request, source, page)
    const outcome =
      pathname === SEARCH_PATH
        ? await searchEverything(source, search)
        : await outcomeOf(request.method, pathname, search, source)
    const response = await readResponse(request, outcome)
    const made = 'body' in outcome ? outcome.body : {}
    const modified = response.status < 400 ? await lastModified(source, pathname, made) : null
    if (modified !== null) response.headers.set('Last-Modified', modified)
    return response
  } catch (error) {
    return errorResponse(request, 'query', error)
  }
}
