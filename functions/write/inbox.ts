import { getStore } from '@netlify/blobs'
import { type SubmissionRecord, keyOf } from './record.ts'

/** A store of submissions; on the platform its name is enough, the rest stands in the function's environment. */
export interface InboxPlace {
  readonly name: string
  readonly siteID?: string
  readonly token?: string
  readonly edgeURL?: string
  readonly uncachedEdgeURL?: string
  readonly apiURL?: string
}

/** Where submissions are kept, one object each. */
export interface Inbox {
  /** Resolves once the record was read back as it was written; rejects where that is not certain. */
  put(record: SubmissionRecord, signal: AbortSignal): Promise<void>
  keys(): Promise<string[]>
  read(key: string): Promise<string | null>
  remove(key: string): Promise<void>
}

/** The name of the store of a deploy context: a site's deploys share its stores, so previews get their own. */
export function storeName(deployContext: string): string {
  const context = deployContext.toLowerCase().replace(/[^a-z0-9-]+/gu, '-')
  return `submissions-${context.slice(0, 40)}`
}

/** The inbox at a place. */
export function inboxAt(place: InboxPlace): Inbox {
  const store = (fetcher: typeof fetch) => getStore({ ...place, consistency: 'strong', fetch: fetcher })
  return {
    async put(record, signal) {
      const hasty = store(withoutRetries(signal))
      const text = JSON.stringify(record)
      // Not `onlyIfNew`: with it the client takes any status for success, and the same key always has the same bytes.
      await hasty.set(keyOf(record), text)
      if ((await hasty.get(keyOf(record), { type: 'text' })) !== text)
        throw new Error('the store does not hold what it took')
    },
    async keys() {
      const { blobs } = await store(fetch).list()
      return blobs.map(({ key }) => key)
    },
    read: (key) => store(fetch).get(key, { type: 'text' }),
    remove: (key) => store(fetch).delete(key),
  }
}

// The client tries five times at intervals of five seconds, longer than anyone waits for an answer. It retries what
// throws and what is 429 or 5xx, so both come to it as another status.
function withoutRetries(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal })
      return response.status === 429 || response.status >= 500 ? failed(`${response.status}`) : response
    } catch (fault) {
      return failed(fault instanceof Error ? fault.name : 'failed')
    }
  }
}

function failed(why: string): Response {
  return new Response(null, { status: 424, headers: { 'x-nf-error': `the store answered: ${why}` } })
}
