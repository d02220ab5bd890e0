import type { Inbox } from '../../../functions/write/inbox.ts'
import { keyOf } from '../../../functions/write/record.ts'

// The service on Cloudflare Workers. This module: submissions in a bucket of R2.

/** Bucket of R2, which reads what it has written. */
export interface Bucket {
  readonly put: (key: string, text: string) => Promise<unknown>
  readonly get: (key: string) => Promise<{ readonly text: () => Promise<string> } | null>
}

/** An inbox that keeps each submission as an object of a bucket, under its kind, its day and its receipt. */
export function bucketInbox(bucket: Bucket): Pick<Inbox, 'put'> {
  return {
    async put(record) {
      const [key, text] = [keyOf(record), JSON.stringify(record)]
      // The same key always has the same bytes, so a submission that is sent again changes nothing.
      await bucket.put(key, text)
      const kept = await bucket.get(key)
      if ((await kept?.text()) !== text) throw new Error('the bucket does not hold what was written to it')
    },
  }
}
