import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../build/check/dataset/read.ts'
import { listDataset } from '../../build/check/dataset/list.ts'
import { WorkerPool } from '../../build/pipeline/worker-pool.ts'
import { temporaryFolder } from '../support/built.ts'

const DATA = 'test/golden/data'

test('a pool makes each task when a thread can be given it, and no two files are staged under one name', async () => {
  const { catalogue } = readCatalogue(await listDataset(DATA))
  expect.assert(catalogue !== null)
  const folder = join(temporaryFolder('staging'), 'files')
  mkdirSync(folder)
  const pool = new WorkerPool(2, DATA, { stagingFolder: () => folder, isInPlace: () => false })
  const begun: string[] = []
  const archived = (path: string) =>
    pool.run('download', () => {
      begun.push(path)
      return { path, what: { kind: 'archive', path, files: [], seconds: 0 }, files: new Map() }
    })
  const width = pool.start(24, catalogue)
  const paths = Array.from({ length: 3 * width }, (_, at) => `archive-${at}`)
  const first = paths.map(archived)
  expect(begun).toEqual(paths.slice(0, width))
  const staged = await Promise.all(first)
  expect(begun).toEqual(paths)
  expect(staged.map(({ path }) => path)).toEqual(paths)
  // Threads that ended leave the next ones no name to use again; without threads, this process does the work.
  await pool.close()
  pool.start(24, catalogue)
  staged.push(...(await Promise.all(paths.map(archived))))
  await pool.close()
  staged.push(await archived('here'))
  expect(new Set(readdirSync(folder))).toEqual(new Set(staged.map(({ name }) => name)))
})
