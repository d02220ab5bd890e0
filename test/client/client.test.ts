import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ConnectOptions } from '../../build/client/connect-options.ts'
import { type ServiceError, connect } from '../../build/client/index.ts'
import { clientTypes } from '../../build/release/client-types.ts'
import { temporaryFolder } from '../support/built.ts'

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A server that gives these answers one after the other, the last one again and again; and what it was asked. */
async function answering(...answers: readonly Answer[]) {
  const asked: string[] = []
  const bodies: string[] = []
  const server = createServer((incoming, outgoing) => {
    const {
      status = 200,
      headers = {},
      body = '{}',
    } = answers[Math.min(asked.length, answers.length - 1)] ?? {}
    asked.push(`${incoming.method} ${incoming.url}`)
    let text = ''
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
    incoming.on('end', () => {
      bodies.push(text)
      outgoing.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    bodies,
    base,
    service: (options: Partial<ConnectOptions> = {}) => connect({ base, ...options }),
  }
}

const REFUSAL = {
  error: 'policy-not-found',
  message: 'no such product',
  docs: 'https://a.example/docs/errors#policy-not-found',
}
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: ServiceError) => error,
  )

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

describe('what goes wrong', () => {
  test('a refusal is thrown with its code, status and address', async () => {
    const { service } = await answering({ status: 404, body: JSON.stringify(REFUSAL) })
    const fault = await faultOf(service().getPolicy({ uin: 'X' }))
    expect(fault).toMatchObject({
      name: 'ServiceError',
      code: REFUSAL.error,
      message: REFUSAL.message,
      docs: REFUSAL.docs,
      status: 404,
    })
  })

  test.each([
    ['a page', { body: '<html>' }, 'something else than JSON'],
    ['a JSON that is not a refusal', { status: 502, body: '{"a":1}' }, 'without an error object'],
    [
      'a refusal of an unknown code',
      { status: 404, body: '{"error":"toString","message":"x","docs":"y"}' },
      'without an error object',
    ],
  ])('%s is not an answer of the service', async (_, answer, says) => {
    const { service } = await answering(answer)
    expect(await faultOf(service().stats())).toMatchObject({
      code: 'unreachable',
      status: 0,
      message: expect.stringContaining(says) as string,
    })
  })

  test('no server at all', async () => {
    expect(await faultOf(connect({ base: 'http://127.0.0.1:1' }).stats())).toMatchObject({
      code: 'unreachable',
    })
  })

  test('waits as Retry-After says, so often and no more', async () => {
    const limited = {
      status: 429,
      headers: { 'retry-after': '1' },
      body: JSON.stringify({ ...REFUSAL, error: 'rate-limited' }),
    }
    const { asked, service } = await answering(limited, { body: '{"ok":1}' })
    const started = performance.now()
    expect(await service().stats()).toEqual({ ok: 1 })
    expect(performance.now() - started).toBeGreaterThan(950)
    expect(asked).toHaveLength(2)
    const again = await answering(limited)
    expect(await faultOf(again.service({ tries: 2 }).stats())).toMatchObject({
      code: 'rate-limited',
      status: 429,
    })
    expect(again.asked).toHaveLength(2)
    const long = await answering({ ...limited, headers: { 'retry-after': '9999' } })
    expect(await faultOf(long.service().stats())).toMatchObject({ code: 'rate-limited' })
    expect(long.asked).toHaveLength(1)
  })

  test('an aborted wait ends at once', async () => {
    const { service } = await answering({
      status: 429,
      headers: { 'retry-after': '60' },
      body: JSON.stringify(REFUSAL),
    })
    const ending = new AbortController()
    setTimeout(() => ending.abort(new Error('enough')), 100)
    await expect(service({ signal: ending.signal }).stats()).rejects.toThrow('enough')
  })

  test('a copy takes no submissions', async () => {
    const { asked, service } = await answering()
    expect(await faultOf(service({ copy: true }).requestHelp({ name: 'A' }))).toMatchObject({
      code: 'no-such-operation',
      status: 404,
    })
    expect(asked).toEqual([])
  })
})

test('client.d.ts says what goes in and what comes out', () => {
  const folder = temporaryFolder('client-types')
  writeFileSync(join(folder, 'client.d.ts'), clientTypes())
  writeFileSync(
    join(folder, 'use.mts'),
    `import { connect, ServiceError, type Policy } from './client.js'
const service = connect({ base: 'https://a.example', copy: true })
const policy: Policy = await service.getPolicy({ uin: 'A' })
const value: string | number | boolean | readonly string[] | null = policy.facts[0]!.value
const highlight: readonly [number, number] = (await service.searchPolicyText({ uin: 'A', q: 'b' })).clauses[0]!.highlights[0]!
const next: string | null = (await service.searchPolicies()).next
await service.searchPolicies({ status: 'active', limit: 5 })
await service.getClause({ id: 1 })
// @ts-expect-error: a UIN is needed
await service.getPolicy({})
// @ts-expect-error: there is no such status
await service.searchPolicies({ status: 'sold' })
// @ts-expect-error: a body has no such field
void policy.nothing
// @ts-expect-error: bodies are read, not written
policy.name = 'x'
export { value, highlight, next, ServiceError }
`,
  )
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--types',
    '',
    '--ignoreConfig',
  ]
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), ...options, join(folder, 'use.mts')],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([0, ''])
})
