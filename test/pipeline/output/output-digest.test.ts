import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Output } from '../../../build/pipeline/output/output.ts'
import { OutputFolder } from '../../support/output-folder.ts'

// The output folder. This module: whether it is as the last build left it.

const FIRST = { 'a/one': '1', 'a/two': '2', 'b/three': '3' }

test.each<[string, (folder: OutputFolder) => void, boolean]>([
  ['as it was left', () => {}, true],
  ['with a changed file', (folder) => writeFileSync(folder.at('a/one'), 'x'), false],
  ['without a file', (folder) => rmSync(folder.at('a/one')), false],
  ['with an empty folder more', (folder) => mkdirSync(folder.at('c')), false],
])('is known by its digest: %s', (_, touch, isKnown) => {
  const folder = new OutputFolder()
  folder.write(FIRST)
  const again = Output.open(folder.path)
  for (const [path, text] of Object.entries(FIRST)) again.put(path, text)
  again.commit()
  touch(folder)
  const next = Output.open(folder.path)
  expect(next.holds(again.digest())).toBe(isKnown)
  next.discard()
})
