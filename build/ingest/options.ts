import { parseArgs } from 'node:util'
import { UsageError, folderOption } from '../cli/options.ts'

/** Options that every kind of document takes. */
export interface IngestOptions {
  readonly data: string
  readonly isDry: boolean
  readonly file: string
}

type Strings<K extends string> = Readonly<Record<K, string | undefined>>

/** Reads the command line of one kind: its file, the options all kinds have, and its own. Null where help was asked for. */
export function ingestOptions<const K extends string>(
  args: readonly string[],
  own: readonly K[],
  help: string,
): (IngestOptions & { readonly own: Strings<K> }) | null {
  const named = Object.fromEntries(own.map((name) => [name, { type: 'string' as const }]))
  const { values, positionals } = parsed(args, named, help)
  if (values['help'] === true) return null
  const [file, ...more] = positionals
  if (file === undefined) throw new UsageError(`Name the file to read.\n\n${help}`)
  if (more.length > 0)
    throw new UsageError(`One file at a time; given are also ${more.join(', ')}.\n\n${help}`)
  const given = Object.fromEntries(
    own.map((name) => [name, nonEmpty(name, values[name] as string | undefined)]),
  )
  return {
    data: folderOption('data', values['data'] as string),
    isDry: values['dry-run'] === true,
    file,
    own: given as Strings<K>,
  }
}

function parsed(args: readonly string[], own: Record<string, { type: 'string' }>, help: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', default: 'data' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        ...own,
      },
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`)
  }
}

function nonEmpty(name: string, value: string | undefined): string | undefined {
  if (value?.trim() === '') throw new UsageError(`--${name}: is empty; give a value, or leave the option out`)
  return value
}

/** One of a few words, or a usage error that names them. */
export function choiceOption<const C extends string>(
  name: string,
  value: string | undefined,
  choices: readonly C[],
): C | undefined {
  if (value === undefined) return undefined
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new UsageError(`--${name} ${value}: must be one of ${choices.join(', ')}`)
  return found
}
