import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build as bundle } from 'esbuild'
import { median } from '../noise.ts'
import type { Scope } from './baseline.ts'
import type { Questions } from './questions.ts'

/** What a process that was asked says of itself, in milliseconds, requests a second and bytes. */
interface Measured {
  /** From the start of the process until the code is loaded. */
  readonly imported: number
  /** The same until the first file is read; 0 of the peer. */
  readonly firstRead: number
  readonly cold: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly memory: number
}

/** One query as this service and the peer answer it. */
export interface Row {
  readonly name: string
  readonly ours: Measured
  readonly peer: Measured
}

/** How often a process is started for the time to its first answer, and for what it does when it is warm. */
const STARTS = { cold: 5, warm: 3 }

/** For how long a warm process is asked, in milliseconds: long enough for code to be compiled as well as it gets. */
const ASKED = 4000

/** Asks both sides every query, each in processes of its own, by turns: what disturbs one disturbs the other. */
export async function* inProcess(
  questions: Questions,
  site: string,
  database: string,
  peer: Scope,
): AsyncGenerator<Row> {
  const client = await bundledClient()
  for (const [name, addresses] of Object.entries(questions)) {
    const sides = [
      { who: 'service', from: site },
      { who: peer, from: database },
    ]
    const cold = alternately(STARTS.cold, sides, (side) => run(client, { ...side, addresses, asked: 0 }))
    const warm = alternately(STARTS.warm, sides, (side) => run(client, { ...side, addresses, asked: ASKED }))
    const of = (side: number): Measured => {
      const middle = (of: (one: Measured) => number) => median((warm[side] ?? []).map(of))
      const first = (of: (one: Measured) => number) => median((cold[side] ?? []).map(of))
      return {
        imported: first((one) => one.imported),
        firstRead: first((one) => one.firstRead),
        cold: first((one) => one.cold),
        perSecond: middle((one) => one.perSecond),
        p50: middle((one) => one.p50),
        p99: middle((one) => one.p99),
        memory: middle((one) => one.memory),
      }
    }
    yield { name, ours: of(0), peer: of(1) }
  }
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
