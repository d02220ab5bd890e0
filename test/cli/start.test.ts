import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GOLDEN } from '../golden/golden.ts'
import { mustBuild, temporaryFolder } from '../support/built.ts'
import { digestsOf } from '../support/tree.ts'

// A program that is started from the files made of its sources does what the sources say.

/** A copy of the project with packages in common, whose files nobody else starts from. */
function projectCopy(): string {
  const copy = temporaryFolder('project')
  for (const name of ['build', 'functions', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(name, join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
  return copy
}

/** Starts the build of a project. */
function start(project: string, ...options: string[]): void {
  const program = [join(project, 'build/cli/start.mjs'), join(project, 'build/pipeline/index.ts')]
  execFileSync(process.execPath, [...program, ...options], { stdio: 'pipe' })
}

test('a build gives the bytes that its sources give, and makes what is damaged of its files again', async () => {
  const whole = temporaryFolder('whole')
  await mustBuild(GOLDEN.data, whole, GOLDEN.baseUrl)
  const [project, out, caches] = [projectCopy(), temporaryFolder('started'), temporaryFolder('started-cache')]
  const options = ['--data', GOLDEN.data, '--base-url', GOLDEN.baseUrl, '--workers', '2', '--cache', caches]
  start(project, ...options, '--out', out)
  expect(digestsOf(out)).toEqual(digestsOf(whole))
  const kept = join(project, 'node_modules/.cache/insurance-information-service')
  const [folder = '', ...others] = readdirSync(kept)
  expect(others).toEqual([])
  const files = readdirSync(join(kept, folder)).map((name) => join(kept, folder, name))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) appendFileSync(file, 'throw new Error("damaged")')
  start(project, '--help')
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('new Error("damaged")'))).toEqual([])
}, 120_000)
