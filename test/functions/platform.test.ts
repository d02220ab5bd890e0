import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import query from '../../functions/query/index.ts'
import write from '../../functions/write/index.ts'
import { FILES } from '../support/hand-made-site.ts'

// The functions as the platform calls them: with a request, and nothing to read but the site that is asked.

const SITE: Record<string, string> = {
  ...FILES,
  'index/service.json': JSON.stringify({ base_url: 'https://asked.example', retired_clauses: [] }),
}

afterEach(() => void vi.unstubAllGlobals())

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    // Reads that never come are not waited for without end.
    expect(signal).toBeInstanceOf(AbortSignal)
    asked.push(address)
    return Promise.resolve(new Response(SITE[new URL(address).pathname.slice(1)]))
  })
})

test('answers are made from the files of the site that is asked', async () => {
  const request = new Request('https://asked.example/api/v1/categories')
  const response = await query(request, {})
  expect(await response.text()).toBe(FILES['index/answers/categories'])
  // The service says of which day its lists are.
  const files = ['index/answers/categories', 'index/service.json']
  expect(asked).toEqual(files.map((file) => `https://asked.example/${file}`))
})

test('answers to agents are made from the files of the site that is asked', async () => {
  const headers = { origin: 'https://mcp.example', 'content-type': 'application/json' }
  await write(new Request('https://mcp.example/mcp', { method: 'POST', headers, body: '{}' }), {})
  expect(asked[0]).toBe('https://mcp.example/index/service.json')
})
