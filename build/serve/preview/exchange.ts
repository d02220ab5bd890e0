import type { IncomingMessage } from 'node:http'
import { requestedUrl } from '../mirror/http-answer.ts'

/**
 * The requested address, letters and digits of the path as themselves where they are escaped, so that files and rules are
 * found by one path; null where it is not valid.
 */
export function addressOf(incoming: IncomingMessage): URL | null {
  const url = requestedUrl(incoming)
  if (url !== null) url.pathname = url.pathname.replace(ESCAPED, (escaped) => decodeURIComponent(escaped))
  return url
}

const ESCAPED = /(?<!%[\da-f]?)%(?:3\d|[46][1-9a-f]|[57][\da])/giu

/** The client, known by its socket alone: no header can change it. */
export function clientAddress(incoming: IncomingMessage): string {
  return (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/u, '')
}

/** The request as functions take it; its body is read from the socket only as far as the function reads it. */
export function webRequest(incoming: IncomingMessage, url: URL, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const method = incoming.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
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
  let left = DRAINED
  incoming.removeAllListeners('readable')
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) incoming.destroy()
  })
  incoming.resume()
}
