import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { flag } from '../../build/cli/options.ts'
import type { Terminal } from '../../build/cli/terminal.ts'
import type { Noise } from './noise.ts'

// Figures that a benchmark measured: printed, and written to docs/bench/ with --record.

/** The folder of the records. */
const RECORDS = new URL('../../docs/bench/', import.meta.url)

/** The option of every benchmark whose figures are kept in docs/bench/. */
export const recordOption = flag(
  'write the figures of a quiet machine to docs/bench/, instead of the last ones',
)

/** Figures with the name of each column. */
export interface Table {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

/** One thing that was measured: a figure for each column, and what the first of them is to reach. */
export interface TableRow {
  readonly label: string
  readonly values: readonly number[]
  readonly wanted?: Wanted | undefined
}

interface Wanted {
  readonly is: 'most' | 'least'
  readonly value: number
}

export const atMost = (value: number): Wanted => ({ is: 'most', value })
export const atLeast = (value: number): Wanted => ({ is: 'least', value })

/** Prints tables; writes them to docs/bench/NAME.txt, too, if asked. Throws where the machine was too busy for that. */
export function report(
  name: string,
  tables: readonly Table[],
  noise: Noise,
  isRecorded: boolean,
  terminal: Terminal,
): void {
  const lines = tables.flatMap(tableLines)
  terminal.out(`${lines.join('\n')}\n`)
  if (!isRecorded) return
  if (!noise.isQuiet)
    throw new Error(`Nothing was recorded: the machine was busy (${noise.line}). Record on a quiet one.`)
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
  const head = [commandTyped(), `${new Date().toISOString().slice(0, 10)}, ${machine}`, noise.line, '']
  mkdirSync(RECORDS, { recursive: true })
  const file = new URL(`${name}.txt`, RECORDS)
  writeFileSync(file, `${[...head, ...lines].join('\n').trimEnd()}\n`)
  terminal.out(`recorded in ${fileURLToPath(file)}\n`)
}

function tableLines({ title, columns, rows }: Table): string[] {
  const heads = [...columns, 'wanted'].map((head) => head.padStart(14)).join('')
  return [
    title,
    `${' '.repeat(30)}${heads}`,
    ...rows.map(({ label, values, wanted }) => {
      const goal = wanted === undefined ? '' : goalReached(values[0] ?? 0, wanted)
      const cells = [...values.map((value) => String(threeDigits(value))), goal]
      return `${label.padEnd(30)}${cells.map((cell) => cell.padStart(14)).join('')}`.trimEnd()
    }),
    '',
  ]
}

function goalReached(seen: number, { is, value }: NonNullable<TableRow['wanted']>): string {
  const isReached = is === 'most' ? seen <= value : seen >= value
  return `${is === 'most' ? '≤' : '≥'} ${threeDigits(value)} ${isReached ? 'yes' : 'NO '}`
}

/** @example threeDigits(1234.5) // 1235 @example threeDigits(0.12345) // 0.123 */
function threeDigits(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

/** The command without what only says how it was to be run, and without the paths of a machine. */
function commandTyped(): string {
  const [name = '', ...typed] = process.argv.slice(2)
  const options = typed
    .filter((word) => word !== '--record')
    .map((word) => (/^[./~]/u.test(word) ? 'DIR' : word))
  return [`npm run bench ${name}`, ...(options.length > 0 ? ['--', ...options] : [])].join(' ')
}
