import { expect, test } from 'vitest'
import { queryOf } from '../../../functions/query/one-search/candidate.ts'
import { fieldCandidates } from '../../../functions/query/one-search/question-candidates.ts'
import { searchAll } from '../../../functions/query/one-search/index.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleSite } from '../../support/built-once.ts'

const Q = 'family care room rent'

test('where insurers share the name of a product, no product answers for the one that is meant', async () => {
  const source = folderSource(await sampleSite())
  const { named } = await searchAll(source, Q)
  expect(named.map(({ uin }) => uin)).toEqual(['SBHHLIP25011V022425'])
  const query = await queryOf(source, Q)
  const [ofOne] = await fieldCandidates(query, named, [])
  expect(ofOne?.path).toBe('/policy/SBHHLIP25011V022425#room-rent-share')
  const [ofAll] = await fieldCandidates(query, named, named)
  expect(ofAll?.path).toBe('/category/health-indemnity#room-rent-share')
})

test('an insurer that is named has the product of a name, not another insurer with a product like it', async () => {
  const source = folderSource(await sampleSite())
  const { named } = await searchAll(source, 'saffron family care')
  expect(named.map(({ insurer }) => insurer.slug)).not.toContain('sample-banyan-health')
})

test('a UIN among other words names its product, of which these are then asked', async () => {
  const source = folderSource(await sampleSite())
  const { named } = await searchAll(source, 'SBHHLIP25011V022425 how long for diabetes')
  expect(named.map(({ uin }) => uin)).toEqual(['SBHHLIP25011V022425'])
})
