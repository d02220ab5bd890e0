import type { IncomingMessage } from 'node:http'
import type { Context } from '@netlify/functions'
import { lastModified } from '../../../functions/query/source/last-modified.ts'
import type { IndexSource } from '../../../functions/query/source/reader.ts'
import type { AnswerCache } from '../mirror/answer-cache.ts'
import { type SiteFile, fileAnswer } from '../mirror/file-answer.ts'
import {
  METHOD_NOT_ALLOWED,
  type WholeAnswer,
  isRead,
  plainAnswer,
  wholeAnswer,
} from '../mirror/http-answer.ts'
import { encodedFor } from './content.ts'
import { clientAddress, webRequest } from './exchange.ts'
import type { SiteFiles } from './files.ts'
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
export async function answerOf(site: ServedSite, asked: PreviewRequest): Promise<WholeAnswer> {
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
  if (file !== null && isRead(method)) return siteFileAnswer(site, asked, file, 200)
  if (file !== null) return METHOD_NOT_ALLOWED
  const told = lead !== null && isRead(method) ? await site.files.find(lead.to) : null
  return told === null ? notFound(site, asked) : siteFileAnswer(site, asked, told, 404)
}

/** Whether a file is served where a function would answer. */
async function hasFileFirst(
  site: ServedSite,
  { method, url }: PreviewRequest,
  routed: SiteFunction,
): Promise<boolean> {
  return routed.preferStatic && isRead(method) && (await site.files.find(url.pathname)) !== null
}

function movedTo(location: string): WholeAnswer {
  return plainAnswer(301, `Moved to ${location}\n`, { location })
}

/** Answers a request over a limit by the function that has the path of the limit. */
function overLimit(site: ServedSite, asked: PreviewRequest, to: string): Promise<WholeAnswer> {
  const target = site.functions.find((one) => one.answers(asked.method, to))
  return target === undefined ? notFound(site, asked) : run(site, asked, target)
}

async function run(site: ServedSite, asked: PreviewRequest, target: SiteFunction): Promise<WholeAnswer> {
  const { incoming, url, signal } = asked
  const context = site.context as unknown as Context
  const answer = await wholeAnswer(await target.handler(webRequest(incoming, url, signal), context))
  site.cache?.put(incoming, url, answer)
  return encodedAnswer(asked, answer)
}

async function encodedAnswer(
  { incoming, method }: PreviewRequest,
  answer: WholeAnswer,
): Promise<WholeAnswer> {
  const { status } = answer
  if (method === 'HEAD' || status === 304) return answer
  return { status, ...(await encodedFor(incoming.headers['accept-encoding'], answer)) }
}

/** A file with the headers that netlify.toml gives its path, in the encoding that the client takes. */
async function siteFileAnswer(
  site: ServedSite,
  { incoming, url }: PreviewRequest,
  file: SiteFile,
  status: 200 | 404,
): Promise<WholeAnswer> {
  const more: Record<string, string> = { 'cache-control': 'public,max-age=0,must-revalidate' }
  const modified = status === 200 ? await lastModified(site.context.index, url.pathname) : null
  if (modified !== null) more['last-modified'] = modified
  for (const [name, value] of Object.entries(site.rules.headersFor(url.pathname)))
    more[name.toLowerCase()] = value
  const answer = fileAnswer(incoming, file, status, more)
  if (answer.status === 206 || answer.status === 416) return answer
  const whole = { ...answer, bytes: file.bytes }
  const { bytes, headers } = await encodedFor(incoming.headers['accept-encoding'], whole)
  if (answer.status !== 304) return { status, bytes, headers }
  const { 'content-encoding': _, ...kept } = headers
  return { ...answer, headers: kept }
}

async function notFound(site: ServedSite, asked: PreviewRequest): Promise<WholeAnswer> {
  const page = await site.files.find('/404.html')
  if (page !== null) return siteFileAnswer(site, asked, page, 404)
  const html =
    '<!doctype html>\n<html lang="en">\n<title>Not found</title>\n<h1>Not found</h1>\n<p>There is no page at this address.</p>\n'
  return plainAnswer(404, html, { 'content-type': 'text/html; charset=UTF-8' })
}
