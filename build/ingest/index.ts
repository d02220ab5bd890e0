import { type Command, command, runAsProgram } from '../cli/command.ts'
import { UsageError } from '../cli/options.ts'
import { formCommand } from './form/command.ts'
import { listCommand } from './list/command.ts'
import { wordingCommand } from './wording/command.ts'

// A document becomes records: the command `npm run ingest`, one subcommand per kind of document.

export const KINDS: Readonly<Record<string, Command>> = {
  wording: wordingCommand,
  list: listCommand,
  form: formCommand,
}

const overview = command({
  name: 'npm run ingest',
  usage: ['KIND FILE [options]', 'KIND --help'],
  about: 'Reads a document into records that pass npm run check, or writes nothing.',
  operands: [
    ['wording FILE.pdf', 'a policy wording: its document and its clauses'],
    ['list FILE.csv', 'a product list of the regulator: product records'],
    ['form FILE.pdf', 'a claim or proposal form: a form record'],
  ],
  mostOperands: 1,
  options: {},
  main: (_values, _terminal, [kind]) => {
    const known = Object.keys(KINDS).join(', ')
    throw new UsageError(
      kind === undefined
        ? `Name the kind of document: ${known}.`
        : `“${kind}” is not a kind of document. Known are ${known}.`,
    )
  },
})

export const ingestCommand: Command = {
  ...overview,
  run: ([kind = '', ...rest], terminal) => {
    const known = KINDS[kind]
    return known === undefined ? overview.run(kind === '' ? [] : [kind], terminal) : known.run(rest, terminal)
  },
}

await runAsProgram(import.meta, ingestCommand)
