import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { build } from '../../../build/pipeline/index.ts'
import { startPreview } from '../../../build/serve/preview/preview-server.ts'
import { generate } from '../generate/index.ts'
import { synced, verifying } from './first-sync.ts'
import type { Figure } from './figure.ts'

const QUIET: Terminal = { out: () => {}, data: () => {}, err: () => {}, rewrite: null, ask: null }
const BASE = 'https://refreshed.example'

/** Copies a made-up site, changes one fact, builds the next release and refreshes the copy, with the rate limit on. */
export async function refresh(
  place: string,
  size: { readonly products: number; readonly clauses: number; readonly words: number },
): Promise<Figure[]> {
  const data = join(place, 'made-up')
  const [one, two] = [join(place, 'release-1'), join(place, 'release-2')]
  await generate({ ...size, seed: 1, like: 'data', out: data })
  await mustBuild({ data, out: one, baseUrl: BASE })
  changeFact(data)
  await mustBuild({ data, out: two, baseUrl: BASE, previous: one })
  const copy = join(place, 'made-up-copy')
  const first = await from(one, copy)
  const second = await from(two, copy)
  return [
    ...verifying(join(two, 'mirror.mjs'), copy),
    {
      what: 'refresh after one fact, % of the bytes of a first copy',
      measured: (100 * second.received) / first.received,
      limit: 100,
      from: `${(second.received / 1000).toFixed(0)} kB / ${(first.received / 1e6).toFixed(1)} MB, ${second.fetched} of ${second.files} files`,
    },
    {
      what: 'refresh after one fact, requests',
      measured: second.requests,
      limit: 30,
      from: `${second.seconds.toFixed(1)} s`,
    },
  ]
}

async function from(site: string, copy: string) {
  const preview = await startPreview({ folder: site })
  const { report } = await synced(join(site, 'mirror.mjs'), preview.origin, copy)
  await preview.close()
  return report
}

async function mustBuild(options: Parameters<typeof build>[0]): Promise<void> {
  if ((await build(options, QUIET)) !== 0) throw new Error(`${options.data} does not build`)
}

/** Takes back the second reading of the first fact that had one. */
function changeFact(data: string): void {
  const files = readdirSync(join(data, 'products'), { recursive: true, encoding: 'utf8' })
  for (const file of files
    .filter((name) => name.endsWith('.json') && !name.endsWith('.clauses.json'))
    .sort()) {
    const path = join(data, 'products', file)
    const product = JSON.parse(readFileSync(path, 'utf8')) as Product
    const fact = product.facts.find(({ checked }) => checked !== undefined)
    if (fact === undefined) continue
    delete (fact as { checked?: string }).checked
    writeFileSync(path, `${JSON.stringify(product, null, 2)}\n`)
    return
  }
  throw new Error('no fact of the made-up dataset was checked')
}
