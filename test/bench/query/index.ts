import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build as bundle } from 'esbuild'
import { DEFAULT_BASE_URL } from '../../../build/contract/limits.ts'
import { build } from '../../../build/index.ts'
import { httpRates } from './over-http.ts'
import { loadBaseline, sampleTexts } from './load.ts'
import { type Questions, questionsFrom } from './questions.ts'

const HELP = `Usage: npm run bench:query -- [--products N] [--clauses N] [--words N] [--site DIR]

Answers the same questions with this service (the door in-process) and with what a developer would write instead:
Fastify and better-sqlite3 with FTS5, in-process too (inject). For each of the four queries: requests per second,
p50 and p99, the time from the start of a process to its first answer, and the memory at the end. "FTS5, rows" is the
same server with the text search kept to the range of rows a product's clauses stand in: a baseline tuned by hand.
Then both over HTTP on loopback, for information.

  --products N   generated products (default: 2000)
  --clauses N    clauses of each (default: 150)
  --words N      words of each clause (default: 60)
  --site DIR     a built site to use instead of generating one
  --help         this text`

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '2000' },
    clauses: { type: 'string', default: '150' },
    words: { type: 'string', default: '60' },
    site: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

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

if (values.help) console.log(HELP)
else await benchQuery()

async function benchQuery(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-query-'))
  try {
    const site = values.site === undefined ? await generatedSite(folder) : resolve(values.site)
    const database = join(folder, 'baseline.sqlite')
    loadBaseline(site, database)
    const questions = questionsFrom(sampleTexts(site, ASKED.products), ASKED.questions)
    const asker = await bundledAsker()
    for (const name of Object.keys(questions)) compareInProcess(name, questions, asker, site, database)
    await httpRates(questions, site, database)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function generatedSite(folder: string): Promise<string> {
  const data = join(folder, 'data')
  const size = ['--products', values.products, '--clauses', values.clauses, '--words', values.words]
  const command = ['--import', 'tsx', 'test/bench/generate/index.ts', '--out', data, ...size]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) throw new Error('the dataset could not be generated')
  await build({ data, out: join(folder, 'site'), baseUrl: DEFAULT_BASE_URL, check: false })
  return join(folder, 'site')
}

/** Bundled as the platform bundles functions, each side in files of its own: neither start pays for the other. */
async function bundledAsker(): Promise<string> {
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
  return join(outdir, 'asker.js')
}

function compareInProcess(
  name: string,
  questions: Questions,
  asker: string,
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
    const colds = Array.from({ length: COLD_STARTS }, () => run(asker, { ...job, rounds: 0 }).cold)
    const cold = colds.toSorted((one, two) => one - two)[Math.floor(COLD_STARTS / 2)] ?? 0
    const { perSecond, p50, p99, memory } = run(asker, job)
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

function run(asker: string, job: object): Measured {
  const input = JSON.stringify(job)
  const { stdout, stderr, status } = spawnSync(process.execPath, [asker], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Measured
}
