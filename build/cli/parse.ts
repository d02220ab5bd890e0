import { parseArgs } from 'node:util'
import { type Options, UsageError, type Values } from './options.ts'

/** A command line, read. */
export interface Parsed<T extends Options> {
  readonly values: Values<T>
  /** Words typed beside the options. */
  readonly operands: readonly string[]
}

/** Grammar of a command line. */
interface Grammar<T extends Options> {
  readonly options: T
  /** Largest number of operands. */
  readonly mostOperands: number
}

/** Reads a command line strictly; null where help was asked for. Throws a UsageError that names what is allowed. */
export function parseCommandLine<T extends Options>(
  { options, mostOperands }: Grammar<T>,
  args: readonly string[],
): Parsed<T> | null {
  const typed = new Map<string, string>()
  const operands: string[] = []
  for (const token of tokensOf(options, args)) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    if (token.name === 'help') return null
    typed.set(token.name, optionText(options, token))
  }
  const excess = operands[mostOperands]
  if (excess !== undefined) throw new UsageError(`“${excess}” is one argument too many.`)
  const values = Object.entries(options).map(([name, { read }]) => [name, read(typed.get(name), name)])
  return { values: Object.fromEntries(values) as Values<T>, operands }
}

function tokensOf(options: Options, args: readonly string[]) {
  const types = Object.entries(options).map(([name, { placeholder }]) => {
    return [name, { type: placeholder === null ? ('boolean' as const) : ('string' as const) }]
  })
  return parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(types), help: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

/** The text of an option's value; that of a flag is empty. */
function optionText(options: Options, { name, rawName, value, inlineValue }: OptionToken): string {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (option === undefined) {
    const allowed = [...Object.keys(options), 'help'].map((known) => `--${known}`)
    throw new UsageError(`${rawName} is not an option of this command. Allowed: ${allowed.join(', ')}.`)
  }
  if (option.placeholder === null) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    return ''
  }
  // `--data --out x` would take an option for the value; `--data=--out` says that it is meant.
  if (value === undefined || (inlineValue !== true && value.startsWith('-')))
    throw new UsageError(`${rawName} needs a value: ${rawName} ${option.placeholder}.`)
  return value
}
