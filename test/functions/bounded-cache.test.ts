import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedCache } from '../../functions/query/source/bounded-cache.ts'

// The functions, in-process. This module: the cache of what they read.

test('a bounded cache drops what came first and was not used since, and never has more bytes than it may', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const steps = fc.array(fc.oneof(fc.tuple(name, fc.nat(8)), fc.tuple(name)), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (given) => {
      const cache = new BoundedCache<number>(16)
      // The same with a plain list, the next to be passed over at its beginning.
      let list: { name: string; bytes: number; value: number; isUsed: boolean }[] = []
      for (const [value, [asked, bytes]] of given.entries()) {
        if (bytes === undefined) {
          const known = list.find(({ name }) => name === asked)
          expect(cache.get(asked)).toBe(known?.value)
          list = list.map((one) => (one === known ? { ...one, isUsed: true } : one))
        } else {
          cache.put(asked, value, bytes)
          list = list.filter(({ name }) => name !== asked)
          while (list.length > 0 && list.reduce((total, one) => total + one.bytes, bytes) > 16) {
            const [first, ...others] = list
            list = first?.isUsed === true ? [...others, { ...first, isUsed: false }] : others
          }
          list.push({ name: asked, bytes, value, isUsed: false })
        }
      }
      for (const { name, value } of list) expect(cache.get(name)).toBe(value)
    }),
  )
})
