import { expect, test } from 'vitest'
import { sitemap } from '../../../build/publish/site/robots-and-sitemap.ts'
import type { Site } from '../../../build/publish/site/site.ts'

const made = (pages: number) =>
  sitemap(
    { base: 'https://a.example', dataDate: '2026-11-01' } as Site,
    Array.from({ length: pages }, (_, at) => `/p${at}`),
  )

test('a sitemap holds each address once, and more than the protocol allows stop the build', () => {
  expect(made(50_000).match(/<loc>[^<]+/gu)).toHaveLength(50_000)
  expect(() => made(50_001)).toThrow('50,001 pages')
})
