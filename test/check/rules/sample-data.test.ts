import { expect, test } from 'vitest'
import { checkDatasetAt } from '../../../build/check/index.ts'
import { listDataset } from '../../../build/check/dataset/list.ts'

test('the sample data has no finding but amendments of real law that are not taken in', async () => {
  const { findings, ready } = await checkDatasetAt(await listDataset('data'))
  ready?.store.close()
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['amendment-taken-in']))
})
