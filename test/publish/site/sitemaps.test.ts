import { expect, test } from 'vitest'
import { sitemaps } from '../../../build/publish/site/robots-and-sitemap.ts'
import type { Site } from '../../../build/publish/site/site.ts'

test('more addresses than a sitemap may hold are split, and an index names the parts', () => {
  const paths = Array.from({ length: 7 }, (_, at) => `/p${at}`)
  const files = [...sitemaps({ base: 'https://a.example', dataDate: '2026-11-01' } as Site, paths, 3)]
  const names = files.map(({ path }) => path).join(' ')
  expect(names).toBe('/sitemap-1.xml /sitemap-2.xml /sitemap-3.xml /sitemap.xml')
  const all = files.slice(0, 3).flatMap(({ content }) => content.match(/\/p\d/gu) ?? [])
  expect(all).toEqual(paths)
  expect(files[3]?.content).toContain('<sitemapindex ')
  expect(files[3]?.content.match(/<loc>/gu)).toHaveLength(3)
})
