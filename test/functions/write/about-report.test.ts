import { expect, test } from 'vitest'
import { answerWrite } from '../../../functions/write/handler.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleSite } from '../../support/built-once.ts'
import { ORIGIN } from '../../support/handlers.ts'
import { Memory } from '../../support/submitting.ts'

// Submissions. This file: the receipt of a report.

const UIN = 'SBHHLIP25011V022425'
const NAME = 'Sample Banyan Family Care'

test.each([
  [
    { uin: UIN, key: 'co-payment' },
    { product: NAME, field: 'Co-payment (share of each claim you pay yourself)' },
  ],
  [
    { uin: ` ${UIN.toLowerCase()} `, key: 'settlement' },
    { product: NAME, field: 'Time to decide a claim (settlement)' },
  ],
  [
    { uin: UIN, key: 'no-such' },
    { product: NAME, field: null },
  ],
  [
    { uin: 'NOPE', key: 'co-payment' },
    { product: null, field: null },
  ],
  [{}, { product: null, field: null }],
])('a report that names %j is taken, and its receipt says what it is about', async (named, about) => {
  const request = new Request(`${ORIGIN}/api/v1/corrections`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'It is wrong.', ...named }),
  })
  const response = await answerWrite(request, {
    inbox: new Memory(),
    clock: () => new Date('2026-11-20'),
    receiptKey: 'k'.repeat(32),
    site: folderSource(await sampleSite()),
  })
  expect(await response.json()).toMatchObject({ result: 'received', about })
})
