import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

// A stranger finds the way: the first file of every folder says what the folder is for, and no file is long.

const files = glob.sync('{build,functions,test}/**/*.{ts,tsx,js,css,mjs}', {
  ignore: ['test/golden/public/**', 'test/check/rules/fixtures/**'],
})
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

/** The file that a folder is read from: its index, else the first by name. */
const first = new Map<string, string>()
for (const file of files.toSorted()) {
  const isIndex = /^index\.tsx?$/u.test(basename(file))
  if (isIndex || !first.has(dirname(file))) first.set(dirname(file), file)
}

/** Whether a comment of its own comes before anything that is declared. */
function saysItsPurpose(file: string): boolean {
  const lines = linesOf(file)
  const comment = lines.findIndex((line) => /^(?:\/\/|\/\*) [A-Z`/]/u.test(line))
  const declared = lines.findIndex((line) =>
    /^(?:export|const|function|class|interface|type|test)\b/u.test(line),
  )
  return comment !== -1 && (declared === -1 || comment < declared)
}

test('the first file of every folder says what the folder is for', () => {
  expect(first.size).toBeGreaterThan(50)
  expect([...first.values()].filter((file) => !saysItsPurpose(file))).toEqual([])
})

test('no file has more than 200 lines', () => {
  const long = files.filter((file) => linesOf(file).length > 201)
  expect(long).toEqual([])
})
