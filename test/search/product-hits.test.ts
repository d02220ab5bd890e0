import { expect, test } from 'vitest'
import { CATALOGUE_SEARCH, PRODUCT_RANKING } from '../../build/search/search-options.ts'
import { FIELD_BITS, ProductHits, QUALITY_OF_FIELDS } from '../../build/search/product-hits.ts'

const { name, uin, insurer, category, about } = FIELD_BITS

test('the products of some fields are told from those of others', () => {
  const hits = new ProductHits(Uint8Array.of(0, name, category, name | about, 0, insurer, uin))
  expect([hits.size, ...hits.numbers]).toEqual([5, 1, 2, 3, 5, 6])
  const fields = [name, uin, insurer, category, about, name | uin]
  expect(fields.map((bits) => [...hits.inFields(bits)])).toEqual([[1, 3], [6], [5], [2], [3], [1, 3, 6]])
})

test('a field counts by its weight, and a second one a little', () => {
  const { boost } = CATALOGUE_SEARCH
  const weights: number[] = [boost.name, boost.uin, boost.insurer, boost.category, boost.about]
  for (let bits = 1; bits < 32; bits += 1) {
    const held = weights.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1)
    const most = Math.max(...held)
    const next = Math.max(0, ...held.toSpliced(held.indexOf(most), 1))
    expect(QUALITY_OF_FIELDS[bits]).toBe(most + PRODUCT_RANKING.second * next)
  }
})
