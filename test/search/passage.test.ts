import { expect, test } from 'vitest'
import { cutPassage, passagesFor } from '../../build/search/passage.ts'
import { PlacedText } from '../../build/search/snippet.ts'
import type { Concept } from '../../build/search/query-terms.ts'
import { stem } from '../../build/search/words.ts'

function concept(typed: string): Concept {
  const variants = [{ phrase: [stem(typed)], kind: 'own', weight: 1 } as const]
  return { typed, word: typed, foreign: null, isAsked: true, readings: [], variants }
}

function passage(text: string, q: string) {
  const opened = new PlacedText(text)
  const found = passagesFor(q, q.split(' ').map(concept))(opened)
  const { share, first } = found
  const span = first && { start: first.start, end: first.end }
  return { share, first: span, snippet: cutPassage(opened, found) }
}

const FILLER = 'Nothing of the matter is said here, and nothing of it will be. '.repeat(12)

test.each([
  ['claim settled time', 'within fifteen days of the last paper'],
  ['settled claim days', 'within fifteen days of the last paper'],
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

test('an answer of the kind asked for counts more than a word', () => {
  const { share, first } = passage('A claim is settled within 15 days.', 'settled time')
  expect(first).toEqual({ start: 11, end: 18 })
  expect(share).toBe((1 + 1.5) / (1 + 1 + 1.5))
})

test('the share is 1 where all is said together, less where it is far apart, 0 where nothing is', () => {
  expect(passage('claim procedure', 'claim procedure').share).toBe(1)
  expect(passage(`claim ${FILLER} procedure`, 'claim procedure').share).toBe(0.5)
  expect(passage(FILLER, 'claim procedure').share).toBe(0)
})
