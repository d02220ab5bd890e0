import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAnswer } from '../../../build/search/answer-score.ts'
import { searchAll } from '../../../functions/query/one-search/index.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { type FamilyQuestion, isWanted } from '../../bench/search/families.ts'
import { sampleSite } from '../../support/built-once.ts'

// Questions as families ask them: how many of the half that nothing was fitted to are led to what answers them.

const FILE = 'test/search/relevance/family-questions.json'
const questions = JSON.parse(readFileSync(FILE, 'utf8')) as FamilyQuestion[]

/** The share of the half that nothing was fitted to with the right thing among the first three; of those without, that are said to have none. */
const FLOORS = { forum: 0.86, own: 0.96, hindi: 0.83, none: 0.9 } as const

test.each(Object.entries(FLOORS))(
  'questions that weights were not fitted to, %s: at least %s are right among three, or said to have no answer',
  async (kind, floor) => {
    const site = folderSource(await sampleSite())
    const asked = questions.filter((one) => one.half === 'look' && one.kind === kind)
    const missed: string[] = []
    for (const { q, want } of asked) {
      const { hits } = await searchAll(site, q)
      const [best] = hits
      const isRight =
        want.length > 0
          ? hits.slice(0, 3).some((hit) => isWanted(hit, want))
          : best === undefined || !isAnswer(best.score)
      if (!isRight) missed.push(q)
    }
    expect([1 - missed.length / asked.length >= floor, missed]).toEqual([true, missed])
  },
)

test('a printed name finds itself first, whatever else has its words', async () => {
  const site = folderSource(await sampleSite())
  const { products } = await searchAll(site, 'sample')
  for (const { name } of products.policies)
    expect((await searchAll(site, name)).products.policies[0]?.name).toBe(name)
})
