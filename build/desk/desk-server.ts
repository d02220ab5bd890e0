import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnsoundListing } from '../check/dataset/list.ts'
import { percentDecoded } from '../contract/decoding.ts'
import { listening } from '../serve/site/listen.ts'
import { LARGEST_FILE } from '../ingest/wording/ingest.ts'
import { DeskError } from './desk-error.ts'
import { bodyOf, newToken, requireOwnPage, requireToken } from './guard.ts'
import { type Desk, runOperation } from './desk-operations.ts'
import { publishedOf } from './published-body.ts'
import { windowFiles } from './window-files.ts'

/** The largest input of an operation, in bytes: a fact with long quotes has a few thousand. */
const LARGEST_INPUT = 256 * 1024

const LOOPBACK = '127.0.0.1'

/** A desk that listens. */
export interface DeskServer {
  readonly origin: string
  /** What a person opens: the origin with the token of this run, which no page holds. */
  readonly address: string
  readonly close: () => Promise<void>
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** What a published page may do in its frame: it is shown, and no more. */
const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Serves the desk on this machine alone; port 0 takes any that is free. */
export async function startDesk(desk: Desk, port: number): Promise<DeskServer> {
  const token = newToken()
  const files = windowFiles()
  let own = port
  const server: Server = createServer((request, response) => {
    answer(request, response, own).then(
      ({ status, type, body, policy }) => send(response, status, type, body, policy),
      (fault: unknown) => {
        const { status, message, details } = deskErrorOf(fault)
        send(response, status, JSON_TYPE, JSON.stringify({ error: message, status, ...details }))
      },
    )
  })
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    port: number,
  ): Promise<Answer> => {
    requireOwnPage(request, port)
    const { pathname } = addressOf(request)
    const file = files.get(pathname)
    if (request.method === 'GET' && file !== undefined) return { status: 200, ...file }
    const uin = /^\/published\/(.+)$/u.exec(pathname)?.[1]
    if (request.method === 'GET' && uin !== undefined) return framedPage(desk, uin)
    const name = /^\/desk\/([a-z]+)$/u.exec(pathname)?.[1]
    if (name === undefined) throw new DeskError(404, 'There is nothing at this address.')
    if (request.method !== 'POST') throw new DeskError(405, 'Operations are asked by POST.')
    requireToken(request, token)
    if (name === 'file') return kept(request, desk)
    if (!/^application\/json\b/u.test(request.headers['content-type'] ?? ''))
      throw new DeskError(415, 'The body must be application/json.')
    const given = await bodyOf(request, LARGEST_INPUT)
    const progress = (page: number, of: number) => tellProgress(response, { page, of })
    return ok(await runOperation(desk, name, given, progress))
  }
  await listening(server, port, LOOPBACK)
  own = (server.address() as AddressInfo).port
  const origin = `http://${LOOPBACK}:${own}`
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

function deskErrorOf(fault: unknown): DeskError {
  if (fault instanceof DeskError) return fault
  const message = fault instanceof Error ? fault.message : 'failed'
  return new DeskError(fault instanceof UnsoundListing ? 409 : 500, message)
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
  /** The content security policy, where it is not that of the window. */
  readonly policy?: string
}

const JSON_TYPE = 'application/json; charset=utf-8'

function ok(answer: unknown): Answer {
  return { status: 200, type: JSON_TYPE, body: JSON.stringify(answer) }
}

/** The address that is asked for. Throws a DeskError where it is none. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  if (!URL.canParse(url, `http://${LOOPBACK}`)) throw new DeskError(404, 'There is nothing at this address.')
  return new URL(url, `http://${LOOPBACK}`)
}

/** The page that will be published of a product. */
function framedPage({ data }: Desk, uin: string): Answer {
  const { html } = publishedOf(data, percentDecoded(uin) ?? uin)
  return { status: 200, type: 'text/html; charset=utf-8', body: html, policy: FRAMED }
}

/** Keeps a dropped PDF, of the name that the address gives. */
async function kept(request: IncomingMessage, { dropped }: Desk): Promise<Answer> {
  if (request.headers['content-type'] !== 'application/pdf')
    throw new DeskError(415, 'The body must be application/pdf.')
  const name = addressOf(request).searchParams.get('name') ?? ''
  return ok({ sha256: dropped.keep(name, await bodyOf(request, LARGEST_FILE * 2 ** 20)) })
}

/** Sends a line of progress; the answer is the last line then. */
function tellProgress(response: ServerResponse, line: object): void {
  if (!response.headersSent) response.writeHead(200, { ...HEADERS, 'content-type': 'application/x-ndjson' })
  response.write(`${JSON.stringify(line)}\n`)
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  policy = HEADERS['content-security-policy'],
): void {
  const headers = { ...HEADERS, 'content-security-policy': policy, 'content-type': type }
  if (!response.headersSent) response.writeHead(status, headers)
  response.end(body)
}
