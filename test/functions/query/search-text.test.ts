import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { TEXT_INDEX } from '../../../build/search/search-options.ts'
import type { PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import { siteOf } from '../../support/memory-site.ts'
import { answerQuery } from '../../../functions/query/handler.ts'
import { errorLog } from '../../support/error-log.ts'
import { FILES } from '../../support/hand-made-site.ts'

// Answers of a search in one product, clause by clause, over an index made of five clauses.

const CLAUSES = [
  { title: 'Cataract', headings: '', known: '', text: 'Cataract is covered after two years.' },
  { title: '', headings: 'Cataract', known: '', text: 'The eye is looked at.' },
  { title: '', headings: '', known: 'cataract', text: 'Two years.' },
  { title: '', headings: '', known: '', text: 'The lens is replaced: a cataract operation.' },
  { title: '', headings: '', known: '', text: 'Dental care.' },
].map((clause, id) => ({ ...clause, id, number: `${id}`, parent: null, document: 'wording', page: id + 1 }))

async function ask(q: string, document = 'wording', clauses = CLAUSES): Promise<Response> {
  const path = 'index/text/ABCHLIP25001V012526.json'
  const index = new MiniSearch(TEXT_INDEX)
  for (const clause of CLAUSES) index.add(clause)
  const file = {
    data_date: '2026-01-01',
    notice: 'N',
    uin: 'ABCHLIP25001V012526',
    policy: 'P',
    line: 'health',
    documents: [{ id: document, kind: 'policy-wording', title: 'W', edition: '', url: null }],
    clauses,
    index: index.toJSON(),
  }
  const site = siteOf({ ...FILES, [path]: JSON.stringify(file) })
  const address = `https://insurance.example/api/v1/policy/ABCHLIP25001V012526/search?q=${encodeURIComponent(q)}`
  return answerQuery(new Request(address), site)
}

const search = async (q: string) => (await (await ask(q)).json()) as PolicyTextBody

test('each clause says by what it was found', async () => {
  const { clauses } = await search('cataract')
  const via = Object.fromEntries(clauses.map((one) => [one.id, one.via.toSorted()]))
  expect(via).toEqual({ 0: ['heading', 'text'], 1: ['heading'], 2: ['fact'], 3: ['text'] })
})

test('a clause found by a misspelt word says so, and not that it holds the word', async () => {
  const { clauses } = await search('cattaract')
  expect(clauses.find(({ id }) => id === 3)?.via).toEqual(['spelling'])
})

test('scores fall, and have three decimals', async () => {
  const scores = (await search('cataract operation')).clauses.map(({ score }) => score)
  expect(scores.length).toBeGreaterThan(2)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  for (const score of scores) expect(score).toBe(Number(score.toFixed(3)))
  expect(scores.some((score) => !Number.isInteger(score))).toBe(true)
})

const log = errorLog()

test('a clause of a document that is not in the list is a fault of the service, and never an answer', async () => {
  expect((await ask('dental', 'brochure')).status).toBe(500)
  expect(log.mock.calls).toEqual([['query: the index of ABCHLIP25001V012526 does not hold document wording']])
})

test('a clause that is in the index of words alone is a fault of the service, and never an answer', async () => {
  expect((await ask('dental', 'wording', CLAUSES.slice(0, 4))).status).toBe(500)
  expect(log.mock.calls).toEqual([
    ['query: the index of ABCHLIP25001V012526 names clause 4, its clauses do not'],
  ])
})
