import { expect } from 'vitest'
import { answerQuery } from '../../functions/query/handler.ts'
import type { IndexSource } from '../../functions/query/source/reader.ts'
import { FILES } from './hand-made-site.ts'

/** The origin that requests in these tests ask. */
export const ORIGIN = 'https://insurance.example'

/** A site made of files in memory. */
export function siteOf(files: Readonly<Record<string, string | undefined>>): IndexSource {
  return {
    read: (path) => {
      const text = files[path.slice(1)]
      return Promise.resolve(text === undefined ? null : new TextEncoder().encode(text))
    },
  }
}

const handMade = siteOf(FILES)

/** What the query function answers, from the hand-made site or another. */
export function get(path: string, init: RequestInit = {}, site: IndexSource = handMade): Promise<Response> {
  return answerQuery(new Request(ORIGIN + path, init), site)
}

/** A refusal, once everything that every refusal has in common is seen to be right. */
export async function refusal(response: Response) {
  const body = (await response.json()) as { error: string; message: string; docs: string }
  expect(Object.keys(body)).toEqual(['error', 'message', 'docs'])
  expect(body.docs).toBe(`${ORIGIN}/docs/errors#${body.error}`)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('netlify-cdn-cache-control')).toBeNull()
  return { status: response.status, code: body.error, message: body.message }
}
