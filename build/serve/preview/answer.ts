import type { IndexSource } from '../../../functions/query/source/load.ts'
import type { AnswerCache } from '../site/answer-cache.ts'
import { type SiteFile, fileAnswer } from '../site/file-answer.ts'
import {
  type WholeAnswer,
  type Content,
  type SiteRequest,
  METHOD_NOT_ALLOWED,
  plainAnswer,
  wholeAnswer,
  isRead,
  webRequest,
} from '../site/http-exchange.ts'
import type { SiteFiles } from './files.ts'
import type { SiteFunction } from './functions.ts'
import type { Rules } from './platform-rules.ts'
import type { RateLimiter } from './rate-limit.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { weighed } from '../../../functions/shared/accept.ts'

/** Served site, from which answers are made. */
export interface ServedSite {
  readonly rules: Rules
  readonly files: SiteFiles
  readonly functions: readonly SiteFunction[]
  /** Null where requests are not limited. */
  readonly limiter: RateLimiter | null
  /** Client whose requests are counted together. */
  readonly clientOf: (request: SiteRequest) => string
  /** Cache of the platform for the answers of functions. */
  readonly cache: AnswerCache
  /** Context of functions. */
  readonly context: Readonly<Record<string, unknown>> & { readonly index: IndexSource }
}

/** Answers in the platform's order: rate limit, cache, functions with a path, files, redirects, the 404 page. */
export async function answerOf(site: ServedSite, request: SiteRequest): Promise<WholeAnswer> {
  const { method, url } = request
  const routed = site.functions.find((known) => known.answers(method, url.pathname))
  const limit = routed?.limit ?? null
  if (limit !== null && site.limiter?.refuses(limit, site.clientOf(request)) === true)
    return overLimit(site, request, limit.to)
  if (routed !== undefined && !(await hasFileFirst(site, request, routed))) {
    const run = (sent: Request) => routed.handler(sent, site.context)
    return encodedAnswer(request, await site.cache.answer(request, run))
  }
  const lead = site.rules.leadFor(url)
  if (lead?.status === 301) return movedTo(lead.to + url.search)
  const file = await site.files.find(url.pathname)
  if (file !== null) return isRead(request) ? siteFileAnswer(site, request, file, 200) : METHOD_NOT_ALLOWED
  const page = lead !== null && isRead(request) ? await site.files.find(lead.to) : null
  return page === null ? notFound(site, request) : siteFileAnswer(site, request, page, 404)
}

/** Whether a file is served where a function would answer. */
async function hasFileFirst(site: ServedSite, request: SiteRequest, routed: SiteFunction): Promise<boolean> {
  if (!routed.preferStatic || !isRead(request)) return false
  return (await site.files.find(request.url.pathname)) !== null
}

function movedTo(location: string): WholeAnswer {
  return plainAnswer(301, `Moved to ${location}\n`, { location })
}

/** Answers a request over a limit by the function that has the path of the limit. */
async function overLimit(site: ServedSite, request: SiteRequest, to: string): Promise<WholeAnswer> {
  const target = site.functions.find((known) => known.answers(request.method, to))
  if (target === undefined) return notFound(site, request)
  const response = await target.handler(webRequest(request), site.context)
  return encodedAnswer(request, await wholeAnswer(response))
}

async function encodedAnswer({ incoming }: SiteRequest, answer: WholeAnswer): Promise<WholeAnswer> {
  const { status } = answer
  if (status === 304) return answer
  return { status, ...(await encodedFor(incoming.headers['accept-encoding'], answer)) }
}

/** A file with the headers that the rules give its path, in the encoding that the client takes. */
async function siteFileAnswer(
  site: ServedSite,
  request: SiteRequest,
  file: SiteFile,
  status: 200 | 404,
): Promise<WholeAnswer> {
  const { incoming, url } = request
  const more: Record<string, string> = { 'cache-control': 'public,max-age=0,must-revalidate' }
  for (const [name, value] of Object.entries(site.rules.headersFor(url.pathname)))
    more[name.toLowerCase()] = value
  const answer = await fileAnswer(request, file, status, { source: site.context.index, more })
  if (answer.status === 206 || answer.status === 416) return answer
  const whole = { ...answer, bytes: file.bytes }
  const { bytes, headers } = await encodedFor(incoming.headers['accept-encoding'], whole)
  if (answer.status !== 304) return { status, bytes, headers }
  const { 'content-encoding': _, ...kept } = headers
  return { ...answer, headers: kept }
}

async function notFound(site: ServedSite, request: SiteRequest): Promise<WholeAnswer> {
  const page = await site.files.find('/404.html')
  if (page !== null) return siteFileAnswer(site, request, page, 404)
  const html =
    '<!doctype html>\n<html lang="en">\n<title>Not found</title>\n<h1>Not found</h1>\n<p>There is no page at this address.</p>\n'
  return plainAnswer(404, html, { 'content-type': 'text/html; charset=UTF-8' })
}

type Coding = 'br' | 'gzip'

const WORTH_COMPRESSING = 1024

/** Whether bodies of this type are compressed. */
function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml/u.test(type)
}

/** The body in the encoding the client prefers. Compressed bytes are another representation, so their tag is weak. */
async function encodedFor(acceptEncoding: string | undefined, content: Content): Promise<Content> {
  const { bytes, headers } = content
  if (!isCompressible(headers['content-type'] ?? '')) return content
  const vary = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`
  const varied: Record<string, string> = { ...headers, vary }
  const coding = bytes.length < WORTH_COMPRESSING ? null : codingFor(acceptEncoding ?? '')
  if (coding === null) return { bytes, headers: varied }
  const tag = varied['etag'] === undefined ? {} : { etag: `W/${varied['etag'].replace(/^W\//u, '')}` }
  return {
    bytes: await compressed(bytes, coding),
    headers: { ...varied, ...tag, 'content-encoding': coding },
  }
}

function codingFor(acceptEncoding: string): Coding | null {
  const accepted = new Map(acceptEncoding.split(',').map(weighed))
  const weight = (coding: Coding) => accepted.get(coding) ?? accepted.get('*') ?? 0
  if (weight('br') === 0 && weight('gzip') === 0) return null
  return weight('br') >= weight('gzip') ? 'br' : 'gzip'
}

const gzipped = promisify(gzip)
const brotlied = promisify<Uint8Array, object, Buffer>(brotliCompress)

function compressed(bytes: Uint8Array, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return gzipped(bytes)
  return brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
