import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkCommand } from '../../build/check/index.ts'
import { SOURCES } from '../../build/cli/sources.mjs'
import { GOLDEN } from '../golden/golden.ts'
import { temporaryFolder } from '../support/built.ts'
import { goldenSite } from '../support/built-once.ts'
import { runCommand } from '../support/commands.ts'
import { digestsOf } from '../support/tree.ts'
import { broken } from './broken-dataset.ts'

// A program that is started from the files made of its sources does what the sources say.

/** A copy of the project with packages in common, whose files nobody else starts from. */
function projectCopy(): string {
  const copy = temporaryFolder('project')
  for (const name of SOURCES) cpSync(name, join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
  return copy
}

/** Values that break the schemas of records, by file: a wrong type, format, word or length, a key unknown or missing. */
const WRONG = {
  'insurers/sample-heron.json': { website: 'no address', lines: ['boats'], name: '', metrics: {} },
  'products/sample-heron/tyre-cover.json': {
    launched: 'tomorrow',
    withdrawn: 5,
    uin: undefined,
    colour: 'red',
  },
}

/** Starts the build of a project. */
function start(project: string, ...options: string[]): void {
  const program = [join(project, 'build/cli/start.mjs'), join(project, 'build/pipeline/index.ts')]
  execFileSync(process.execPath, [...program, ...options], { stdio: 'pipe' })
}

/** The files that programs of a project start from. */
function filesOf(project: string): string[] {
  const kept = join(project, 'node_modules/.cache/insurance-information-service')
  const [folder = '', ...others] = readdirSync(kept)
  expect(others).toEqual([])
  return readdirSync(join(kept, folder)).map((name) => join(kept, folder, name))
}

test('a build gives the bytes that its sources give, and makes what is damaged of its files again', async () => {
  const [project, out, caches] = [projectCopy(), temporaryFolder('started'), temporaryFolder('started-cache')]
  const options = ['--data', GOLDEN.data, '--base-url', GOLDEN.baseUrl, '--workers', '2', '--cache', caches]
  start(project, ...options, '--out', out)
  expect(digestsOf(out)).toEqual(digestsOf(await goldenSite()))
  // Few programs read a previous release, and nothing is compiled for them.
  start(project, ...options, '--out', temporaryFolder('next'), '--previous', out)
  const files = filesOf(project)
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) appendFileSync(file, 'throw new Error("damaged")')
  start(project, '--help')
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('new Error("damaged")'))).toEqual([])
})

test('a check compiles no schema, and says of wrong records what its sources say', async () => {
  const data = broken((file) => {
    for (const [path, wrong] of Object.entries(WRONG)) {
      const record = JSON.parse(readFileSync(file(path), 'utf8')) as object
      writeFileSync(file(path), JSON.stringify({ ...record, ...wrong }))
    }
  })
  const project = projectCopy()
  const program = [join(project, 'build/cli/start.mjs'), join(project, 'build/check/index.ts')]
  const started = spawnSync(process.execPath, [...program, '--data', data], { encoding: 'utf8' })
  const { code, out, err } = await runCommand(checkCommand, '--data', data)
  expect(err).toContain('must be a day, YYYY-MM-DD, not "tomorrow"')
  // How often the progress is told depends on how long the check takes.
  const told = (text: string) => text.replace(/^checked .*\n/gmu, '')
  expect([started.status, started.stdout, told(started.stderr)]).toEqual([code, out, told(err)])
  for (const file of filesOf(project)) expect(readFileSync(file, 'utf8')).not.toContain('strictSchema')
})
