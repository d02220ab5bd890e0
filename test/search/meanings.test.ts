import { describe, expect, test } from 'vitest'
import { type Given, read, variants } from '../support/read-query.ts'

describe('what means the same', () => {
  const sizes = { out: 1, made: 1, first: 1, second: 1 }
  const known = 'aaa bbb ccc ddd eee fff'.split(' ')
  const isFound = (q: string, given: Given) =>
    variants(read(q, { sizes, known, ...given }).concepts).some((variant) => variant.includes('out'))

  test('counts less the later it is named, and is left out where nothing holds it', () => {
    const same = { aaa: [['out'], ['out', 'nowhere'], ['made'], ['second']] }
    const [, ...others] = variants(read('aaa', { sizes, same, known }).concepts)
    expect(others).toEqual([
      'synonym out 0.85',
      `synonym made ${0.85 * 0.9}`,
      `synonym second ${0.85 * 0.85}`,
    ])
  })

  test('counts for each word of the question alike, and for none of those that carry nothing', () => {
    const { concepts } = read('aaa of bbb', { sizes, known, same: { 'aaa of bbb': [['out']] } })
    expect(concepts.map(({ typed }) => typed)).toEqual(['aaa', 'bbb'])
    expect(concepts.map((_, at) => variants(concepts, at).at(-1))).toEqual(Array(2).fill('synonym out 0.425'))
  })

  test('is known of five words side by side, and of no more', () => {
    const has = (key: string, q: string) => isFound(q, { same: { [key]: [['out']] } })
    expect(has('aaa bbb ccc ddd eee', 'aaa bbb ccc ddd eee')).toBe(true)
    expect(has('aaa bbb ccc ddd eee fff', 'aaa bbb ccc ddd eee fff')).toBe(false)
    expect(has('aaa ccc', 'aaa bbb ccc')).toBe(false)
  })

  test('of what people say, of words with two others between, in any order', () => {
    const has = (key: string, q: string) => isFound(q, { asked: { [key]: [['out']] } })
    expect(has('aaa ddd', 'aaa bbb ccc ddd')).toBe(true)
    expect(has('aaa ddd', 'ddd bbb ccc aaa')).toBe(true)
    expect(has('aaa eee', 'aaa bbb ccc ddd eee')).toBe(false)
    expect(has('aaa bbb ddd', 'aaa bbb ccc ddd')).toBe(true)
    expect(has('aaa bbb ccc', 'aaa bbb ccc')).toBe(true)
    expect(has('aaa ccc eee', 'aaa bbb ccc ddd eee')).toBe(false)
    expect(has('aaa bbb eee', 'aaa bbb ccc ddd eee')).toBe(false)
    expect(has('aaa', 'aaa')).toBe(true)
  })
})
