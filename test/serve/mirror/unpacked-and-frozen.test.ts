import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { temporaryFolder } from '../../support/built.ts'
import { runProgram } from '../../support/commands.ts'
import { treeOf } from '../../support/tree.ts'
import { madeRelease, served } from './made-release.ts'

test('an archive that something on the way unpacked is named, and its files are fetched one by one', async () => {
  const release = await madeRelease()
  const asked: (string | undefined)[] = []
  const { url } = await served(release, (path, outgoing, incoming) => {
    if (!path.endsWith('.tar.gz')) return false
    asked.push(incoming.headers['accept-encoding'])
    outgoing.end(gunzipSync(readFileSync(join(release, path))))
    return true
  })
  const said: string[] = []
  const copy = join(temporaryFolder('unpacked'), 'site')
  await syncFolder(url, copy, { patience: 5000, progress: (line) => void said.push(line) })
  expect([...treeOf(copy).keys()]).toContain('api/v1/clause/1001')
  expect(said.filter((line) => line.includes('arrived unpacked')).length).toBeGreaterThan(0)
  expect(new Set(asked)).toEqual(new Set(['identity']))
})

test.each([
  ['older', '2001-02-03', 1, /days ago/u],
  ['of today', new Date().toISOString().slice(0, 10), 0, null],
])('--older-than tells of data that is %s by the code it exits with', async (_, dataDate, code, says) => {
  const { url } = await served(await madeRelease(undefined, { dataDate }))
  const copy = join(temporaryFolder('frozen'), 'site')
  const args = ['sync', url, copy, '--older-than', '30']
  const run = await runProgram('build/serve/mirror/index.ts', '.', ...args)
  expect(run.code).toBe(code)
  if (says !== null) expect(run.err).toMatch(says)
})
