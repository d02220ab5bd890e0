import { expect, test } from 'vitest'
import { PlacedText, snippetOf } from '../../build/search/snippet.ts'
import { tokens } from '../../build/search/words.ts'

const cut = (text: string, ...phrases: string[][]) => {
  const { snippet, highlights } = snippetOf(new PlacedText(text), phrases)
  return { snippet, found: highlights.map(([start, end]) => snippet.slice(start, end)) }
}

test('words are highlighted wherever they are, phrases where their words are side by side', () => {
  const text = 'We add interest on what was added. An add-on, or an add on, is bought.'
  expect(cut(text, ['add', 'on']).found).toEqual(['add-on', 'add', 'on'])
  expect(cut(text, ['interest']).found).toEqual(['interest'])
})

test('a word longer than a snippet is shown whole', () => {
  const long = 'x'.repeat(280)
  const stems = tokens(long)
  expect(cut(long, stems)).toEqual({ snippet: long, found: [long] })
  const after = `${'word '.repeat(60)}${long} end`
  expect(cut(after, stems).found).toEqual([long])
})

test('the piece with most of what was asked is cut, at whole words', () => {
  const text = `${'far '.repeat(100)}grace ${'far '.repeat(100)}grace period premium ${'far '.repeat(100)}`
  const { snippet, found } = cut(text, ['grace'], ['premium'])
  expect(found).toEqual(['grace', 'premium'])
  expect(snippet.length).toBeLessThanOrEqual(260)
  expect(snippet).toMatch(/^far .* far$/u)
})

test('a text of 260 characters is shown whole, a longer one is cut between words', () => {
  const text = `${'word '.repeat(51)}grace`
  expect(text).toHaveLength(260)
  expect(cut(text, ['grace'])).toEqual({ snippet: text, found: ['grace'] })
  const longer = `x${text}`
  const { snippet, found } = cut(longer, ['grace'])
  expect(found).toEqual(['grace'])
  expect(longer.endsWith(` ${snippet}`)).toBe(true)
  expect(snippet.length).toBeLessThanOrEqual(65)
})

test('at most 60 characters come before the first word found, and the rest after it', () => {
  for (let before = 0; before < 40; before += 1) {
    const text = `${'y'.repeat(before)} ${'word '.repeat(100)}grace ${'more '.repeat(100)}`
    const { snippet, found } = cut(text, ['grace'])
    expect(found).toEqual(['grace'])
    expect(snippet.indexOf('grace')).toBe(60)
    expect(snippet).toMatch(/^word .* more$/u)
    expect(snippet.length).toBeGreaterThan(255)
    expect(snippet.length).toBeLessThanOrEqual(260)
  }
})

test('nothing is before a word near the beginning, and without a word found the beginning is shown', () => {
  const text = `${'word '.repeat(11)}grace ${'more '.repeat(100)}`
  expect(cut(text, ['grace']).snippet.startsWith('word word')).toBe(true)
  expect(text.startsWith(cut(text, ['grace']).snippet)).toBe(true)
  expect(text.startsWith(cut(text, ['absent']).snippet)).toBe(true)
  expect(cut(text, ['absent']).found).toEqual([])
})

test('of pieces that hold as much, the earliest is cut; one that holds more comes before it', () => {
  const far = 'far '.repeat(100)
  const text = `${far}alpha beta ${far}alpha beta ${far}gamma delta alpha ${far}`
  const phrases = [['alpha'], ['beta']]
  expect(cut(text, ...phrases).found).toEqual(['alpha', 'beta'])
  expect(text.indexOf(cut(text, ...phrases).snippet)).toBeLessThan(420)
  expect(cut(text, ...phrases, ['gamma'], ['delta']).found).toEqual(['gamma', 'delta', 'alpha'])
})

test('a beginning of 61 characters loses its first word, one of 60 is shown', () => {
  const text = `a ${'b'.repeat(58)} grace ${'more '.repeat(100)}`
  expect(text.indexOf('grace')).toBe(61)
  expect(cut(text, ['grace']).snippet).toMatch(/^bb/u)
  expect(cut(text.replace('bb', 'b'), ['grace']).snippet).toMatch(/^a b/u)
})

test('signs before the first word are shown with it', () => {
  const text = `“a ${'b'.repeat(56)} grace ${'more '.repeat(100)}`
  expect(text.indexOf('grace')).toBe(60)
  expect(cut(text, ['grace']).snippet).toMatch(/^“a b/u)
})

test('a word after nothing but signs is shown', () => {
  expect(cut(`${'-'.repeat(100)} grace ${'more '.repeat(100)}`, ['grace']).found).toEqual(['grace'])
})

test('what ends where the snippet ends is in it', () => {
  const far = 'far '.repeat(100)
  for (const [more, length, isIn] of [
    [5, 200, true],
    [6, 201, false],
  ] as const) {
    const piece = `alpha ${'far '.repeat(46)}${'y'.repeat(more)} beta`
    const { snippet } = cut(`${far}alpha ${far}${piece} ${far}`, ['alpha'], ['beta'])
    expect([piece.length, snippet.includes('beta')]).toEqual([length, isIn])
  }
})

test('a word counts for every phrase it belongs to', () => {
  const far = 'far '.repeat(100)
  const text = `${far}period grace ${far}grace period ${far}`
  const { snippet } = cut(text, ['grace'], ['period'], ['grace', 'period'])
  expect(snippet).toContain('grace period')
})

test('a phrase counts once, however often it is there', () => {
  const far = 'far '.repeat(100)
  const text = `${far}alpha alpha alpha ${far}alpha beta ${far}`
  expect(cut(text, ['alpha'], ['beta']).found).toEqual(['alpha', 'beta'])
})
