import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

// Modules that a command loads before it does anything: its own files, as far as they import one another at the start.

/** The files that loading a file loads, itself included. */
function loadedBy(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const path of importsOf(file)) loadedBy(normalize(join(dirname(file), path)), loaded)
  return loaded
}

/** The relative imports and re-exports of a file, except those of types alone. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const isLoaded = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    isLoaded(entries) ? [moduleRequest.value] : [],
  )
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  return [...imported, ...exported].filter((path) => path.startsWith('.'))
}

const pageless = (files: ReadonlySet<string>) =>
  [...files].filter((file) =>
    /^build\/(?:pipeline|publish\/(?:site|description|answers|index-files|release))\//u.test(file),
  )

test('npm run check loads at most 120 of its own files, and none that makes a page or an answer', () => {
  const files = loadedBy('build/check/index.ts')
  expect(pageless(files)).toEqual([])
  expect(files.size).toBeGreaterThan(50)
  expect(files.size).toBeLessThanOrEqual(120)
})

test.each(['build/ingest/index.ts', 'build/ingest/suggest/index.ts', 'build/check/format.ts'])(
  '%s loads nothing that makes a page or an answer',
  (file) => {
    expect(pageless(loadedBy(file))).toEqual([])
  },
)

test('pages know the names of rules, and load no rule', () => {
  const files = [...loadedBy('build/publish/site/site-files.ts')]
  expect(files.filter((file) => file.startsWith('build/check/rules/'))).toEqual([])
})
