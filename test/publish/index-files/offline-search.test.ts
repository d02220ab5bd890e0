import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch'
import { beforeAll, expect, test } from 'vitest'
import { sampleSite } from '../../support/built-once.ts'
import { temporaryFolder } from '../../support/built.ts'

// Promise of the page for mirrors: a copy and plain MiniSearch find words in a product without the service.

interface SearchModule {
  readonly CATALOGUE_INDEX: Options
  readonly TEXT_INDEX: Options
  readonly TEXT_SEARCH: SearchOptions
}

const out = temporaryFolder('offline')
let search: (q: string) => number[]
let module: SearchModule

const read = <T>(path: string) => JSON.parse(readFileSync(join(out, path), 'utf8')) as T

beforeAll(async () => {
  cpSync(join(await sampleSite(), 'index'), join(out, 'index'), { recursive: true })
  const service = read<{ search: string }>('index/service.json')
  writeFileSync(join(out, 'package.json'), '{"type":"module"}')
  module = (await import(pathToFileURL(join(out, service.search)).href)) as SearchModule
  const file = read<{ index: AsPlainObject }>('index/text/SBHHLIP25011V022425.json')
  const index = MiniSearch.loadJS(file.index, module.TEXT_INDEX)
  search = (q) => index.search(q, module.TEXT_SEARCH).map(({ id }) => id as number)
})

test.each(['waiting', 'hospitalisation', 'hospitals', 'maternity', 'cataract', 'co-payment', 'premium'])(
  '“%s” is found in the copy',
  (q) => {
    expect(search(q).length).toBeGreaterThan(0)
  },
)

test('a product is found in the copy by its name and by its UIN, under its place', () => {
  const { cards, index } = read<{ cards: { uin: string; name: string }[]; index: AsPlainObject }>(
    'index/catalogue.json',
  )
  const products = MiniSearch.loadJS(index, module.CATALOGUE_INDEX)
  expect(cards.length).toBeGreaterThan(3)
  for (const [place, { uin, name }] of cards.entries()) {
    for (const q of [uin, name])
      expect(products.search(q, { combineWith: 'AND' }).map(({ id }) => id as number)).toContain(place)
  }
})
