import { expect, test } from 'vitest'
import { shortened } from '../../build/contract/shortened.ts'

test.each([
  ['36 months', 9, '36 months'],
  ['36 months from the start', 9, '36 months…'],
  ['36 months from the start', 12, '36 months…'],
  ['rooms, beds and nurses', 8, 'rooms…'],
  ['unbroken', 4, 'unbr…'],
  ['😀😀😀', 3, '😀😀😀'],
  ['😀😀😀', 2, '😀😀…'],
])('%j in %i characters is %j', (text, most, short) => {
  expect(shortened(text, most)).toBe(short)
})
