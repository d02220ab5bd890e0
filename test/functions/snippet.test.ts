import { expect, test } from 'vitest'
import { snippetOf } from '../../functions/query/search/snippet.ts'
import { placedWords } from '../../functions/query/search/text-words.ts'

const cut = (text: string, ...phrases: string[][]) => {
  const { snippet, highlights } = snippetOf(text, placedWords(text), phrases)
  return { snippet, found: highlights.map(([start, end]) => snippet.slice(start, end)) }
}

test('words are highlighted wherever they are, phrases where their words are side by side', () => {
  const text = 'We add interest on what was added. An add-on, or an add on, is bought.'
  expect(cut(text, ['add', 'on']).found).toEqual(['add-on', 'add', 'on'])
  expect(cut(text, ['interest']).found).toEqual(['interest'])
})

test('a word longer than a snippet is shown whole', () => {
  const long = 'x'.repeat(280)
  expect(cut(long, [long])).toEqual({ snippet: long, found: [long] })
  const after = `${'word '.repeat(60)}${long} end`
  expect(cut(after, [long]).found).toEqual([long])
})

test('the piece with most of what was asked is cut, at whole words', () => {
  const text = `${'far '.repeat(100)}grace ${'far '.repeat(100)}grace period premium ${'far '.repeat(100)}`
  const { snippet, found } = cut(text, ['grace'], ['premium'])
  expect(found).toEqual(['grace', 'premium'])
  expect(snippet.length).toBeLessThanOrEqual(260)
  expect(snippet).toMatch(/^far .* far$/u)
})
