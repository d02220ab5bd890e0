import { describe, expect, test } from 'vitest'
import { frontCoded } from '../../build/contract/packed.ts'
import { type Concept, conceptsOf } from '../../functions/query/search/query-terms.ts'
import type { Near } from '../../functions/query/search/spelling.ts'
import { KnownWords, type Phrase, type TradeWords } from '../../functions/query/search/trade-words.ts'

// How a query is read by an index and a thesaurus that are written for each test: counts are given, nothing is measured.

interface Given {
  /** In how many documents a phrase is. */
  readonly sizes?: Readonly<Record<string, number>>
  readonly near?: Readonly<Record<string, readonly Near[]>>
  readonly known?: readonly string[]
  readonly same?: Readonly<Record<string, readonly Phrase[]>>
  readonly asked?: Readonly<Record<string, readonly Phrase[]>>
}

function read(q: string, { sizes = {}, near = {}, known = [], same = {}, asked = {} }: Given = {}) {
  const corrected: string[] = []
  const stems = Object.keys(sizes).flatMap((phrase) => phrase.split(' '))
  const trade: TradeWords = {
    same: new Map(Object.entries(same)),
    asked: new Map(Object.entries(asked)),
    known: new KnownWords({ stems: frontCoded(known.toSorted()), written: '' }),
  }
  const terms = {
    has: (stem: string) => stems.includes(stem),
    hits: (phrase: Phrase) => ({ size: sizes[phrase.join(' ')] ?? 0 }),
    beginningWith: (letters: string, limit: number) =>
      [...new Set(stems)].filter((stem) => stem.startsWith(letters)).slice(0, limit),
    spelledLike: (word: string, most: number) => {
      corrected.push(word)
      return (near[word] ?? []).slice(0, most)
    },
  }
  return { concepts: conceptsOf(q, terms, trade), corrected }
}

const ways = (concepts: readonly Concept[], at = 0) =>
  (concepts[at]?.ways ?? []).map(({ kind, phrase, weight }) => `${kind} ${phrase.join(' ')} ${weight}`)

describe('a word that is held, but rarely, may be a misspelling of a frequent one', () => {
  const near = { caber: [{ stem: 'cover', distance: 1 }] }
  const meant = (sizes: Readonly<Record<string, number>>, more: Given = {}) =>
    ways(read('caber', { sizes, near, ...more }).concepts).slice(1)

  test('in three documents at most, and twenty times as frequent', () => {
    expect(meant({ caber: 3, cover: 60 })).toEqual(['spelling cover 0.4'])
    expect(meant({ caber: 4, cover: 80 })).toEqual([])
    expect(meant({ caber: 3, cover: 59 })).toEqual([])
  })

  test('of five letters at least, and no word of the trade', () => {
    expect(meant({ caber: 1, cover: 60 }, { known: ['caber'] })).toEqual([])
    const short = { sizes: { cabe: 1, cave: 60 }, near: { cabe: [{ stem: 'cave', distance: 1 }] } }
    expect(ways(read('cabe', short).concepts)).toEqual(['own cabe 1'])
  })

  test('of another word, one letter away', () => {
    const sizes = { caber: 1, cover: 60, cider: 90 }
    expect(
      meant(sizes, {
        near: {
          caber: [
            { stem: 'cider', distance: 1.5 },
            { stem: 'cover', distance: 1 },
          ],
        },
      }),
    ).toEqual(['spelling cover 0.4'])
    expect(meant({ caber: 1 }, { near: { caber: [{ stem: 'caber', distance: 0 }] } })).toEqual([])
  })
})

