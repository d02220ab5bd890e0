import { describe, expect, test } from 'vitest'
import { BODY_LIMIT } from '../../../build/contract/limits.ts'
import { answerWrite } from '../../../functions/write/handler.ts'
import { ORIGIN, refusal } from '../../support/handlers.ts'
import { UNREADABLE } from '../../support/memory-site.ts'
import { KEY, Memory, refusedWith, submit } from '../../support/submitting.ts'

// The write function. This module: bodies of submissions.

const REPORT = { message: 'Page 7 says 36 months.' }

describe('a body', () => {
  test('is not quoted where it is not JSON', async () => {
    const message = await refusedWith('corrections', "{message:'asha@example.org'}")
    expect(message).toContain('not JSON')
    expect(message).not.toContain('asha')
  })

  test.each([
    '',
    '; charset=utf-8',
    ';charset=UTF8',
    '; charset="utf-8"',
    '; charset="utf8"; x=y',
    '; profile=x',
  ])('of type application/json%s is read', async (parameters) => {
    const headers = { 'content-type': `application/json${parameters}` }
    expect((await submit('corrections', REPORT, new Memory(), { headers })).status).toBe(200)
  })

  test('that is not sent at all is as an empty one', async () => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`${ORIGIN}/api/v1/corrections`, { method: 'POST', headers })
    const { message } = await refusal(
      await answerWrite(request, {
        inbox: new Memory(),
        clock: () => new Date(),
        receiptKey: KEY,
        site: UNREADABLE,
      }),
    )
    expect(message).toContain('The body is empty')
  })

  test('may have as many bytes as is said, and not one more', async () => {
    const padded = JSON.stringify(REPORT).padEnd(BODY_LIMIT)
    for (const length of [{}, { 'content-length': String(BODY_LIMIT) }]) {
      const headers = { 'content-type': 'application/json', ...length }
      expect((await submit('corrections', padded, new Memory(), { headers })).status).toBe(200)
    }
    expect(await refusedWith('corrections', `${padded} `)).toContain(`${BODY_LIMIT} bytes`)
  })

  test('may have every field at its longest, with each letter of it escaped', async () => {
    const escaped = (length: number) => String.raw`\u0905`.repeat(length)
    const fields = { message: 4000, evidence: 4000, uin: 80, key: 80 }
    const longest = Object.entries(fields).map(([name, length]) => `"${name}":"${escaped(length)}"`)
    const body = `{${longest.join()},"email":"${'a'.repeat(64)}@${'b'.repeat(60)}.example"}`
    expect((await submit('corrections', body, new Memory())).status).toBe(200)
    expect(BODY_LIMIT).toBeLessThan(1.5 * body.length)
  })

  test('of very many unknown keys is looked at no longer than one of ten', async () => {
    const keys = (count: number) => Array.from({ length: count }, (_, at) => `"${at}":0`).join()
    const costOf = async (count: number) => {
      const before = process.cpuUsage()
      expect(await refusedWith('help', `{${keys(count)}}`)).toContain(`“4” and ${count - 5} more`)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    await costOf(10)
    // Of thousands the validator took seconds; what is left is reading 60 kB of JSON.
    expect(await costOf(7000)).toBeLessThan((await costOf(10)) + 100)
  })

  test('that is too large is not read to its end', async () => {
    let [pulled, cancelled] = [0, false]
    const endless = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            pulled += 1
            controller.enqueue(new Uint8Array(1024).fill(32))
          },
          cancel() {
            cancelled = true
          },
        },
        { highWaterMark: 0 },
      )
    expect(await refusedWith('corrections', endless())).toContain('too large')
    expect([pulled, cancelled]).toEqual([BODY_LIMIT / 1024 + 1, true])
    pulled = 0
    const declared = { 'content-type': 'application/json', 'content-length': String(BODY_LIMIT + 1) }
    expect(await refusedWith('corrections', endless(), declared)).toContain('too large')
    expect(pulled).toBe(0)
  })

  test('that breaks off is refused, and is not our fault', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('gone')),
    })
    expect(await refusedWith('corrections', broken)).toContain('connection closed')
  })
})
