import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listDataset } from '../../build/check/dataset/list.ts'
import { checkDatasetAt } from '../../build/check/index.ts'
import { assertFits, productFolders } from '../../build/pipeline/folder-limit.ts'
import { datasetStore } from '../../build/publish/store/dataset-store.ts'
import { bodyContext } from '../../build/publish/answers/context.ts'
import { GOLDEN } from '../golden/golden.ts'
import { goldenSite } from '../support/built-once.ts'

// The build: its cache, its steps and its output. This module: how many files a folder takes.

test('the files of each folder are counted before they are made', async () => {
  const out = await goldenSite()
  const { ready } = await checkDatasetAt(await listDataset(GOLDEN.data))
  expect.assert(ready !== null)
  const { catalogue, products } = ready
  const store = datasetStore(catalogue, products)
  const sizes = productFolders(bodyContext(catalogue, store, GOLDEN.baseUrl, 'files'))
  const packed = productFolders(bodyContext(catalogue, store, GOLDEN.baseUrl, 'packs'))
  store.close()
  expect(sizes.get('policy')).toBeGreaterThan(1)
  for (const [folder, size] of sizes) {
    const files = readdirSync(join(out, folder), { withFileTypes: true }).filter((entry) => entry.isFile())
    expect([folder, files.length]).toEqual([folder, size])
  }
  expect([...sizes.keys()].filter((folder) => packed.get(folder) !== sizes.get(folder))).toEqual([
    'api/v1/clause',
  ])
})

test.each([
  ['54,000 files are taken', { policy: 54_000 }, null],
  [
    'clauses as files',
    { policy: 3, 'api/v1/clause': 54_001 },
    '/api/v1/clause would have 54,001 files; the platform takes at most 54,000 in a folder. Build with --clauses packs: the same answers, from the packs of their products. Nothing was changed.',
  ],
  [
    'products',
    { policy: 60_000, 'index/text': 60_000 },
    '/policy would have 60,000 files, /index/text would have 60,000 files; the platform takes at most 54,000 in a folder. Split the dataset, such as by line of business, and publish each part at an address of its own. Nothing was changed.',
  ],
])('%s', (_, sizes, message) => {
  const asked = () => assertFits(new Map(Object.entries(sizes)))
  if (message === null) expect(asked).not.toThrow()
  else expect(asked).toThrow(new Error(message))
})
