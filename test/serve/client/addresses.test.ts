import { describe, expect, test } from 'vitest'
import { connect } from '../../../build/serve/client/index.ts'
import { answering } from './answering.ts'

// /client.js. This module: the addresses it asks.

describe('addresses', () => {
  test.each([
    ['getPolicy', { uin: 'A/B 1' }, 'GET /api/v1/policy/A%2FB%201'],
    [
      'searchPolicyText',
      { uin: 'A1', q: 'room & rent?' },
      'GET /api/v1/policy/A1/search?q=room%20%26%20rent%3F',
    ],
    ['searchPolicies', { q: 'plan', limit: 5 }, 'GET /api/v1/policies?q=plan&limit=5'],
    ['searchPolicies', {}, 'GET /api/v1/policies'],
    ['searchPolicies', undefined, 'GET /api/v1/policies'],
    ['searchPolicies', { q: undefined, status: 'active' }, 'GET /api/v1/policies?status=active'],
    ['getClause', { id: 1001 }, 'GET /api/v1/clause/1001'],
    ['comparePolicies', { uins: 'A,B' }, 'GET /api/v1/compare?uins=A%2CB'],
    ['stats', undefined, 'GET /api/v1/stats'],
    ['requestHelp', { name: 'A' }, 'POST /api/v1/help'],
  ] as const)('%s of %j is %s', async (id, given, address) => {
    const { asked, service } = await answering()
    await service()[id](given)
    expect(asked).toEqual([address])
  })

  test('a base with a path and a slash at its end', async () => {
    const { asked, base } = await answering()
    await connect({ base: `${base}/in/here/` }).stats()
    expect(asked).toEqual(['GET /in/here/api/v1/stats'])
  })

  test('a submission is sent as JSON', async () => {
    const { bodies, service } = await answering()
    await service().reportCorrection({ uin: 'A', message: 'wrong' })
    expect(bodies).toEqual(['{"uin":"A","message":"wrong"}'])
  })
})
