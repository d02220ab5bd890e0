import { logError } from '../shared/log-error.ts'
import { type Refused, refused } from '../shared/result.ts'
import type { IndexSource } from '../query/source/load.ts'
import type { Inbox } from './inbox.ts'
import type { SubmissionRecord } from './record.ts'

/** Place and time at which submissions are stored. */
export interface SubmissionStore {
  readonly inbox: Pick<Inbox, 'put'>
  readonly clock: () => Date
  /** Key of receipts; without it no submission is taken. */
  readonly receiptKey: string | undefined
  /** Milliseconds the inbox has to confirm. */
  readonly patience?: number
  /** Source of the frame of pages, for those who sent a form. */
  readonly site: IndexSource
}

const CONFIRMED_WITHIN = 5000

/** Stores a record: null once the inbox has confirmed it, otherwise a refusal that says it is not confirmed. */
export async function stored(record: SubmissionRecord, store: SubmissionStore): Promise<Refused | null> {
  const { inbox, patience = CONFIRMED_WITHIN } = store
  const giveUp = new AbortController()
  const late = new Promise<never>((_, reject) => {
    giveUp.signal.addEventListener('abort', () => reject(new Error(`not confirmed within ${patience} ms`)))
  })
  const timer = setTimeout(() => giveUp.abort(), patience)
  try {
    await Promise.race([inbox.put(record, giveUp.signal), late])
    return null
  } catch (error) {
    logError('write: a submission was not confirmed', error)
    return notConfirmed
  } finally {
    clearTimeout(timer)
  }
}

const notConfirmed = refused(
  'unavailable',
  'The submission is not confirmed: the inbox did not answer. Send it again: a submission sent twice on one day is stored once.',
)
