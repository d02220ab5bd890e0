import * as fc from 'fast-check'
import { test } from 'vitest'
import { edits } from './edits.ts'
import { holdsAfter } from './holds-after.ts'

// After any edits, a build that has a cache gives what a build without one gives. EDIT_RUNS and EDIT_SEED make the test
// longer and another one.

const RUNS = Number(process.env['EDIT_RUNS'] ?? 2)
const SEED = Number(process.env['EDIT_SEED'] ?? 20)

// Workers take a second or more to start.
const LONGEST = 60_000 * RUNS * 8

test.each([
  { workers: 1, downloads: false, length: 8, isLasting: false },
  { workers: 1, downloads: false, length: 8, isLasting: true },
  { workers: 2, downloads: true, length: 2, isLasting: false },
])(
  'an incremental build is a full one: %o',
  async ({ workers, downloads, length, isLasting }) => {
    const sequences = fc.array(edits, { minLength: length, maxLength: length })
    const property = fc.asyncProperty(sequences, (sequence) =>
      holdsAfter(sequence, workers, downloads, isLasting),
    )
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
  },
  LONGEST,
)
