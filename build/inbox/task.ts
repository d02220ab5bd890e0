import { receiptStart } from '../contract/receipt-code.ts'
import { UsageError, type Values, flag, text } from '../cli/options.ts'

/** Task of the inbox command. */
export type InboxTask =
  | { readonly name: 'list' }
  | { readonly name: 'show'; readonly id: string }
  | { readonly name: 'export'; readonly format: 'ndjson' | 'csv' }
  | { readonly name: 'forget'; readonly by: Selector; readonly yes: boolean }

/** Selection of a person's submissions. */
export interface Selector {
  readonly field: keyof typeof SELECTED
  readonly value: string
}

/** The options that only some tasks take. */
export const TASK_OPTIONS = {
  format: text('F', 'export: ndjson or csv'),
  id: text('ID', 'forget: the code or the whole id of a receipt'),
  email: text('E', 'forget: every submission that gave this address'),
  phone: text('P', 'forget: every submission that gave this number'),
  yes: flag('forget: do not ask first'),
} as const

type TaskValues = Values<typeof TASK_OPTIONS>

const TAKES: Readonly<Record<InboxTask['name'], readonly (keyof TaskValues)[]>> = {
  list: [],
  show: [],
  export: ['format'],
  forget: ['id', 'email', 'phone', 'yes'],
}

/** The task that a command line asks for. Throws a UsageError where it asks for none, or for parts of two. */
export function taskOf([name = '', ...operands]: readonly string[], values: TaskValues): InboxTask {
  if (!isTask(name)) throw new UsageError(`${noTask(name)} Use list, show, export or forget.`)
  const isGiven = (option: keyof TaskValues) => values[option] !== undefined && values[option] !== false
  const foreign = (Object.keys(TASK_OPTIONS) as (keyof TaskValues)[]).filter(
    (option) => isGiven(option) && !TAKES[name].includes(option),
  )
  if (foreign.length > 0) throw new UsageError(`${name} does not take --${foreign.join(' and --')}.`)
  if (name === 'show') return { name, id: idOf(operands) }
  if (operands.length > 0) throw new UsageError(`${name} takes no argument “${operands[0]}”.`)
  if (name === 'export') return { name, format: formatOf(values.format) }
  return name === 'list' ? { name } : { name, by: selectorOf(values), yes: values.yes }
}

function isTask(name: string): name is InboxTask['name'] {
  return Object.hasOwn(TAKES, name)
}

function noTask(name: string): string {
  return name === '' ? 'No task is given.' : `There is no task “${name}”.`
}

function idOf([id = '']: readonly string[]): string {
  const start = receiptStart(id)
  if (start === null) throw new UsageError('show needs one ID: the code or the whole id of a receipt.')
  return start
}

function formatOf(format: string | undefined): 'ndjson' | 'csv' {
  if (format === 'ndjson' || format === 'csv') return format
  throw new UsageError('export needs --format ndjson or --format csv.')
}

function selectorOf({ id, email, phone }: TaskValues): Selector {
  const given = Object.entries({ id, email, phone }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field: field as Selector['field'], value: value.trim() }],
  )
  const [by, ...more] = given
  if (by === undefined || more.length > 0)
    throw new UsageError('forget needs one of --id, --email and --phone.')
  const { shape, expected } = SELECTED[by.field]
  if (!shape.test(by.value)) throw new UsageError(`--${by.field} is not valid. ${expected}`)
  return by.field === 'id' ? { ...by, value: receiptStart(by.value) ?? by.value } : by
}

const SELECTED = {
  id: {
    shape: /^[0-9a-f]{64}$|^[0-9a-f]{4}(?:-?[0-9a-f]{4}){2}$/iu,
    expected:
      'Give the code, such as 4F3A-91BC-07DE, or the whole id of the receipt: 64 characters of 0-9 and a-f.',
  },
  email: { shape: /^[^\s@]+@[^\s@]+$/u, expected: 'Give a whole e-mail address.' },
  phone: { shape: /(?:\d.*){6}/u, expected: 'Give a whole number, at least six digits.' },
} as const
