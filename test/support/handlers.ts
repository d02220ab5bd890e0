import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { answerQuery } from '../../functions/query/handler.ts'
import type { IndexSource } from '../../functions/query/source/load.ts'
import { answerWrite } from '../../functions/write/handler.ts'
import type { Heard, Sent } from '../requests/case.ts'
import type { ReadFile } from '../requests/samples.ts'
import { FILES } from './hand-made-site.ts'
import { siteOf } from './memory-site.ts'

// The handlers of the two functions, asked without a network.

/** The origin of requests to the hand-made site. */
export const ORIGIN = 'https://insurance.example'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Asks both functions, as netlify.toml and their config share the methods between them. */
export function askHandlers(origin: string, site: IndexSource): (sent: Sent) => Promise<Heard> {
  const inbox = { put: () => Promise.resolve() }
  return async ({ method, path, headers = {}, body }) => {
    const request = new Request(origin + path, { method, headers, ...(body !== undefined && { body }) })
    const response = await (WRITES.has(method)
      ? answerWrite(request, { inbox, clock: () => new Date(), receiptKey: 'k'.repeat(32), site })
      : answerQuery(request, site))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
  }
}

/** Reads the JSON files of a built site from its folder. */
export function filesOf(folder: string): ReadFile {
  return async (path) => JSON.parse(await readFile(join(folder, path), 'utf8')) as unknown
}

const handMade = siteOf(FILES)

/** Answer of the query function, from the hand-made site or another. */
export function get(path: string, init: RequestInit = {}, site: IndexSource = handMade): Promise<Response> {
  return answerQuery(new Request(ORIGIN + path, init), site)
}

/** A refusal, once everything that all refusals have in common is seen to be right. */
export async function refusal(response: Response) {
  const body = (await response.json()) as { error: string; message: string; docs: string }
  expect(Object.keys(body)).toEqual(['error', 'message', 'docs'])
  expect(body.docs).toBe(`${ORIGIN}/docs/errors#${body.error}`)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('netlify-cdn-cache-control')).toBeNull()
  expect(response.headers.has('retry-after')).toBe(response.status === 429)
  return { status: response.status, code: body.error, message: body.message }
}
