import { rmSync, statSync, writeFileSync } from 'node:fs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Output } from '../../../build/pipeline/output/output.ts'
import { OutputFolder } from '../../support/output-folder.ts'

// The output folder. This module: one so large that a thread looks through it.

/** Names so long that the list of a few files is as large as that of thousands. */
const FILES = Object.fromEntries(
  Array.from({ length: 1600 }, (_, at) => [`${at % 7}/${String(at).padStart(200, '0')}`, `file ${at}`]),
)
const [one = '', two = ''] = Object.keys(FILES)

let folder: OutputFolder
let left: ReturnType<Output['left']>

beforeAll(() => {
  folder = new OutputFolder()
})

/** Makes every file again. */
async function build(before: typeof left | null) {
  const output = Output.open(folder.path, () => before)
  const isAsLeft = await output.isAsLeft()
  for (const [path, text] of Object.entries(FILES)) output.put(path, text)
  const counts = output.commit()
  left = output.left()
  return { isAsLeft, ...counts }
}

beforeEach(async () => {
  await build(null)
})

test('is known to be as it was left', async () => {
  expect(await build(left)).toEqual({
    isAsLeft: true,
    files: 1600,
    bytes: Object.values(FILES).join('').length,
    changed: 0,
    removed: 0,
  })
})

test.each([
  ['changed', () => writeFileSync(folder.at(one), 'FILE 0')],
  ['removed', () => rmSync(folder.at(one))],
])('is known to be another where a file was %s, which is made again', async (_, touch) => {
  const { ino } = statSync(folder.at(two))
  touch()
  expect(await build(left)).toMatchObject({ isAsLeft: false, files: 1600, changed: 1 })
  expect(folder.snapshot()).toMatchObject(FILES)
  expect(statSync(folder.at(two)).ino).toBe(ino)
  expect(await build(left)).toMatchObject({ isAsLeft: true, changed: 0 })
})

test('is refused with a file that no build made, and touched no more', async () => {
  folder.put('6/theirs')
  const output = Output.open(folder.path)
  await expect(output.looked()).rejects.toThrow('6/theirs')
  output.discard()
  expect(folder.snapshot()).toMatchObject({ ...FILES, '6/theirs': 'not ours' })
  rmSync(folder.at('6/theirs'))
})

test('takes no file before it is looked through', () => {
  const output = Output.open(folder.path)
  expect(() => output.put(one, 'new')).toThrow('was not looked through')
  output.discard()
})
