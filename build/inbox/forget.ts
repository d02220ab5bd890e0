import type { ExitCode } from '../cli/command.ts'
import { counted } from '../contract/display.ts'
import type { Terminal } from '../cli/terminal.ts'
import type { OpenInbox } from './inbox-folder.ts'
import { line } from './print.ts'
import { isFrom, keysOfId, readAll } from './search.ts'
import type { Selector } from './task.ts'

/** Erases what was submitted under a receipt, an address or a number, once a person agreed. Gives the exit code. */
export async function forget(
  open: OpenInbox,
  by: Selector,
  yes: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  if (!yes && terminal.ask === null) {
    terminal.err('forget asks before it erases, and nobody is there to answer. With --yes it does not ask.\n')
    return 2
  }
  const { inbox } = open
  const { keys, lines, unreadable } = await select(inbox, by)
  for (const key of unreadable) terminal.err(`${key}: cannot be read, so whose it is is unknown\n`)
  if (keys.length === 0) {
    await sweep(open, terminal)
    terminal.err(`Nothing was erased: no submission has this ${by.field}.\n`)
    return 1
  }
  for (const text of lines) terminal.out(text)
  if (!yes && !(await agreed(terminal, keys.length))) {
    terminal.err('Cancelled. Nothing was erased.\n')
    return 1
  }
  for (const key of keys) await inbox.remove(key)
  const left = await stillThere(inbox, keys)
  for (const key of left) terminal.err(`${key}: is still there; try again\n`)
  if (left.length > 0) return 2
  terminal.out(`Erased ${counted(keys.length, 'submission')}.\n`)
  await sweep(open, terminal)
  return unreadable.length === 0 ? 0 : 1
}

// Leftovers of a killed write may hold the same person's words; nobody has a receipt for them.
async function sweep(open: OpenInbox, terminal: Terminal): Promise<void> {
  const swept = await open.sweep()
  if (swept > 0) terminal.out(`Removed ${counted(swept, 'file')} of writes that never finished.\n`)
}

/** The submissions that are to be erased. By its id, one is found even where it can no longer be read. */
async function select(inbox: OpenInbox['inbox'], by: Selector) {
  if (by.field === 'id') {
    const keys = await keysOfId(inbox, by.value)
    return { keys, lines: keys.map((key) => `${key}\n`), unreadable: [] }
  }
  const { found, unreadable } = await readAll(inbox)
  const theirs = found.filter(({ record }) => isFrom(record, by))
  return {
    keys: theirs.map(({ key }) => key),
    lines: theirs.map(({ record }) => line(record)),
    unreadable,
  }
}

async function agreed({ ask }: Terminal, count: number): Promise<boolean> {
  const answer = (await ask?.(`Erase ${counted(count, 'submission')} for good? (yes/no) `)) ?? ''
  return /^y(?:es)?$/iu.test(answer.trim())
}

async function stillThere(inbox: OpenInbox['inbox'], keys: readonly string[]): Promise<string[]> {
  const left: string[] = []
  for (const key of keys) if ((await inbox.read(key)) !== null) left.push(key)
  return left
}
