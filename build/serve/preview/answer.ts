import type { IncomingMessage } from 'node:http'
import type { Context } from '@netlify/functions'
import { isNotModified } from '../../../functions/shared/etag.ts'
import { lastModified } from '../../../functions/query/source/last-modified.ts'
import type { IndexSource } from '../../../functions/query/source/reader.ts'
import { type AnswerCache, functionAnswer } from '../mirror/answer-cache.ts'
import { partOf, rangeOf } from '../mirror/byte-range.ts'
import { type WholeResponse, type Content, encodedFor } from './content.ts'
import { clientAddress, webRequest } from './exchange.ts'
import type { SiteFile, SiteFiles } from './files.ts'
import type { SiteFunction } from './functions.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Rules } from './netlify-toml.ts'

/** What answers are made from: the served site. */
export interface ServedSite {
  readonly rules: Rules
  readonly files: SiteFiles
  readonly functions: readonly SiteFunction[]
  /** Null where requests are not limited. */
  readonly limiter: RateLimiter | null
  /** What the platform's cache keeps of the answers of functions; null where it keeps nothing. */
  readonly cache: AnswerCache | null
  /** What functions find in their context. */
  readonly context: Readonly<Record<string, unknown>> & { readonly index: IndexSource }
}

/** A request that is being answered. */
export interface PreviewRequest {
  readonly incoming: IncomingMessage
  readonly method: string
  readonly url: URL
  readonly signal: AbortSignal
}

/** Answers in the platform's order: rate limit, cache, functions with a path, files, redirects, the 404 page. */
export async function answerOf(site: ServedSite, asked: PreviewRequest): Promise<WholeResponse> {
  const { method, url } = asked
  const routed = site.functions.find((one) => one.answers(method, url.pathname))
  const limit = routed?.limit ?? null
  if (limit !== null && site.limiter?.refuses(limit, clientAddress(asked.incoming)) === true)
    return overLimit(site, asked, limit.to)
  const kept = site.cache?.get(asked.incoming, url)
  if (kept !== undefined) return encodedAnswer(asked, kept)
  if (routed !== undefined && !(await hasFileFirst(site, asked, routed))) return run(site, asked, routed)
  const lead = site.rules.leadFor(url)
  if (lead?.status === 301) return movedTo(lead.to + url.search)
  const file = await site.files.find(url.pathname)
  if (file !== null && isRead(method)) return fileAnswer(site, asked, file, 200)
  if (file !== null) return METHOD_NOT_ALLOWED
  const told = lead !== null && isRead(method) ? await site.files.find(lead.to) : null
  return told === null ? notFound(site, asked) : fileAnswer(site, asked, told, 404)
}

/** Whether a file is served where a function would answer. */
async function hasFileFirst(
  site: ServedSite,
  { method, url }: PreviewRequest,
  routed: SiteFunction,
): Promise<boolean> {
  return routed.preferStatic && isRead(method) && (await site.files.find(url.pathname)) !== null
}

/** The answer to a method that a file does not take: files are only read. */
export const METHOD_NOT_ALLOWED: WholeResponse = {
  status: 405,
  ...plainText('Method Not Allowed\n', { allow: 'GET, HEAD' }),
}

function movedTo(location: string): WholeResponse {
  return { status: 301, ...plainText(`Moved to ${location}\n`, { location }) }
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Answers a request over a limit by the function that has the path of the limit. */
function overLimit(site: ServedSite, asked: PreviewRequest, to: string): Promise<WholeResponse> {
  const target = site.functions.find((one) => one.answers(asked.method, to))
  return target === undefined ? notFound(site, asked) : run(site, asked, target)
}

async function run(site: ServedSite, asked: PreviewRequest, target: SiteFunction): Promise<WholeResponse> {
  const { incoming, url, signal } = asked
  const context = site.context as unknown as Context
  const answer = await functionAnswer(await target.handler(webRequest(incoming, url, signal), context))
  site.cache?.put(incoming, url, answer)
  return encodedAnswer(asked, answer)
}

async function encodedAnswer(
  { incoming, method }: PreviewRequest,
  answer: WholeResponse,
): Promise<WholeResponse> {
  const { status } = answer
  if (method === 'HEAD' || status === 304) return answer
  return { status, ...(await encodedFor(incoming.headers['accept-encoding'], answer)) }
}

async function fileAnswer(
  site: ServedSite,
  { incoming, url }: PreviewRequest,
  file: SiteFile,
  status: number,
): Promise<WholeResponse> {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': 'public,max-age=0,must-revalidate',
    etag: file.tag,
  }
  const modified = status === 200 ? await lastModified(site.context.index, url.pathname) : null
  if (modified !== null) headers['last-modified'] = modified
  for (const [name, value] of Object.entries(site.rules.headersFor(url.pathname)))
    headers[name.toLowerCase()] = value
  const { 'accept-encoding': codings, 'if-none-match': tags, range, 'if-range': ifRange } = incoming.headers
  const unchanged = status === 200 && isNotModified(tags, file.tag)
  const part =
    status === 200 && incoming.method === 'GET' && !unchanged
      ? rangeOf(range, ifRange, file.tag, file.bytes.length)
      : null
  const { bytes, headers: ofPart, status: partStatus } = partOf(file.bytes, part)
  if (part !== null) return { status: partStatus, bytes, headers: { ...headers, ...ofPart } }
  const content = await encodedFor(codings, { bytes, headers: { ...headers, ...ofPart } })
  if (!unchanged) return { status, ...content }
  const { 'content-encoding': _, ...kept } = content.headers
  return { status: 304, bytes: new Uint8Array(), headers: kept }
}

async function notFound(site: ServedSite, asked: PreviewRequest): Promise<WholeResponse> {
  const page = await site.files.find('/404.html')
  if (page !== null) return fileAnswer(site, asked, page, 404)
  const html =
    '<!doctype html>\n<html lang="en">\n<title>Not found</title>\n<h1>Not found</h1>\n<p>There is no page at this address.</p>\n'
  return { status: 404, ...plainText(html, { 'content-type': 'text/html; charset=UTF-8' }) }
}

function plainText(text: string, headers: Readonly<Record<string, string>> = {}): Content {
  return {
    bytes: new TextEncoder().encode(text),
    headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
  }
}
