import { expect, test } from 'vitest'
import { PassageQuery } from '../../build/search/passage.ts'
import type { Concept } from '../../build/search/query-terms.ts'
import { stem, wordsAt } from '../../build/search/words.ts'

function concept(typed: string): Concept {
  return { typed, ways: [{ phrase: [stem(typed)], kind: 'own', weight: 1 }] }
}

function passage(text: string, q: string) {
  return new PassageQuery(q, q.split(' ').map(concept)).passageOf(text, wordsAt(text))
}

const FILLER = 'Nothing of the matter is said here, and nothing of it will be. '.repeat(12)

test.each([
  ['claim settlement time', 'within fifteen days of the last paper'],
  ['settlement claim days', 'within fifteen days of the last paper'],
  ['claim amount', 'Rs. 5,000 for each claim'],
  ['claim settlement procedure', 'settlement procedure for claims'],
])('%s finds the passage that answers, not the first that holds a word', (q, answer) => {
  const text = [
    'A claim is a claim. The time of a claim is written down.',
    'There is a settlement procedure for claims.',
    'A claim is settled within fifteen days of the last paper.',
    'A penalty of Rs. 5,000 for each claim is paid.',
  ].join(` ${FILLER}`)
  expect(passage(text, q).snippet).toContain(answer)
})

test('highlights are the words found and the answer of the kind asked for', () => {
  const { snippet, highlights } = passage('A claim is settled within 15 days.', 'settlement time')
  expect(highlights.map(([from, to]) => snippet.slice(from, to))).toEqual(['settled', '15 days'])
})

test('the share is 1 where all is said together, less where it is far apart, 0 where nothing is', () => {
  expect(passage('claim procedure', 'claim procedure').share).toBe(1)
  expect(passage(`claim ${FILLER} procedure`, 'claim procedure').share).toBe(0.5)
  expect(passage(FILLER, 'claim procedure').share).toBe(0)
})
