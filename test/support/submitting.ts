import { createServer, type RequestListener } from 'node:http'
import { expect } from 'vitest'
import { EXCLUDED_PATHS, FUNCTION_METHODS, FUNCTION_PATHS } from '../../build/contract/hosting.ts'
import { listening } from '../../build/serve/site/listen.ts'
import { answerWrite } from '../../functions/write/handler.ts'
import { inboxAt } from '../../functions/write/inbox.ts'
import type { SubmissionRecord } from '../../functions/write/record.ts'
import { ORIGIN, refusal } from './handlers.ts'
import { UNREADABLE } from './memory-site.ts'

/** A store in memory that keeps what it is given under its id. */
export class Memory {
  readonly records: SubmissionRecord[] = []

  put(record: SubmissionRecord): Promise<void> {
    this.records.push(record)
    return Promise.resolve()
  }
}

/** Settings of the function of submissions for the platform: where all but reads go, and how often it may be asked. */
export const WRITE_CONFIG = {
  path: FUNCTION_PATHS.write,
  excludedPath: EXCLUDED_PATHS,
  method: FUNCTION_METHODS.write,
  rateLimit: {
    windowLimit: 120,
    windowSize: 60,
    aggregateBy: ['ip', 'domain'],
    action: 'rewrite',
    to: '/rate-limited',
  },
}

/** Settings of the function of queries for the platform: every read that no file answers, limited as the others are. */
export const QUERY_CONFIG = {
  path: FUNCTION_PATHS.query,
  method: FUNCTION_METHODS.query,
  preferStatic: true,
  rateLimit: WRITE_CONFIG.rateLimit,
}

/** The moment submissions are sent at in these tests, where they name no other. */
const NOON = new Date('2026-11-20T12:00:00Z')

/** Parts of a submission that a test may set. */
interface SentWith {
  readonly now: Date
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds the inbox has; short only where it is not meant to answer. */
  readonly patience: number
  readonly receiptKey: string | undefined
}

/** The key that receipts are made with in these tests. */
export const KEY = 'a key for receipts in the tests, of 32 characters or more'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends a submission past the network; a body that is not text is sent as JSON. */
export function submit(
  path: string,
  body: unknown,
  inbox: Parameters<typeof answerWrite>[1]['inbox'],
  { now = NOON, headers = JSON_TYPE, patience = 20_000, ...keyed }: Partial<SentWith> = {},
): Promise<Response> {
  const { receiptKey } = { receiptKey: KEY, ...keyed }
  const raw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body: raw ? (body as BodyInit) : JSON.stringify(body),
    duplex: 'half',
  }
  return answerWrite(new Request(`${ORIGIN}/api/v1/${path}`, init), {
    inbox,
    clock: () => now,
    receiptKey,
    patience,
    site: UNREADABLE,
  })
}

/** The message of a refusal that has to come, with nothing stored. */
export async function refusedWith(path: string, body: unknown, headers?: Readonly<Record<string, string>>) {
  const memory = new Memory()
  const answer = await refusal(await submit(path, body, memory, headers === undefined ? {} : { headers }))
  expect(memory.records).toEqual([])
  expect(answer).toMatchObject({ status: 404, code: 'invalid-request' })
  return answer.message
}

/** A store behind HTTP that answers with `answers`, and what it was asked. */
export async function storeThat(answers: RequestListener) {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.method ?? '')
    incoming.resume()
    answers(incoming, outgoing)
  })
  const uncachedEdgeURL = await listening(server, 0, '127.0.0.1')
  // A cache that says what a store holds proves nothing: nothing is asked of one.
  const edgeURL = 'http://cache.invalid'
  const place = { name: 'odd', siteID: 'site', token: 'token', edgeURL, uncachedEdgeURL }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { inbox: inboxAt(place), asked, close }
}
