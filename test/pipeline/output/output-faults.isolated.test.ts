import { existsSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Output } from '../../../build/pipeline/output/output.ts'
import { OutputFolder } from '../../support/output-folder.ts'
import { treeOf } from '../../support/tree.ts'

const disk = vi.hoisted(() => ({ writesLeft: Infinity, renamesLeft: Infinity, removalsLeft: Infinity }))

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>()
  const noSpace = (path: unknown) =>
    Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path })
  return {
    ...real,
    writeFileSync: (...args: Parameters<typeof real.writeFileSync>) => {
      if (disk.writesLeft-- <= 0) throw noSpace(args[0])
      real.writeFileSync(...args)
    },
    renameSync: (...args: Parameters<typeof real.renameSync>) => {
      if (disk.renamesLeft-- <= 0) throw noSpace(args[0])
      real.renameSync(...args)
    },
    rmSync: (...args: Parameters<typeof real.rmSync>) => {
      if (disk.removalsLeft-- <= 0) throw noSpace(args[0])
      real.rmSync(...args)
    },
  }
})

let folder: OutputFolder

beforeEach(() => {
  disk.writesLeft = Infinity
  disk.renamesLeft = Infinity
  disk.removalsLeft = Infinity
  folder = new OutputFolder()
})

const FIRST = { 'a/one': '1', 'a/two': '2', 'b/three': '3' }

describe('a build that cannot go on', () => {
  const changed = { 'a/one': 'new', 'a/two': 'new', 'c/four': 'new' }

  test.each([0, 1, 2, 3])('without space after %i writes leaves everything as it was', (writes) => {
    folder.write(FIRST)
    const before = folder.snapshot()
    const output = Output.open(folder.path)
    disk.writesLeft = writes
    expect(() => {
      for (const [path, text] of Object.entries(changed)) output.put(path, text)
      output.commit()
    }).toThrow('ENOSPC')
    output.discard()
    expect(folder.snapshot()).toEqual(before)
    disk.writesLeft = Infinity
    expect(folder.write(changed)).toMatchObject({ changed: 3, removed: 1 })
  })

  test.each([0, 1, 2, 3, 4])('between its renames, after %i, is made good by the next', (renames) => {
    folder.write(FIRST)
    const output = Output.open(folder.path)
    for (const [path, text] of Object.entries(changed)) output.put(path, text)
    disk.renamesLeft = renames
    // Before the first rename, that of the list, nothing has changed.
    expect(() => output.commit()).toThrow(
      renames === 0
        ? /^ENOSPC: no space left on device$/u
        : /^ENOSPC.*some files are new.*the next build will finish\.$/u,
    )
    output.discard()
    disk.renamesLeft = Infinity
    const whole = new Set(
      [...Object.entries(FIRST), ...Object.entries(changed)].map(([path, text]) => `${path}: ${text}`),
    )
    for (const [path, bytes] of treeOf(folder.path)) {
      if (!path.startsWith('.staging/')) expect(whole).toContain(`${path}: ${bytes.toString()}`)
    }
    folder.write(changed)
    const list = `${Object.keys(changed).join('\n')}\n`
    expect(folder.snapshot()).toEqual({ a: 'folder', c: 'folder', ...changed, '.built': list })
  })

  test('before it removes what is no longer made, is made good by the next', () => {
    folder.write(FIRST)
    const output = Output.open(folder.path)
    for (const [path, text] of Object.entries(changed)) output.put(path, text)
    disk.removalsLeft = 0
    expect(() => output.commit()).toThrow(/^ENOSPC.*the next build will finish\.$/u)
    disk.removalsLeft = Infinity
    folder.abandon()
    expect(Object.keys(folder.snapshot())).toContain('b/three')
    folder.write(changed)
    expect(Object.keys(folder.snapshot())).not.toContain('b/three')
  })

  test.each([0, 1, 2, 3, 4])('leaves nothing of a first output without space after %i writes', (writes) => {
    disk.writesLeft = writes
    expect(() => {
      const output = Output.open(folder.path)
      try {
        for (const [path, text] of Object.entries(FIRST)) output.put(path, text)
        output.commit()
      } finally {
        output.discard()
      }
    }).toThrow('ENOSPC')
    expect(existsSync(folder.path)).toBe(false)
    disk.writesLeft = Infinity
    expect(folder.write(FIRST)).toMatchObject({ changed: 3 })
  })

  test('is known by the next when it was stopped before its list was whole', () => {
    const output = Output.open(folder.path)
    output.put('a/one', '1')
    folder.abandon()
    expect(folder.write(FIRST)).toMatchObject({ changed: 3 })
  })

  test('leaves no empty folder of its own behind', () => {
    folder.write(FIRST)
    const output = Output.open(folder.path)
    output.put('new/folder/one', '1')
    disk.renamesLeft = 1
    expect(() => output.commit()).toThrow('ENOSPC')
    folder.abandon()
    disk.renamesLeft = Infinity
    folder.write(FIRST)
    expect(Object.keys(folder.snapshot()).sort()).toEqual(['.built', 'a', 'a/one', 'a/two', 'b', 'b/three'])
  })
})

test('a folder that cannot be made stops the build', () => {
  folder.write(FIRST)
  expect(() => Output.open(folder.at('a/one/out'))).toThrow('ENOTDIR')
  expect(readFileSync(folder.at('a/one'), 'utf8')).toBe('1')
})
