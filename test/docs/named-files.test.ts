import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { LONG_TESTS } from '../slow/long-tests.ts'

// The files that the documents name are there.

const OF_ROOMS = glob.sync('build/*/README.md')
const NAMES = ['README.md', 'CONTRIBUTING.md', 'DESIGN.md', 'CHANGELOG.md', 'data/README.md', ...OF_ROOMS]

/** First groups of all matches of a pattern in a text. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, word = '']) => word)
}

test.each(NAMES)('every path that %s names is there', (name) => {
  const text = readFileSync(name, 'utf8')
  const quoted = found(text, /`((?:build|functions|test|data|\.ci)\/[^`]*)`/gu)
  const links = found(text, /\]\(([^)#:]+)\)/gu)
  const paths = [
    ...quoted.filter((path) => !/[<>*{}…\s]/u.test(path)),
    ...links.map((path) => join(dirname(name), path)),
  ]
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test.each(OF_ROOMS)(
  'every name in the last column of a table of %s is one of its files or folders',
  (name) => {
    const cells = found(readFileSync(name, 'utf8'), /^\|.*\|([^|]*)\|$/gmu)
    const words = cells.flatMap((cell) => found(cell, /`([a-z-]+)\/?`/gu))
    const path = (word: string) => join(dirname(name), word)
    expect(words.filter((word) => !existsSync(path(word)) && !existsSync(`${path(word)}.ts`))).toEqual([])
    expect(words.length).toBeGreaterThan(5)
  },
)

test.each(['CONTRIBUTING.md', 'DESIGN.md', ...OF_ROOMS])(
  'every file that %s names without a folder is in its own room or one that its paragraph names before',
  (name) => {
    const files = glob.sync('**/*.*', { ignore: ['node_modules/**', 'public/**'] })
    const gone: string[] = []
    let seen = 0
    for (const paragraph of readFileSync(name, 'utf8').split(/\n(?:\n|(?=- ))/u)) {
      const rooms = name.startsWith('build/') ? [dirname(name)] : []
      for (const word of found(paragraph, /`([\w./-]+)`/gu)) {
        if (word.includes('/')) rooms.push(word.split('/').slice(0, 2).join('/'))
        else if (/\.(?:tsx?|mjs|js|css)$/u.test(word)) {
          seen += 1
          const matches = files.filter((file) => basename(file) === word)
          const isNear = (file: string) => rooms.some((room) => file.startsWith(`${room}/`))
          if (!matches.some((file) => rooms.length === 0 || isNear(file))) gone.push(word)
        }
      }
    }
    expect(gone).toEqual([])
    expect(seen).toBeGreaterThan(0)
  },
)

test('every file in the list of long tests is there', () => {
  expect(LONG_TESTS.filter((path) => !existsSync(path))).toEqual([])
})
