import { runAsProgram } from '../cli/command.ts'
import { type Subcommand, subcommands } from '../cli/subcommands.ts'
import { folderCommand } from './folder/command.ts'
import { formCommand } from './form/command.ts'
import { listCommand } from './list/command.ts'
import { wordingCommand } from './wording/command.ts'

// A document becomes records: the command `npm run ingest`, one subcommand per kind of document.

export const KINDS: Readonly<Record<string, Subcommand>> = {
  wording: {
    operand: 'FILE.pdf',
    about: 'a policy wording: its document and its clauses',
    load: () => Promise.resolve(wordingCommand),
  },
  folder: {
    operand: 'DIR',
    about: 'every PDF of a folder, each as what it is',
    load: () => Promise.resolve(folderCommand),
  },
  list: {
    operand: 'FILE.csv',
    about: 'a product list of the regulator: product records',
    load: () => Promise.resolve(listCommand),
  },
  form: {
    operand: 'FILE.pdf',
    about: 'a claim or proposal form: a form record',
    load: () => Promise.resolve(formCommand),
  },
}

export const ingestCommand = subcommands({
  name: 'npm run ingest',
  about: 'Reads a document into records that pass npm run check, or writes nothing.',
  noun: 'kind of document',
  table: KINDS,
})

await runAsProgram(import.meta, ingestCommand)
