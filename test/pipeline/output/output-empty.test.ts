import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { Output } from '../../../build/pipeline/output/output.ts'
import { OutputFolder } from '../../support/output-folder.ts'

// The output folder. This module: folders that a build leaves empty.

let folder: OutputFolder

beforeEach(() => {
  folder = new OutputFolder()
})

const FIRST = { 'a/one': '1', 'a/two': '2', 'b/three': '3' }

describe('an empty folder', () => {
  const emptyFolders = (...paths: string[]) => {
    for (const path of paths) mkdirSync(folder.at(path), { recursive: true })
  }

  test.each([
    ['new', []],
    ['of ours', Object.entries(FIRST)],
  ])('gives way where a file must be, in a folder that is %s', (_, before) => {
    if (before.length > 0) folder.write(Object.fromEntries(before))
    emptyFolders('c/four', 'c/five/deep/er', 'c/five/other')
    const files = { ...FIRST, 'c/four': '4', 'c/five': '5' }
    expect(folder.write(files)).toMatchObject({ files: 5, changed: 5 - before.length })
    expect(folder.snapshot()).toMatchObject({
      ...files,
      '.built': `${Object.keys(files).sort().join('\n')}\n`,
    })
  })

  test('gives way where a file of ours was', () => {
    folder.write(FIRST)
    rmSync(folder.at('a/one'))
    emptyFolders('a/one')
    expect(folder.write(FIRST)).toMatchObject({ changed: 1 })
    expect(folder.snapshot()).toMatchObject(FIRST)
  })

  test('gives way beside what is dropped, where a folder becomes a file', () => {
    folder.write({ 'x/one': '1' })
    emptyFolders('x/theirs')
    folder.write({ x: '1' })
    expect(folder.snapshot()).toEqual({ x: '1', '.built': 'x\n' })
  })

  test('is left where nothing of ours must be', () => {
    emptyFolders('theirs/deep', 'a/theirs')
    folder.write(FIRST)
    expect(folder.snapshot()).toMatchObject({ ...FIRST, 'theirs/deep': 'folder', 'a/theirs': 'folder' })
  })

  test('that a file came into since is not removed, and the fault says what to do', () => {
    emptyFolders('a/one')
    const output = Output.open(folder.path)
    for (const [path, text] of Object.entries(FIRST)) output.put(path, text)
    folder.put('a/one/theirs')
    expect(() => output.commit()).toThrow(/some files are new.*the next build will finish\.$/u)
    output.discard()
    expect(readFileSync(folder.at('a/one/theirs'), 'utf8')).toBe('not ours')
    rmSync(folder.at('a/one'), { recursive: true })
    folder.write(FIRST)
    expect(folder.snapshot()).toMatchObject(FIRST)
  })
})
