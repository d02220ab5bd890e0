import { existsSync } from 'node:fs'
import type * as Fs from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { treeOf } from '../../support/tree.ts'
import { served } from './made-release.ts'
import { twoReleases } from './two-releases.ts'

const disk = vi.hoisted(() => ({ writesLeft: Infinity, failingRename: -1 }))

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof Fs>()
  const full = (path: unknown, code: string) =>
    Object.assign(new Error(`${code}: it does not work`), { code, path: String(path) })
  return {
    ...real,
    writeFileSync(...args: Parameters<typeof Fs.writeFileSync>) {
      if (String(args[0]).includes('.sync') && disk.writesLeft-- <= 0) throw full(args[0], 'ENOSPC')
      real.writeFileSync(...args)
    },
    renameSync(...args: Parameters<typeof Fs.renameSync>) {
      if (disk.failingRename-- === 0) throw full(args[0], 'EBUSY')
      real.renameSync(...args)
    },
  }
})

afterEach(() => {
  disk.writesLeft = Infinity
  disk.failingRename = -1
})

const releases = twoReleases()

test('a disk that is full at any write: it is named, the old copy is whole, what was staged is gone', async () => {
  const { copy } = releases
  const { url } = await served(releases.second)
  const before = treeOf(copy)
  let faults = 0
  for (let writes = 0; ; writes++) {
    disk.writesLeft = writes
    const refused = await syncFolder(url, copy, { patience: 5000 }).catch((error: unknown) => error)
    disk.writesLeft = Infinity
    if (!(refused instanceof Error)) break
    expect(refused).toMatchObject({
      code: 'disk-full',
      message: expect.stringContaining('No space is left') as string,
    })
    expect(treeOf(copy)).toEqual(before)
    expect(existsSync(`${copy}.sync`)).toBe(false)
    faults += 1
  }
  expect(faults).toBeGreaterThan(10)
})

test.each([0, 1])('a copy that cannot be renamed (at rename %i) is as it was', async (renames) => {
  const { copy } = releases
  const { url } = await served(releases.second)
  const before = treeOf(copy)
  disk.failingRename = renames
  await expect(syncFolder(url, copy, { patience: 5000 })).rejects.toMatchObject({
    code: 'disk',
    message: expect.stringContaining('mount point') as string,
  })
  expect(treeOf(copy)).toEqual(before)
  await syncFolder(url, copy, { patience: 5000 })
  expect(treeOf(copy).get('index.html')?.toString()).toBe('new')
})
