import { expect, test } from 'vitest'
import { joinedBy } from '../../build/contract/groups.ts'

test('things are joined where they share a key, also by way of things that come later', () => {
  const joined = (...things: string[]) => joinedBy(things, (thing) => thing.split(''))
  expect(joined('ab', 'cd', 'ef')).toEqual([['ab'], ['cd'], ['ef']])
  expect(joined('ab', 'cd', 'bx')).toEqual([['ab', 'bx'], ['cd']])
  expect(joined('ab', 'cd', 'ef', 'ca')).toEqual([['ab', 'cd', 'ca'], ['ef']])
  expect(joined('x', 'ab', 'cd', 'bx')).toEqual([['x', 'ab', 'bx'], ['cd']])
  expect(joined('x', 'ab', 'y', 'by', 'bx')).toEqual([['x', 'ab', 'y', 'by', 'bx']])
})
