import { expect, test } from 'vitest'
import { bucketInbox } from '../../../build/serve/workers/bucket-inbox.ts'
import { recordOf } from '../../../functions/write/record.ts'

// The service on Cloudflare Workers. This file: its inbox.

const RECORD = recordOf('help', { need: 'claim', consent: true }, new Date('2026-11-25'), 'k'.repeat(32))
const SIGNAL = new AbortController().signal

test('a submission is confirmed once the bucket gives it back as it was written', async () => {
  const objects = new Map<string, string>()
  const bucket = {
    put: async (key: string, text: string) => objects.set(key, text),
    get: async (key: string) => ({ text: async () => objects.get(key) ?? '' }),
  }
  await bucketInbox(bucket).put(RECORD, SIGNAL)
  expect([...objects]).toEqual([[`help/2026-11-25/${RECORD.id}`, JSON.stringify(RECORD)]])
})

test.each([null, { text: async () => '{}' }])(
  'a bucket that holds %o instead confirms nothing',
  async (stored) => {
    const bucket = { put: async () => null, get: async () => stored }
    await expect(bucketInbox(bucket).put(RECORD, SIGNAL)).rejects.toThrow('does not hold')
  },
)
