import { beforeAll, describe, expect, test } from 'vitest'
import type { Case, Heard } from '../requests/case.ts'
import { filesOf } from '../support/handlers.ts'
import { caseTable } from '../requests/case-table.ts'
import { caseFolder, servedFor } from '../requests/site.ts'
import { wireTo } from '../support/http.ts'

const LIMIT = 120

let now = 0
const served = servedFor(caseFolder, { clock: () => now })
let mixes: Readonly<Record<string, Case[]>>

beforeAll(async () => {
  const table = await caseTable(filesOf(await caseFolder()))
  const cases = table.cases.filter(
    ({ place, sent }) => place !== 'functions' && sent.path.startsWith('/api/'),
  )
  mixes = {
    'files alone': cases.filter(({ bare }) => bare),
    'queries alone': cases.filter(({ sent, status }) => sent.path.includes('?') && status === 200),
    'submissions alone': cases.filter(({ stores }) => stores),
    'refusals alone': cases.filter(({ status }) => status === 404),
    'preflights alone': cases.filter(({ status }) => status === 204),
    'everything, one after the other': cases,
    'everything, backwards': cases.toReversed(),
  }
})

/** Sends so many requests of a mix from one address; gives what was heard. */
async function sendMix(mix: readonly Case[], count: number, from: string): Promise<Heard[]> {
  const wire = wireTo(served.preview.origin, from)
  const heard: Heard[] = []
  for (let at = 0; at < count; at += 1) {
    const one = mix[at % mix.length]
    if (one === undefined) throw new Error('an empty mix')
    heard.push(await wire.send(one.sent))
  }
  wire.close()
  return heard
}

describe('in a minute, from one address', () => {
  const NAMES = [
    'files alone',
    'queries alone',
    'submissions alone',
    'refusals alone',
    'preflights alone',
    'everything, one after the other',
    'everything, backwards',
  ]

  test.each(NAMES.map((name, at) => [name, `127.0.1.${at + 1}`]))(
    '%s: 120 answers, then 429',
    async (name, from) => {
      const mix = mixes[name] ?? []
      const heard = await sendMix(mix, LIMIT, from)
      expect(heard.filter(({ status }) => ![200, 204, 404].includes(status))).toEqual([])
      const wait = await sendMix(mix, mix.length > 20 ? 20 : mix.length, from)
      for (const { status, headers, text } of wait) {
        expect(status).toBe(429)
        expect(headers['retry-after']).toBe('60')
        expect(headers['content-type']).toBe('application/json; charset=utf-8')
        expect(headers['cache-control']).toBe('no-store')
        if (text === '') continue
        expect(JSON.parse(text)).toEqual({
          error: 'rate-limited',
          message: expect.stringContaining('120') as string,
          docs: `${served.preview.origin}/docs/errors#rate-limited`,
        })
      }
      const [other] = await sendMix(mix, 1, from.replace('127.0.1.', '127.0.2.'))
      expect(other?.status).not.toBe(429)
    },
  )

  test('a hundred and more at once are counted too', async () => {
    const files = mixes['files alone'] ?? []
    const heard = await Promise.all(
      Array.from({ length: 150 }, (_, at) => sendMix(files.slice(at % files.length), 1, '127.0.4.1')),
    )
    expect(heard.flat().filter(({ status }) => status === 200)).toHaveLength(LIMIT)
    expect(heard.flat().filter(({ status }) => status === 429)).toHaveLength(30)
  })
})

test.each([
  ['/api/v1/nothing', 'application/json', 'no-such-operation'],
  ['/forms/999.json', 'application/json', 'form-not-found'],
  ['/index/answers/policy/NOPE', 'application/json', 'no-such-operation'],
  ['/law/no-such-act/1.json', 'application/json', 'section-not-found'],
  ['/law/no-such-act/1', 'text/html', '<!doctype html>'],
  ['/forms/999', 'text/html', '<!doctype html>'],
  ['/index/nothing.json', 'text/html', '<!doctype html>'],
  ['/schemas/nope.json', 'text/html', '<!doctype html>'],
  ['/nothing.md', 'text/html', '<!doctype html>'],
])('%s is missing and says that it is %s', async (path, type, holds) => {
  const wire = wireTo(served.preview.origin, '127.0.2.78')
  const { status, headers, text } = await wire.send({ method: 'GET', path })
  wire.close()
  expect([status, headers['content-type']?.split(';')[0], text.includes(holds)]).toEqual([404, type, true])
})
