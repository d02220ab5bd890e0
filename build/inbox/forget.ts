import type { Selector } from './inbox-options.ts'
import type { OpenInbox } from './place.ts'
import { type Held, type Holdings, isOf, keysOfId, readAll } from './search.ts'
import { type Terminal, line } from './print.ts'

/** Erases what was submitted under a receipt, an address or a number, once somebody agreed. Gives the exit code. */
export async function forget(
  open: OpenInbox,
  by: Selector,
  yes: boolean,
  terminal: Terminal,
): Promise<number> {
  if (!yes && terminal.ask === null) {
    terminal.complain('forget asks first, and there is no terminal to ask at. With --yes it does not ask.\n')
    return 2
  }
  const { inbox } = open
  const { keys, lines, unreadable } = await meant(inbox, by)
  for (const key of unreadable) terminal.complain(`${key}: cannot be read, so nobody can say whose it is\n`)
  if (keys.length === 0) {
    await sweep(open, terminal)
    terminal.complain(`Nothing to forget: no submission with this ${by.field}.\n`)
    return 1
  }
  for (const text of lines) terminal.write(text)
  if (!yes && !(await agreed(terminal, keys.length))) {
    terminal.complain('Called off: nothing was forgotten.\n')
    return 1
  }
  for (const key of keys) await inbox.remove(key)
  const left = await stillThere(inbox, keys)
  for (const key of left) terminal.complain(`${key}: is still there. Try again.\n`)
  if (left.length > 0) return 2
  terminal.write(`Forgotten: ${counted(keys.length)}.\n`)
  await sweep(open, terminal)
  return unreadable.length === 0 ? 0 : 1
}

// What a killed write left may hold the same person's words; nobody was told that it is stored.
async function sweep(open: OpenInbox, terminal: Terminal): Promise<void> {
  const swept = await open.sweep()
  if (swept > 0) terminal.write(`Removed: ${swept} left behind by writes that never finished.\n`)
}

interface Meant {
  readonly keys: readonly string[]
  readonly lines: readonly string[]
  readonly unreadable: readonly string[]
}

// By its id a submission is found even where it can no longer be read.
async function meant(inbox: OpenInbox['inbox'], by: Selector): Promise<Meant> {
  if (by.field === 'id') {
    const keys = await keysOfId(inbox, by.value)
    return { keys, lines: keys.map((key) => `${key}\n`), unreadable: [] }
  }
  const { held, unreadable }: Holdings = await readAll(inbox)
  const theirs: Held[] = held.filter((one) => isOf(one, by))
  return {
    keys: theirs.map(({ key }) => key),
    lines: theirs.map(({ record }) => line(record)),
    unreadable,
  }
}

async function agreed({ ask }: Terminal, count: number): Promise<boolean> {
  const answer = (await ask?.(`Forget ${counted(count)} for good? (yes/no) `)) ?? ''
  return /^y(?:es)?$/iu.test(answer.trim())
}

async function stillThere(inbox: OpenInbox['inbox'], keys: readonly string[]): Promise<string[]> {
  const left: string[] = []
  for (const key of keys) if ((await inbox.read(key)) !== null) left.push(key)
  return left
}

function counted(count: number): string {
  return count === 1 ? '1 submission' : `${count} submissions`
}
