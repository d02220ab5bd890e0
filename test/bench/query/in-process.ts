import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build as bundle } from 'esbuild'
import { median } from '../noise.ts'
import type { Job, Measured } from './client.ts'
import type { Questions } from './questions.ts'

/** One query as this service and the peer answer it. */
export interface Row {
  readonly name: string
  readonly ours: Measured
  /** The same with every read as over a network: the peer reads its own disk. */
  readonly distant: Measured
  readonly peer: Measured
}

/** Number of starts of a process for the time to its first answer, and for what it does when it is warm. */
const STARTS = { cold: 5, warm: 3 }

/** For how long a warm process is asked, in milliseconds: long enough for code to be compiled as well as it gets. */
const ASKED = 4000

/** Time that a read over a network takes, in milliseconds: that of a file that the CDN holds nearby. */
const DELAY = 10

/** Asks both sides every query, each in processes of its own, by turns: what disturbs one disturbs the other. */
export async function inProcess(questions: Questions, site: string, database: string): Promise<Row[]> {
  const client = await bundledClient()
  return Object.entries(questions).map(([name, addresses]) => {
    const sides = [
      { isPeer: false, from: site, addresses, delay: 0 },
      { isPeer: true, from: database, addresses, delay: 0 },
      { isPeer: false, from: site, addresses, delay: DELAY },
    ]
    const cold = alternately(STARTS.cold, sides, (side) => run(client, { ...side, asked: 0 }))
    const warm = alternately(STARTS.warm, sides.slice(0, 2), (side) => run(client, { ...side, asked: ASKED }))
    const measured = (side: number): Measured => {
      const figure = (runs: readonly Measured[] | undefined, name: keyof Measured) =>
        median((runs ?? []).map((one) => one[name]))
      return {
        cold: figure(cold[side], 'cold'),
        rounds: figure(cold[side], 'rounds'),
        bytes: figure(cold[side], 'bytes'),
        perSecond: figure(warm[side], 'perSecond'),
        p99: figure(warm[side], 'p99'),
      }
    }
    return { name, ours: measured(0), peer: measured(1), distant: measured(2) }
  })
}

function alternately<Side, T>(times: number, sides: readonly Side[], work: (side: Side) => T): T[][] {
  const results = sides.map((): T[] => [])
  for (let time = 0; time < times; time += 1)
    for (const [at, side] of sides.entries()) results[at]?.push(work(side))
  return results
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

function run(client: string, job: Job): Measured {
  const { stdout, stderr, status } = spawnSync(process.execPath, [client], {
    input: JSON.stringify(job),
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Measured
}
