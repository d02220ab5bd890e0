import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FILE_HEADERS, isAnsweredByQuery } from '../../contract/hosting.ts'
import { MCP_PATH } from '../../contract/mcp.ts'
import { answerQuery } from '../../../functions/query/handler.ts'
import { lastModified } from '../../../functions/query/source/last-modified.ts'
import { isNotModified } from '../../../functions/shared/etag.ts'
import { refused } from '../../../functions/shared/result.ts'
import { refusalResponse } from '../../../functions/shared/response.ts'
import { routeOf } from '../../../functions/shared/route.ts'
import { type FunctionAnswer, functionAnswer } from './answer-cache.ts'
import { partOf, rangeOf } from './byte-range.ts'
import { REBASED_FROM } from './copy-response.ts'
import { type ServedCopy, type ServedFile, currentCopy } from './served-copy.ts'

/** What is served, and where. */
export interface ServeOptions {
  readonly folder: string
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The address that bodies name instead of the site's; null leaves them as they are. */
  readonly rebase: string | null
}

/** A copy that is being served. */
export interface Serving {
  readonly origin: string
  close(): Promise<void>
}

/** Longer addresses are refused in words by the handler, not by the socket. */
const HEADER_LIMIT = 64 * 1024

const HEADERS = { ...FILE_HEADERS, 'Cache-Control': 'public,max-age=0,must-revalidate' }

/** Whether an answer or a refusal in JSON is due where no file is; a copy has no endpoint for agents. */
function isForProgram(pathname: string): boolean {
  if (pathname === MCP_PATH) return false
  return isAnsweredByQuery(pathname) || /^\/(?:\.netlify|index\/answers)\//u.test(pathname)
}

/** Answers every GET of the service from a copy, with the code of the service itself. */
export async function serveFolder(options: ServeOptions): Promise<Serving> {
  const copy = currentCopy(options.folder, options.rebase)
  const server = createServer({ maxHeaderSize: HEADER_LIMIT }, (incoming, outgoing) => {
    answer(copy, incoming, outgoing).catch((fault: unknown) => {
      console.error(`serve: ${fault instanceof Error ? fault.message : String(fault)}`)
      if (!outgoing.headersSent) plain(outgoing, 500, 'Internal Server Error\n')
    })
  })
  await listening(server, options)
  const { port } = server.address() as AddressInfo
  const name = options.host.includes(':') ? `[${options.host}]` : options.host
  return {
    origin: `http://${name}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  copyNow: () => ServedCopy,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = addressOf(incoming)
  const method = incoming.method ?? 'GET'
  incoming.resume()
  if (url === null) return plain(outgoing, 400, 'Bad Request\n')
  const copy = copyNow()
  const isRead = method === 'GET' || method === 'HEAD'
  const file = isRead ? await copy.find(url.pathname) : null
  if (file !== null) {
    const modified = await lastModified(copy.source, url.pathname)
    return sendFile(incoming, outgoing, file, 200, modified === null ? {} : { 'Last-Modified': modified })
  }
  if (isForProgram(url.pathname)) return sendAnswer(copy, incoming, outgoing, url)
  if (!isRead) return plain(outgoing, 405, 'Method Not Allowed\n', { Allow: 'GET, HEAD' })
  const page = await copy.find('/404.html')
  return page === null ? plain(outgoing, 404, 'Not Found\n') : sendFile(incoming, outgoing, page, 404)
}

/** What no file answers: the queries, and every refusal. */
async function sendAnswer(
  copy: ServedCopy,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  const headers = new Headers()
  for (const name of ['accept', 'if-none-match'] as const) {
    const sent = incoming.headers[name]
    if (sent !== undefined) headers.set(name, sent)
  }
  const kept = copy.answers.get(incoming, url)
  if (kept !== undefined) return send(outgoing, kept)
  const { method = 'GET' } = incoming
  const request = new Request(url, { method: method === 'TRACE' ? 'GET' : method, headers })
  const response = storesNothing(request, url, copy) ?? (await answerQuery(request, copy.source))
  const answer = await functionAnswer(response)
  copy.answers.put(incoming, url, answer)
  send(outgoing, answer)
}

function send(outgoing: ServerResponse, { status, headers, bytes }: FunctionAnswer): void {
  outgoing.writeHead(status, headers).end(bytes)
}

/** The refusal of a submission: a copy has nowhere to keep it. */
function storesNothing(request: Request, url: URL, copy: ServedCopy): Response | null {
  const route = routeOf(request.method, url.pathname)
  if ('refusal' in route || route.operation.kind !== 'write') return null
  const message = `This is a copy: it stores nothing. Send it to ${copy.manifest.base_url}${route.operation.path}.`
  return refusalResponse(request, refused('no-such-operation', message).refusal)
}

function sendFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { bytes, type, tag, rebasedFrom }: ServedFile,
  status: number,
  more: Readonly<Record<string, string>> = {},
): void {
  const { method, headers: sent } = incoming
  const isHeld = status === 200 && isNotModified(sent['if-none-match'], tag)
  const range =
    status === 200 && method === 'GET' ? rangeOf(sent.range, sent['if-range'], tag, bytes.length) : null
  const part = partOf(bytes, range)
  outgoing.writeHead(isHeld ? 304 : range === null ? status : part.status, {
    ...HEADERS,
    ...more,
    ...part.headers,
    'Content-Type': type,
    ETag: tag,
    ...(rebasedFrom === null ? {} : { [REBASED_FROM]: rebasedFrom }),
    ...(isHeld ? {} : { 'Content-Length': part.bytes.byteLength }),
  })
  if (isHeld || method === 'HEAD') outgoing.end()
  else outgoing.end(part.bytes)
}

function plain(
  outgoing: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  outgoing
    .writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=UTF-8', ...headers })
    .end(text)
}

/** The address asked for; null where it is not one. */
function addressOf({ headers: { host = '' }, url = '' }: IncomingMessage): URL | null {
  if (!url.startsWith('/') || !/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/iu.test(host)) return null
  const address = `http://${host}${url}`
  return URL.canParse(address) ? new URL(address) : null
}

function listening(server: Server, { port, host }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}
