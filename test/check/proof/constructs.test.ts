import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSTRUCTS } from '../../bench/proof/constructs.ts'

// The constructs that the bench of proofs turns off, one at a time.

test.each(CONSTRUCTS)('the source of the construct “$name” is there to be turned off', ({ file, from }) => {
  expect(readFileSync(`build/check/proof/${file}`, 'utf8')).toContain(from)
})
