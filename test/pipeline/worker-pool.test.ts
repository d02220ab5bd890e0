import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
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

async function goldenCatalogue() {
  const { catalogue } = readCatalogue(await listDataset(DATA))
  if (catalogue === null) throw new Error('the dataset has no catalogue')
  return catalogue
}

/** A folder where a pool stages files. */
function stagingPlace() {
  const folder = join(temporaryFolder('staging'), 'files')
  mkdirSync(folder)
  return { folder, begin: () => folder, isInPlace: () => false }
}

test('the SQLite file of a large dataset is the same from the thread beside a small change', async () => {
  const out = temporaryFolder('whole')
  await mustBuild(DATA, out, BASE_URL)
  const catalogue = await goldenCatalogue()
  const { folder, ...staging } = stagingPlace()
  const pool = new WorkerPool(2, DATA, 2000, staging)
  expect(pool.start(1, catalogue)).toBe(1)
  const paths = Object.keys(digestsOf(out)).filter((path) => !path.startsWith('release/'))
  const staged = await pool.run('download', () => ({
    path: 'release/dataset.sqlite',
    what: {
      kind: 'sqlite',
      path: 'release/dataset.sqlite',
      files: paths,
      dataDate: catalogue.dataset.record.data_date,
      baseUrl: BASE_URL,
    },
    files: new Map(paths.map((path) => [path, { ...fileDigest(join(out, path)), place: join(out, path) }])),
  }))
  await pool.close()
  // Its name begins as those do that a thread stages.
  expect(staged.name).toBe('w0-0')
  const made = readFileSync(join(folder, staged.name ?? ''))
  expect(made.equals(readFileSync(join(out, 'release/dataset.sqlite')))).toBe(true)
})

test('threads that worked on many products are ended, and others stage the next files', async () => {
  const { folder, ...staging } = stagingPlace()
  const pool = new WorkerPool(2, DATA, 0, staging)
  pool.start(2000, await goldenCatalogue())
  const archived = (path: string) =>
    pool.run('download', () => ({
      path,
      what: { kind: 'archive', path, files: [], seconds: 0 },
      files: new Map(),
    }))
  const before = await Promise.all(['1', '2', '3', '4', '5', '6'].map(archived))
  expect(await pool.renew()).toBe(true)
  const after = await Promise.all(['7', '8'].map(archived))
  await pool.close()
  const names = [...before, ...after].map(({ name }) => name)
  expect(new Set(names).size).toBe(8)
  const threads = (all: typeof before) => all.map(({ name }) => name?.split('-')[0])
  expect(threads(after).filter((thread) => threads(before).includes(thread))).toEqual([])
  expect(readdirSync(folder)).toHaveLength(8)
})

test('the threads of few products go on', async () => {
  const pool = new WorkerPool(2, DATA, 0, stagingPlace())
  pool.start(24, await goldenCatalogue())
  expect(await pool.renew()).toBe(false)
  await pool.close()
})
