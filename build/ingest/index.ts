import { pathToFileURL } from 'node:url'
import { UsageError } from '../cli/options.ts'
import { type Terminal, processTerminal } from './terminal.ts'
import { formCommand } from './form/command.ts'
import { listCommand } from './list/command.ts'
import { wordingCommand } from './wording/command.ts'

const HELP = `Usage: npm run ingest -- KIND FILE [options]

Reads a document into records that pass npm run check, or writes nothing.

  wording FILE.pdf --uin UIN     a policy wording: its document and its clauses
  list FILE.csv --list LINE      a product list of the regulator: product records
  form FILE.pdf                  a claim or proposal form: a form record

npm run ingest -- KIND --help says more.`

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = {
  wording: wordingCommand,
  list: listCommand,
  form: formCommand,
}

/** The command: one subcommand per kind of document. Gives the exit code. */
export async function ingestCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const [kind, ...rest] = args
  if (kind === undefined || kind === '--help') return terminal.help(HELP)
  const command = COMMANDS[kind]
  try {
    if (command === undefined)
      throw new UsageError(
        `${kind}: is not a kind of document. Known are ${Object.keys(COMMANDS).join(', ')}.\n\n${HELP}`,
      )
    return await command(rest, terminal)
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error))
    return error instanceof UsageError ? 2 : 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await ingestCommand(process.argv.slice(2), processTerminal())
