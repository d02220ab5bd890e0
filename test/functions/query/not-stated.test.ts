import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { findClauses } from '../../../functions/query/operations/search-text.ts'
import { type IndexSource, textOf, tradeWordsOf } from '../../../functions/query/source/load.ts'
import { sampleSite } from '../../support/built-once.ts'

// Fields that are called not stated, searched for as the service searches.

test('what holds every word of a term of the sample was read', async () => {
  const folder = await sampleSite()
  const site: IndexSource = { read: (path) => readFile(join(folder, path)) }
  const unread: string[] = []
  let asked = 0
  for (const uin of readdirSync(join(folder, 'api/v1/policy'))) {
    const body = JSON.parse(await readFile(join(folder, 'api/v1/policy', uin), 'utf8')) as PolicyBody
    const index = await textOf(site, uin)
    for (const { key, searched } of body.facts) {
      if (searched === null || index === null) continue
      const near = new Set(searched.near.map(({ id }) => id))
      for (const term of searched.terms) {
        const { clauses, concepts } = findClauses(index, await tradeWordsOf(site, body.line), term)
        const found = clauses.filter(({ id, matched }) => matched === concepts.length && !near.has(id))
        unread.push(...found.map(({ id }) => `${uin} ${key} ${term} ${id}`))
        asked += 1
      }
    }
  }
  expect(asked).toBeGreaterThan(50)
  expect(unread).toEqual([])
})
