import type { IdOf } from '../../build/contract/operations.ts'
import type { Receipt } from '../../build/contract/published/receipts.ts'
import type { Fields, SubmissionKind, SubmissionRecord } from './record.ts'

/** What each submission is stored as. */
export const SUBMISSIONS: Readonly<Record<IdOf<'write'>, SubmissionKind>> = {
  requestHelp: 'help',
  reportCorrection: 'corrections',
}

/** Whether somebody can answer a request: it names an e-mail address or a phone number. */
export function isAnswerable({ email, phone }: Fields): boolean {
  return email !== undefined || phone !== undefined
}

const UNADDRESSED =
  'The request is on the list, but nobody can answer it: it names neither an e-mail address nor a phone number. To be answered, send it again with one of them.'

/** What somebody gets for a submission that is stored. */
export function receiptFor({ id, kind, received, body }: SubmissionRecord): Receipt {
  if (kind === 'corrections') return { result: 'received', id, received }
  const answerable = isAnswerable(body)
  return { result: 'added', id, received, answerable, message: answerable ? null : UNADDRESSED }
}
