import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build as bundle } from 'esbuild'
import { DEFAULT_BASE_URL } from '../../../build/contract/limits.ts'
import { type ExitCode, command, runAsProgram } from '../../../build/cli/command.ts'
import { optionalFolder, wholeNumber } from '../../../build/cli/options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { build } from '../../../build/index.ts'
import { generate } from '../generate/index.ts'
import { assertQuiet, median, noisyOption } from '../noise.ts'
import { httpRates } from './over-http.ts'
import { loadBaseline, sampleTexts } from './load.ts'
import { type Questions, questionsFrom } from './questions.ts'

// How fast queries are, compared with Fastify and SQLite FTS5.

interface Measured {
  readonly cold: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly memory: number
}

/** How often a process is started for the time to its first answer; the middle one counts. */
const COLD_STARTS = 5
/** How many products the questions are about, and how many questions each gets. */
const ASKED = { products: 40, questions: 5 }

/** What is measured: a site of this size, or one that is built already. */
interface Measurement {
  readonly products: number
  readonly clauses: number
  readonly words: number
  readonly site: string | undefined
  readonly noisy: boolean
}

async function benchQuery(measurement: Measurement, terminal: Terminal): Promise<ExitCode> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-query-'))
  try {
    const site = measurement.site ?? (await generatedSite(folder, measurement, terminal))
    const database = join(folder, 'baseline.sqlite')
    loadBaseline(site, database)
    const questions = questionsFrom(sampleTexts(site, ASKED.products), ASKED.questions)
    const client = await bundledClient()
    await assertQuiet(terminal, measurement.noisy)
    for (const name of Object.keys(questions)) compareInProcess(name, questions, client, site, database)
    await httpRates(questions, site, database)
    return 0
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

/** Bundled as the platform bundles functions, each side in files of its own: neither start pays for the other. */
async function bundledClient(): Promise<string> {
  const outdir = resolve('node_modules/.cache/bench-query')
  rmSync(outdir, { recursive: true, force: true })
  await bundle({
    entryPoints: ['test/bench/query/client.ts'],
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['better-sqlite3', 'fastify'],
    outdir,
    logLevel: 'error',
  })
  return join(outdir, 'client.js')
}

function compareInProcess(
  name: string,
  questions: Questions,
  client: string,
  site: string,
  database: string,
): void {
  const addresses = questions[name] ?? []
  const sides = [
    ['this service', 'service', site],
    ['Fastify, FTS5', 'product', database],
    ...(name === 'searchPolicyText' ? [['FTS5, rows', 'rowids', database] as const] : []),
  ] as const
  console.log(`\n${name.padEnd(18)} requests/s      p50      p99    first answer   memory`)
  for (const [label, who, from] of sides) {
    const rounds = who === 'product' && name === 'searchPolicyText' ? 2 : 10
    const job = { who, from, addresses, rounds }
    const colds = Array.from({ length: COLD_STARTS }, () => run(client, { ...job, rounds: 0 }).cold)
    const cold = median(colds)
    const { perSecond, p50, p99, memory } = run(client, job)
    const cells = [
      perSecond.toFixed(0).padStart(10),
      `${p50.toFixed(2)} ms`.padStart(9),
      `${p99.toFixed(2)} ms`.padStart(9),
      `${cold.toFixed(0)} ms`.padStart(12),
      `${(memory / 2 ** 20).toFixed(0)} MB`.padStart(8),
    ]
    console.log(`${label.padEnd(18)} ${cells.join(' ')}`)
  }
}

function run(client: string, job: object): Measured {
  const input = JSON.stringify(job)
  const { stdout, stderr, status } = spawnSync(process.execPath, [client], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Measured
}

export const benchQueryCommand = command({
  name: 'npm run bench:query',
  about:
    'Asks the same questions of this service (its query function, in-process) and of what a developer would write instead: Fastify and better-sqlite3 with FTS5, in-process too (inject). For each of the four queries: requests per second, p50 and p99, the time from the start of a process to its first answer, and the memory at the end. "FTS5, rows" is the same server with the text search limited to the range of rows of the product: a baseline tuned by hand. Then both over HTTP on loopback, for information.',
  options: {
    products: wholeNumber(2000, 'generated products'),
    clauses: wholeNumber(150, 'clauses of each'),
    words: wholeNumber(60, 'words of each clause'),
    site: optionalFolder('a built site to use instead of generating one'),
    noisy: noisyOption,
  },
  main: (values, terminal) => benchQuery(values, terminal),
})

await runAsProgram(import.meta, benchQueryCommand)
