import { Memo, readOnce } from '../contract/lazily.ts'
import { normalUin } from '../contract/uin.ts'
import type { CorrectionReport } from '../contract/submissions.ts'
import type { Inbox } from '../../functions/write/inbox.ts'
import { readAll } from '../inbox/search.ts'

/** A report that a fact is wrong, as it is in the inbox, and the day it came; who sent it is left out. */
export type ReportedFact = Required<Pick<CorrectionReport, 'uin' | 'key' | 'message' | 'evidence'>> & {
  readonly on: string
}

/** An inbox that is only read. */
export type ReadInbox = Pick<Inbox, 'keys' | 'read'>

/** The texts of an inbox, each read once. */
const textsOf = readOnce((_inbox: ReadInbox) => new Memo<string, Promise<string | null>>())

/** Reports that are in an inbox now, oldest first. */
export async function reportsIn(inbox: ReadInbox): Promise<ReportedFact[]> {
  const keys = (await inbox.keys()).filter((key) => key.startsWith('corrections/'))
  const read = (key: string) => textsOf(inbox).of(key, () => inbox.read(key))
  const { found } = await readAll({ keys: () => Promise.resolve(keys), read })
  return found.map(({ record: { body, received } }) => {
    const { uin = '', key = '', message, evidence = '' } = body as unknown as CorrectionReport
    return { uin: normalUin(uin), key, message, evidence, on: received }
  })
}
