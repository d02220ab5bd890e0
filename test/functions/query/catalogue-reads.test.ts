import { expect, test } from 'vitest'
import { MOST_BYTES, catalogueReads } from '../../bench/scale/catalogue-reads.ts'
import { sampleSite } from '../../support/built-once.ts'

test('no cold query about 20,000 products reads more bytes or files than it may', async () => {
  const most = MOST_BYTES.get(20_000) ?? 0
  const reads = await catalogueReads(await sampleSite(), 20_000)
  expect(reads.length).toBeGreaterThan(10)
  expect(reads.filter(({ bytes, files }) => bytes > most || files > 6)).toEqual([])
}, 240_000)
