import { expect, test } from 'vitest'
import { get, refusal } from '../../support/handlers.ts'

// Answers of the functions to reads, where the table of requests does not say it of each.

test.each(['/api/v1/categories', '/search'])(
  '%s is not sent again where the request names its tag, in any form',
  async (path) => {
    const etag = (await get(path)).headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(path, { headers: { 'If-None-Match': tag } })
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('etag')).toBe(etag)
      // A 304 that the platform kept would be served to clients that have nothing.
      expect(response.headers.get('netlify-cdn-cache-control')).toBeNull()
    }
    for (const tag of ['"other"', etag.replace('"', '"W/')]) {
      const response = await get(path, { headers: { 'If-None-Match': tag } })
      expect(response.status).toBe(200)
    }
  },
)

test('a refusal is never “not modified”', async () => {
  const etag = (await get('/api/v1/clause/8')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^".+"$/u)
  expect((await get('/api/v1/clause/8', { headers: { 'If-None-Match': etag } })).status).toBe(404)
  expect((await get('/changed', { headers: { 'If-None-Match': '*' } })).status).toBe(404)
})

test('HEAD hears of a refusal what GET hears', async () => {
  for (const path of ['/api/v1/nothing', '/api/v1/help', '/api/v1/clause/8']) {
    const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)]
    expect(Object.fromEntries(head.headers), path).toEqual(Object.fromEntries(whole.headers))
    expect([head.status, await head.text()]).toEqual([404, ''])
  }
})

test('who asked may keep an answer for five minutes', async () => {
  const answer = await get('/api/v1/categories')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
})

test('agents are told that the MCP endpoint takes POST alone', async () => {
  const response = await get('/mcp')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await get('/mcp/')).status).toBe(404)
})

test.each([
  ['999N999V01', 'looks like a UIN'],
  ['star-health', 'does not look like a UIN (such as NICHLIP25041V022425)'],
])('a UIN of no version that is held, %s, is said to be none: it %s', async (uin, said) => {
  const { message } = await refusal(await get(`/api/v1/policy/${uin}`))
  expect(message).toContain(`It ${said}. Search by the product’s name at /api/v1/policies?q=.`)
})
