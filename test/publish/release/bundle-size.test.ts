import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answersModule, clientModule, mirrorModule } from '../../../build/publish/release/bundles.ts'

// People download these before anything else of a copy, and a page that searches offline loads the last.

test.each([
  ['/mirror.mjs', mirrorModule, 32_000],
  ['/answers.mjs', answersModule, 68_000],
  ['/client.js', clientModule, 43_000],
])('%s is small: at most so many bytes, gzipped', (_, made, most) => {
  expect(gzipSync(made()).byteLength).toBeLessThanOrEqual(most)
})
