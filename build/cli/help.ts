import type { Options } from './options.ts'

/** Description of a command, for its help. */
export interface Described {
  /** The command as a person types it: `npm run build`. */
  readonly name: string
  /** Forms of what may follow the name, one entry per form. */
  readonly usage: readonly string[]
  readonly about: string
  /** The operands, each with what it means. */
  readonly operands: readonly (readonly [name: string, help: string])[]
  readonly options: Options
  readonly notes: string
  /** Meaning of exit code 1; null where it never exits with it. */
  readonly exitsWith1: string | null
}

const WIDTH = 100

/** The text of `--help`, generated from the description. */
export function helpOf({ name, usage, about, operands, options, notes, exitsWith1 }: Described): string {
  const forms = usage.map((form, index) => `${index === 0 ? 'Usage:' : '      '} ${name} -- ${form}`)
  const rows = Object.entries(options).map(([option, { placeholder, help }]) => {
    return [placeholder === null ? `--${option}` : `--${option} ${placeholder}`, help] as const
  })
  const one = exitsWith1 === null ? '' : `1 when ${exitsWith1}, `
  const parts = [
    forms.join('\n'),
    wrapped(about),
    table([...operands, ...rows, ['--help', 'show this text']]),
    ...(notes === '' ? [] : [wrapped(notes)]),
    wrapped(`Exits with 0 when done, ${one}2 when something else is wrong.`),
  ]
  return `${parts.join('\n\n')}\n`
}

function table(rows: readonly (readonly [name: string, help: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 4
  return rows.map(([name, help]) => `  ${name}`.padEnd(width) + wrapped(help, width)).join('\n')
}

/** A text in lines that fit beside an indent; the first line is written without it. */
function wrapped(text: string, indent = 0): string {
  let line = ''
  const lines: string[] = []
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`)
}
