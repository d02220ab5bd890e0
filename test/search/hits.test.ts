import { expect, test } from 'vitest'
import { CATALOGUE_SEARCH, PRODUCT_RANKING } from '../../build/search/search-options.ts'
import { Hits, hitsKept } from '../../build/search/hits.ts'
import { FIELD_BITS, QUALITY_OF_FIELDS } from '../../build/search/product-terms.ts'

const { name, uin, insurer, category, about } = FIELD_BITS

test('the products of some fields are told from those of others', () => {
  const masks = Uint8Array.of(0, name, category, name | about, 0, insurer, uin, 0)
  const hits = new Hits(masks, (number) => number / 2)
  expect([hits.size, ...hits.numbers]).toEqual([5, 1, 2, 3, 5, 6])
  expect([...hits.scores]).toEqual([0.5, 1, 1.5, 2.5, 3])
  const fields = [name, uin, insurer, category, about, name | uin]
  expect(fields.map((bits) => [...hits.inFields(bits)])).toEqual([[1, 3], [6], [5], [2], [3], [1, 3, 6]])
})

test('a field counts by its weight, and a second one a little', () => {
  const { boost } = CATALOGUE_SEARCH
  const weights: number[] = [boost.name, boost.uin, boost.insurer, boost.category, boost.about]
  for (let bits = 1; bits < 32; bits += 1) {
    const chosen = weights.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1)
    const most = Math.max(...chosen)
    const next = Math.max(0, ...chosen.toSpliced(chosen.indexOf(most), 1))
    expect(QUALITY_OF_FIELDS[bits]).toBe(most + PRODUCT_RANKING.second * next)
  }
})

test('hits are remembered until there are too many of them', () => {
  const kept = hitsKept(2000)
  const made: string[] = []
  const ask = (key: string) =>
    kept.of(key, () => {
      made.push(key)
      return new Hits(new Uint8Array(700).fill(1), () => 1)
    })
  for (const key of ['one', 'two', 'three', 'one', 'four', 'four', 'one']) ask(key)
  expect(made).toEqual(['one', 'two', 'three', 'four', 'one'])
})

test('empty hits of words that nothing holds are forgotten, too, when there are many', () => {
  const kept = hitsKept(2000)
  const none = () => new Hits(new Uint8Array(9), () => 1)
  const first = kept.of('0', none)
  for (let word = 1; word < 100; word += 1) kept.of(`${word}`, none)
  expect(kept.of('0', none)).toBe(first)
  for (let word = 100; word < 250; word += 1) kept.of(`${word}`, none)
  expect(kept.of('0', none)).not.toBe(first)
})
