import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { clientModule, mirrorModule } from '../../../build/publish/release/bundles.ts'

// People download these two before anything else of a copy, and a page that searches offline loads the second. Ten
// kilobytes of each are the words of Hindi that queries are read by.

test.each([
  ['/mirror.mjs', mirrorModule, 87_000],
  ['/client.js', clientModule, 54_500],
])('%s is small: at most so many bytes, gzipped', (_, made, most) => {
  expect(gzipSync(made()).byteLength).toBeLessThanOrEqual(most)
})
