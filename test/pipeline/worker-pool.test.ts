import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../build/check/dataset/read.ts'
import { listDataset } from '../../build/check/dataset/list.ts'
import { fileDigest } from '../../build/files/digest.ts'
import { WorkerPool } from '../../build/pipeline/worker-pool.ts'
import { mustBuild, temporaryFolder } from '../support/built.ts'
import { digestsOf } from '../support/tree.ts'

const DATA = 'test/golden/data'
const BASE_URL = 'https://example.org'

test('the SQLite file of a large dataset is the same from the thread beside a small change', async () => {
  const out = temporaryFolder('whole')
  await mustBuild(DATA, out, BASE_URL)
  const staging = temporaryFolder('staging')
  mkdirSync(join(staging, 'files'))
  const { catalogue } = readCatalogue(await listDataset(DATA))
  if (catalogue === null) throw new Error('the dataset has no catalogue')
  const pool = new WorkerPool(2, DATA, 2000, {
    begin: () => join(staging, 'files'),
    isInPlace: () => false,
  })
  expect(pool.start(1, catalogue)).toBe(1)
  const paths = Object.keys(digestsOf(out)).filter((path) => !path.startsWith('release/'))
  const { staged } = await pool.run('download', {
    path: 'release/dataset.sqlite',
    what: {
      kind: 'sqlite',
      path: 'release/dataset.sqlite',
      files: paths,
      dataDate: catalogue.dataset.record.data_date,
      baseUrl: BASE_URL,
    },
    files: new Map(paths.map((path) => [path, { ...fileDigest(join(out, path)), place: join(out, path) }])),
    before: null,
  })
  await pool.close()
  // Its name begins as those do that a thread stages.
  expect(staged.name).toBe('w0-0')
  const made = readFileSync(join(staging, 'files', staged.name ?? ''))
  expect(made.equals(readFileSync(join(out, 'release/dataset.sqlite')))).toBe(true)
})
