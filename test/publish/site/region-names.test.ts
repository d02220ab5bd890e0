import { expect, test } from 'vitest'
import { sampleSite } from '../../support/built-once.ts'
import { textsOf } from '../../support/emitted-pages.ts'
import { treeOf } from '../../support/tree.ts'

// Somebody who cannot see a page goes from region to region by name.

test('no two regions of a page have one name', async () => {
  const pages = textsOf(treeOf(await sampleSite()), '.html')
  const named = pages.flatMap(([path, html]) =>
    Array.from(html.matchAll(/<[^<>]*role="region"[^<>]*aria-label="(?<name>[^"]*)"/gu)).map(
      ({ groups }) => `${path}: ${groups?.['name']}`,
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((one, at) => named.indexOf(one) < at)).toEqual([])
})
