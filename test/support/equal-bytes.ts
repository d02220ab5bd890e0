import { expect } from 'vitest'

// Bytes are compared as a whole: by itself, `expect` compares them one by one as keys, which took a tenth of all tests.

expect.addEqualityTesters([
  (one: unknown, two: unknown) =>
    Buffer.isBuffer(one) && Buffer.isBuffer(two) ? one.equals(two) : undefined,
])
