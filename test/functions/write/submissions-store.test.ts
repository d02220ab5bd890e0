import { describe, expect, test, vi } from 'vitest'
import { storeName } from '../../../functions/write/inbox.ts'
import { type SubmissionRecord, keyOf, readKey } from '../../../functions/write/record.ts'
import { errorLog } from '../../support/error-log.ts'
import { refusal } from '../../support/handlers.ts'
import { storeThat, submit } from '../../support/submitting.ts'

const SECRET = 'asha@example.org'
const HELP = { need: 'claim', consent: true, email: SECRET } as const

const log = errorLog()

/** Answer of the service to a submission when it has this store. */
async function messagesWith(
  inbox: { put(record: SubmissionRecord, signal: AbortSignal): Promise<void> },
  patience = 20_000,
) {
  const answer = await refusal(await submit('help', HELP, inbox, { patience }))
  expect(answer).toMatchObject({ status: 503, code: 'unavailable' })
  expect(answer.message).toContain('not confirmed')
  expect(answer.message).toContain('Send it again')
  const said = log.mock.calls.map((call: unknown[]) => String(call[0]))
  expect(said).toEqual([expect.stringMatching(/^write: [^\n]+$/u)])
  expect(said.join('')).not.toContain(SECRET)
  return said.join('')
}

test('nothing waits any more once a submission is stored', async () => {
  vi.useFakeTimers()
  try {
    expect((await submit('help', HELP, { put: () => Promise.resolve() })).status).toBe(200)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

describe('nothing is claimed of a store that', () => {
  test('fails', async () => {
    const line = 'write: a submission was not confirmed: down and out'
    expect(await messagesWith({ put: () => Promise.reject(new Error('down\n  and out')) })).toBe(line)
  })

  test('fails with what is no error', async () => {
    // A value that is thrown need not be an error.
    // oxlint-disable-next-line prefer-promise-reject-errors
    const put = () => Promise.reject('down')
    expect(await messagesWith({ put })).toBe('write: a submission was not confirmed: down')
  })

  test('hangs; it is told to give up', async () => {
    let gaveUp = false
    const inbox = {
      put: (_: SubmissionRecord, signal: AbortSignal) => {
        signal.addEventListener('abort', () => (gaveUp = true))
        return new Promise<void>(() => {})
      },
    }
    await messagesWith(inbox, 50)
    expect(gaveUp).toBe(true)
  })

  test('throws before it begins', async () => {
    await messagesWith({
      put: () => {
        throw new Error('no such store')
      },
    })
  })

  test.each([500, 503, 429, 401, 412])('answers %i, and is asked once', async (status) => {
    const { inbox, asked, close } = await storeThat((_, outgoing) => void outgoing.writeHead(status).end())
    const line = await messagesWith(inbox)
    if (status === 429 || status >= 500) expect(line).toContain(`the store answered: ${status}`)
    expect(asked).toEqual(['PUT'])
    await close()
  })

  test('takes a request and never answers', async () => {
    let isOver = false
    const { inbox, asked, close } = await storeThat((incoming) => {
      incoming.socket.on('close', () => (isOver = true))
    })
    expect(await messagesWith(inbox, 1500)).toContain('not confirmed within')
    expect(asked).toEqual(['PUT'])
    // A request that is given up tells the store.
    await vi.waitFor(() => expect(isOver).toBe(true), { timeout: 10_000 })
    await close()
  })

  test('breaks the connection', async () => {
    const { inbox, asked, close } = await storeThat((incoming) => void incoming.socket.destroy())
    expect(await messagesWith(inbox)).toContain('the store answered: TypeError')
    expect(asked).toEqual(['PUT'])
    await close()
  })

  test.each([
    ['holds nothing', () => null],
    ['holds something else', () => '{"id":"another"}'],
    ['holds half of it', (id: string) => `{"id":"${id}`],
  ])('says it stored and %s', async (_, outcome) => {
    const { inbox, asked, close } = await storeThat((incoming, outgoing) => {
      const text = incoming.method === 'PUT' ? '' : outcome(incoming.url?.split('/').at(-1) ?? '')
      outgoing.writeHead(text === null ? 404 : 200).end(text)
    })
    expect(await messagesWith(inbox)).toContain('the store does not hold what was written to it')
    expect(asked).toEqual(['PUT', 'GET'])
    await close()
  })
})

test('a store that does as it says is believed', async () => {
  let kept = ''
  const { inbox, asked, close } = await storeThat((incoming, outgoing) => {
    if (incoming.method === 'GET') outgoing.end(kept)
    else {
      incoming.on('data', (chunk: Buffer) => (kept += chunk.toString()))
      incoming.on('end', () => outgoing.end())
    }
  })
  expect((await submit('help', HELP, inbox)).status).toBe(200)
  expect(asked).toEqual(['PUT', 'GET'])
  expect(log).not.toHaveBeenCalled()
  await close()
})

test('every deploy context has a store of its own, whose name the platform takes', () => {
  const contexts = ['production', 'deploy-preview', 'branch-deploy', 'dev', 'unknown']
  expect(new Set(contexts.map(storeName)).size).toBe(contexts.length)
  expect(storeName('production')).toBe('submissions-production')
  expect(storeName('Fix//It')).toBe('submissions-fix-it')
  expect(storeName(`feature/${'x'.repeat(200)}`)).toMatch(/^submissions-feature-x{10,}$/u)
  expect(storeName('x'.repeat(200))).toBe(`submissions-${'x'.repeat(40)}`)
  expect(Buffer.byteLength(storeName('x'.repeat(200)))).toBeLessThanOrEqual(64)
})

test('the key of a record is read back, and no other', () => {
  const named = { kind: 'help', received: '2026-11-20', id: '0f'.repeat(32) } as const
  const key = keyOf(named)
  expect(readKey(key)).toEqual(named)
  expect(readKey(keyOf({ ...named, kind: 'corrections' }))).toEqual({ ...named, kind: 'corrections' })
  for (const other of [
    `x${key}`,
    `${key}0`,
    key.slice(0, -1),
    key.toUpperCase(),
    key.replace('2026', '26'),
    '',
  ])
    expect([other, readKey(other)]).toEqual([other, null])
})