describe('a word that nothing holds', () => {
  test('is two that are side by side somewhere, of three letters at least', () => {
    expect(ways(read('techterm', { sizes: { 'tech term': 1 } }).concepts)).toEqual([
      'own techterm 1',
      'own tech term 1',
    ])
    expect(ways(read('techte', { sizes: { 'tec hte': 1 } }).concepts)).toEqual([
      'own techt 1',
      'own tec hte 1',
    ])
    expect(ways(read('tecterms', { sizes: { tec: 1, term: 1 } }).concepts)).toEqual(['own tecterm 1'])
    expect(ways(read('teabcd', { sizes: { 'te abcd': 1 } }).concepts).slice(1)).toEqual([])
    expect(ways(read('abcdte', { sizes: { 'abcd te': 1 } }).concepts).slice(1)).toEqual([])
  })

  test('goes on where it is the last, of two letters at least, and no white space is after it', () => {
    const sizes = { hospit: 1, hotel: 1 }
    const begun = (q: string) => ways(read(q, { sizes }).concepts, q.trim().split(' ').length - 1).slice(1)
    expect(begun('ho')).toEqual(['beginning hospit 0.7', 'beginning hotel 0.7'])
    expect(begun('x ho')).toEqual(['beginning hospit 0.7', 'beginning hotel 0.7'])
    expect(begun('h')).toEqual([])
    expect(begun('ho ')).toEqual([])
    expect(ways(read('ho x', { sizes }).concepts).slice(1)).toEqual([])
  })

  test('is taken for the nearest, and for those half a letter farther', () => {
    const near = { xyzzy: [0.5, 1, 1.5].map((distance, at) => ({ stem: `w${at}`, distance })) }
    expect(ways(read('xyzzy', { near }).concepts).slice(1)).toEqual(['spelling w0 0.4', 'spelling w1 0.4'])
    expect(read('xyz12', { near }).corrected).toEqual([])
  })

  test('is one of eight that are corrected, and one of forty that are read', () => {
    const word = (at: number) => `zq${String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26))}w`
    const words = Array.from({ length: 50 }, (_, at) => word(at))
    const { concepts, corrected } = read(words.join(' '))
    expect(concepts.map(({ typed }) => typed)).toEqual(words.slice(0, 40))
    expect(corrected).toEqual(words.slice(0, 8))
  })
})

describe('what means the same', () => {
  const sizes = { out: 1, made: 1, first: 1, second: 1 }

  test('counts less the later it is named, and is left out where nothing holds it', () => {
    const same = { aaa: [['out'], ['nowhere'], ['made'], ['second']] }
    const [, ...others] = ways(read('aaa', { sizes, same, known: ['aaa'] }).concepts)
    expect(others).toEqual([
      'synonym out 0.85',
      `synonym made ${0.85 * 0.9}`,
      `synonym second ${0.85 * 0.85}`,
    ])
  })

  test('is known of five words side by side, and of no more', () => {
    const known = 'aaa bbb ccc ddd eee fff'.split(' ')
    const has = (key: string, q: string) =>
      ways(read(q, { sizes, same: { [key]: [['out']] }, known }).concepts).some((way) => way.includes('out'))
    expect(has('aaa bbb ccc ddd eee', 'aaa bbb ccc ddd eee')).toBe(true)
    expect(has('aaa bbb ccc ddd eee fff', 'aaa bbb ccc ddd eee fff')).toBe(false)
    expect(has('aaa ccc', 'aaa bbb ccc')).toBe(false)
  })

  test('of what people say, of words with two others between, in any order', () => {
    const known = 'aaa bbb ccc ddd eee'.split(' ')
    const has = (key: string, q: string) =>
      ways(read(q, { sizes, asked: { [key]: [['out']] }, known }).concepts).some((way) => way.includes('out'))
    expect(has('aaa ddd', 'aaa bbb ccc ddd')).toBe(true)
    expect(has('aaa ddd', 'ddd bbb ccc aaa')).toBe(true)
    expect(has('aaa eee', 'aaa bbb ccc ddd eee')).toBe(false)
    expect(has('aaa bbb ddd', 'aaa bbb ccc ddd')).toBe(true)
    expect(has('aaa ccc eee', 'aaa bbb ccc ddd eee')).toBe(false)
    expect(has('aaa', 'aaa')).toBe(true)
  })
})
