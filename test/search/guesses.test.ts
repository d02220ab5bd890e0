import { describe, expect, test } from 'vitest'
import { read, variants } from '../support/read-query.ts'

// What words that nobody knows, and hyphenated ones, may have been meant for.

describe('a word that nothing holds', () => {
  test('is two that are side by side somewhere, of three letters at least', () => {
    expect(variants(read('techterm', { sizes: { 'tech term': 1 } }).concepts)).toEqual([
      'own techterm 1',
      'own tech term 1',
    ])
    expect(variants(read('techte', { sizes: { 'tec hte': 1 } }).concepts)).toEqual([
      'own techt 1',
      'own tec hte 1',
    ])
    expect(variants(read('tecterms', { sizes: { tec: 1, term: 1 } }).concepts)).toEqual(['own tecterm 1'])
    expect(variants(read('teabcd', { sizes: { 'te abcd': 1 } }).concepts).slice(1)).toEqual([])
    expect(variants(read('abcdte', { sizes: { 'abcd te': 1 } }).concepts).slice(1)).toEqual([])
  })

  test('goes on where it is the last, of two letters at least, and no white space is after it', () => {
    const sizes = { sumo: 1, surg: 1 }
    const begun = (q: string) =>
      variants(read(q, { sizes }).concepts, q.trim().split(' ').length - 1).slice(1)
    expect(begun('su')).toEqual(['beginning sumo 0.7', 'beginning surg 0.7'])
    expect(begun('x su')).toEqual(['beginning sumo 0.7', 'beginning surg 0.7'])
    expect(begun('s')).toEqual([])
    expect(read('hosp', { sizes: { hospit: 1 } }).corrected).toEqual([])
    expect(begun('su ')).toEqual([])
    expect(variants(read('su x', { sizes }).concepts).slice(1)).toEqual([])
  })

  test('is taken for the nearest, and for those half a letter farther', () => {
    const near = { xyzzy: [0.5, 1, 1.5, 0.5].map((distance, at) => ({ stem: `w${at}`, distance })) }
    expect(variants(read('xyzzy', { near }).concepts).slice(1)).toEqual([
      'spelling w0 0.4',
      'spelling w1 0.4',
    ])
    expect(read('xyz12', { near }).corrected).toEqual([])
  })

  test('is one of eight that are corrected, and one of 24 that are read', () => {
    const word = (at: number) => `zq${String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26))}w`
    const words = Array.from({ length: 50 }, (_, at) => word(at))
    const { concepts, corrected } = read(words.join(' '))
    expect(concepts.map(({ typed }) => typed)).toEqual(words.slice(0, 24))
    expect(corrected).toEqual(words.slice(0, 8))
  })
})

describe('what a guess leads to', () => {
  const sizes = { out: 1, heart: 1, 'tech term': 1 }

  test('is itself a guess, and counts as little', () => {
    const given = { sizes, near: { haert: [{ stem: 'heart', distance: 1 }] }, same: { heart: [['out']] } }
    expect(variants(read('haert', given).concepts).slice(1)).toEqual([
      'spelling heart 0.4',
      `spelling out ${0.4 * 0.85}`,
    ])
  })

  test('is a guess where one of its words is', () => {
    const near = { haert: [{ stem: 'heart', distance: 1 }] }
    const given = { sizes: { out: 1 }, near, known: ['attack'], same: { 'heart attack': [['out']] } }
    expect(variants(read('haert attack', given).concepts, 1)).toEqual([
      'own attack 1',
      `spelling out ${(0.4 * 0.85) / 2}`,
    ])
  })

  test('is certain where a word was two that nobody parted', () => {
    const same = { 'tech term': [['out']] }
    expect(variants(read('techterm', { sizes, same }).concepts)).toContain('synonym out 0.85')
  })

  test('comes from the nearest word, be it of the index or of the trade', () => {
    const near = { covar: [{ stem: 'cigar', distance: 2 }] }
    expect(variants(read('covar', { near, known: ['cover'] }).concepts).slice(1)).toEqual([
      'spelling cover 0.4',
    ])
  })
})

test('two words typed apart are found joined, for as much', () => {
  const { concepts } = read('day care', { sizes: { daycar: 1 } })
  expect([0, 1].map((at) => variants(concepts, at).at(-1))).toEqual(['own daycar 1', 'own daycar 1'])
})

test('a hyphenated word of which the trade knows a part is not corrected, and counts in full', () => {
  const { concepts, corrected } = read('heart-xyzzy day-xyzzy', { known: ['heart'] })
  expect(corrected).toEqual(['dayxyzzy'])
  expect(variants(concepts, 1)).toEqual(['own dai xyzzi 1', 'own dayxyzzi 1'])
  const near = { coverxyzzy: [{ stem: 'coverxyz', distance: 2 }] }
  const begun = read('cover-xyzzy', { sizes: { cover: 9 }, near })
  expect(variants(begun.concepts).slice(2)).toEqual(['spelling coverxyz 0.4'])
})

test('words are told apart where their parts are the same letters', () => {
  expect(read('ab-c a-bc ab-c').concepts.map(({ typed }) => typed)).toEqual(['ab-c', 'a-bc'])
})

test('a hyphenated word is found in its parts and joined, whatever its parts mean', () => {
  expect(variants(read('tech-term', { sizes: { techterm: 1 } }).concepts)).toEqual([
    'own tech term 1',
    'own techterm 1',
  ])
})
