import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedCache } from '../../functions/query/source/bounded-cache.ts'

// The functions, in-process. This module: the cache of what they read.

test('a bounded cache has what was used last, never more bytes than it may', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const steps = fc.array(fc.oneof(fc.tuple(name, fc.nat(8)), fc.tuple(name)), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (given) => {
      const cache = new BoundedCache<number>(16)
      // The same with a plain list, the most recently used at its end.
      let list: (readonly [name: string, bytes: number, value: number])[] = []
      for (const [value, [asked, bytes]] of given.entries()) {
        const known = list.find(([one]) => one === asked)
        list = list.filter(([one]) => one !== asked)
        if (bytes === undefined) {
          expect(cache.get(asked)).toBe(known?.[2])
          if (known !== undefined) list.push(known)
        } else {
          cache.put(asked, value, bytes)
          list.push([asked, bytes, value])
          while (list.reduce((total, [, one]) => total + one, 0) > 16) list = list.slice(1)
        }
      }
      for (const [one, , value] of list) expect(cache.get(one)).toBe(value)
    }),
  )
})
