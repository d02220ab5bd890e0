import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { UnsoundListing } from '../check/dataset/list.ts'
import { percentDecoded } from '../contract/decoding.ts'
import { listening } from '../serve/site/listen.ts'
import { requestedUrl } from '../serve/site/http-exchange.ts'
import { LARGEST_FILE } from '../ingest/wording/ingest.ts'
import { DeskError } from './desk-error.ts'
import { bodyOf, newToken, requireOwnPage, requireToken } from './guard.ts'
import type { Desk } from './desk.ts'
import { runOperation } from './desk-operations.ts'
import { publishedOf } from './published-body.ts'
import type { Progress } from './one-by-one.ts'
import { windowFiles } from './window-files.ts'

/** The largest input of an operation, in bytes: a fact with long quotes has a few thousand. */
const LARGEST_INPUT = 256 * 1024

const LOOPBACK = '127.0.0.1'

/** A desk that listens. */
export interface DeskServer {
  readonly origin: string
  /** Address that a person opens: the origin with the token of this run, which no page holds. */
  readonly address: string
  readonly close: () => Promise<void>
}

const POLICY = 'content-security-policy'

const HEADERS = {
  [POLICY]:
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Policy of a published page in its frame: the page is shown, and may do no more. */
const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Serves the desk on this machine alone; port 0 takes any that is free. */
export async function startDesk(desk: Desk, port: number): Promise<DeskServer> {
  const token = newToken()
  const files = windowFiles()
  const server: Server = createServer((request, response) => {
    const tell = (page: number, pages: number) => tellProgress(response, { page, of: pages })
    answerTo(request, desk, files, token, tell)
      .catch(refusal)
      .then(
        (answer) => send(response, answer),
        () => response.destroy(),
      )
  })
  const origin = await listening(server, port, LOOPBACK)
  return {
    origin,
    address: `${origin}/?token=${token}`,
    close: () => {
      desk.pictures.close()
      desk.dropped.close()
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

/** An answer; `policy` is its content security policy, where that is not the window's. */
interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: string
  readonly policy?: string
}

async function answerTo(
  request: IncomingMessage,
  desk: Desk,
  files: ReturnType<typeof windowFiles>,
  token: string,
  tell: Progress,
): Promise<Answer> {
  requireOwnPage(request)
  const { pathname, searchParams } = requestedUrl(request) ?? new URL('none:')
  const file = files.get(pathname)
  if (request.method === 'GET' && file !== undefined) return file
  const uin = /^\/published\/(.+)$/u.exec(pathname)?.[1]
  if (request.method === 'GET' && uin !== undefined) {
    const { html } = publishedOf(desk.data, percentDecoded(uin) ?? uin)
    return { type: 'text/html; charset=UTF-8', body: html, policy: FRAMED }
  }
  const name = /^\/desk\/([a-z]+)$/u.exec(pathname)?.[1]
  if (name === undefined) throw new DeskError(404, 'There is nothing at this address.')
  if (request.method !== 'POST') throw new DeskError(405, 'Operations are asked by POST.')
  requireToken(request, token)
  const [type, most] =
    name === 'file' ? ['application/pdf', LARGEST_FILE * 2 ** 20] : [JSON_TYPE, LARGEST_INPUT]
  if (request.headers['content-type']?.split(';')[0] !== type)
    throw new DeskError(415, `The body must be ${type}.`)
  const given = await bodyOf(request, most)
  const answer =
    name === 'file'
      ? { sha256: desk.dropped.keep(searchParams.get('name') ?? '', given) }
      : await runOperation(desk, name, given, tell)
  return { body: JSON.stringify(answer) }
}

function refusal(error: unknown): Answer {
  const message = error instanceof Error ? error.message : 'failed'
  const refused =
    error instanceof DeskError ? error : new DeskError(error instanceof UnsoundListing ? 409 : 500, message)
  const { status, details } = refused
  return { status, body: JSON.stringify({ error: message, status, ...details }) }
}

const JSON_TYPE = 'application/json'

/** Sends a line of progress; the answer is the last line then. */
function tellProgress(response: ServerResponse, line: object): void {
  if (!response.headersSent) response.writeHead(200, { ...HEADERS, 'content-type': 'application/x-ndjson' })
  response.write(`${JSON.stringify(line)}\n`)
}

function send(
  response: ServerResponse,
  { status = 200, type = `${JSON_TYPE}; charset=utf-8`, body, policy = HEADERS[POLICY] }: Answer,
): void {
  if (!response.headersSent)
    response.writeHead(status, { ...HEADERS, [POLICY]: policy, 'content-type': type })
  response.end(body)
}
