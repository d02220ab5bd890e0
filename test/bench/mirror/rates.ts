import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import type { CatalogueFile } from '../../../build/contract/index-files/catalogue.ts'
import { serveFolder } from '../../../build/serve/mirror/serve.ts'
import { startPreview } from '../../../build/serve/preview/preview-server.ts'
import type { Figure } from './figure.ts'

const AT_ONCE = 8
const REQUESTS = 2000
/** The better of so many rounds, taken in turn: a machine is never quite alone. */
const ROUNDS = 3

/** Requests per second of a copy that is served, beside the preview of the site. */
export async function rates(site: string, copy: string): Promise<Figure[]> {
  const { cards } = JSON.parse(readFileSync(join(site, 'index/catalogue.json'), 'utf8')) as CatalogueFile
  const read = cards.filter(({ coverage }) => coverage.stated > 0).slice(0, 20)
  const addresses = {
    getPolicy: cards.slice(0, 200).map(({ url }) => new URL(url).pathname),
    'text search': read.map(({ url }) => `${new URL(url).pathname}/search?q=waiting%20period`),
  }
  const preview = await startPreview({ folder: site, limit: false })
  const serving = await serveFolder({ folder: copy, port: 0, host: '127.0.0.1', rebase: null })
  const figures: Figure[] = []
  for (const [name, paths] of Object.entries(addresses)) {
    let [ours, theirs] = [0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      theirs = Math.max(theirs, await rate(preview.origin, paths))
      ours = Math.max(ours, await rate(serving.origin, paths))
    }
    figures.push({
      what: `serve / preview, ${name}`,
      measured: ours / theirs,
      limit: 1,
      least: true,
      from: `${ours.toFixed(0)} / ${theirs.toFixed(0)} requests/s`,
    })
  }
  await preview.close()
  await serving.close()
  return figures
}

async function rate(origin: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  for (const path of paths) await ask(origin + path, agent)
  const started = performance.now()
  let next = 0
  const worker = async () => {
    while (next < REQUESTS) await ask(origin + (paths[next++ % paths.length] ?? ''), agent)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return (1000 * REQUESTS) / (performance.now() - started)
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url}: ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}
