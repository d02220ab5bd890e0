import { describe, expect, test } from 'vitest'
import { get } from '../support/handlers.ts'

test('who asked may keep an answer for five minutes', async () => {
  const answer = await get('/api/v1/categories')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
})

test('agents are told that the MCP endpoint takes POST alone', async () => {
  const response = await get('/mcp')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await get('/mcp/')).status).toBe(404)
})

describe('what is missing is a refusal in JSON where programs ask', () => {
  test.each(['/api', '/api/x', '/index/answers', '/index/answers/x', '/.netlify/x', '/forms/9.json'])(
    '%s',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
    },
  )
})

describe('and a page elsewhere', () => {
  test.each(['/apis', '/x/api', '/x/api/v1/stats', '/index', '/forms/9.json5', '/x/forms/9.json', '/forms'])(
    '%s',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=UTF-8',
      ])
    },
  )
})
