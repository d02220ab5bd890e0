import { existsSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { Output } from '../../../build/pipeline/output/output.ts'
import { temporaryFolder } from '../../support/built.ts'
import { OutputFolder } from '../../support/output-folder.ts'

let folder: OutputFolder

beforeEach(() => {
  folder = new OutputFolder()
})

const FIRST = { 'a/one': '1', 'a/two': '2', 'b/three': '3' }

describe('what is written', () => {
  test('is what was put, and no more', () => {
    expect(folder.write(FIRST)).toEqual({ files: 3, bytes: 3, changed: 3, removed: 0 })
    expect(folder.snapshot()).toEqual({
      a: 'folder',
      'a/one': '1',
      'a/two': '2',
      b: 'folder',
      'b/three': '3',
      '.built': 'a/one\na/two\nb/three\n',
    })
  })

  test('leaves a file that did not change alone: the same inode, the same time', () => {
    folder.write(FIRST)
    const before = statSync(folder.at('a/one'), { bigint: true })
    expect(folder.write({ ...FIRST, 'a/two': 'changed' })).toMatchObject({ changed: 1, removed: 0 })
    const after = statSync(folder.at('a/one'), { bigint: true })
    expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs])
    expect(readFileSync(folder.at('a/two'), 'utf8')).toBe('changed')
  })

  test('replaces a changed file by a new one: a reader of the old keeps reading it whole', () => {
    folder.write(FIRST)
    const before = statSync(folder.at('a/two')).ino
    folder.write({ ...FIRST, 'a/two': 'changed' })
    expect(statSync(folder.at('a/two')).ino).not.toBe(before)
  })

  test('drops what is no longer made, and the folders that are empty then', () => {
    folder.write({ ...FIRST, 'b/deep/er/four': '4', 'a/one.more': '5' })
    expect(folder.write({ 'a/one': '1' })).toMatchObject({ files: 1, changed: 0, removed: 4 })
    expect(folder.snapshot()).toEqual({ a: 'folder', 'a/one': '1', '.built': 'a/one\n' })
  })

  test('puts a folder where a file was, and a file where a folder was', () => {
    folder.write({ 'x/one': '1', y: '2' })
    folder.write({ x: '1', 'y/two': '2' })
    expect(folder.snapshot()).toEqual({ x: '1', y: 'folder', 'y/two': '2', '.built': 'x\ny/two\n' })
  })

  test('can be read before it is published: the new bytes, and the old where nothing changed', () => {
    folder.write(FIRST)
    const output = Output.open(folder.path)
    output.put('a/one', '1')
    output.put('a/two', 'changed')
    expect(output.read('a/one')?.toString()).toBe('1')
    expect(output.read('a/two')?.toString()).toBe('changed')
    expect(output.read('b/three')).toBeNull()
    output.discard()
  })

  test('keeps the .gitignore', () => {
    folder.put('.gitignore', '*\n')
    folder.write(FIRST)
    folder.write({ 'a/one': '1' })
    expect(readFileSync(folder.at('.gitignore'), 'utf8')).toBe('*\n')
  })
})

describe('what no build made', () => {
  const foreign = (path: string) => {
    const before = folder.snapshot()
    expect(() => Output.open(folder.path)).toThrow(path)
    expect(folder.snapshot()).toEqual(before)
  }

  test('stops a build in a folder that was never built in, by name', () => {
    folder.put('notes/mine.txt')
    folder.put('.hidden')
    expect(() => Output.open(folder.path)).toThrow(
      `${folder.path} has files and was not made by a build. Move them, or choose another --out:\n  .hidden\n  notes/mine.txt`,
    )
    foreign('notes/mine.txt')
  })

  test('stops a build in a folder of ours, by name', () => {
    folder.write(FIRST)
    folder.put('a/mine.txt')
    expect(() => Output.open(folder.path)).toThrow(
      `${folder.path} has files that no build made. Move them, or choose another --out:\n  a/mine.txt`,
    )
    foreign('a/mine.txt')
  })

  test('is named ten at a time', () => {
    for (let at = 10; at < 22; at++) folder.put(`file${at}`)
    expect(() => Output.open(folder.path)).toThrow(/ {2}file19\n {2}and 2 more$/u)
  })

  test('may be a link, even under a name of ours: it is neither followed nor replaced', () => {
    folder.write(FIRST)
    const outside = temporaryFolder('outside')
    writeFileSync(join(outside, 'two'), 'theirs')
    renameSync(folder.at('a'), join(folder.path, '..', 'moved'))
    symlinkSync(outside, folder.at('a'))
    expect(() => Output.open(folder.path)).toThrow('  a')
    expect(readFileSync(join(outside, 'two'), 'utf8')).toBe('theirs')
  })

  test('may be a link where a file of ours was', () => {
    folder.write(FIRST)
    renameSync(folder.at('a/one'), join(folder.path, '..', 'moved'))
    symlinkSync(join(folder.path, '..', 'moved'), folder.at('a/one'))
    foreign('a/one')
  })

  test('may be in a folder called like our staging', () => {
    folder.put('.staging/mine.txt')
    foreign('.staging/mine.txt')
  })

  test('is safe from a list that was tampered with', () => {
    folder.write(FIRST)
    const outside = join(folder.path, '..', 'outside.txt')
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
    writeFileSync(folder.at('.built'), `${[...list, ...Object.keys(FIRST)].join('\n')}\n`)
    expect(folder.write({ 'a/one': '1' })).toMatchObject({ removed: 2 })
    expect(readFileSync(outside, 'utf8')).toBe('theirs')
    expect(readFileSync(folder.at('.built'), 'utf8')).toBe('a/one\n')
  })

  test('is a file where the folder should be', () => {
    writeFileSync(folder.path, 'theirs')
    expect(() => Output.open(folder.path)).toThrow(`${folder.path} is not a folder. Choose another --out.`)
  })
})

describe('an address', () => {
  test('is given once: paths are matched without regard to case', () => {
    const output = Output.open(folder.path)
    output.put('a/One', '1')
    expect(() => output.put('a/one', '2')).toThrow('a/one is the same address as a/One')
  })

  test('never leads out of the folder or over the notes', () => {
    const output = Output.open(folder.path)
    const outside = ['../x', 'a/../x', '/x', './x', 'a//x', '', '.', '..', 'a/']
    const notes = ['.built', '.gitignore', '.lock', '.lock/0', '.staging/0']
    for (const path of [...outside, ...notes])
      expect(() => output.put(path, 'x'), path).toThrow('is not a path inside the output folder')
    expect(existsSync(join(folder.path, '..', 'x'))).toBe(false)
  })
})
