import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Described, helpOf } from './help.ts'
import { type Options, UsageError, type Values } from './options.ts'
import { parseCommandLine } from './parse.ts'
import { TERMINAL, type Terminal, printing } from './terminal.ts'

// The runner of every command: options, help, messages and exit codes are the same in all of them.

/** Exit code of a command: 0 done, 1 the checked data has errors, 2 wrong usage or another error. */
export type ExitCode = 0 | 1 | 2

/** A command, ready to run. */
export interface Command {
  readonly name: string
  readonly help: string
  /** Runs a command line. Never throws: an error becomes a message and exit code 2. */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<ExitCode>
}

/** Declaration of a command; parts left out are empty. */
interface Declaration<T extends Options> extends Partial<Described> {
  readonly name: string
  readonly about: string
  readonly options: T
  readonly mostOperands?: number
  readonly main: (values: Values<T>, terminal: Terminal, operands: readonly string[]) => Promise<ExitCode>
}

/** Makes a command of its declaration. */
export function command<T extends Options>(declared: Declaration<T>): Command {
  const { name, mostOperands = 0 } = declared
  const help = helpOf({ usage: ['[options]'], operands: [], notes: '', exitsWith1: null, ...declared })
  const run = async (args: readonly string[], streams: Terminal): Promise<ExitCode> => {
    const terminal = printing(streams)
    try {
      const parsed = parseCommandLine({ options: declared.options, mostOperands }, args)
      if (parsed !== null) return await declared.main(parsed.values, terminal, parsed.operands)
      terminal.out(help)
      return 0
    } catch (error) {
      terminal.err(messageOf(error, `${name} -- --help`))
      return 2
    }
  }
  return { name, help, run }
}

/** Runs a command where its module is the program that was started, and not where it was only imported. */
export async function runAsProgram(meta: ImportMeta, { run }: Command): Promise<void> {
  const program = process.argv[1]
  if (program === undefined || !existsSync(program) || realpathSync(program) !== fileURLToPath(meta.url))
    return
  process.exitCode = await run(process.argv.slice(2), TERMINAL)
}

function messageOf(error: unknown, help: string): string {
  if (error instanceof UsageError) return `${error.message}\n${help} explains the options.\n`
  if (!(error instanceof Error)) return `${String(error)}\n`
  return process.env['DEBUG'] ? `${error.stack ?? error.message}\n` : `${error.message}\n`
}
