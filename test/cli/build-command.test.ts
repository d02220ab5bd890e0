import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import glob from 'fast-glob'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildCommand } from '../../build/pipeline/index.ts'
import { quietBuild, temporaryFolder } from '../support/built.ts'
import { runCommand, runProgram } from '../support/commands.ts'
import { digestsOf } from '../support/tree.ts'
import { GOLDEN, broken } from './broken-dataset.ts'

// Commands as people run them. This module: `npm run build`.

const PRODUCT = 'products/sample-fern/SFHHLIP24001V022324.json'

const run = (...args: string[]) => runCommand(buildCommand, ...args)

const newFolder = () => join(temporaryFolder('command'), 'public')

describe('the build command', () => {
  test('builds and says what it did', async () => {
    const folder = newFolder()
    const { code, out } = await run(
      '--data',
      GOLDEN,
      '--out',
      folder,
      '--base-url',
      'https://golden.example/',
    )
    expect(code).toBe(0)
    for (const line of [
      /^products +3, 2 of them read$/mu,
      /^clauses +10$/mu,
      /^files +\d+, \d+ changed, 0 removed$/mu,
    ]) {
      expect(out).toMatch(line)
    }
    expect(out).toMatch(
      /^facts +3 checked, 1 disputed, 1 in-schedule, 1 not-stated, 3 quoted, 1 unverified$/mu,
    )
    for (const name of ['bytes', 'warnings', 'seconds'])
      expect(out).toMatch(new RegExp(`^${name} +[\\d.,]+$`, 'mu'))
    expect(readFileSync(join(folder, 'api/v1/insurers'), 'utf8')).toContain(
      '"https://golden.example/api/v1/insurer/',
    )
  })

  test('needs no tsconfig: every JSX file names its runtime', () => {
    const pragma = '/** @jsxRuntime automatic @jsxImportSource #view */\n'
    const files = glob.sync('{build,functions}/**/*.tsx')
    expect(files.filter((file) => !readFileSync(file, 'utf8').startsWith(pragma))).toEqual([])
    expect(files.length).toBeGreaterThan(9)
  })

  test('is a program of its own, wherever it is started', async () => {
    const here = temporaryFolder('elsewhere')
    const { code, out, err } = await runProgram('build/pipeline/index.ts', here, '--data', resolve(GOLDEN))
    expect([code, err]).toEqual([0, expect.stringContaining('written 3/3')])
    expect(out).toMatch(/^products +3, 2 of them read$/mu)
    expect(readFileSync(join(here, 'public/index.html'), 'utf8')).toMatch(/^<!doctype html>/u)
  })

  test('puts files where empty folders are', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'api/v1/stats/empty'), { recursive: true })
    expect(await run('--data', GOLDEN, '--out', folder)).toMatchObject({ code: 0 })
    expect(JSON.parse(readFileSync(join(folder, 'api/v1/stats'), 'utf8'))).toBeTypeOf('object')
  })

  test('refuses a data folder that is not there', async () => {
    const { code, err } = await run('--data', '/nowhere/at/all', '--out', newFolder())
    expect([code, err]).toEqual([
      2,
      '/nowhere/at/all: there is no such folder; name the folder of the dataset with --data\n',
    ])
  })

  test('refuses an output folder that holds files of others, by name', async () => {
    const folder = temporaryFolder('foreign')
    writeFileSync(join(folder, 'mine.txt'), 'mine')
    const { code, err } = await run('--data', GOLDEN, '--out', folder)
    expect(code).toBe(2)
    expect(err).toBe(
      `${folder} has files and was not made by a build. Move them, or choose another --out:\n  mine.txt\n`,
    )
    expect(readdirSync(folder)).toEqual(['mine.txt'])
  })
})

describe('a dataset with a fault', () => {
  const cases: readonly (readonly [string, (file: (path: string) => string) => void, string])[] = [
    [
      'that does not parse',
      (file) => writeFileSync(file(PRODUCT), '{\n  "uin": "SFHHLIP24001V022324",\n  "name" "Sample"\n}\n'),
      `${PRODUCT}:3:10: does not parse as JSON: colon expected (json)`,
    ],
    [
      'with a quote that is not in its clause',
      (file) =>
        writeFileSync(
          file(PRODUCT),
          readFileSync(file(PRODUCT), 'utf8').replace('You bear 10 %', 'You bear 15 %'),
        ),
      `${PRODUCT}:59: /facts/2/quote: `,
    ],
  ]

  const out = newFolder()
  let before: Record<string, string>

  beforeAll(async () => {
    expect(await quietBuild(GOLDEN, out, 'https://golden.example')).toMatchObject({ code: 0 })
    before = digestsOf(out)
  })

  test.each(cases)('%s is reported by file and place, and nothing is written', async (_, breakIt, line) => {
    const data = broken(breakIt)
    const { code, err } = await run('--data', data, '--out', out, '--base-url', 'https://other.example')
    expect(code).toBe(1)
    expect(
      err.split('\n').find((one) => one.startsWith(join(data, line))),
      err,
    ).toBeDefined()
    expect(err).toMatch(/\n\d+ errors?, \d+ warnings?; nothing was written\n$/u)
    expect(digestsOf(out)).toEqual(before)
  })

  test('that is an empty folder is an error, not an empty site', async () => {
    const folder = newFolder()
    const { code, err } = await run('--data', temporaryFolder('empty'), '--out', folder)
    expect(code).toBe(1)
    expect(err).toContain('dataset.json: is missing')
    expect(err).toContain('products: holds no product')
    expect(() => readdirSync(folder)).toThrow('ENOENT')
  })
})
