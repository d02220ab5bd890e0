import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Output } from '../build/output.ts'
import { temporaryFolder, treeOf } from './support/built.ts'

const disk = vi.hoisted(() => ({ writesLeft: Infinity, renamesLeft: Infinity }))

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
  }
})

let folder: string

beforeEach(() => {
  disk.writesLeft = Infinity
  disk.renamesLeft = Infinity
  folder = join(temporaryFolder('output'), 'public')
})

/** One build's worth of files. */
function write(files: Readonly<Record<string, string>>) {
  const output = Output.open(folder)
  for (const [path, text] of Object.entries(files)) output.put(path, text)
  return output.commit()
}

/** A file that somebody else put there. */
function put(path: string, text = 'not ours') {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** What a person sees in the folder, notes and all. */
function snapshot(): Record<string, string> {
  const seen: Record<string, string> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    seen[path.slice(folder.length + 1)] = entry.isFile() ? readFileSync(path, 'utf8') : 'folder'
  }
  return seen
}

const FIRST = { 'a/one': '1', 'a/two': '2', 'b/three': '3' }

describe('what is written', () => {
  test('is what was put, and no more', () => {
    expect(write(FIRST)).toEqual({ files: 3, bytes: 3, changed: 3, removed: 0 })
    expect(snapshot()).toEqual({
      a: 'folder',
      'a/one': '1',
      'a/two': '2',
      b: 'folder',
      'b/three': '3',
      '.built': 'a/one\na/two\nb/three\n',
    })
  })

  test('leaves a file that did not change alone: the same inode, the same time', () => {
    write(FIRST)
    const before = statSync(join(folder, 'a/one'), { bigint: true })
    expect(write({ ...FIRST, 'a/two': 'changed' })).toMatchObject({ changed: 1, removed: 0 })
    const after = statSync(join(folder, 'a/one'), { bigint: true })
    expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs])
    expect(readFileSync(join(folder, 'a/two'), 'utf8')).toBe('changed')
  })

  test('replaces a changed file by a new one: a reader of the old keeps reading it whole', () => {
    write(FIRST)
    const before = statSync(join(folder, 'a/two')).ino
    write({ ...FIRST, 'a/two': 'changed' })
    expect(statSync(join(folder, 'a/two')).ino).not.toBe(before)
  })

  test('drops what is no longer made, and the folders that are empty then', () => {
    write({ ...FIRST, 'b/deep/er/four': '4', 'a/one.more': '5' })
    expect(write({ 'a/one': '1' })).toMatchObject({ files: 1, changed: 0, removed: 4 })
    expect(snapshot()).toEqual({ a: 'folder', 'a/one': '1', '.built': 'a/one\n' })
  })

  test('puts a folder where a file was, and a file where a folder was', () => {
    write({ 'x/one': '1', y: '2' })
    write({ x: '1', 'y/two': '2' })
    expect(snapshot()).toEqual({ x: '1', y: 'folder', 'y/two': '2', '.built': 'x\ny/two\n' })
  })

  test('keeps the .gitignore', () => {
    put('.gitignore', '*\n')
    write(FIRST)
    write({ 'a/one': '1' })
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n')
  })
})

describe('what no build made', () => {
  const foreign = (path: string) => {
    const before = snapshot()
    expect(() => Output.open(folder)).toThrow(path)
    expect(snapshot()).toEqual(before)
  }

  test('stops a build in a folder that was never built in, by name', () => {
    put('notes/mine.txt')
    put('.hidden')
    expect(() => Output.open(folder)).toThrow(
      `${folder}: holds files and was not made by a build; move them away or choose another --out:\n  .hidden\n  notes/mine.txt`,
    )
    foreign('notes/mine.txt')
  })

  test('stops a build in a folder of ours, by name', () => {
    write(FIRST)
    put('a/mine.txt')
    expect(() => Output.open(folder)).toThrow(
      `${folder}: holds files that no build made; move them away or choose another --out:\n  a/mine.txt`,
    )
    foreign('a/mine.txt')
  })

  test('is named ten at a time', () => {
    for (let at = 10; at < 22; at++) put(`file${at}`)
    expect(() => Output.open(folder)).toThrow(/ {2}file19\n {2}and 2 more$/u)
  })

  test('may be a link, even under a name of ours: it is neither followed nor replaced', () => {
    write(FIRST)
    const outside = temporaryFolder('outside')
    writeFileSync(join(outside, 'two'), 'theirs')
    renameSync(join(folder, 'a'), join(folder, '..', 'moved'))
    symlinkSync(outside, join(folder, 'a'))
    expect(() => Output.open(folder)).toThrow('  a')
    expect(readFileSync(join(outside, 'two'), 'utf8')).toBe('theirs')
  })

  test('may be a link where a file of ours stood', () => {
    write(FIRST)
    renameSync(join(folder, 'a/one'), join(folder, '..', 'moved'))
    symlinkSync(join(folder, '..', 'moved'), join(folder, 'a/one'))
    foreign('a/one')
  })

  test('may stand in a folder called like our staging', () => {
    put('.staging/mine.txt')
    foreign('.staging/mine.txt')
  })

  test('is safe from a list that was tampered with', () => {
    write(FIRST)
    const outside = join(folder, '..', 'outside.txt')
    writeFileSync(outside, 'theirs')
    const list = [
      '../outside.txt',
      'a/../../outside.txt',
      outside,
      './a/one',
      'a//two',
      '',
      '.gitignore',
      '.built',
    ]
    writeFileSync(join(folder, '.built'), `${[...list, ...Object.keys(FIRST)].join('\n')}\n`)
    expect(write({ 'a/one': '1' })).toMatchObject({ removed: 2 })
    expect(readFileSync(outside, 'utf8')).toBe('theirs')
    expect(readFileSync(join(folder, '.built'), 'utf8')).toBe('a/one\n')
  })

  test('is a file where the folder should be', () => {
    writeFileSync(folder, 'theirs')
    expect(() => Output.open(folder)).toThrow(`${folder}: is no folder; choose another --out`)
  })
})

