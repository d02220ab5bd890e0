import { type Refused, refused } from '../shared/outcome.ts'
import type { Inbox } from './inbox.ts'
import type { SubmissionRecord } from './record.ts'

/** What a submission is taken with. */
export interface Desk {
  readonly inbox: Pick<Inbox, 'put'>
  readonly clock: () => Date
  /** Milliseconds the inbox has to confirm. */
  readonly patience?: number
}

const CONFIRMED_WITHIN = 5000

/** Stores a record and gives null once the inbox confirmed it; else says that it is not confirmed. */
export async function stored(record: SubmissionRecord, desk: Desk): Promise<Refused | null> {
  const { inbox, patience = CONFIRMED_WITHIN } = desk
  const giveUp = new AbortController()
  const late = new Promise<never>((_, reject) => {
    giveUp.signal.addEventListener('abort', () => reject(new Error(`not confirmed within ${patience} ms`)))
  })
  const timer = setTimeout(() => giveUp.abort(), patience)
  try {
    await Promise.race([inbox.put(record, giveUp.signal), late])
    return null
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    console.error(`write: a submission was not confirmed: ${why.replace(/\s+/gu, ' ')}`)
    return notConfirmed
  } finally {
    clearTimeout(timer)
  }
}

const notConfirmed = refused(
  'unavailable',
  'The submission is not confirmed: the inbox did not answer. Send it again: what is sent twice on one day is stored once.',
)
