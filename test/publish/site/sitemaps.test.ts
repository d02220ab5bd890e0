import { beforeAll, describe, expect, test } from 'vitest'
import { sitemaps } from '../../../build/publish/site/robots-and-sitemap.ts'
import { BASE, sampleSite } from '../../support/built-once.ts'
import { textsOf } from '../../support/emitted-pages.ts'
import { type Tree, treeOf } from '../../support/tree.ts'

let tree: Tree = new Map()

beforeAll(async () => {
  tree = treeOf(await sampleSite())
})

const textAt = (path: string) => tree.get(path)?.toString() ?? ''

describe('sitemaps', () => {
  const site = {
    base: BASE,
    link: (path: string) => path,
    dataset: 'Sample',
    about: null,
    dataDate: '2026-11-01',
    notice: '',
    everyPage: true,
  }

  test('one file holds every page for people', () => {
    const found = new Set(
      Array.from(
        textAt('sitemap.xml').matchAll(/<loc>(?<loc>[^<]*)<\/loc>/gu),
        ({ groups }) => groups?.['loc'],
      ),
    )
    const pages = textsOf(tree, '.html').filter(([path]) => path !== '404.html')
    for (const [path] of pages)
      expect(found, path).toContain(`${BASE}/${path.replace(/\.html$/u, '').replace(/(?:^|\/)index$/u, '')}`)
    expect(found.size).toBe(pages.length)
  })

  test('more addresses than one may hold are split, and an index names the parts', () => {
    const paths = Array.from({ length: 7 }, (_, at) => `/p${at}`)
    const files = [...sitemaps(site, paths, 3)]
    const names = files.map(({ path }) => path).join(' ')
    expect(names).toBe('/sitemap-1.xml /sitemap-2.xml /sitemap-3.xml /sitemap.xml')
    const all = files.slice(0, 3).flatMap(({ content }) => content.match(/\/p\d/gu) ?? [])
    expect(all).toEqual(paths)
    expect(files[3]?.content).toContain('<sitemapindex ')
    expect(files[3]?.content.match(/<loc>/gu)).toHaveLength(3)
  })
})
