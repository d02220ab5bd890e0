import { expect, test } from 'vitest'
import { get } from '../../support/handlers.ts'

test('who asked may keep an answer for five minutes', async () => {
  const answer = await get('/api/v1/categories')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
})

test('agents are told that the MCP endpoint takes POST alone', async () => {
  const response = await get('/mcp')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await get('/mcp/')).status).toBe(404)
})

test.each(['/api', '/api/x', '/api/v1/nothing', '/forms/9.json'])('%s is refused in JSON', async (path) => {
  const response = await get(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/json; charset=utf-8',
  ])
})
