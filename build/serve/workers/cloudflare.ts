import { withPlainLetters } from '../../contract/decoding.ts'
import { FILE_HEADERS, SITE_HEADERS, isAnsweredByQuery } from '../../contract/hosting.ts'
import { MCP_PATH } from '../../contract/mcp.ts'
import query from '../../../functions/query/index.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { httpSource } from '../../../functions/query/source/reader.ts'
import { limitedResponse } from '../../../functions/rate-limited.ts'
import { answerMcp } from '../../../functions/mcp/handler.ts'
import { answerWrite } from '../../../functions/write/handler.ts'
import { prepareChecks } from '../../../functions/write/submitted-fields.ts'
import { contentType } from '../site/content-type.ts'
import { type Bucket, bucketInbox } from './bucket-inbox.ts'

// The whole service on Cloudflare Workers: files of the built site, the functions, submissions in a bucket, the limit.

/** Bindings that deploy/wrangler.jsonc gives to the worker. */
interface Bindings {
  readonly FILES: { readonly fetch: typeof fetch }
  readonly INBOX: Bucket
  readonly LIMIT: {
    readonly limit: (counted: { readonly key: string }) => Promise<{ readonly success: boolean }>
  }
  readonly RECEIPT_KEY?: string
}

// Code can be made from texts while the worker starts, and never again.
prepareChecks()

/** The files of each deploy, so that what was read of them is kept from one request to the next. */
const sources = new WeakMap<object, IndexSource>()

function sourceIn({ FILES }: Bindings): IndexSource {
  const source =
    sources.get(FILES) ?? httpSource('https://files', (address, init) => FILES.fetch(address, init))
  sources.set(FILES, source)
  return source
}

/** Answers in the order of the other hosts: files first, then what counts against the limit. */
async function answer(request: Request, bindings: Bindings): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = withPlainLetters(url.pathname)
  const { pathname } = url
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const found = isRead ? await fileAt(new Request(url, request), pathname, bindings) : null
  if (found !== null) return found
  const source = sourceIn(bindings)
  if (isRead && !isAnsweredByQuery(pathname)) return notFound(request, pathname, bindings)
  const client = request.headers.get('cf-connecting-ip') ?? ''
  if (!(await bindings.LIMIT.limit({ key: client })).success) return limitedResponse(request, source)
  const { RECEIPT_KEY: receiptKey = '' } = bindings
  if (isRead) return query(request, { index: source, receiptKey })
  if (pathname === MCP_PATH || pathname === `${MCP_PATH}/`) return answerMcp(request, source)
  const inbox = bucketInbox(bindings.INBOX)
  return answerWrite(request, { inbox, clock: () => new Date(), receiptKey, site: source })
}

/** The file at an address, with the headers that the site gives to its kind; null where there is none. */
async function fileAt(request: Request, pathname: string, { FILES }: Bindings): Promise<Response | null> {
  const file = await FILES.fetch(request)
  if (file.status === 404 || file.status === 405) return null
  const type = file.headers.get('content-type')?.startsWith('text/html') === true ? '/index.html' : pathname
  const headers = new Headers({ ...Object.fromEntries(file.headers), ...SITE_HEADERS })
  if (file.status === 200) headers.set('Content-Type', contentType(decodeURIComponent(type).slice(1)))
  return new Response(file.body, { status: file.status, headers })
}

/** Addresses under which only programs look for files. */
const FOR_PROGRAMS = ['/index/answers/', '/.well-known/', '/mcp/']

async function notFound({ url, method }: Request, pathname: string, { FILES }: Bindings): Promise<Response> {
  const isForProgram = FOR_PROGRAMS.some((start) => pathname.startsWith(start))
  const page = await FILES.fetch(new URL(isForProgram ? '/404.json' : '/404', url))
  const headers = new Headers({
    ...FILE_HEADERS,
    'Content-Type': page.headers.get('content-type') ?? 'text/plain',
  })
  return new Response(method === 'HEAD' ? null : page.body, { status: 404, headers })
}

export default { fetch: answer }
