import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { flag } from '../../build/cli/options.ts'
import type { Terminal } from '../../build/cli/terminal.ts'
import { type ChartFigures, FIGURES, type Figures, isReached } from './figures.ts'
import type { Noise } from './noise.ts'

/** The option of every benchmark whose figures are kept in docs/bench/. */
export const recordOption = flag(
  'write the figures of a quiet machine to docs/bench/, instead of the last ones',
)

/** What a benchmark measured, before it is known when and where. */
export interface Measured {
  /** The name of the file, which begins with that of the benchmark: `query-2000`. */
  readonly name: string
  readonly title: string
  readonly noise: Noise
  readonly charts: readonly ChartFigures[]
}

/** Writes figures to docs/bench/; throws where the machine was busy, because such figures mean nothing later. */
export function record({ name, title, noise, charts }: Measured, terminal: Terminal): void {
  if (!noise.isQuiet)
    throw new Error(`Nothing was recorded: the machine was busy (${noise.line}). Record on a quiet one.`)
  const figures: Figures = {
    title,
    command: commandTyped(),
    day: new Date().toISOString().slice(0, 10),
    machine: machineClass(),
    noise: noise.line,
    charts: charts.map((chart) => ({ ...chart, rows: chart.rows.map(withRoundValues) })),
  }
  mkdirSync(FIGURES, { recursive: true })
  const file = new URL(`${name}.json`, FIGURES)
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
  terminal.out(`recorded in ${fileURLToPath(file)}\n`)
}

/** A chart as lines of a table: what was measured, the figures, the figure to reach. */
export function chartLines({ title, unit, rows, series }: ChartFigures): string[] {
  const heads = [...series, 'wanted'].map((head) => head.padStart(16)).join('')
  return [
    `${`${title}, ${unit}`.padEnd(60)}${heads}`,
    ...rows.map((row) => {
      const { label, values, wanted } = withRoundValues(row)
      const figures = values.map((value) => String(value).padStart(16)).join('')
      const sign = wanted?.is === 'least' ? '≥' : '≤'
      const goal = wanted === null ? '' : `${sign} ${wanted.value} ${isReached(row) === true ? 'yes' : 'NO '}`
      return `  ${label.slice(0, 57).padEnd(58)}${figures}${goal.padStart(16)}`
    }),
    '',
  ]
}

/** Figures with as many digits as anybody reads. */
function withRoundValues(row: ChartFigures['rows'][number]): ChartFigures['rows'][number] {
  const { wanted } = row
  return {
    ...row,
    values: row.values.map(threeDigits),
    wanted: wanted === null ? null : { ...wanted, value: threeDigits(wanted.value) },
  }
}

/** @example threeDigits(1234.5) // 1235 @example threeDigits(0.12345) // 0.123 */
function threeDigits(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

/** The command without what only says how it was to be run, and without the paths of a machine. */
function commandTyped(): string {
  const [name = '', ...typed] = process.argv.slice(2)
  const words = typed.filter((word) => word !== '--record')
  const options = words.map((word) => (/^[./~]/u.test(word) ? 'DIR' : word))
  return [`npm run bench ${name}`, ...(options.length > 0 ? ['--', ...options] : [])].join(' ')
}

/** @example machineClass() // '2 cores, 24 GB' */
function machineClass(): string {
  return `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
}
