import { createServer } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listening } from '../../build/serve/site/listen.ts'
import { folderSource, httpSource } from '../../functions/query/source/reader.ts'
import write from '../../functions/write/index.ts'
import { ORIGIN, get } from '../support/handlers.ts'
import { siteOf } from '../support/memory-site.ts'
import { folderWith } from '../support/built.ts'
import { FILES } from '../support/hand-made-site.ts'

// The functions, in-process: what they are sent, where they store it, and what they read.

describe('on the platform', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test.each([
    [{ deploy: { context: 'production' } }, 'submissions-production'],
    [{ deploy: { context: 'deploy-preview' } }, 'submissions-deploy-preview'],
    [{}, 'submissions-unknown'],
  ])('a submission of %j is sent to the store %s', async (surroundings, name) => {
    const edge = 'https://store.invalid'
    const context = { edgeURL: edge, uncachedEdgeURL: edge, token: 'token', siteID: 'site' }
    vi.stubEnv('RECEIPT_KEY', 'k'.repeat(32))
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string | URL) => {
      asked.push(new URL(address).pathname)
      return Promise.resolve(new Response(null, { status: 401 }))
    })
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`${ORIGIN}/api/v1/corrections`, {
      method: 'POST',
      headers,
      body: '{"message":"x"}',
    })
    expect((await write(request, surroundings)).status).toBe(503)
    expect(asked.map((path) => path.split('/').find((part) => part.includes('submissions')))).toEqual([
      expect.stringMatching(new RegExp(`(?:^|:)${name}$`, 'u')),
    ])
  })
})

test('a clause is found by the run of numbers that it is in', async () => {
  const runs = [10, 20, 30, 40, 50, 60, 70].map((first) => ({ first, last: first + 3, name: `P${first}` }))
  const packs = runs.flatMap(({ first, last, name }) => {
    const clauses = [first, first + 1, last].map((id) => ({ id, from: name }))
    return [[`index/clauses/${name}.json`, { clauses }]]
  })
  const service = { retired_clauses: [] }
  const files = { ...Object.fromEntries(packs), 'index/numbers.json': runs, 'index/service.json': service }
  const site = siteOf({ ...FILES, ...files })
  for (const { first, last, name } of runs) {
    for (const id of [first, first + 1, last])
      expect(await (await get(`/api/v1/clause/${id}`, {}, site)).json()).toEqual({ id, from: name })
    for (const id of [first - 1, first + 2, last + 1])
      expect((await get(`/api/v1/clause/${id}`, {}, site)).status).toBe(404)
  }
})

test('what the functions read is the same from a folder and over HTTP, and null where nothing is', async () => {
  const folder = folderWith(FILES)
  const server = createServer((incoming, outgoing) => {
    const text = (FILES as Record<string, string>)[(incoming.url ?? '').slice(1)]
    outgoing.writeHead(incoming.url === '/index/broken' ? 502 : text === undefined ? 404 : 200).end(text)
  })
  const http = httpSource(await listening(server, 0, '127.0.0.1'))
  for (const source of [http, folderSource(folder)]) {
    const bytes = await source.read('/index/answers/policy/IRDAN906RP0001V02202324~2FA0003V01')
    expect(new TextDecoder().decode(bytes ?? new Uint8Array())).toBe(
      '{"uin":"IRDAN906RP0001V02202324/A0003V01"}',
    )
    expect(await source.read('/index/answers/policy/NONE')).toBeNull()
    expect(await source.read(`/index/answers/policy/${'A'.repeat(300)}`)).toBeNull()
    expect(await source.read('/index/law.json/x')).toBeNull()
  }
  await expect(http.read('/index/broken')).rejects.toThrow('answered 502')
  const wrong = { message: 'reading /index/answers: Error', cause: { code: 'EISDIR' } }
  await expect(folderSource(folder).read('/index/answers')).rejects.toMatchObject(wrong)
  await new Promise((resolve) => server.close(resolve))
})
