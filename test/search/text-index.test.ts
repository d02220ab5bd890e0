import { expect, test } from 'vitest'
import { hitsById, textIndexOver } from '../support/small-index.ts'

test('a phrase is looked for in each field by itself', () => {
  const apart = 'A look that is free.'
  const index = textIndexOver([
    { title: 'Free look', headings: apart, known: apart, text: apart },
    { title: apart, headings: 'Free look', known: apart, text: apart },
    { title: apart, headings: apart, known: 'free-look', text: apart },
    { title: apart, headings: apart, known: apart, text: 'The free look.' },
    { title: 'Free', headings: 'look', known: apart, text: apart },
  ])
  const hits = hitsById(index.terms, ['free', 'look'])
  const fields = [0, 1, 2, 3, 4].map((id) => hits.get(id)?.fields)
  expect(fields).toEqual([['title'], ['headings'], ['known'], ['text'], undefined])
})

test('a phrase goes on from a hyphenated word or a sum to the next word', () => {
  const index = textIndexOver([{ text: 'The free-look period, or 5 lakh rupees.' }])
  const isIndexed = (...phrase: string[]) => index.terms.hits(phrase).size === 1
  expect(isIndexed('free', 'look', 'period')).toBe(true)
  expect(isIndexed('freelook', 'period')).toBe(false)
  expect(isIndexed('5', 'lakh', 'rupe')).toBe(true)
})

test('a clause of its title and thirty characters more is a heading', () => {
  const title = 'Free look'
  const index = textIndexOver([30, 31].map((more) => ({ title, text: title + '.'.repeat(more) })))
  expect([0, 1].map((id) => index.isHeading(id))).toEqual([true, false])
})

test('what is part of a clause is known by its parent', () => {
  const index = textIndexOver([{}, { parent: 0 }, { parent: 0 }, { parent: 2 }])
  expect([0, 1, 2].map((id) => index.under(id))).toEqual([[1, 2], [], [3]])
})
