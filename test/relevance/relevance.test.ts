import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { bootstrapInterval, meanOf, measure } from '../bench/search/measures.ts'
import { type Compared, type Question, compareRankings } from '../bench/search/rankings.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import { sampleSite } from '../support/built-once.ts'

// The questions were written and graded before anything was tuned; the oracle beside them is SQLite FTS5.

let compared: Compared[]

beforeAll(async () => {
  const { questions } = JSON.parse(readFileSync('test/relevance/questions.json', 'utf8')) as {
    questions: Question[]
  }
  expect(questions.length).toBeGreaterThanOrEqual(60)
  compared = await compareRankings(folderSource(await sampleSite()), questions)
}, 60_000)

test.each(['ndcg', 'mrr', 'recall'] as const)(
  'text search is ahead of FTS5 on %s beyond chance',
  (measured) => {
    const [low] = bootstrapInterval(compared.map(({ ours, fts5 }) => ours[measured] - fts5[measured]))
    expect(low).toBeGreaterThan(0)
  },
)

test('text search is a fifth ahead of FTS5 on nDCG@10', () => {
  const ours = meanOf(compared.map((one) => one.ours)).ndcg
  const fts5 = meanOf(compared.map((one) => one.fts5)).ndcg
  expect(ours / fts5).toBeGreaterThanOrEqual(1.2)
})

describe('the measures, worked out by hand', () => {
  test('a perfect ranking measures 1', () => {
    expect(measure([7, 9], { 7: 3, 9: 1 })).toEqual({ ndcg: 1, mrr: 1, recall: 1 })
  })

  test('the answer in second place', () => {
    const { ndcg, mrr, recall } = measure([1, 7], { 7: 2 })
    expect(ndcg).toBeCloseTo(1 / Math.log2(3), 12)
    expect(mrr).toBe(0.5)
    expect(recall).toBe(1)
  })

  test('nothing found', () => {
    expect(measure([], { 7: 3 })).toEqual({ ndcg: 0, mrr: 0, recall: 0 })
  })
})
