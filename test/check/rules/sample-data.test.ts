import { expect, test } from 'vitest'
import { checkDatasetAt } from '../../../build/check/index.ts'
import { listDataset } from '../../../build/check/dataset/list.ts'

test('the sample data has no finding but what nobody has compared or looked for in real law', async () => {
  const { findings } = await checkDatasetAt(await listDataset('data'))
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['amendment-taken-in', 'law-watched']))
})
