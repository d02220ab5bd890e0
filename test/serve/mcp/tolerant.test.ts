import { expect, test } from 'vitest'
import { caseFolder, servedFor } from '../../requests/site.ts'

// The MCP endpoint. This module: what clients send in other ways than the protocol has it, and are answered all the same.

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

const served = servedFor(caseFolder)

function post(body: string, headers: Record<string, string> = {}) {
  const accept = 'application/json, text/event-stream'
  const sent = { 'content-type': 'application/json', accept, ...headers }
  return fetch(`${served.preview.origin}/mcp`, { method: 'POST', body, headers: sent })
}

test.each([
  ['*/*', 200],
  ['application/json', 200],
  ['application/*, text/*;q=0.5', 200],
  ['Application/JSON, Text/Event-Stream', 200],
  ['text/html', 406],
  ['application/json;q=0, text/event-stream', 406],
])('a client that accepts %s hears %i', async (accept, status) => {
  expect((await post(JSON.stringify(LIST), { accept })).status).toBe(status)
})

test.each([
  { method: 'tools/list', params: { cursor: null } },
  { method: 'tools/call', params: { name: 'stats', arguments: null } },
])('what is sent as null counts as left out: %j', async (message) => {
  const response = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }))
  expect(await response.json()).toMatchObject({ id: 1, result: {} })
})

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'mcp-protocol-version': '2025-03-26' }, false],
  [{ 'mcp-protocol-version': '2025-06-18' }, true],
  [{ 'mcp-protocol-version': '2025-11-25' }, true],
])(
  'a client whose request says %j hears links: %s, since earlier revisions have none',
  async (headers, links) => {
    const params = { name: 'search_policies', arguments: { q: 'care' } }
    const response = await post(JSON.stringify({ ...LIST, method: 'tools/call', params }), headers)
    const { result } = (await response.json()) as { result: { content: { type: string }[] } }
    const types = result.content.map(({ type }) => type)
    expect(types[0]).toBe('text')
    expect(types.includes('resource_link')).toBe(links)
  },
)
