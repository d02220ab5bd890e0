import { MCP_PATH } from '../../build/contract/mcp.ts'
import {
  errorResponse,
  pageResponse,
  preflightResponse,
  readResponse,
  methodNotAllowed,
} from '../shared/response.ts'
import { SEARCH_PATH } from '../../build/contract/paths.ts'
import { logError } from '../shared/log-error.ts'
import { outcomeOf } from './dispatch.ts'
import { searchEverything } from './one-search/search-everything.ts'
import { type AskedPage, askedPage, pageAddress } from '../shared/asked-page.ts'
import type { FormPages, FunctionPage } from '../shared/function-page.tsx'
import { faultPage, noSuchPage } from './pages/fault-page.ts'
import { pageAt } from './pages/index.ts'
import { lastModified } from './source/last-modified.ts'
import type { IndexSource } from './source/load.ts'

/** The page at a path; null where a function answers none there. A fault of a page is a page, too. */
async function pageFor(
  url: URL,
  source: IndexSource,
  forms: FormPages,
): Promise<{ readonly page: FunctionPage; readonly asked: AskedPage } | null> {
  const address = pageAddress(url, (path) => pageAt(path, forms) !== null)
  const make = pageAt(address.path, forms)
  if (make === null) return null
  const asked = await askedPage(source, address)
  const { site } = asked
  if (!asked.isHeld) return { page: noSuchPage(site), asked }
  try {
    return { page: await make(source, url, site), asked }
  } catch (error) {
    logError('query', error)
    return { page: faultPage(site), asked }
  }
}

/** Answers a request from the files under `/index/`, with these pages where a form is asked for. */
export async function answerWith(request: Request, source: IndexSource, forms: FormPages): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightResponse()
    const url = new URL(request.url)
    const { pathname, search } = url
    if (pathname === MCP_PATH) return methodNotAllowed()
    const found = await pageFor(url, source, forms)
    if (found !== null) return await pageResponse(request, source, found.page, found.asked)
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
