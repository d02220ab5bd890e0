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
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/api/v1/categories', { headers: { 'If-None-Match': held } })
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('etag')).toBe(etag)
    }
    for (const held of ['"other"', etag.replace('"', '"W/')]) {
      const response = await get('/api/v1/categories', { headers: { 'If-None-Match': held } })
      expect(response.status).toBe(200)
    }
  })

  test('HEAD has the headers without the body', async () => {
    const response = await get('/api/v1/categories', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).toBe((await get('/api/v1/categories')).headers.get('etag'))
  })

  test.each([
    ['/api/v1/categories/', 'index/answers/categories'],
    [
      '/api/v1/policy/IRDAN906RP0001V02202324/A0003V01',
      'index/answers/policy/IRDAN906RP0001V02202324~2FA0003V01',
    ],
    [
      '/api/v1/policy/IRDAN906RP0001V02202324%2FA0003V01',
      'index/answers/policy/IRDAN906RP0001V02202324~2FA0003V01',
    ],
    [
      '/api/v1/policy/irdan906rp0001v02202324%2fa0003v01/',
      'index/answers/policy/IRDAN906RP0001V02202324~2FA0003V01',
    ],
    ['/api/v1/policy/nichlip25041v022425', 'index/answers/policy/NICHLIP25041V022425'],
    ['/api/v1/policy/NICHLIP25041V022425/', 'index/answers/policy/NICHLIP25041V022425'],
    ['/api/v1/policy/%20NICHLIP%2025041%20V022425', 'index/answers/policy/NICHLIP25041V022425'],
    ['/api/v1/policy/Odd.', 'index/answers/policy/ODD~2E'],
  ] as const)('%s', async (path, file) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(FILES[file])
  })
})

describe('a form that is not there', () => {
  test('is a refusal in JSON where a record was asked for', async () => {
    const response = await get('/forms/99.json')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })
})

describe('refusals', () => {
  test.each([
    ['/api', 'no-such-operation', '/api/v1/openapi.json'],
    ['/api/v1/', 'no-such-operation', '/api/v1/openapi.json'],
    ['/api/v1/policy', 'no-such-operation', ''],
    ['/api/v1/policy/', 'no-such-operation', ''],
    ['/api/v2/policies', 'no-such-operation', ''],
    ['/api/v1/help', 'no-such-operation', 'requestHelp is POST /api/v1/help'],
    ['/.netlify/functions/query', 'no-such-operation', 'cannot be called directly'],
    ['/.netlify/functions/query/api/v1/categories', 'no-such-operation', ''],
    ['/api/v1/policy/NICHLIP25041V032526', 'policy-not-found', 'NICHLIP25041V022425, NICHLIP25041V012223'],
    ['/api/v1/policy/NICHLIP25041', 'policy-not-found', 'NICHLIP25041V022425, NICHLIP25041V012223'],
    ['/api/v1/policy/101N134V20', 'policy-not-found', 'another version of the product: 101N134V19.'],
    [
      '/api/v1/policy/999N999V01',
      'policy-not-found',
      'UIN. Search by the product’s name at /api/v1/policies?q=.',
    ],
    ['/api/v1/policy/health%20plan', 'policy-not-found', 'It does not look like a UIN'],
    ['/api/v1/policy/health/plan', 'policy-not-found', '“health/plan”'],
    ['/api/v1/policy/..%2F..%2Fcatalogue.json', 'policy-not-found', ''],
    [`/api/v1/policy/${'9'.repeat(5000)}`, 'policy-not-found', '…'],
    ['/api/v1/policy/%00', 'policy-not-found', ''],
    ['/api/v1/clause/8', 'clause-not-found', 'holds no clause 8'],
    ['/api/v1/clause/abc', 'clause-not-found', 'a whole number, 1 or more'],
    ['/api/v1/clause/01', 'clause-not-found', 'leading zeros'],
    ['/api/v1/clause/9999999999999999', 'clause-not-found', 'a whole number'],
    ['/api/v1/clause/40', 'clause-not-found', 'retired'],
    ['/api/v1/clause/49/', 'clause-not-found', 'retired'],
    ['/api/v1/clause/50', 'clause-not-found', 'holds no clause 50'],
    [
      '/api/v1/insurer/nobody',
      'insurer-not-found',
      'holds no insurer with the slug “nobody”. The slugs are listed at /api/v1/insurers.',
    ],
    ['/api/v1/insurer/Sample-LIFE', 'insurer-not-found', 'In lower case it is “sample-life”.'],
    ['/api/v1/categories/Term-Life/fields', 'category-not-found', 'In lower case it is “term-life”.'],
    [
      '/api/v1/categories/none/fields/',
      'category-not-found',
      'holds no category with the slug “none”. The slugs are listed at /api/v1/categories.',
    ],
    [
      '/api/v1/law/none',
      'law-not-found',
      'holds no law instrument with the slug “none”. The slugs are listed at /api/v1/law.',
    ],
    ['/api/v1/law/INSURANCE-ACT-1938', 'law-not-found', 'In lower case it is “insurance-act-1938”.'],
    ['/api/v1/%zz', 'invalid-request', 'percent-encoding'],
    ['/api/v1/policy/%FF', 'invalid-request', 'UTF-8'],
    ['/api/v1/policies?q=%E0%A4', 'invalid-request', 'percent-encoding'],
    ['/api/v1/policies?limt=5', 'invalid-request', '“limt”'],
    ['/api/v1/policies?q=a&q=b', 'invalid-request', 'q is given more than once'],
    ['/api/v1/policies?__proto__=1', 'invalid-request', '“__proto__”'],
    ['/api/v1/policy/nichlip25041v022425?lang=hi', 'invalid-request', 'takes no parameter “lang”'],
    ['/api/v1/policy/NICHLIP25041V022425/search', 'invalid-request', 'needs the parameter q'],
    ['/api/v1/policy/NICHLIP25041V022425/search?q=+%20', 'invalid-request', 'needs the parameter q'],
  ])('%s is %s', async (path, code, said) => {
    const answer = await refusal(await get(path))
    expect(answer).toMatchObject({ status: 404, code })
    expect(answer.message).toContain(said)
  })

  test('HEAD is refused with the same status and no body', async () => {
    const response = await get('/api/v1/clause/8', { method: 'HEAD' })
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
  })

  test('a refusal is never “not modified”', async () => {
    const etag = (await get('/api/v1/clause/8')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^".+"$/u)
    expect((await get('/api/v1/clause/8', { headers: { 'If-None-Match': etag } })).status).toBe(404)
  })

  test('every method but GET and HEAD is no operation where a GET is, and OPTIONS is let through', async () => {
    expect(await refusal(await get('/api/v1/categories', { method: 'PUT' }))).toMatchObject({
      code: 'no-such-operation',
    })
    expect((await get('/api', { method: 'OPTIONS' })).status).toBe(204)
  })

  test.each([
    ['/api/v1/stats/', 'index/answers/stats'],
    ['/api/v1/insurer/sample-life/', 'index/answers/insurer/sample-life'],
  ] as const)('the slash at the end of %s is ignored', async (path, file) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(FILES[file])
  })
})
