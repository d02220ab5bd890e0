import type { IncomingMessage, ServerResponse } from 'node:http'

// What the servers of a site share, the preview and that of a copy. This module: requests in, whole answers out.

/** How long the head of a request may be: large, so that the functions refuse long addresses in words and the socket does not. */
export const HEADER_LIMIT = 64 * 1024

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

/**
 * The requested address, with dot segments resolved as every URL parser does; null where it is not valid, as one with a
 * user name is not.
 */
export function requestedUrl(incoming: IncomingMessage): URL | null {
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

/** Whether a method only reads. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
