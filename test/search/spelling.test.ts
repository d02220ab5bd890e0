import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Vocabulary, soundOf, spellingDistance } from '../../build/search/spelling.ts'

/** The definition, read aloud: what is the cheapest way to get from one word to the other? */
function naive(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const same = a[0] === b[0] ? 0 : 1
  const ways = [naive(a.slice(1), b) + 1, naive(a, b.slice(1)) + 1, naive(a.slice(1), b.slice(1)) + same]
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    ways.push(naive(a.slice(2), b.slice(2)) + 1)
  return Math.min(...ways)
}

test('the distance is the number of letters left out, added, exchanged or swapped', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      const distance = naive(a, b)
      expect(spellingDistance(a, b, most)).toBe(distance <= most ? distance : Infinity)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['caer', 'care', 1],
  ['polcy', 'policy', 1],
])('%s is %s with %d letter wrong', (typed, meant, letters) => {
  expect(spellingDistance(typed, meant, 2)).toBe(letters)
})

const vocabulary = new Vocabulary(
  [],
  ['policy', 'illness', 'jeevan', 'pension', 'cover', 'care', 'car', 'ill'],
)

test.each([
  ['polisy', 'polici'],
  ['polcy', 'polici'],
  ['ilness', 'ill'],
  ['jivan', 'jeevan'],
  ['penshun', 'pension'],
  ['caer', 'care'],
])('%s is taken for the stem %s', (typed, meant) => {
  expect(vocabulary.near(typed, 3).map(({ stem }) => stem)).toContain(meant)
})

test('the nearest comes first, and what sounds the same is nearer than what lacks a letter', () => {
  expect(vocabulary.near('jivan', 3)[0]).toEqual({ stem: 'jeevan', distance: 0.5 })
  expect(vocabulary.near('coer', 3)).toEqual([{ stem: 'cover', distance: 1 }])
  const near = new Vocabulary(['hospitalis', 'hospic']).near('hosptalis', 2)
  expect(near).toEqual([{ stem: 'hospitalis', distance: 1 }])
})

test.each(['ca', 'xyzzy', 'dover', 'polityly'])('%s is taken for nothing', (typed) => {
  expect(vocabulary.near(typed, 3)).toEqual([])
})

test('what sounds the same may be some letters longer, not any number', () => {
  expect(vocabulary.near(`pol${'l'.repeat(4)}icy`, 3)).toEqual([{ stem: 'polici', distance: 0.5 }])
  expect(vocabulary.near(`pol${'l'.repeat(5)}icy`, 3)).toEqual([])
})

test('what sounds the same has some of the letters: no word is changed in every one', () => {
  expect(new Vocabulary(['sss', 'ssss', 'fee', 'kuv']).near('zzzz', 9)).toEqual([])
  expect(new Vocabulary(['bima']).near('beema', 9)).toEqual([{ stem: 'bima', distance: 0.5 }])
  expect(new Vocabulary(['phone']).near('fone', 9)).toEqual([{ stem: 'phone', distance: 0.5 }])
})

test('words that sound alike have one sound', () => {
  expect([soundOf('jivan'), soundOf('jeevan')]).toEqual(['jivan', 'jivan'])
  expect([soundOf('polisy'), soundOf('policy')]).toEqual(['polisi', 'polisi'])
  expect(soundOf('phool')).toBe('ful')
})

test('no letter of a short word may be wrong, one of a longer one, two of a long one', () => {
  const words = new Vocabulary(['abcd', 'cat', 'abcdefg'])
  const near = (word: string) => words.near(word, 9).map(({ stem, distance }) => `${stem} ${distance}`)
  expect(near('cbt')).toEqual([])
  expect(near('kat')).toEqual([])
  expect(near('abxd')).toEqual(['abcd 1'])
  expect(near('abxy')).toEqual([])
  expect(near('abxdxf')).toEqual([])
  expect(near('abxdefx')).toEqual(['abcdefg 2'])
  expect(near('abxdexx')).toEqual([])
})

test('never the first letter is wrong, as it sounds', () => {
  const words = new Vocabulary(['photo', 'cover', 'quick'])
  expect(words.near('foto', 9)).toEqual([{ stem: 'photo', distance: 0.5 }])
  expect(words.near('dover', 9)).toEqual([])
  expect(words.near('kuick', 9)).toEqual([{ stem: 'quick', distance: 0.5 }])
})

test('a word with a digit is no misspelling of a word of letters, nor the other way round', () => {
  const words = new Vocabulary(['cover2', '2cover', 'cover'])
  expect(words.near('covert', 9)).toEqual([{ stem: 'cover', distance: 1 }])
  expect(words.near('2covex', 9)).toEqual([])
})

test('letters of every script are compared', () => {
  expect(new Vocabulary(['कठनम']).near('कबनम', 9)).toEqual([{ stem: 'कठनम', distance: 1 }])
})

test('at one distance in the order of the alphabet, as many as are asked for', () => {
  const words = new Vocabulary(['covet', 'coves', 'cover', 'covey'])
  const stems = (most: number) => words.near('coven', most).map(({ stem }) => stem)
  expect(stems(9)).toEqual(['cover', 'coves', 'covet', 'covey'])
  expect(stems(2)).toEqual(['cover', 'coves'])
})

test('of a stem that is written in several ways, the nearest counts', () => {
  expect(new Vocabulary(['insur'], ['insurance', 'insure', 'insured']).near('insurence', 9)).toEqual([
    { stem: 'insur', distance: 1 },
  ])
})

test.each([
  ['phone', 'fone'],
  ['jeevan', 'jivan'],
  ['seal', 'sil'],
  ['school', 'skhul'],
  ['zero', 'sero'],
  ['extra', 'estra'],
  ['cell', 'sel'],
  ['city', 'siti'],
  ['cyst', 'syst'],
  ['iraq', 'irak'],
  ['view', 'viv'],
])('%s sounds like %s', (word, sound) => {
  expect(soundOf(word)).toBe(sound)
})

test('what a word sounds like first is told by its first two letters', () => {
  const letter = fc.constantFrom(...'a c e g h i k o p q s u v w x y z é ज'.split(' '))
  fc.assert(
    fc.property(fc.array(letter, { minLength: 3, maxLength: 7 }), (letters) => {
      const word = letters.join('')
      expect(soundOf(word.slice(0, 2))[0]).toBe(soundOf(word)[0])
    }),
  )
})
