import { expect, test } from 'vitest'
import { robots } from '../../../build/publish/site/robots-and-sitemap.ts'
import type { Site } from '../../../build/publish/site/site.ts'

/** Whether an address may be read: of the rules that it begins with, the longest counts (RFC 9309). */
function mayRead(text: string, address: string): boolean {
  const rules = Array.from(text.matchAll(/^(Allow|Disallow): (.*)$/gmu), ([, kind, path = '']) => ({
    kind,
    path,
  }))
  const [longest] = rules
    .filter(({ path }) => address.startsWith(path))
    .toSorted((a, b) => b.path.length - a.path.length)
  return longest?.kind !== 'Disallow'
}

test.each([
  ['/search?q=claim', false],
  ['/hi/search?q=claim', false],
  ['/hi/help', false],
  ['/search.json?q=claim', true],
  ['/hi/policy/904N001V02', true],
  ['/changes/feed.atom', true],
  ['/compare', true],
])('robots.txt decides whether %s may be read: %s', (address, may) => {
  const site = { base: 'https://a.example', offered: [{ code: 'hi' }] } as unknown as Site
  expect(mayRead(robots(site), address)).toBe(may)
})
