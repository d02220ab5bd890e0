import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GOLDEN } from '../../golden/golden.ts'
import { Caches, didWork } from './caches.ts'

// Builds that are killed at a chosen call; `npm run test:slow kill` does it at any moment, for longer.

/** Kills the process that loads it at a call of a function, counted from 1. */
function killing(holder: string, name: string, call: number, where: string): string {
  const code = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import Database from ${JSON.stringify(import.meta.resolve('better-sqlite3'))}
const holder = ${holder}
const real = holder.${name}
let left = ${call}
holder.${name} = function (...args) {
  if (${where} && --left === 0) process.kill(process.pid, 'SIGKILL')
  return real.apply(this, args)
}
syncBuiltinESMExports()`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

const STATEMENT = "Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'))"
const OF_CACHE = "this.source.startsWith('INSERT OR REPLACE INTO row ')"

test.each<[moment: string, program: string]>([
  ['at the first row of the cache', killing(STATEMENT, 'run', 1, OF_CACHE)],
  ['amid the rows of the cache', killing(STATEMENT, 'run', 5, OF_CACHE)],
  ['before the cache is committed', killing('Database.prototype', 'exec', 1, "args[0] === 'COMMIT'")],
  ['before the first file is in its place', killing('fs', 'renameSync', 2, 'true')],
  ['while files are put in their places', killing('fs', 'renameSync', 40, 'true')],
  ['while files are staged', killing('fs', 'writeFileSync', 40, 'true')],
])('a build that is killed %s leaves all that the next one needs', async (_moment, program) => {
  const caches = new Caches()
  expect(await caches.built()).toMatchObject({ code: 0 })
  const file = join(caches.data, 'dataset.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('2026-03-31', '2026-04-30'))
  const node = [
    '--import',
    import.meta.resolve('tsx'),
    '--import',
    program,
    resolve('build/pipeline/index.ts'),
  ]
  const where = ['--data', caches.data, '--out', caches.out, '--cache', caches.folder]
  const how = ['--base-url', GOLDEN.baseUrl, '--no-downloads', '--workers', '1']
  const [, signal] = (await once(spawn(process.execPath, [...node, ...where, ...how]), 'exit')) as unknown[]
  expect(signal).toBe('SIGKILL')
  expect(await caches.built()).toMatchObject({ code: 0 })
  await caches.expectWhole()
  expect(didWork(await caches.built())).toBe(false)
})
