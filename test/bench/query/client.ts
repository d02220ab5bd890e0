import { readFileSync } from 'node:fs'
import type { IndexSource } from '../../../functions/query/source/load.ts'

// A process of its own: answers the addresses it is given in-process and prints what it took. Run by `in-process.ts`.

/** Task of the process. */
export interface Job {
  readonly isPeer: boolean
  /** The built site, or the database of the peer. */
  readonly from: string
  readonly addresses: readonly string[]
  /** Time that each read of `/index/` takes, in milliseconds, as over a network. */
  readonly delay: number
  /** For how long it is asked when it is warm, in milliseconds; for half of that before anything is measured. */
  readonly asked: number
}

/** Figures of the process: milliseconds from its start to the first answer, and what it does when it is warm. */
export interface Measured {
  readonly cold: number
  readonly perSecond: number
  readonly p99: number
  /** Reads for the first answer: rounds of reads that waited for one another, and bytes. */
  readonly rounds: number
  readonly bytes: number
}

const reads = { rounds: 0, bytes: 0, open: 0 }

const job = JSON.parse(readFileSync(0, 'utf8')) as Job
const ask = job.isPeer ? await askerOfPeer(job.from) : await askerOfService(job.from)
await ask(job.addresses[0] ?? '/')
const cold = performance.now()
const { rounds, bytes } = reads
await askedFor(job.asked / 2, 0)
const times = (await askedFor(job.asked, job.addresses.length)).toSorted((a, b) => a - b)
const sum = times.reduce((total, time) => total + time, 0)
const p99 = times[Math.floor(times.length * 0.99)] ?? 0
const measured: Measured = { cold, perSecond: (1000 * times.length) / sum, p99, rounds, bytes }
console.log(JSON.stringify(measured))
process.exit(0)

/** Asks one address after the other, at least so many, and says how long each took, in milliseconds. */
async function askedFor(milliseconds: number, least: number): Promise<number[]> {
  if (milliseconds === 0) return []
  const times: number[] = []
  const until = performance.now() + milliseconds
  while (times.length < least || performance.now() < until) {
    const address = job.addresses[times.length % job.addresses.length] ?? '/'
    const before = performance.now()
    await ask(address)
    times.push(performance.now() - before)
  }
  return times
}

async function askerOfService(folder: string): Promise<(address: string) => Promise<string>> {
  const { answerQuery } = await import('../../../functions/query/handler.ts')
  const { folderSource } = await import('../../../functions/query/source/reader.ts')
  const site = distant(folderSource(folder))
  return async (address) => {
    const response = await answerQuery(new Request(`http://localhost:8888${address}`), site)
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
    return response.text()
  }
}

/** A site whose reads take as long as over a network, and are counted. */
function distant(source: IndexSource): IndexSource {
  return {
    async read(path) {
      if (reads.open === 0) reads.rounds += 1
      reads.open += 1
      if (job.delay > 0) await new Promise((resolve) => setTimeout(resolve, job.delay))
      const content = await source.read(path)
      reads.open -= 1
      reads.bytes += content?.length ?? 0
      return content
    },
  }
}

async function askerOfPeer(database: string): Promise<(address: string) => Promise<string>> {
  const { baseline } = await import('./baseline.ts')
  const app = baseline(database)
  return async (address) => {
    const response = await app.inject(address)
    if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode} ${response.payload}`)
    return response.payload
  }
}
