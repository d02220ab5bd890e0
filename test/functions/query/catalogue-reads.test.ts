import { expect, test } from 'vitest'
import { catalogueReads } from './catalogue-reads.ts'
import { sampleSite } from '../../support/built-once.ts'

/** The most bytes a cold query about so many products may read. */
const MOST_BYTES = 400_000

test('no cold query about 10,000 products reads more than it may', async () => {
  const reads = await catalogueReads(await sampleSite(), 10_000)
  expect(reads.length).toBeGreaterThan(10)
  expect(reads.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([])
  // Every query reads something, and those with words more than the first page of the list.
  const [list = { bytes: 0 }, ...others] = reads
  expect(list.bytes).toBeGreaterThan(1000)
  expect(others.filter(({ bytes }) => bytes <= list.bytes)).toEqual([])
}, 240_000)
