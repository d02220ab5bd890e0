import { type StorePlace, getStore } from '../shared/platform.ts'
import { type SubmissionRecord, keyOf } from './record.ts'

/** Store of submissions, one object each. */
export interface Inbox {
  /** Resolves once the record was read back as it was written; rejects where that is not certain. */
  put(record: SubmissionRecord, signal: AbortSignal): Promise<void>
  keys(): Promise<string[]>
  read(key: string): Promise<string | null>
  remove(key: string): Promise<void>
}

/** The name of the store of a deploy context: all deploys of a site share its stores, so previews get their own. */
export function storeName(deployContext: string): string {
  const context = deployContext.toLowerCase().replace(/[^a-z0-9-]+/gu, '-')
  return `submissions-${context.slice(0, 40)}`
}

/** The inbox in a store; on the platform its name is enough, the rest is in the function's environment. */
export function inboxAt(place: StorePlace): Inbox {
  const store = (fetcher: typeof fetch) => getStore({ ...place, consistency: 'strong', fetch: fetcher })
  return {
    async put(record, signal) {
      const once = store(withoutRetries(signal))
      const text = JSON.stringify(record)
      // Not `onlyIfNew`: with it the client takes any status for success, and the same key always has the same bytes.
      await once.set(keyOf(record), text)
      if ((await once.get(keyOf(record), { type: 'text' })) !== text)
        throw new Error('the store does not hold what was written to it')
    },
    async keys() {
      const { blobs } = await store(fetch).list()
      return blobs.map(({ key }) => key)
    },
    read: (key) => store(fetch).get(key, { type: 'text' }),
    remove: (key) => store(fetch).delete(key),
  }
}

/** A status that the client of the store takes for a final failure. */
const FINAL_FAILURE = 424

/**
 * A fetch whose failures are final. The client of the store tries five times, five seconds apart, which is longer than
 * anyone waits for an answer. It tries again after an exception, a 429 and any 5xx, so each of these reaches it as a
 * response with a status it does not retry:
 *
 *     the store answers 503 → the client sees 424, x-nf-error: the store answered: 503 → it throws at once
 */
function withoutRetries(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal })
      return response.status === 429 || response.status >= 500 ? failed(String(response.status)) : response
    } catch (error) {
      return failed(error instanceof Error ? error.name : 'failed')
    }
  }
}

function failed(why: string): Response {
  return new Response(null, {
    status: FINAL_FAILURE,
    headers: { 'x-nf-error': `the store answered: ${why}` },
  })
}
