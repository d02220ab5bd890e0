import { expect, test } from 'vitest'
import { folderWith } from '../support/built.ts'
import { violations } from './violations.ts'

// Each planted file goes against the list of rooms once, or is lawful and must pass.

const PLANTED: readonly [file: string, from: string, isLawful: boolean][] = [
  ['build/contract/up.ts', '../search/words.ts', false],
  ['build/contract/io.ts', 'node:fs', false],
  ['build/contract/package.ts', 'typebox', true],
  ['build/search/down.ts', '../contract/limits.ts', true],
  ['build/search/io.ts', 'node:fs', false],
  ['build/search/up.ts', '../../functions/query/source/reader.ts', false],
  ['build/check/rules/up.ts', '../../publish/store/store.ts', false],
  ['build/check/rules/down.ts', '../../contract/uin.ts', true],
  ['build/check/rules/function.ts', '../../../functions/query/handler.ts', false],
  ['build/check/dataset/up.ts', '../rules/run.ts', false],
  ['build/publish/store/up.ts', '../answers/context.ts', false],
  ['build/publish/answers/down.ts', '../store/store.ts', true],
  ['build/publish/answers/up.ts', '../../pipeline/index.ts', false],
  ['build/publish/site/pages/up.ts', '../../../serve/preview/server.ts', false],
  ['build/publish/site/pages/down.ts', '../../answers/context.ts', true],
  ['build/publish/site/pages/function.ts', '../../../../functions/query/handler.ts', false],
  ['build/serve/preview/down.ts', '../../pipeline/index.ts', true],
  ['build/serve/mirror/up.ts', '../../check/rules/run.ts', false],
  ['functions/query/store.ts', '../../build/publish/store/store.ts', false],
  ['functions/query/down.ts', '../../build/contract/uin.ts', true],
  ['functions/loose.ts', '../build/check/rules/run.ts', false],
  ['functions/tests.ts', '../test/support/built.ts', false],
  ['build/pipeline/tests.ts', '../support/built.ts', false],
  ['build/newroom/file.ts', '../contract/uin.ts', false],
  ['build/loose.ts', './contract/uin.ts', false],
]

const importing = (from: string) =>
  `import type * as planted from '${from}'\n\nexport type BoundedCache = typeof planted\n`
const found = violations(
  folderWith({
    ...Object.fromEntries(PLANTED.map(([file, from]) => [file, importing(from)])),
    'build/check/rules/again.ts': "export { site } from '../../publish/site/site.ts'\n",
    'build/check/rules/later.ts': "export const later = () => import('../../publish/site/site.ts')\n",
  }),
)

test.each(PLANTED)('%s importing %s is lawful: %s', (file, _from, isLawful) => {
  expect(found.some((line) => line.startsWith(`${file} `))).toBe(!isLawful)
})

test.each(['build/check/rules/again.ts', 'build/check/rules/later.ts'])(
  '%s: re-exports and late imports count',
  (file) => {
    expect(found.filter((line) => line.startsWith(`${file} `))).toHaveLength(1)
  },
)

test('two folders that import each other are named once', () => {
  const root = folderWith({
    'functions/shared/there.ts':
      "export type There = typeof import('../query/back.ts')\nimport '../query/back.ts'\n",
    'functions/query/back.ts': "import '../shared/there.ts'\n",
  })
  const named = violations(root).filter((line) => line.includes('import each other'))
  const pair = 'functions/query and functions/shared import each other; move what both need below them'
  expect(named.filter((line) => line.includes('functions/'))).toEqual([pair])
})

test('the project itself keeps the list', () => {
  expect(violations(process.cwd())).toEqual([])
})
