import { describe, expect, test } from 'vitest'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { answerWrite } from '../../../functions/write/handler.ts'
import { errorLog } from '../../support/error-log.ts'
import { ORIGIN, get, refusal } from '../../support/handlers.ts'
import { UNREADABLE } from '../../support/memory-site.ts'
import { Memory } from '../../support/submitting.ts'

// Faults of the functions themselves: what is logged, and what the asker is told.

describe('what is wrong inside', () => {
  const log = errorLog()

  test.each([
    [new Error('down\n  and out'), 'query: down and out'],
    ['gone', 'query: gone'],
  ])('is logged, %s', async (thrown, line) => {
    // A value that is thrown need not be an error.
    // oxlint-disable-next-line prefer-promise-reject-errors
    const broken: IndexSource = { read: () => Promise.reject(thrown) }
    expect((await get('/api/v1/insurer/nobody', {}, broken)).status).toBe(500)
    expect(log.mock.calls).toEqual([[line]])
  })

  test('is said where the write function is asked for an answer to read', async () => {
    const memory = new Memory()
    const surroundings = { inbox: memory, clock: () => new Date(), receiptKey: undefined, site: UNREADABLE }
    const answer = await refusal(await answerWrite(new Request(`${ORIGIN}/api/v1/stats`), surroundings))
    expect(answer).toMatchObject({ status: 500, code: 'internal' })
    expect(log.mock.calls).toEqual([['write: the write function was asked for stats']])
  })
})
