import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { get, refusal } from '../../support/handlers.ts'
import { FILES } from '../../support/hand-made-site.ts'

describe('precomputed answers', () => {
  test('are sent byte for byte, kept by the CDN, tagged by their content', async () => {
    const response = await get('/api/v1/categories')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(FILES['index/answers/categories'])
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('netlify-cdn-cache-control')).toBe('public, durable, s-maxage=31536000')
    const digest = createHash('sha256').update(FILES['index/answers/categories']).digest('base64url')
    expect(response.headers.get('etag')).toBe(`"${digest.slice(0, 32)}"`)
  })

  test('are not sent again to whoever holds them, whatever stood in between', async () => {
    const etag = (await get('/api/v1/categories')).headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/api/v1/categories', { headers: { 'If-None-Match': tag } })
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('etag')).toBe(etag)
    }
    for (const tag of ['"other"', etag.replace('"', '"W/')]) {
      const response = await get('/api/v1/categories', { headers: { 'If-None-Match': tag } })
      expect(response.status).toBe(200)
    }
  })
})

describe('refusals', () => {
  test.each([
    ['/.netlify/functions/query', 'no-such-operation', 'cannot be called directly'],
    ['/.netlify/functions/query/api/v1/categories', 'no-such-operation', ''],
    ['/api/v1/policy/NICHLIP25041', 'policy-not-found', 'NICHLIP25041V022425, NICHLIP25041V012223'],
    [
      '/api/v1/policy/999N999V01',
      'policy-not-found',
      'UIN. Search by the product’s name at /api/v1/policies?q=.',
    ],
  ])('%s is %s', async (path, code, said) => {
    const answer = await refusal(await get(path))
    expect(answer).toMatchObject({ status: 404, code })
    expect(answer.message).toContain(said)
  })

  test('a refusal is never “not modified”', async () => {
    const etag = (await get('/api/v1/clause/8')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^".+"$/u)
    expect((await get('/api/v1/clause/8', { headers: { 'If-None-Match': etag } })).status).toBe(404)
  })
})
