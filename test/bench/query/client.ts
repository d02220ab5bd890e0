import { readFileSync } from 'node:fs'
import type { IndexSource } from '../../../functions/query/source/reader.ts'
import type { Scope } from './baseline.ts'

// A process of its own: answers the addresses it is given in-process and prints what it took. Run by bench-query.

interface Job {
  readonly who: 'service' | Scope
  /** The built site, or the database. */
  readonly from: string
  readonly addresses: readonly string[]
  /** For how long it is asked when it is warm, in milliseconds; for half of that before anything is measured. */
  readonly asked: number
}

const started = performance.timeOrigin
const job = JSON.parse(readFileSync(0, 'utf8')) as Job
let firstRead = 0
const ask = await askerOf(job)
const imported = performance.timeOrigin + performance.now() - started
await ask(job.addresses[0] ?? '/')
const cold = performance.timeOrigin + performance.now() - started
await askedFor(job.asked / 2, 0)
const times = await askedFor(job.asked, job.addresses.length)
times.sort((one, two) => one - two)
const sum = times.reduce((total, time) => total + time, 0)
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
const memory = process.memoryUsage.rss()
console.log(
  JSON.stringify({
    imported,
    firstRead,
    cold,
    perSecond: (1000 * times.length) / sum,
    p50: at(0.5),
    p99: at(0.99),
    memory,
  }),
)
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

/** Imports only the side that is asked. */
async function askerOf({ who, from }: Job): Promise<(address: string) => Promise<unknown>> {
  if (who === 'service') {
    const { answerQuery } = await import('../../../functions/query/handler.ts')
    const { folderSource } = await import('../../../functions/query/source/reader.ts')
    const folder = folderSource(from)
    const site: IndexSource = {
      read: async (path) => {
        const bytes = await folder.read(path)
        if (firstRead === 0) firstRead = performance.timeOrigin + performance.now() - started
        return bytes
      },
    }
    return async (address) => {
      const response = await answerQuery(new Request(`http://localhost:8888${address}`), site)
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
      return response.text()
    }
  }
  const { baseline } = await import('./baseline.ts')
  const app = baseline(from, who)
  return async (address) => {
    const response = await app.inject(address)
    if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode} ${response.payload}`)
    return response.payload
  }
}
