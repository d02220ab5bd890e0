import type { ServerResponse } from 'node:http'

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
