import type { IncomingMessage, ServerResponse } from 'node:http'
import { withPlainLetters } from '../../contract/decoding.ts'

/** A request of a site that is being answered. */
export interface SiteRequest {
  readonly incoming: IncomingMessage
  readonly method: string
  readonly url: URL
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal
}

/** Whether a request only reads. */
export function isRead({ method }: SiteRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * The requested address, with dot segments resolved as every URL parser does, and letters and digits of the path as
 * themselves where they are escaped, so that files and rules are found by one path. Null where it is not valid, as one
 * with a user name is not.
 */
export function requestedUrl(incoming: IncomingMessage): URL | null {
  const url = parsedUrl(incoming)
  if (url !== null) url.pathname = withPlainLetters(url.pathname)
  return url
}

function parsedUrl(incoming: IncomingMessage): URL | null {
  const host = incoming.headers.host ?? ''
  const target = incoming.url ?? ''
  if (/^http:\/\//iu.test(target)) {
    const url = URL.canParse(target) ? new URL(target) : null
    return url?.username === '' && url.password === '' ? url : null
  }
  if (!target.startsWith('/') || !/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/iu.test(host)) return null
  const address = `http://${host}${target}`
  return URL.canParse(address) ? new URL(address) : null
}

/**
 * The request as functions take it; its body is read from the socket only as far as the function reads it. HEAD asks them for
 * what GET would answer, so that it has the same headers: the body is left out where the answer is sent.
 */
export function webRequest(request: SiteRequest): Request {
  const { incoming, method, url, signal } = request
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  if (isRead(request)) return new Request(url, { headers, signal })
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    signal,
    body: bodyOf(incoming),
    duplex: 'half',
  }
  return new Request(url, init)
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = (await chunks.next()) as IteratorResult<Uint8Array, undefined>
        if (done === true) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

const DRAINED = 1024 * 1024

/** Drains up to 1 MiB of an unread body so that the client receives the response; beyond that, closes the connection. */
export function discardRest(incoming: IncomingMessage): void {
  if (incoming.complete) return
  let bytesLeft = DRAINED
  incoming.removeAllListeners('readable')
  incoming.on('data', (chunk: Buffer) => {
    bytesLeft -= chunk.length
    if (bytesLeft < 0) incoming.destroy()
  })
  incoming.resume()
}

/** A body to be sent, with its headers. */
export interface Content {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** A whole answer. */
export interface WholeAnswer extends Content {
  readonly status: number
}

/** Reads a response to its end. */
export async function wholeAnswer(response: Response): Promise<WholeAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, bytes, headers: Object.fromEntries(response.headers) }
}

/** An answer in words. */
export function plainAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): WholeAnswer {
  const bytes = new TextEncoder().encode(text)
  return { status, bytes, headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers } }
}

/** The answer to a method that a file does not take: files are only read. */
export const METHOD_NOT_ALLOWED = plainAnswer(405, 'Method Not Allowed\n', { allow: 'GET, HEAD' })

/** Sends a whole answer. */
export function send(
  outgoing: ServerResponse,
  method: string,
  { status, headers, bytes }: WholeAnswer,
): void {
  outgoing.statusCode = status
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
  const bodiless = status === 204 || status === 304
  if (!bodiless && (method !== 'HEAD' || bytes.length > 0)) outgoing.setHeader('content-length', bytes.length)
  if (bodiless || method === 'HEAD') outgoing.end()
  else outgoing.end(bytes)
}
