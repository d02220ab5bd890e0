import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Kept } from '../../../build/serve/mirror/kept.ts'

test('what is kept is what was put in last, never more than there is room for, the oldest goes first', () => {
  const puts = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(8)), { maxLength: 30 })
  fc.assert(
    fc.property(puts, (given) => {
      const kept = new Kept<number>(16)
      // The same with a plain list: what was put in again is the newest.
      let list: (readonly [name: string, bytes: number, value: number])[] = []
      for (const [value, [name, bytes]] of given.entries()) {
        kept.put(name, value, bytes)
        list = [...list.filter(([one]) => one !== name), [name, bytes, value]]
        while (list.reduce((total, [, one]) => total + one, 0) > 16) list = list.slice(1)
      }
      for (const name of ['a', 'b', 'c', 'd', 'e'])
        expect(kept.get(name)).toBe(list.find(([one]) => one === name)?.[2])
    }),
  )
})
