import { startPreview } from '../../../build/serve/preview/preview-server.ts'
import { median } from '../noise.ts'
import { baseline } from './baseline.ts'
import type { Questions } from './questions.ts'

/** Number of requests that are under way at once. */
const AT_ONCE = 8
const MOST = 400
/** Number of times each side is asked, by turns. */
const TURNS = 3
/** The peer compresses nothing: neither side is asked to. */
const PLAIN = { 'accept-encoding': 'identity' }

/** One query over HTTP: requests a second of this service and of the peer. */
export interface HttpRow {
  readonly name: string
  /** Every request answered by the function. */
  readonly uncached: number
  /** Addresses that were asked before, which the preview answers from its cache as the platform does. */
  readonly cached: number
  readonly peer: number
}

/** Requests per second over HTTP on loopback, through the preview (its rate limit off) and through Fastify. */
export async function httpRates(questions: Questions, site: string, database: string): Promise<HttpRow[]> {
  const uncached = await startPreview({ folder: site, limit: false, cache: false })
  const cached = await startPreview({ folder: site, limit: false })
  const app = baseline(database)
  const origins = [uncached.origin, cached.origin, await app.listen({ port: 0, host: '127.0.0.1' })]
  const rows: HttpRow[] = []
  try {
    for (const [name, addresses] of Object.entries(questions)) {
      const rates: number[][] = origins.map(() => [])
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const [at, origin] of origins.entries()) rates[at]?.push(await rate(origin, addresses))
      const [ofUncached = 0, ofCached = 0, ofPeer = 0] = rates.map(median)
      rows.push({ name, uncached: ofUncached, cached: ofCached, peer: ofPeer })
    }
  } finally {
    await Promise.all([uncached.close(), cached.close(), app.close()])
  }
  return rows
}

async function rate(origin: string, addresses: readonly string[]): Promise<number> {
  const asked = Array.from(
    { length: Math.min(MOST, addresses.length * 4) },
    (_, at) => addresses[at % addresses.length],
  )
  const ask = async (address: string | undefined) =>
    (await fetch(origin + (address ?? '/'), { headers: PLAIN })).text()
  for (const address of addresses) await ask(address)
  const started = performance.now()
  let next = 0
  const worker = async () => {
    while (next < asked.length) {
      next += 1
      await ask(asked[next - 1])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (1000 * asked.length) / (performance.now() - started)
}
