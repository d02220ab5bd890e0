import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { UsageError } from '../cli/options.ts'
import { forget } from './forget.ts'
import { INBOX_HELP, type InboxTask, inboxOptions } from './inbox-options.ts'
import { type OpenInbox, openChosen } from './place.ts'
import { type Terminal, csv, csvHead, line, ndjson, whole } from './print.ts'
import { readAll } from './search.ts'

/** The command: reads an inbox, or forgets something of it. Gives the exit code. */
export async function inboxCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  try {
    const options = inboxOptions(args)
    if (options === null) {
      terminal.write(`${INBOX_HELP}\n`)
      return 0
    }
    const open = await openChosen(options, environment)
    try {
      terminal.complain(`Inbox: ${open.name}\n`)
      return await carriedOut(open, options.task, terminal)
    } finally {
      await open.close()
    }
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault)
    terminal.complain(
      fault instanceof UsageError ? `${message}\n` : `The inbox could not be read: ${message}\n`,
    )
    return 2
  }
}

async function carriedOut(open: OpenInbox, task: InboxTask, terminal: Terminal): Promise<number> {
  if (task.command === 'forget') return forget(open, task.by, task.yes, terminal)
  const { held, unreadable } = await readAll(open.inbox)
  for (const key of unreadable) terminal.complain(`${key}: cannot be read\n`)
  const records = held.map(({ record }) => record)
  if (task.command === 'show') {
    const found = records.find(({ id }) => id === task.id)
    if (found === undefined) terminal.complain('No submission has this id. list shows them all.\n')
    else terminal.write(whole(found))
    return found === undefined ? 1 : 0
  }
  if (task.command === 'list') {
    for (const record of records) terminal.write(line(record))
    terminal.complain(`${records.length} in all\n`)
  } else {
    if (task.format === 'csv') terminal.write(csvHead())
    for (const record of records) terminal.write((task.format === 'csv' ? csv : ndjson)(record))
  }
  return unreadable.length === 0 ? 0 : 1
}

function atTerminal(): Terminal {
  const ask = async (question: string) => {
    const asking = createInterface({ input: process.stdin, output: process.stderr })
    const closed = new Promise<string>((resolve) => asking.once('close', () => resolve('')))
    try {
      return await Promise.race([asking.question(question), closed])
    } finally {
      asking.close()
    }
  }
  return {
    write: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    ask: process.stdin.isTTY ? ask : null,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await inboxCommand(process.argv.slice(2), process.env, atTerminal())
