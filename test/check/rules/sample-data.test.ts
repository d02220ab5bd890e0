import { expect, test } from 'vitest'
import { checkDatasetAt } from '../../../build/check/index.ts'
import { listDataset } from '../../../build/check/dataset/list.ts'
import { SAMPLE } from '../../support/sample-data.ts'

test('the sample data has no finding but what nobody has compared or looked for in real law', async () => {
  const { findings } = await checkDatasetAt(await listDataset(SAMPLE))
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['amendment-taken-in', 'law-watched']))
})
