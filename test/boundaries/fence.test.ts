import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './violations.ts'

// Each planted file goes against the list of rooms once, or is lawful and must pass.

const PLANTED: readonly [file: string, from: string, isLawful: boolean][] = [
  ['build/contract/up.ts', '../store/store.ts', false],
  ['build/contract/io.ts', 'node:fs', false],
  ['build/search/inside.ts', '../limits.ts', true],
  ['build/contract/package.ts', 'typebox', true],
  ['build/check/rules/up.ts', '../store/store.ts', false],
  ['build/check/rules/body.ts', '../bodies/context.ts', false],
  ['build/check/rules/down.ts', '../contract/uin.ts', true],
  ['build/publish/store/up.ts', '../bodies/context.ts', false],
  ['build/check/dataset/up.ts', '../emit.ts', false],
  ['build/publish/answers/up.ts', '../emit.ts', false],
  ['build/publish/answers/down.ts', '../store/store.ts', true],
  ['build/publish/site/pages/up.ts', '../../preview/server.ts', false],
  ['build/publish/site/pages/down.ts', '../../bodies/context.ts', true],
  ['build/up.ts', './preview/server.ts', false],
  ['build/down.ts', './site/all-pages.ts', true],
  ['build/serve/preview/down.ts', '../index.ts', true],
  ['functions/query/store.ts', '../../build/publish/store/store.ts', false],
  ['functions/query/down.ts', '../../build/contract/uin.ts', true],
  ['functions/loose.ts', '../build/rules/index.ts', false],
  ['functions/tests.ts', '../test/support/built.ts', false],
  ['build/index-tests.ts', '../test/support/built.ts', false],
  ['build/newroom/file.ts', '../contract/uin.ts', false],
]

const root = mkdtempSync(join(tmpdir(), 'fence-'))
let found: string[] = []

beforeAll(() => {
  for (const [file, from] of PLANTED) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(
      join(root, file),
      `import type * as planted from '${from}'\n\nexport type Kept = typeof planted\n`,
    )
  }
  writeFileSync(join(root, 'build/check/rules/again.ts'), "export { site } from '../site/site.ts'\n")
  writeFileSync(join(root, 'build/check/rules/later.ts'), "export const later = () => import('../site/site.ts')\n")
  found = violations(root)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(PLANTED)('%s importing %s is lawful: %s', (file, _from, isLawful) => {
  expect(found.some((line) => line.startsWith(`${file} `))).toBe(!isLawful)
})

test.each(['build/check/rules/again.ts', 'build/check/rules/later.ts'])(
  '%s: re-exports and late imports count',
  (file) => {
    expect(found.filter((line) => line.startsWith(`${file} `))).toHaveLength(1)
  },
)

test('the project itself keeps the list', () => {
  expect(violations(process.cwd())).toEqual([])
})
