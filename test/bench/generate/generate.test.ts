import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listDataset } from '../../../build/check/dataset/list.ts'
import { checkDatasetAt } from '../../../build/check/index.ts'
import { temporaryFolder } from '../../support/built.ts'
import { generate } from './index.ts'
import { SAMPLE } from '../../support/sample-data.ts'

test('what is made up gives neither errors nor warnings of its products', async () => {
  const out = join(temporaryFolder('made-up'), 'data')
  await generate({ products: 12, listed: 40, clauses: 30, words: 60, seed: 3, like: SAMPLE, out })
  const { ready, findings } = await checkDatasetAt(await listDataset(out))
  expect(findings.filter(({ path }) => /^(?:products|listed)\//u.test(path))).toEqual([])
  expect(ready?.products).toHaveLength(52)
})
