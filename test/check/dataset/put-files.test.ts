import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import { beforeEach, describe, expect, test } from 'vitest'
import { finishPutting, putFiles } from '../../../build/check/dataset/put-files.ts'
import { checkCommand } from '../../../build/check/index.ts'
import { ingestCommand } from '../../../build/ingest/index.ts'
import { suggestCommand } from '../../../build/ingest/suggest/index.ts'
import { CAR, CarData } from '../../desk/car-desk.ts'
import { temporaryFolder } from '../../support/built.ts'
import { runCommand } from '../../support/commands.ts'

// Files of a dataset put in place: what a killed save leaves is finished, and nothing else moves a file.

const BEFORE = { 'law/one.json': 'one', 'law/two.json': 'two' }
const AFTER = { 'law/one.json': 'ONE', 'law/two.json': 'TWO', 'law/new.json': 'NEW' }

/** A program that puts files, and is killed before it puts the second. */
const PROGRAM = buildSync({
  stdin: {
    contents: `
      import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      import { putFiles } from './build/check/dataset/put-files.ts'
      const { renameSync } = fs
      fs.renameSync = (from, to) => {
        if (to.endsWith('two.json')) process.kill(process.pid, 'SIGKILL')
        renameSync(from, to)
      }
      syncBuiltinESMExports()
      const files = Object.entries(JSON.parse(process.argv[3]))
      putFiles(process.argv[2], files.map(([path, after]) => ({ path, after })))`,
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  packages: 'external',
}).outputFiles[0]?.text

/** Kills a save halfway; gives the number that its process had. */
function killedSave(folder: string, after: Readonly<Record<string, string>>): number {
  const args = ['--input-type=module', '-', folder, JSON.stringify(after)]
  const { pid, signal } = spawnSync(process.execPath, args, { input: PROGRAM ?? '' })
  expect(signal).toBe('SIGKILL')
  return pid
}

let data = ''
const beside = () => dirname(data)
const texts = () =>
  Object.fromEntries(readdirSync(join(data, 'law')).map((name) => [`law/${name}`, textOf(`law/${name}`)]))
const textOf = (path: string) => readFileSync(join(data, path), 'utf8')

beforeEach(() => {
  data = join(temporaryFolder('put-files'), 'data')
  mkdirSync(join(data, 'law'), { recursive: true })
  for (const [path, text] of Object.entries(BEFORE)) writeFileSync(join(data, path), text)
})

describe('a save that was cut short', () => {
  test('is finished, and nothing of it is left beside the dataset', () => {
    killedSave(data, AFTER)
    expect(texts()).toMatchObject({ 'law/one.json': 'ONE', 'law/two.json': 'two' })
    // git passes over all of it, wherever the dataset is in a repository of the project's rules.
    copyFileSync('.gitignore', join(beside(), '.gitignore'))
    execFileSync('git', ['init', '-q'], { cwd: beside() })
    const seen = execFileSync('git', ['status', '--short', '-uall'], { cwd: beside(), encoding: 'utf8' })
    expect(seen.split('\n')).toEqual([
      '?? .gitignore',
      ...Object.keys(BEFORE).map((path) => `?? data/${path}`),
      '',
    ])
    for (const name of ['.git', '.gitignore']) rmSync(join(beside(), name), { recursive: true })
    finishPutting(data)
    expect(texts()).toEqual(AFTER)
    expect(readdirSync(beside())).toEqual(['data'])
  })

  test.each([
    ['this very process', process.pid],
    ['another process that runs', process.ppid],
  ])('is finished where its number is that of %s now', (_whose, number) => {
    const pid = killedSave(data, AFTER)
    for (const name of readdirSync(beside()))
      renameSync(join(beside(), name), join(beside(), name.replace(`.data.${pid}`, `.data.${number}`)))
    finishPutting(data)
    expect(texts()).toEqual(AFTER)
    expect(readdirSync(beside())).toEqual(['data'])
  })

  test('is not touched by a command that only reads, nor by a dry run', async () => {
    const car = new CarData()
    const law = join(car.folder, 'law')
    const names = readdirSync(law)
    const after = Object.fromEntries(['one', 'two'].map((name) => [`law/${name}.json`, '{}\n']))
    killedSave(car.folder, after)
    rmSync(join(law, 'one.json'))
    const left = readdirSync(dirname(car.folder))
    expect(left.length).toBeGreaterThan(1)
    const pdf = 'test/ingest/documents/sample-saffron-private-car.pdf'
    await runCommand(suggestCommand, CAR, '--data', car.folder)
    await runCommand(checkCommand, '--data', car.folder)
    await runCommand(ingestCommand, 'wording', pdf, '--data', car.folder, '--dry-run')
    expect(readdirSync(dirname(car.folder))).toEqual(left)
    expect(readdirSync(law)).toEqual(names)
    await runCommand(ingestCommand, 'wording', pdf, '--data', car.folder)
    expect(readdirSync(law)).toEqual([...names, 'two.json'].toSorted())
  })
})

describe('what stands beside a dataset under such a name', () => {
  /** Puts a text in the place of what the journal of a killed save says. */
  function planted(text: string): string {
    killedSave(data, AFTER)
    const journal = readdirSync(beside()).find((name) => name.endsWith('.journal')) ?? ''
    writeFileSync(join(beside(), journal), text)
    return journal
  }

  test.each([
    JSON.stringify([{ file: '../victim', draft: '../script', old: '../old' }]),
    JSON.stringify(['law/new.json', '../victim']),
    JSON.stringify(['/victim']),
    JSON.stringify(['law/../../victim']),
    JSON.stringify(['products/../x.json']),
    JSON.stringify(['.git/hooks/pre-commit']),
    JSON.stringify(['law/linked.json']),
    JSON.stringify(['products/linked/x.json']),
    JSON.stringify({ 0: 'law/new.json' }),
    '["law/new.json"',
    '',
  ])('is refused by name where it says %s, and moves nothing', (text) => {
    mkdirSync(join(beside(), 'elsewhere'))
    writeFileSync(join(beside(), 'victim'), 'mine')
    mkdirSync(join(data, 'products'))
    symlinkSync('../../elsewhere', join(data, 'products/linked'))
    symlinkSync('../../victim', join(data, 'law/linked.json'))
    const journal = planted(text)
    const before = texts()
    expect(() => finishPutting(data)).toThrow(journal)
    expect(texts()).toEqual(before)
    expect(readFileSync(join(beside(), 'victim'), 'utf8')).toBe('mine')
    expect(readdirSync(join(beside(), 'elsewhere'))).toEqual([])
    expect(existsSync(join(beside(), journal))).toBe(true)
  })

  test('is refused where its name is none that a save gives', () => {
    writeFileSync(join(beside(), '.data.4194303.journal'), '["law/new.json"]')
    expect(() => finishPutting(data)).toThrow('.data.4194303.journal')
  })

  test('is no file to be put where it is a link', () => {
    const journal = planted('["law/new.json"]')
    const draft = join(beside(), journal.replace('.journal', '-0.tmp'))
    rmSync(draft, { force: true })
    symlinkSync('/dev/zero', draft)
    expect(() => finishPutting(data)).toThrow(journal)
  })

  test('is another dataset’s, and left alone', () => {
    const other = '.data.old.4194303-0123456789ab.journal'
    writeFileSync(join(beside(), other), '["law/new.json"]')
    finishPutting(data)
    expect(readdirSync(beside())).toContain(other)
  })
})

test.each(['law/linked.json', 'products/linked/x.json', '../x.json', 'notes/x.json', 'law/.x.json'])(
  'nothing is written at %s, which is not inside the dataset',
  (path) => {
    mkdirSync(join(beside(), 'elsewhere'))
    writeFileSync(join(beside(), 'victim'), 'mine')
    mkdirSync(join(data, 'products'))
    symlinkSync('../../elsewhere', join(data, 'products/linked'))
    symlinkSync('../../victim', join(data, 'law/linked.json'))
    const before = [readdirSync(beside()), texts()]
    const files = [
      { path: 'law/one.json', after: 'ONE' },
      { path, after: 'x' },
    ]
    expect(() => putFiles(data, files)).toThrow(path)
    expect([readdirSync(beside()), texts()]).toEqual(before)
    expect(readdirSync(join(beside(), 'elsewhere'))).toEqual([])
  },
)
