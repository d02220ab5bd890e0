import { createHmac } from 'node:crypto'
import type { Static } from '../../build/contract/schema.ts'
import { compareTexts } from '../../build/contract/compare-texts.ts'
import type { Submission } from '../../build/contract/stored-submission.ts'

/** Fields that were sent, once they are checked. */
export type Fields = Readonly<Record<string, string | true>>

/** A submission as it is stored. */
export type SubmissionRecord = Static<typeof Submission> & { readonly body: Fields }

export type SubmissionKind = SubmissionRecord['kind']

/**
 * The record of a submission: a pure function of the key, what was sent and the UTC day, so sent twice it is one record.
 * Without the key nobody can find out by guessing what a receipt was given for.
 */
export function recordOf(
  kind: SubmissionKind,
  fields: Fields,
  now: Date,
  receiptKey: string,
): SubmissionRecord {
  const received = now.toISOString().slice(0, 10)
  const body = Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => compareTexts(a, b)))
  const id = createHmac('sha256', receiptKey)
    .update(JSON.stringify([kind, body, received]))
    .digest('hex')
  return { id, kind, received, body }
}

/** The key of a record in the inbox. */
export function keyOf({ kind, received, id }: Omit<SubmissionRecord, 'body'>): string {
  return `${kind}/${received}/${id}`
}

/** Reads the key of a record back; null for other keys, such as one of a write that never finished. */
export function readKey(key: string): Omit<SubmissionRecord, 'body'> | null {
  const [, kind, received = '', id = ''] =
    /^(help|corrections)\/(\d{4}-\d{2}-\d{2})\/([0-9a-f]{64})$/u.exec(key) ?? []
  return kind === undefined ? null : { kind: kind as SubmissionKind, received, id }
}
