import { beforeEach } from 'vitest'
import { openInbox } from '../../build/serve/preview/submission-store.ts'
import { inboxCommand } from '../../build/inbox/index.ts'
import type { Inbox } from '../../functions/write/inbox.ts'
import { type Fields, type SubmissionKind, recordOf } from '../../functions/write/record.ts'
import { temporaryFolder } from '../support/built.ts'
import { captured } from '../support/commands.ts'
import { KEY } from '../support/submitting.ts'

export let folder = ''
export let open: Inbox

/** Gives each test of a file an empty inbox of its own, `open`. */
export function useInbox(): void {
  beforeEach(async () => {
    folder = temporaryFolder('inbox')
    open = await openInbox(folder)
  })
}

/** Stores a submission of a day. */
export async function put(kind: SubmissionKind, body: Fields, day = '2026-11-20') {
  const record = recordOf(kind, body, new Date(`${day}T12:00:00Z`), KEY)
  await open.put(record, new AbortController().signal)
  return record
}

/** What the command writes and ends with; `answer` is what a person at the terminal says, null where nobody is. */
export async function inbox(args: readonly string[], answer: string | null = null) {
  const { terminal, written } = captured(answer)
  return { code: await inboxCommand.run([...args, '--inbox', folder], terminal), ...written }
}

export const ASHA = {
  need: 'claim',
  consent: true,
  email: 'Asha@Example.org',
  phone: '+91 (98765) 43-210',
} as const
