import { compareTexts } from '../contract/compare-texts.ts'
import { jsonIn } from '../contract/decoding.ts'
import { checker } from '../contract/validate.ts'
import { Submission } from '../contract/stored-submission.ts'
import type { Inbox } from '../../functions/write/inbox.ts'
import { type SubmissionRecord, keyOf, readKey } from '../../functions/write/record.ts'
import type { Selector } from './task.ts'

const check = checker(Submission)

/** Every submission of an inbox, oldest first, and the keys of what could not be read. */
export async function readAll(inbox: Pick<Inbox, 'keys' | 'read'>) {
  const found: { readonly key: string; readonly record: SubmissionRecord }[] = []
  const unreadable: string[] = []
  for (const key of await sortedKeys(inbox)) {
    const text = await inbox.read(key)
    if (text === null) continue // Erased since it was listed.
    const record = recordIn(key, text)
    if (record === null) unreadable.push(key)
    else found.push({ key, record })
  }
  return { found, unreadable }
}

/** The keys of the submissions whose id begins so: one, or none. */
export async function keysOfId(inbox: Inbox, id: string): Promise<string[]> {
  return (await sortedKeys(inbox)).filter((key) => readKey(key)?.id.startsWith(id))
}

/** Whether a submission has this id, or gave this address or number. */
export function isFrom(record: SubmissionRecord, { field, value }: Selector): boolean {
  if (field === 'id') return record.id.startsWith(value)
  const given = record.body[field]
  if (typeof given !== 'string') return false
  return field === 'email' ? given.toLowerCase() === value.toLowerCase() : isSameNumber(given, value)
}

// A number in India has ten digits; the country code or a zero may come before them.
function isSameNumber(one: string, other: string): boolean {
  const [digits, others] = [one.replace(/\D/gu, ''), other.replace(/\D/gu, '')]
  if (digits.length < 10 || others.length < 10) return digits === others
  return digits.slice(-10) === others.slice(-10)
}

async function sortedKeys(inbox: Pick<Inbox, 'keys'>): Promise<string[]> {
  const keys = (await inbox.keys()).flatMap((key) => {
    const read = readKey(key)
    return read === null ? [] : [{ key, order: `${read.received} ${key}` }]
  })
  return keys.toSorted((a, b) => compareTexts(a.order, b.order)).map(({ key }) => key)
}

/** The record in a text; null where it is none, or that of another key. */
function recordIn(key: string, text: string): SubmissionRecord | null {
  const value = jsonIn(text)
  if (check(value).length > 0) return null
  const record = value as SubmissionRecord
  return isFields(record.body) && keyOf(record) === key ? record : null
}

function isFields(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  return Object.values(body).every((value) => typeof value === 'string' || value === true)
}
