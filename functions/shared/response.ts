import { type Refusal, ERRORS, FAULT, errorBody } from '../../build/contract/errors.ts'
import { DATA_HEADERS, FILE_HEADERS, PLATFORM } from '../../build/contract/hosting.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'
import { prefersMarkdown } from './accept.ts'
import type { AskedPage } from './asked-page.ts'
import { type FunctionPage, wholePage } from './function-page.tsx'
import type { IndexSource } from '../query/source/load.ts'
import { etagOf, isNotModified } from './etag.ts'
import { logError } from './log-error.ts'
import { type Answered, type Outcome, refused } from './result.ts'

// Every response of the functions is made here. Only a 200 may be kept by the platform's cache, which a deploy empties: a
// 304 kept there would be served to clients that have nothing.

/** Rate limit, as draft-ietf-httpapi-ratelimit-headers says it; only the platform knows how much is left. */
const POLICY = { 'RateLimit-Policy': `"ip";q=${RATE_LIMIT.requests};w=${RATE_LIMIT.seconds}` }
const ALWAYS = { ...DATA_HEADERS, ...POLICY }
const CACHED = { 'Cache-Control': 'public, max-age=300' }
const CDN_CACHED = { [PLATFORM.lifetime]: 'public, durable, s-maxage=31536000' }
const NOT_CACHED = { 'Cache-Control': 'no-store' }

/**
 * The response to a GET or HEAD: the body with its ETag, 304 where the client has it already, or the refusal. An answer
 * that is also there as Markdown names it, and is sent as Markdown to who prefers that.
 */
export async function readResponse(request: Request, outcome: Outcome): Promise<Response> {
  if ('refusal' in outcome) return refusalResponse(request, outcome.refusal)
  const { bytes, type } = await representation(request, outcome)
  const headers = { ...ALWAYS, ...alternateHeaders(outcome) }
  return cachedResponse(request, bytes, headers, { 'Content-Type': type })
}

/** The response with a body that caches keep, or 304 where the client has it; `ofBody` are headers of the body alone. */
function cachedResponse(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  more: Readonly<Record<string, string>>,
  ofBody: Readonly<Record<string, string>> = {},
): Response {
  const headers = { ...more, ...CACHED, ETag: etagOf(bytes) }
  if (isNotModified(request.headers.get('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers })
  return bodyResponse(request, 200, bytes, { ...headers, ...CDN_CACHED, ...ofBody })
}

const JSON_TYPE = 'application/json; charset=utf-8'
const MARKDOWN_TYPE = 'text/markdown; charset=UTF-8'
const HTML_TYPE = 'text/html; charset=UTF-8'

async function representation(request: Request, outcome: Answered) {
  const { markdown } = outcome
  const wanted = markdown !== undefined && prefersMarkdown(request.headers.get('accept'))
  const text = wanted ? await markdown.read() : null
  if (text !== null) return { bytes: text, type: MARKDOWN_TYPE }
  return { bytes: 'bytes' in outcome ? outcome.bytes : jsonBytes(outcome.body), type: JSON_TYPE }
}

/** The platform keeps one answer for each value of the headers that Vary names. */
function alternateHeaders({ markdown }: Answered): Record<string, string> {
  if (markdown === undefined) return {}
  const { path } = markdown
  const link = path === null ? {} : { Link: `<${path}>; rel="alternate"; type="text/markdown"` }
  return { Vary: 'Accept', ...link }
}

/** The response to a GET of a page that a function answers. */
export async function pageResponse(
  request: Request,
  source: IndexSource,
  page: FunctionPage,
  asked: AskedPage,
): Promise<Response> {
  const bytes = await wholePage(source, page, asked)
  const { status = 200 } = page
  const headers = { ...FILE_HEADERS, ...POLICY, 'Content-Type': HTML_TYPE }
  if (status === 200 && request.method !== 'POST') return cachedResponse(request, bytes, headers)
  return bodyResponse(request, status, bytes, { ...headers, ...notCached(status, bytes) })
}

/** The response to a submission: its receipt, which no cache may keep, or the refusal. */
export function receiptResponse(
  request: Request,
  outcome: { readonly body: object } | { readonly refusal: Refusal },
): Response {
  if ('refusal' in outcome) return refusalResponse(request, outcome.refusal)
  const headers = { ...ALWAYS, ...NOT_CACHED, 'Content-Type': JSON_TYPE }
  return bodyResponse(request, 200, jsonBytes(outcome.body), headers)
}

/** The error object with the status of its code; `docs` is under the origin of the request. */
export function refusalResponse(request: Request, refusal: Refusal): Response {
  const bytes = jsonBytes(errorBody(refusal, new URL(request.url).origin))
  const { status } = ERRORS[refusal.code]
  const headers = { ...ALWAYS, ...notCached(status, bytes), 'Content-Type': JSON_TYPE }
  return bodyResponse(request, status, bytes, headers)
}

/** Headers of what no cache may keep; with the time to wait, where too much was asked. */
function notCached(status: number, bytes: Uint8Array): Record<string, string> {
  const seconds = String(RATE_LIMIT.seconds)
  const wait = status === 429 ? { 'Retry-After': seconds, RateLimit: `"ip";r=0;t=${seconds}` } : {}
  return { ...NOT_CACHED, ...wait, ETag: etagOf(bytes) }
}

/** The answer to a CORS preflight: any page may send its request. */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...DATA_HEADERS,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
      // Whatever a wrapper of fetch adds, such as traceparent: no header gives a caller more rights.
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '86400',
    },
  })
}

/** The response when the service itself fails: logged; the body does not say where it happened. */
export function errorResponse(request: Request, handler: string, error: unknown): Response {
  logError(handler, error)
  return refusalResponse(request, refused('internal', FAULT).refusal)
}

function bodyResponse(
  request: Request,
  status: number,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers })
}

function jsonBytes(body: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(body))
}

/** The answer to every method but POST: the endpoint opens no streams (GET) and keeps no sessions (DELETE). */
export function methodNotAllowed(): Response {
  const message = 'Method not allowed. Send each message as a POST.'
  return Response.json(
    { jsonrpc: '2.0', error: { code: -32_000, message }, id: null },
    { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } },
  )
}
