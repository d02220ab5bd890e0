import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { temporaryFolder } from '../../support/built.ts'
import { treeOf } from '../../support/tree.ts'
import { at, copyOf, errorOf, madeRelease, served, withoutArchives } from './made-release.ts'
import { type Wrong, expectError, twoReleases } from './two-releases.ts'

// Everything that can be wrong with what a site sends, each named, and the old copy untouched by all of it; and how long a
// sync takes with a server that would keep it for ever.

const releases = twoReleases()

const ARCHIVE = 'release/clauses.tar.gz'
const LIST = 'release/lists/clauses.sha256'
const CLAUSE = 'api/v1/clause/1001'
const elsewhere = { location: 'https://elsewhere.example/manifest.json' }

const archive = () => readFileSync(join(releases.second, ARCHIVE))

/** The archive with one bit changed in its middle. */
function flipped(): Buffer {
  const bytes = archive()
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  return bytes
}

const flippedArchive = at(ARCHIVE, (out) => out.end(flipped()))

const CASES: readonly Wrong[] = [
  ['a flipped byte in an archive', 'damaged', 'clauses.tar.gz', flippedArchive],
  ['a cut archive', 'damaged', 'clauses.tar.gz', at(ARCHIVE, (out) => out.end(archive().subarray(0, 90)))],
  [
    'a connection cut',
    'unreachable',
    'clauses.tar.gz',
    at(ARCHIVE, (out) => out.write('x', () => out.destroy())),
  ],
  [
    'an archive that is longer than announced',
    'too-large',
    'clauses.tar.gz',
    at(ARCHIVE, (out) => out.end(Buffer.alloc(1e6))),
  ],
  ['a flipped byte in a file', 'damaged', CLAUSE, withoutArchives(at(CLAUSE, (out) => out.end('bad')))],
  ['a missing file', 'damaged', CLAUSE, withoutArchives(at(CLAUSE, (out) => out.writeHead(404).end()))],
  [
    'a changed list',
    'damaged',
    LIST,
    withoutArchives(at(LIST, (out) => out.end(`${'0'.repeat(64)}  api/v1/clause/1\n`))),
  ],
  [
    'a redirect to another host',
    'redirected',
    'https://elsewhere.example',
    at('manifest.json', (out) => out.writeHead(302, elsewhere).end()),
  ],
  [
    'a redirect in a circle',
    'redirected',
    'circle',
    at('manifest.json', (out) => out.writeHead(302, { location: '/manifest.json' }).end()),
  ],
  ['a server that hangs before it answers', 'too-slow', 'sent nothing', at('manifest.json', () => {})],
  ['a server that hangs in a file', 'too-slow', 'sent nothing', at(ARCHIVE, (out) => out.write('x'))],
  ['a server that fails', 'refused', 'answered 500', at('manifest.json', (out) => out.writeHead(500).end())],
]

test.each(CASES)('%s: %s', async (_, code, says, meddle) => {
  await expectError(releases.copy, () => errorOf(releases.copy, releases.second, meddle), code, says)
})

test('after a fault, the next sync makes the new copy whole', async () => {
  await errorOf(releases.copy, releases.second, flippedArchive)
  await copyOf(releases.second, releases.copy)
  const wanted = [...treeOf(releases.second).keys()].filter((path) => !path.endsWith('.gz'))
  expect([...treeOf(releases.copy).keys()]).toEqual(wanted)
  expect(existsSync(`${releases.copy}.sync`)).toBe(false)
})

const PATIENCE = { patience: 5000 }

test.each([
  ['1e9', 'asks to wait 120 seconds'],
  ['-5', 'asks to wait 1 seconds'],
  ['soon', 'asks to wait 1 seconds'],
])(
  'a server that asks to wait %s is waited for at least one second and at most two minutes',
  async (asked, says) => {
    const release = await madeRelease()
    const { url } = await served(
      release,
      at('manifest.json', (out) => out.writeHead(429, { 'retry-after': asked }).end()),
    )
    const copy = join(temporaryFolder('copy'), 'site')
    await expect(syncFolder(url, copy, { ...PATIENCE, tries: 1 })).rejects.toThrow(says)
  },
)

test('a sync ends within its time, whether a server drips bytes or asks to wait', async () => {
  const release = await madeRelease()
  const dripping = at('manifest.json', (out) => {
    const drip = setInterval(() => out.write(' '), 20)
    out.once('close', () => clearInterval(drip))
  })
  const waiting = at('manifest.json', (out) => out.writeHead(429, { 'retry-after': '60' }).end())
  for (const meddle of [dripping, waiting]) {
    const { url } = await served(release, meddle)
    const started = performance.now()
    const synced = syncFolder(url, join(temporaryFolder('copy'), 'site'), { ...PATIENCE, within: 500 })
    await expect(synced).rejects.toMatchObject({ code: 'too-late' })
    expect(performance.now() - started).toBeLessThan(4000)
  }
})
