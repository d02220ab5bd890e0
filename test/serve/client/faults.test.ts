import { describe, expect, test } from 'vitest'
import { type ServiceError, connect } from '../../../build/serve/client/index.ts'
import { answering } from './answering.ts'

const REFUSAL = {
  error: 'policy-not-found',
  message: 'no such product',
  docs: 'https://a.example/docs/errors#policy-not-found',
}
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: ServiceError) => error,
  )

describe('what goes wrong', () => {
  test('a refusal is thrown with its code, status and address', async () => {
    const { service } = await answering({ status: 404, body: JSON.stringify(REFUSAL) })
    const error = await errorOf(service().getPolicy({ uin: 'X' }))
    expect(error).toMatchObject({
      name: 'ServiceError',
      code: REFUSAL.error,
      message: REFUSAL.message,
      docs: REFUSAL.docs,
      status: 404,
    })
  })

  test.each([
    ['a page', { body: '<html>' }, 'something other than JSON'],
    ['a JSON that is not a refusal', { status: 502, body: '{"a":1}' }, 'without an error object'],
    [
      'a refusal of an unknown code',
      { status: 404, body: '{"error":"toString","message":"x","docs":"y"}' },
      'without an error object',
    ],
  ])('%s is not an answer of the service', async (_, answer, says) => {
    const { service } = await answering(answer)
    expect(await errorOf(service().stats())).toMatchObject({
      code: 'unreachable',
      status: 0,
      message: expect.stringContaining(says) as string,
    })
  })

  test('no server at all', async () => {
    expect(await errorOf(connect({ base: 'http://127.0.0.1:1' }).stats())).toMatchObject({
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
    expect(await errorOf(again.service({ tries: 2 }).stats())).toMatchObject({
      code: 'rate-limited',
      status: 429,
    })
    expect(again.asked).toHaveLength(2)
    const long = await answering({ ...limited, headers: { 'retry-after': '9999' } })
    expect(await errorOf(long.service().stats())).toMatchObject({ code: 'rate-limited' })
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
    expect(await errorOf(service({ copy: true }).requestHelp({ name: 'A' }))).toMatchObject({
      code: 'no-such-operation',
      status: 404,
    })
    expect(asked).toEqual([])
  })
})
