import { startPreview } from '../../../build/preview/server.ts'
import { baseline } from './baseline.ts'
import type { Questions } from './questions.ts'

/** How many requests are under way at once. */
const AT_ONCE = 8
const MOST = 400

/** Requests per second over HTTP on loopback, through the preview (its rate limit off) and through Fastify. */
export async function httpRates(questions: Questions, site: string, database: string): Promise<void> {
  const preview = await startPreview({ folder: site, limit: false })
  const app = baseline(database, 'product')
  const fastify = await app.listen({ port: 0, host: '127.0.0.1' })
  console.log(`\nover HTTP, ${AT_ONCE} at once   this service   Fastify, FTS5   (requests/s)`)
  try {
    for (const [name, addresses] of Object.entries(questions)) {
      const ours = await rate(preview.origin, addresses)
      const theirs = await rate(fastify, addresses)
      console.log(`${name.padEnd(24)} ${ours.toFixed(0).padStart(12)} ${theirs.toFixed(0).padStart(15)}`)
    }
  } finally {
    await preview.close()
    await app.close()
  }
}

async function rate(origin: string, addresses: readonly string[]): Promise<number> {
  const asked = Array.from(
    { length: Math.min(MOST, addresses.length * 4) },
    (_, at) => addresses[at % addresses.length],
  )
  const ask = async (address: string | undefined) => (await fetch(origin + (address ?? '/'))).text()
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
