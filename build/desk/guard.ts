import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { DeskError } from './desk-error.ts'

// Guard of requests: only this machine's own windows of the desk may ask, and nobody else's pages.

const TOKEN_HEADER = 'x-desk-token'

/** A token that one run of the desk gives its own windows, in the address that it prints. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Refuses another host name (a page that had its name point here) and another page's origin. */
export function requireOwnPage({ headers, socket }: IncomingMessage): void {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`)
  if (!hosts.includes(headers.host ?? ''))
    throw new DeskError(421, `The desk answers as ${hosts.join(' and ')} alone.`)
  const { origin, 'sec-fetch-site': site = 'none' } = headers
  const isOwn = origin === undefined || origin === `http://${headers.host}`
  if (!isOwn || !/^(?:same-origin|none)$/u.test(site))
    throw new DeskError(403, 'The desk answers its own pages alone.')
}

/** Refuses a request without the token of this run. */
export function requireToken({ headers }: IncomingMessage, token: string): void {
  const given = Buffer.from(String(headers[TOKEN_HEADER] ?? ''))
  const wanted = Buffer.from(token)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new DeskError(
      403,
      'The token is missing or of an earlier run. Open the address that npm run desk prints.',
    )
}

/** The body of a request, at most so many bytes. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > most) throw new DeskError(413, `The request is larger than ${most} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
