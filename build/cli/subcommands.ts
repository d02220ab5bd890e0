import { type Command, command } from './command.ts'
import { UsageError } from './options.ts'

/** One subcommand: what it does in a line, and its module, loaded only where it is asked for. */
export interface Subcommand {
  /** Operand after its name, in help: `FILE.pdf`. */
  readonly operand?: string
  readonly about: string
  readonly load: () => Promise<Command>
}

interface Declaration {
  readonly name: string
  readonly about: string
  /** Name of a subcommand in help and messages: `benchmark`. */
  readonly noun: string
  readonly table: Readonly<Record<string, Subcommand>>
}

/** Makes a command whose first word names one of a table; what follows is that one's command line. */
export function subcommands({ name, about, noun, table }: Declaration): Command {
  const known = Object.keys(table).join(', ')
  const overview = command({
    name,
    usage: ['NAME [options]', 'NAME --help'],
    about,
    operands: Object.entries(table).map(([word, row]) => [
      [word, row.operand ?? ''].join(' ').trim(),
      row.about,
    ]),
    mostOperands: 1,
    options: {},
    main: (_values, _terminal, [word]) => {
      throw new UsageError(
        word === undefined
          ? `Name the ${noun}: ${known}.`
          : `There is no ${noun} “${word}”. Known are ${known}.`,
      )
    },
  })
  return {
    ...overview,
    run: async ([word = '', ...rest], terminal) => {
      const named = Object.hasOwn(table, word) ? table[word] : undefined
      if (named === undefined) return overview.run(word === '' ? [] : [word], terminal)
      return (await named.load()).run(rest, terminal)
    },
  }
}
