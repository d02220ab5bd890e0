import { describe, expect, test } from 'vitest'
import { MCP_BODY_LIMIT } from '../../../build/contract/mcp.ts'
import { caseFolder, servedFor } from '../../requests/site.ts'
import { ask } from '../../support/http.ts'

let now = 0
const served = servedFor(caseFolder, { clock: () => now })

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const TYPES = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** A message of the revision 2025-11-25, whose requests need no envelope. Each call is of another minute. */
function post(body: string, headers: Record<string, string> = {}) {
  now += 60_000
  return fetch(`${served.preview.origin}/mcp`, { method: 'POST', body, headers: { ...TYPES, ...headers } })
}

describe('methods', () => {
  test.each(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD'])(
    '%s is 405 and names POST',
    async (method) => {
      const response = await fetch(`${served.preview.origin}/mcp`, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    },
  )

  test('a slash at the end changes nothing', async () => {
    const response = await fetch(`${served.preview.origin}/mcp/`, {
      method: 'POST',
      body: JSON.stringify(LIST),
      headers: TYPES,
    })
    expect(response.status).toBe(200)
  })
})

describe('origins', () => {
  test.each([
    'https://evil.example',
    'null',
    'https://insurance.example.evil.example',
    'file://',
    'https://insurance.example:8443',
    'http://insurance.example',
    'https://insurance.example@evil.example',
    'https://evil.example#insurance.example',
    'https://evil.example\\@insurance.example',
    'https://insurance.example, https://evil.example',
    'https://insurance.example.',
    'http://localhost.evil.example',
  ])('a page of %s is refused', async (origin) => {
    const response = await post(JSON.stringify(LIST), { origin })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { code: expect.any(Number) as number },
    })
  })

  test.each([
    'https://insurance.example',
    'HTTPS://Insurance.Example:443',
    'http://localhost:6274',
    'http://127.0.0.1:1',
    'http://[::1]:5',
  ])('a page of %s may call', async (origin) => {
    expect((await post(JSON.stringify(LIST), { origin })).status).toBe(200)
  })

  test('a name that leads to this machine does not make a page its own', async () => {
    const headers = { ...TYPES, host: 'evil.example', origin: 'http://evil.example' }
    const heard = await ask(served.preview.port, '/mcp', {
      method: 'POST',
      headers,
      body: JSON.stringify(LIST),
    })
    expect(heard.status).toBe(403)
  })
})

describe('messages', () => {
  test('an answer is one JSON body that no cache keeps', async () => {
    const response = await post(JSON.stringify(LIST))
    expect(response.headers.get('content-type')).toMatch(/^application\/json/u)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('mcp-session-id')).toBeNull()
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: 1, result: {} })
  })

  test('a notification is accepted without a body', async () => {
    const response = await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
    expect([response.status, await response.text()]).toEqual([202, ''])
  })

  test.each([
    ['what is not JSON', '{"jsonrpc": ', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['several messages at once', JSON.stringify([LIST, { ...LIST, id: 2 }]), 400, -32_600],
    ['more than the limit', ' '.repeat(MCP_BODY_LIMIT) + JSON.stringify(LIST), 413, -32_600],
  ])('%s is refused', async (_, body, status, code) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code }, id: null })
  })

  test('exactly the limit is read', async () => {
    const message = JSON.stringify(LIST)
    expect((await post(' '.repeat(MCP_BODY_LIMIT - message.length) + message)).status).toBe(200)
  })

  test('another media type is refused', async () => {
    expect((await post(JSON.stringify(LIST), { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test('a stream that would stay open is refused', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const params = { _meta: meta, notifications: { toolsListChanged: true } }
    const response = await post(JSON.stringify({ ...LIST, method: 'subscriptions/listen', params }), {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'subscriptions/listen',
    })
    expect(await response.json()).toMatchObject({ error: { code: -32_603 } })
  })
})

describe('calls', () => {
  async function call(name: string, args: unknown) {
    const response = await post(
      JSON.stringify({ ...LIST, method: 'tools/call', params: { name, arguments: args } }),
    )
    const { result } = (await response.json()) as {
      result: { content: { text: string }[]; isError?: boolean }
    }
    return { isError: result.isError ?? false, text: result.content[0]?.text ?? '' }
  }

  test.each([
    ['get_policy', { uin: '../../secret' }, 'in search_policies (q)'],
    ['compare_policies', { uins: 'x' }, 'compare_policies takes 2 to 4'],
    ['get_clause', { id: 987654321 }, 'from get_policy'],
    ['get_law', { slug: 'no-such-act' }, 'listed in list_law'],
    ['search_policies', { category: 'no-such-thing' }, 'listed in list_categories'],
    ['search_policies', { limit: 1000 }, 'from 1 to 100'],
    ['get_clause', { id: '../1' }, 'whole number'],
    ['get_form', { id: '../service' }, 'holds no form'],
    ['get_form', { id: '1e0' }, 'holds no form'],
    ['get_law', { slug: '__proto__' }, 'lower-case letters'],
    ['get_insurer', { slug: 'constructor' }, 'holds no insurer'],
    ['stats', { constructor: 'x' }, 'stats takes no argument “constructor”'],
  ])('%s %j is refused in words', async (name, args, words) => {
    const { isError, text } = await call(name, args)
    expect(isError).toBe(true)
    const { error, message, docs } = JSON.parse(text) as Record<string, string>
    expect(message).toContain(words)
    expect(message).not.toMatch(/\/api\/|parameter|query string/u)
    expect(docs).toBe(`https://insurance.example/docs/errors#${error}`)
  })
})

describe('the limit of 120 a minute', () => {
  test('counts calls together with every other request', async () => {
    now += 60_000
    const send = () =>
      fetch(`${served.preview.origin}/mcp`, { method: 'POST', body: JSON.stringify(LIST), headers: TYPES })
    const paths = ['/api/v1/stats', '/api/v1/policies?q=term']
    const heard: number[] = []
    for (let at = 0; at < 120; at += 1) {
      const path = paths[at % 3]
      const response = path === undefined ? await send() : await fetch(served.preview.origin + path)
      await response.arrayBuffer()
      heard.push(response.status)
    }
    expect(new Set(heard)).toEqual(new Set([200]))
    const over = await send()
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await over.json()).toMatchObject({ error: 'rate-limited' })
  })
})
