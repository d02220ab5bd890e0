import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The floors are held by the linter. Each planted file breaks the fence once; each lawful one must pass it.

const PLANTED: readonly [file: string, from: string, lawful: boolean][] = [
  ['build/contract/planted.ts', '../store.ts', false],
  ['build/contract/planted-io.ts', 'node:fs', false],
  ['build/contract/lawful.ts', './service.ts', true],
  ['build/rules/planted.ts', '../store.ts', false],
  ['build/rules/planted-page.ts', '../pages/context.ts', false],
  ['build/rules/lawful.ts', '../contract/uin.ts', true],
  ['build/store-planted.ts', './pages/context.ts', false],
  ['build/read-planted.ts', './emit.ts', false],
  ['build/store-lawful.ts', './contract/uin.ts', true],
  ['build/pages/planted.ts', '../emit.ts', false],
  ['build/pages/planted-read.ts', '../read.ts', false],
  ['build/pages/lawful.ts', '../store.ts', true],
  ['build/site/planted.ts', '../output.ts', false],
  ['build/site/lawful.ts', '../pages/context.ts', true],
  ['functions/query/planted.ts', '../../build/store.ts', false],
  ['functions/query/planted-page.ts', '../../build/pages/display.ts', false],
  ['functions/query/planted-rule.ts', '../../build/rules/verbatim.ts', false],
  ['functions/query/lawful.ts', '../../build/contract/uin.ts', true],
  ['functions/planted.ts', '../build/store.ts', false],
]

const folder = mkdtempSync(join(tmpdir(), 'fence-'))
let fenced: Set<string>

beforeAll(() => {
  for (const room of ['build', 'functions']) cpSync(room, join(folder, room), { recursive: true })
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [file, from] of PLANTED) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `import * as planted from '${from}'\n\nexport const kept = planted\n`)
  }
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--format=json', 'build', 'functions'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  fenced = new Set(
    diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename),
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(PLANTED)('%s importing %s is lawful: %s', (file, _from, lawful) => {
  expect(fenced.has(file)).toBe(!lawful)
})

test('nothing but what was planted breaks the fence', () => {
  const unlawful = PLANTED.filter(([, , lawful]) => !lawful).map(([file]) => file)
  expect([...fenced].toSorted()).toEqual(unlawful.toSorted())
})
