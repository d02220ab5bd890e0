import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch'
import { beforeAll, expect, test } from 'vitest'
import { sampleSite } from '../../support/built-once.ts'
import { temporaryFolder } from '../../support/built.ts'

// What the page for mirrors promises: a copy and plain MiniSearch find words in a product without the service.

interface SearchModule {
  readonly TEXT_INDEX: Options
  readonly TEXT_SEARCH: SearchOptions
}

const out = temporaryFolder('offline')
let search: (q: string) => number[]

beforeAll(async () => {
  cpSync(join(await sampleSite(), 'index'), join(out, 'index'), { recursive: true })
  const service = JSON.parse(readFileSync(join(out, 'index/service.json'), 'utf8')) as { search: string }
  writeFileSync(join(out, 'package.json'), '{"type":"module"}')
  const module = (await import(pathToFileURL(join(out, service.search)).href)) as SearchModule
  const file = JSON.parse(readFileSync(join(out, 'index/text/SBHHLIP25011V022425.json'), 'utf8')) as {
    index: AsPlainObject
  }
  const index = MiniSearch.loadJS(file.index, module.TEXT_INDEX)
  search = (q) => index.search(q, module.TEXT_SEARCH).map(({ id }) => id as number)
}, 60_000)

test.each(['waiting', 'hospitalisation', 'hospitals', 'maternity', 'cataract', 'co-payment', 'premium'])(
  '“%s” is found in the copy',
  (q) => {
    expect(search(q).length).toBeGreaterThan(0)
  },
)
