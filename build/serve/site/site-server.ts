import { type IncomingMessage, createServer } from 'node:http'
import { logError } from '../../../functions/shared/log-error.ts'
import {
  type WholeAnswer,
  type SiteRequest,
  METHOD_NOT_ALLOWED,
  plainAnswer,
  send,
  discardRest,
  requestedUrl,
} from './http-exchange.ts'
import { listening } from './listen.ts'

/** Longest head of a request in bytes: large, so that the functions refuse long addresses in words and the socket does not. */
const HEADER_LIMIT = 64 * 1024

/** Time that answers under way may still take when a server closes, in milliseconds. */
const LAST_ANSWERS = 5000

/** Options of a server of a site. */
export interface SiteServerOptions {
  /** Begins the lines that it logs. */
  readonly name: string
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Headers of the answers that it gives itself. */
  readonly headers?: Readonly<Record<string, string>>
  readonly answer: (request: SiteRequest) => Promise<WholeAnswer>
  /** Takes a line for each request: when, what, with which status, how long. Nothing in it tells who asked for what of whom. */
  readonly log?: ((line: string) => void) | undefined
}

/** A site that is being served. */
export interface Serving {
  readonly origin: string
  /** Takes no more requests, finishes those under way, and cuts off what takes too long. */
  readonly close: () => Promise<void>
}

/** Serves a site: asks for an answer to each request whose address is valid, and logs what fails. */
export async function serveSite(options: SiteServerOptions): Promise<Serving> {
  const server = createServer({ maxHeaderSize: HEADER_LIMIT }, (incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) gone.abort()
    })
    incoming.on('error', () => {})
    const began = performance.now()
    outgoing.on('finish', () => {
      const [path] = (incoming.url ?? '').split('?')
      const took = Math.round(performance.now() - began)
      options.log?.(
        `${new Date().toISOString()} ${incoming.method} ${path} ${outgoing.statusCode} ${took} ms`,
      )
    })
    void answered(options, incoming, gone.signal).then((answer) => {
      if (outgoing.destroyed) return
      if (!server.listening) outgoing.setHeader('connection', 'close')
      discardRest(incoming)
      send(outgoing, incoming.method ?? 'GET', answer)
    })
  })
  const origin = await listening(server, options.port, options.host)
  const close = () =>
    new Promise<void>((resolve) => {
      const cutOff = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS)
      server.close(() => {
        clearTimeout(cutOff)
        resolve()
      })
      server.closeIdleConnections()
    })
  return { origin, close }
}

/** Says that something is served; resolves when the process is asked to stop, at once or later, and the answers under way are given. */
export async function untilStopped(serving: Pick<Serving, 'close'>, say: () => void): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  say()
  await asked
  await serving.close()
}

async function answered(
  { name, headers, answer }: SiteServerOptions,
  incoming: IncomingMessage,
  signal: AbortSignal,
): Promise<WholeAnswer> {
  const method = incoming.method ?? 'GET'
  const url = requestedUrl(incoming)
  if (url === null) return plainAnswer(400, 'Bad Request\n', headers)
  if (method === 'TRACE') return METHOD_NOT_ALLOWED
  try {
    return await answer({ incoming, method, url, signal })
  } catch (error) {
    if (!signal.aborted) logError(name, error)
    return plainAnswer(500, 'Internal Server Error\n', headers)
  }
}
