import { parseArgs } from 'node:util'
import { UsageError, folderOption } from '../cli/options.ts'

export const INBOX_HELP = `Reads what people submitted: help requests and correction reports.

  npm run inbox -- list [options]                 one line a submission
  npm run inbox -- show ID [options]              one submission, whole
  npm run inbox -- export --format ndjson|csv     all submissions, to standard output
  npm run inbox -- forget --id ID                 erases one submission by its receipt,
  npm run inbox -- forget --email E | --phone P   or all that gave this address or number

  --inbox DIR      the folder of a preview (default: .inbox); it may be running
  --context NAME   which deploys of a site: production (default), deploy-preview, branch-deploy, …
  --yes            forget without asking
  --help           this text

A deployed site is read where the environment holds NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN and no --inbox is given.
E-mail addresses are compared without regard to case, phone numbers by their last ten
digits (shorter ones by all they have). Free texts are not searched:
look through an export for addresses and numbers that people wrote into a message.

Ends with 0 when done, 1 when nothing was found, it was called off, or a submission could not be read,
2 when something else is wrong.`

/** What the inbox is asked for. */
export type InboxTask =
  | { readonly command: 'list' }
  | { readonly command: 'show'; readonly id: string }
  | { readonly command: 'export'; readonly format: 'ndjson' | 'csv' }
  | { readonly command: 'forget'; readonly by: Selector; readonly yes: boolean }

/** Whose submissions are meant. */
export interface Selector {
  readonly field: 'id' | 'email' | 'phone'
  readonly value: string
}

/** Which inbox is meant. */
export interface InboxChoice {
  readonly folder: string | undefined
  readonly context: string | undefined
}

const OPTIONS = {
  inbox: { type: 'string' },
  context: { type: 'string' },
  format: { type: 'string' },
  id: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Reads the command line, or gives null where help was asked for. */
export function inboxOptions(args: readonly string[]): (InboxChoice & { readonly task: InboxTask }) | null {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [command = '', ...rest] = positionals
  const given = Object.entries(values).flatMap(([name, value]) => (value === false ? [] : [name]))
  const task = taskOf(command, rest, values)
  const foreign = given.filter((name) => !ALLOWED[task.command].includes(name))
  if (foreign.length > 0) throw wrong(`${task.command} takes no --${foreign.join(', --')}`)
  const folder = values.inbox === undefined ? undefined : folderOption('inbox', values.inbox)
  return { folder, context: values.context, task }
}

const EVERYWHERE = ['inbox', 'context', 'help']
const ALLOWED: Readonly<Record<InboxTask['command'], readonly string[]>> = {
  list: EVERYWHERE,
  show: EVERYWHERE,
  export: [...EVERYWHERE, 'format'],
  forget: [...EVERYWHERE, 'id', 'email', 'phone', 'yes'],
}

type Values = ReturnType<typeof parsed>['values']

function taskOf(command: string, rest: readonly string[], values: Values): InboxTask {
  if (command === 'show') {
    const [id, ...more] = rest
    if (id === undefined || more.length > 0) throw wrong('show takes one ID, as on the receipt')
    return { command, id: id.toLowerCase() }
  }
  if (rest.length > 0) throw wrong(`${command} takes no ${JSON.stringify(rest[0])}`)
  if (command === 'list') return { command }
  if (command === 'export') return { command, format: formatOf(values.format) }
  if (command === 'forget') return { command, by: selectorOf(values), yes: values.yes }
  throw wrong(command === '' ? 'no command given' : `there is no command ${JSON.stringify(command)}`)
}

function formatOf(format: string | undefined): 'ndjson' | 'csv' {
  if (format === 'ndjson' || format === 'csv') return format
  throw wrong('export takes --format ndjson or --format csv')
}

function selectorOf({ id, email, phone }: Values): Selector {
  const given = Object.entries({ id, email, phone }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field: field as Selector['field'], value: value.trim() }],
  )
  const [by, ...more] = given
  if (by === undefined || more.length > 0) throw wrong('forget takes one of --id, --email and --phone')
  const shape = { id: /^[0-9a-f]{64}$/iu, email: /^[^\s@]+@[^\s@]+$/u, phone: /\d.*\d.*\d.*\d.*\d.*\d/u }
  if (!shape[by.field].test(by.value)) throw wrong(`--${by.field}: ${EXPECTED[by.field]}`)
  return by.field === 'id' ? { ...by, value: by.value.toLowerCase() } : by
}

const EXPECTED: Readonly<Record<Selector['field'], string>> = {
  id: 'give the whole id of the receipt, 64 characters of 0-9 and a-f',
  email: 'give a whole e-mail address',
  phone: 'give a whole number, at least six digits',
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (fault) {
    throw wrong((fault as Error).message)
  }
}

function wrong(what: string): UsageError {
  return new UsageError(`${what}\n\n${INBOX_HELP}`)
}
