import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExitCode, command } from '../../../build/cli/command.ts'
import { flag, optionalFolder, wholeNumber } from '../../../build/cli/options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { DEFAULT_BASE_URL } from '../../../build/contract/limits.ts'
import { build } from '../../../build/pipeline/index.ts'
import { generate } from '../generate/index.ts'
import { assertQuiet, noisyOption } from '../noise.ts'
import { record, recordOption } from '../record.ts'
import { queryCharts } from './charts.ts'
import { type Row, inProcess } from './in-process.ts'
import { loadBaseline, sampleTexts } from './load.ts'
import { type HttpRow, httpRates } from './over-http.ts'
import { reportNasty } from './nasty.ts'
import { questionsFrom } from './questions.ts'

// How fast queries are, compared with Fastify and SQLite FTS5.

/** How many products the questions are about, and how many questions each gets. */
const ASKED = { products: 40, questions: 5 }

/** What is measured: a site of this size, or one that is built already. */
interface Measurement {
  readonly products: number
  readonly clauses: number
  readonly words: number
  readonly site: string | undefined
  readonly tuned: boolean
  /** Whether nothing is measured but what nasty queries cost. */
  readonly nasty: boolean
  readonly noisy: boolean
  readonly record: boolean
}

async function benchQuery(measurement: Measurement, terminal: Terminal): Promise<ExitCode> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-query-'))
  try {
    const site = measurement.site ?? (await generatedSite(folder, measurement, terminal))
    if (measurement.nasty) return await reportNasty(site, terminal)
    const database = join(folder, 'baseline.sqlite')
    loadBaseline(site, database)
    await assertQuiet(terminal, measurement.noisy)
    const questions = questionsFrom(sampleTexts(site, ASKED.products), ASKED.questions)
    const rows: Row[] = []
    for await (const row of inProcess(questions, site, database, measurement.tuned ? 'rowids' : 'product'))
      rows.push(row)
    const rates = await httpRates(questions, site, database)
    const noise = await assertQuiet(terminal, measurement.noisy)
    terminal.out(`${[...inProcessLines(rows, measurement.tuned), ...httpLines(rates)].join('\n')}\n`)
    if (measurement.record)
      record({ ...named(measurement), noise, charts: queryCharts(rows, rates) }, terminal)
    return await reportNasty(site, terminal)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function generatedSite(folder: string, size: Measurement, terminal: Terminal): Promise<string> {
  const [data, site] = [join(folder, 'data'), join(folder, 'site')]
  const { products, clauses, words } = size
  await generate({ products, clauses, words, seed: 1, like: 'data', out: data })
  const code = await build({ data, out: site, baseUrl: DEFAULT_BASE_URL }, terminal)
  if (code !== 0) throw new Error('The generated dataset has errors.')
  return site
}

/** How a measurement is called where it is recorded. */
function named({ products, clauses, words, site, tuned }: Measurement) {
  const peer = tuned ? ' The peer is tuned by hand.' : ''
  const size = `${products} products of ${clauses} clauses of ${words} words`
  return {
    name: `query-${site === undefined ? products : 'site'}${tuned ? '-tuned' : ''}`,
    title: `Queries: ${site === undefined ? size : 'a site that was there'}.${peer}`.replace(/\.$/u, ''),
  }
}

/** Two figures and the first as a share of the second. */
function compared(ours: number, peer: number, unit = '', digits = 0): string {
  const figures = `${ours.toFixed(digits)} / ${peer.toFixed(digits)}${unit}`
  return `${figures.padStart(22)} ${(ours / peer).toFixed(2).padStart(6)}`
}

function inProcessLines(rows: readonly Row[], tuned: boolean): string[] {
  const head = ['first answer', 'requests/s', 'p99'].map((name) => `${name.padStart(22)}  ratio`)
  return [
    `in-process, ours / ${tuned ? 'peer tuned by hand' : 'peer'}`.padEnd(32),
    head.join(''),
    ...rows.map(
      ({ name, ours, peer }) =>
        name.padEnd(18) +
        compared(ours.cold, peer.cold, ' ms') +
        compared(ours.perSecond, peer.perSecond) +
        compared(ours.p99, peer.p99, ' ms', 2),
    ),
    ...coldLines(rows),
  ]
}

/** What the first answer waits for, each in milliseconds since the process was started. */
function coldLines(rows: readonly Row[]): string[] {
  const cells = (all: readonly string[]) => all.map((one) => one.padStart(14)).join('')
  const timed = (times: readonly number[]) => cells(times.map((time) => `${time.toFixed(0)} ms`))
  return [
    '',
    'since the start'.padEnd(18) + cells(['imported', 'first read', 'first answer', 'peer imported']),
    ...rows.map(
      ({ name, ours, peer }) =>
        name.padEnd(18) + timed([ours.imported, ours.firstRead, ours.cold, peer.imported]),
    ),
  ]
}

function httpLines(rows: readonly HttpRow[]): string[] {
  const lines = rows.map(
    ({ name, uncached, cached, peer }) => name.padEnd(18) + compared(uncached, peer) + compared(cached, peer),
  )
  const head = ['uncached', 'cached'].map((name) => `${name.padStart(22)}  ratio`)
  return ['', `${'over HTTP, requests/s'.padEnd(25)}${head.join('').slice(7)}`, ...lines]
}

export const benchQueryCommand = command({
  name: 'npm run bench query',
  about:
    'Asks the same questions of this service and of what a developer would write instead: Fastify and better-sqlite3 with FTS5. For each of the four queries: the time from the start of a process to its first answer, requests per second and p99, both in-process; requests per second over HTTP on loopback; each with the ratio of ours to the peer’s. Prints no table where the machine is too busy.',
  options: {
    products: wholeNumber(2000, 'generated products'),
    clauses: wholeNumber(150, 'clauses of each'),
    words: wholeNumber(60, 'words of each clause'),
    site: optionalFolder('a built site to use instead of generating one'),
    tuned: flag('limit the text search of the peer to the rows of the product: a baseline tuned by hand'),
    nasty: flag('measure nothing but what the worst queries cost, as multiples of ordinary ones'),
    record: recordOption,
    noisy: noisyOption,
  },
  main: (values, terminal) => benchQuery(values, terminal),
})