describe('an address', () => {
  test('is given once: paths are matched without regard to case', () => {
    const output = Output.open(folder)
    output.put('a/One', '1')
    expect(() => output.put('a/one', '2')).toThrow('a/one: the same address as a/One')
  })

  test('never leads out of the folder or over the notes', () => {
    const output = Output.open(folder)
    const paths = [
      '../x',
      'a/../x',
      '/x',
      './x',
      'a//x',
      '',
      '.',
      '..',
      'a/',
      '.built',
      '.gitignore',
      '.staging/0',
    ]
    for (const path of paths)
      expect(() => output.put(path, 'x'), path).toThrow('is no path inside the output folder')
    expect(existsSync(join(folder, '..', 'x'))).toBe(false)
  })
})

describe('a build that cannot go on', () => {
  const changed = { 'a/one': 'new', 'a/two': 'new', 'c/four': 'new' }

  test.each([0, 1, 2, 3])('without space after %i writes leaves everything as it stood', (writes) => {
    write(FIRST)
    const before = snapshot()
    const output = Output.open(folder)
    disk.writesLeft = writes
    expect(() => {
      for (const [path, text] of Object.entries(changed)) output.put(path, text)
      output.commit()
    }).toThrow('ENOSPC')
    output.discard()
    expect(snapshot()).toEqual(before)
    disk.writesLeft = Infinity
    expect(write(changed)).toMatchObject({ changed: 3, removed: 1 })
  })

  test.each([0, 1, 2, 3, 4])('between its renames, after %i, is made good by the next', (renames) => {
    write(FIRST)
    const output = Output.open(folder)
    for (const [path, text] of Object.entries(changed)) output.put(path, text)
    disk.renamesLeft = renames
    expect(() => output.commit()).toThrow('ENOSPC')
    disk.renamesLeft = Infinity
    const whole = new Set(
      [...Object.entries(FIRST), ...Object.entries(changed)].map(([path, text]) => `${path}: ${text}`),
    )
    for (const [path, bytes] of treeOf(folder)) {
      if (!path.startsWith('.staging/')) expect(whole).toContain(`${path}: ${bytes.toString()}`)
    }
    write(changed)
    const list = `${Object.keys(changed).join('\n')}\n`
    expect(snapshot()).toEqual({ a: 'folder', c: 'folder', ...changed, '.built': list })
  })

  test('is known by the next when it was stopped before its list was whole', () => {
    const output = Output.open(folder)
    output.put('a/one', '1')
    expect(write(FIRST)).toMatchObject({ changed: 3 })
  })

  test('leaves no empty folder of its own behind', () => {
    write(FIRST)
    const output = Output.open(folder)
    output.put('new/folder/one', '1')
    disk.renamesLeft = 1
    expect(() => output.commit()).toThrow('ENOSPC')
    disk.renamesLeft = Infinity
    write(FIRST)
    expect(Object.keys(snapshot()).sort()).toEqual(['.built', 'a', 'a/one', 'a/two', 'b', 'b/three'])
  })
})

test.skipIf(process.getuid?.() === 0)('a folder that may not be written to stops the build', () => {
  write(FIRST)
  chmodSync(folder, 0o500)
  expect(() => write({ 'a/one': 'new' })).toThrow('EACCES')
  chmodSync(folder, 0o700)
  expect(readFileSync(join(folder, 'a/one'), 'utf8')).toBe('1')
})
