import { describe, expect, test, vi } from 'vitest'
import write, { config } from '../../../functions/write/index.ts'
import { ORIGIN, refusal } from '../../support/handlers.ts'
import { Memory, WRITE_CONFIG, refusedWith, submit } from '../../support/submitting.ts'

const HELP = { need: 'claim', consent: true, email: 'Asha@Example.org', message: 'नमस्ते' }
const REPORT = { message: 'Page 7 says 36 months.' }

describe('a submission', () => {
  // The ids were made with openssl dgst -sha256 -hmac over kind, body and day as they are in the record.
  test.each([
    [
      'help',
      HELP,
      { result: 'added', answerable: true, message: null },
      'ca15dbc506d1b5a36ec664637ac35a2bca12d15787980e40b6e2d10c1fd200e8',
    ],
    [
      'corrections',
      REPORT,
      { result: 'received', about: { product: null, field: null } },
      '6c642eb17e03bd4b44f2372c95ff2e1e8c54bc75ee97a4d00e6b77de4a6b519d',
    ],
  ])('%s is stored as it was sent and answered with its receipt', async (path, body, result, id) => {
    const memory = new Memory()
    const response = await submit(path, body, memory)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('netlify-cdn-cache-control')).toBeNull()
    expect(await response.json()).toEqual({ ...result, id, received: '2026-11-20' })
    expect(memory.records).toEqual([{ id, kind: path, received: '2026-11-20', body }])
  })

  test('is trimmed, and an empty optional text is as not sent', async () => {
    const memory = new Memory()
    const loose = {
      message: '  नमस्ते\n',
      email: ' Asha@Example.org',
      city: ' ',
      uin: '',
      consent: true,
      need: 'claim ',
    }
    expect(await (await submit('help', loose, memory)).json()).toMatchObject({ id: memory.records[0]?.id })
    await submit('help', HELP, memory)
    expect(memory.records[0]).toEqual(memory.records[1])
    expect(memory.records[0]?.body).toEqual(HELP)
  })

  test.each([
    ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
    ['\u200e \u2066022 23456789\u2069\u200f', '022 23456789'],
    ['\u2060\u200b98765\ufeff', null],
    ['98765 43210', '98765 43210'],
    ['98765\u200b43210', null],
    ['98765\u00a043210', '98765 43210'],
    ['022\u201326181234', '022-26181234'],
    ['98765.43210', '98765.43210'],
    ['022-26181234 ext 12', '022-26181234 ext 12'],
    ['022-26181234 Extn. 12', '022-26181234 ext. 12'],
    ['\u096f\u096e\u096d\u096c\u096b\u096a\u0969\u0968\u0967\u0966', '9876543210'],
    ['9876543210/9123456780', '9876543210/9123456780'],
    ['+91 98765 43210, 022 2618 1234', '+91 98765 43210, 022 2618 1234'],
  ])('has nothing around its texts that cannot be seen: %j', async (phone, stored) => {
    const memory = new Memory()
    const response = await submit('help', { ...HELP, phone }, memory)
    expect(response.status).toBe(stored === null ? 404 : 200)
    expect(memory.records.map(({ body }) => body)).toEqual(
      stored === null ? [] : [{ ...HELP, phone: stored }],
    )
  })

  test.each(['\u200b', ' \u00ad ', '\u0000', '\u3164', '\u2800', '\ufe0f\u2060', '\ue000'])(
    'with a text of which nothing can be seen is refused: %j',
    async (text) => {
      for (const field of ['name', 'message', 'email', 'need'])
        expect(await refusedWith('help', { ...HELP, [field]: text })).toContain(
          `nothing in ${field} can be seen; it must be`,
        )
    },
  )

  test('is another one on the next UTC day, whatever the clock on the wall says', async () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    const memory = new Memory()
    const days = ['2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z']
    for (const day of days) await submit('help', HELP, memory, { now: new Date(day) })
    expect(memory.records.map(({ received }) => received)).toEqual(['2026-11-20', '2026-11-20', '2026-11-21'])
    expect(memory.records[0]).toEqual(memory.records[1])
    expect(memory.records[2]?.id).not.toBe(memory.records[1]?.id)
    vi.unstubAllEnvs()
  })

  test('is another one when a word of it is, and under another address', async () => {
    const memory = new Memory()
    await submit('help', HELP, memory)
    await submit('help', { ...HELP, message: 'नमस्त' }, memory)
    await submit('help', { need: 'claim', consent: true, phone: '022 2345678', message: 'x' }, memory)
    await submit('corrections', { message: 'x' }, memory)
    expect(new Set(memory.records.map(({ id }) => id)).size).toBe(4)
  })

  test('has another receipt under another key, so that nobody can find out by guessing what one is for', async () => {
    const memory = new Memory()
    for (const receiptKey of ['1'.repeat(32), '2'.repeat(32), '1'.repeat(32)])
      await submit('help', HELP, memory, { receiptKey })
    const [one, two, again] = memory.records.map(({ id }) => id)
    expect(two).not.toBe(one)
    expect(again).toBe(one)
  })

  test.each([undefined, '', 'k'.repeat(31)])(
    'is refused and not stored where the site has no key, or one too short: %j',
    async (receiptKey) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const memory = new Memory()
      // The second is wrong in itself: whoever checks a site need not submit anything to see it.
      for (const body of [HELP, {}]) {
        const answer = await refusal(await submit('help', body, memory, { receiptKey }))
        expect(answer).toMatchObject({ status: 503, code: 'unavailable' })
        expect(answer.message).toContain('RECEIPT_KEY')
      }
      expect(memory.records).toEqual([])
      expect(log.mock.calls).toHaveLength(2)
      expect(String(log.mock.calls[0])).toContain('RECEIPT_KEY')
      log.mockRestore()
    },
  )
})

describe('a field', () => {
  test('may be as long as is said, counted as people count', async () => {
    const memory = new Memory()
    const longest = { ...HELP, name: '𑀅'.repeat(100), message: '🙂'.repeat(3900) }
    expect((await submit('help', longest, memory)).status).toBe(200)
  })

  test('is told of together with others, none of them quoted', async () => {
    const body = { need: 'buy', consent: 'yes', email: 'asha at home', phone: 'ring 98765', surname: 'Rao' }
    const message = await refusedWith('help', body)
    for (const name of ['consent', 'email', 'phone', 'surname']) expect(message).toContain(name)
    for (const secret of ['asha', '98765', 'Rao', 'yes']) expect(message).not.toContain(secret)
  })

  test('is told of in few words however much is wrong', async () => {
    const names = Array.from({ length: 900 }, (_, at) => [`key-${at}`, 1])
    expect((await refusedWith('help', Object.fromEntries(names))).length).toBeLessThan(600)
    expect((await refusedWith('help', { ['k'.repeat(9000)]: 1 })).length).toBeLessThan(600)
  })
})

test('the function of submissions is where all but reads go, and may be asked so often', () => {
  expect(config).toEqual(WRITE_CONFIG)
})

test('the MCP endpoint is there with a slash and without', async () => {
  const codeOf = async (path: string) => {
    const response = await write(new Request(ORIGIN + path, { method: 'POST', body: '{}' }), {})
    return ((await response.json()) as { error: unknown }).error
  }
  expect(await codeOf('/mcp/')).toEqual(await codeOf('/mcp'))
  expect(await codeOf('/mcpx')).toBe('no-such-operation')
  expect(await codeOf('/mcp')).not.toBe('no-such-operation')
})
