import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Manifest } from '../../build/contract/release.ts'
import type { FaultCode } from '../../build/mirror/fault.ts'
import { type SyncOptions, syncFolder } from '../../build/mirror/sync.ts'
import { temporaryFolder } from '../support/built.ts'
import { treeOf } from '../support/tree.ts'
import { FILES, type Meddle, madeRelease, manifestOf, newSigner, replaced, served } from './made-release.ts'

// Everything that can be wrong with a site, each named, and the old copy untouched by all of it.

const releases = { first: '', second: '' }
let first: string
let second: string
let copy: string
let before: Map<string, Buffer>

beforeAll(async () => {
  const signer = await newSigner()
  releases.first = await madeRelease(FILES, { signer })
  const changed = { ...FILES, 'index.html': 'new', 'api/v1/clause/1001': 'new', 'index/more.json': 'more' }
  const previous = manifestOf(releases.first)
  releases.second = await madeRelease(changed, { signer, previous, dataDate: '2026-02-02' })
})

beforeEach(async () => {
  first = releases.first
  second = releases.second
  copy = join(temporaryFolder('faults'), 'site')
  const { url } = await served(first)
  await syncFolder(url, copy, { patience: 5000 })
  before = treeOf(copy)
})

/** Syncs the copy from the second release as it was meddled with; gives the fault. */
async function faultOf(
  meddle?: Meddle,
  options: Partial<SyncOptions> = {},
): Promise<{ code: FaultCode; message: string }> {
  const { url } = await served(second, meddle)
  const { code, message } = await syncFolder(url, copy, { patience: 400, tries: 1, ...options }).then(
    () => ({ code: 'none' as FaultCode, message: 'it was done' }),
    (error: { code: FaultCode; message: string }) => error,
  )
  return { code, message }
}

/** Answers one path in its own way. */
function at(path: string, answer: (outgoing: ServerResponse) => void): Meddle {
  return (asked, outgoing) => {
    if (asked !== path) return false
    answer(outgoing)
    return true
  }
}

/** Refuses the archives, so that files are asked for one by one. */
const noArchives: Meddle = (path, outgoing) => {
  if (!path.endsWith('.tar.gz')) return false
  outgoing.writeHead(404).end()
  return true
}

/** The manifest of the second release, changed; its signature no longer fits, so that it is made unsigned. */
function forged(change: (manifest: Record<string, unknown> & Manifest) => void): string {
  const manifest = JSON.parse(readFileSync(join(second, 'manifest.json'), 'utf8')) as Record<
    string,
    unknown
  > &
    Manifest
  Object.assign(manifest, { signed_by: null })
  change(manifest)
  return JSON.stringify(manifest)
}

const UNSIGNED = { allowUnsigned: true }

const CASES: readonly (readonly [
  string,
  FaultCode,
  string,
  () => Promise<{ code: FaultCode; message: string }>,
])[] = [
  [
    'a flipped byte in an archive',
    'damaged',
    'clauses.tar.gz',
    () => faultOf(at('release/clauses.tar.gz', (out) => out.end(flipped('release/clauses.tar.gz')))),
  ],
  [
    'a cut archive',
    'damaged',
    'clauses.tar.gz',
    () =>
      faultOf(
        at('release/clauses.tar.gz', (out) =>
          out.end(readFileSync(join(second, 'release/clauses.tar.gz')).subarray(0, 90)),
        ),
      ),
  ],
  [
    'a connection cut',
    'unreachable',
    'clauses.tar.gz',
    () => faultOf(at('release/clauses.tar.gz', (out) => out.write('x', () => out.destroy()))),
  ],
  [
    'an archive that is longer than announced',
    'too-large',
    'clauses.tar.gz',
    () => faultOf(at('release/clauses.tar.gz', (out) => out.end(Buffer.alloc(1e6)))),
  ],
  [
    'a flipped byte in a file',
    'damaged',
    'api/v1/clause/1001',
    () =>
      faultOf(
        (path, out, incoming) =>
          noArchives(path, out, incoming) ||
          at('api/v1/clause/1001', (one) => one.end('bad'))(path, out, incoming),
      ),
  ],
  [
    'a missing file',
    'damaged',
    'api/v1/clause/1001',
    () =>
      faultOf(
        (path, out, incoming) =>
          noArchives(path, out, incoming) ||
          at('api/v1/clause/1001', (one) => one.writeHead(404).end())(path, out, incoming),
      ),
  ],
  [
    'a changed list',
    'damaged',
    'release/lists/clauses.sha256',
    () =>
      faultOf(
        (path, out, incoming) =>
          noArchives(path, out, incoming) ||
          at('release/lists/clauses.sha256', (one) => one.end(`${'0'.repeat(64)}  api/v1/clause/1\n`))(
            path,
            out,
            incoming,
          ),
      ),
  ],
  [
    'a redirect to another host',
    'redirected',
    'https://elsewhere.example',
    () =>
      faultOf(
        at('manifest.json', (out) =>
          out.writeHead(302, { location: 'https://elsewhere.example/manifest.json' }).end(),
        ),
      ),
  ],
  [
    'a redirect in a circle',
    'redirected',
    'circle',
    () => faultOf(at('manifest.json', (out) => out.writeHead(302, { location: '/manifest.json' }).end())),
  ],
  [
    'a page in the place of the manifest',
    'not-a-release',
    'does not parse',
    () => faultOf(at('manifest.json', (out) => out.end('<html>'))),
  ],
  [
    'no manifest',
    'not-a-release',
    'is missing',
    () => faultOf(at('manifest.json', (out) => out.writeHead(404).end())),
  ],
  [
    'a manifest that names ../x',
    'unsafe-path',
    '"../x"',
    () =>
      faultOf(
        at('manifest.json', (out) =>
          out.end(forged(({ parts }) => Object.assign(parts[0]?.archive ?? {}, { path: '../x' }))),
        ),
        UNSIGNED,
      ),
  ],
  [
    'a manifest that contradicts itself',
    'not-a-release',
    'contradicts itself',
    () =>
      faultOf(
        at('manifest.json', (out) =>
          out.end(forged((manifest) => Object.assign(manifest, { digest: '0'.repeat(64) }))),
        ),
        UNSIGNED,
      ),
  ],
  [
    'a changed manifest',
    'bad-signature',
    'does not fit',
    () =>
      faultOf(
        at('manifest.json', (out) =>
          out.end(readFileSync(join(second, 'manifest.json'), 'utf8').replace('2026-02-02', '2026-02-03')),
        ),
      ),
  ],
  [
    'a signature of something else',
    'bad-signature',
    'does not fit',
    () => faultOf(at('manifest.jws', (out) => out.end(readFileSync(join(first, 'manifest.jws'))))),
  ],
  [
    'a missing signature',
    'unsigned',
    'missing',
    () => faultOf(at('manifest.jws', (out) => out.writeHead(404).end())),
  ],
  [
    'an unsigned release after a signed one',
    'unsigned',
    'not signed',
    () => faultOf(at('manifest.json', (out) => out.end(forged(() => {})))),
  ],
  [
    'a server that hangs before it answers',
    'too-slow',
    'sent nothing',
    () => faultOf(at('manifest.json', () => {})),
  ],
  [
    'a server that hangs in a file',
    'too-slow',
    'sent nothing',
    () => faultOf(at('release/clauses.tar.gz', (out) => out.write('x'))),
  ],
  [
    'a server that fails',
    'refused',
    'answered 500',
    () => faultOf(at('manifest.json', (out) => out.writeHead(500).end())),
  ],
  [
    'another site',
    'other-site',
    'https://other.example',
    async () => {
      second = await madeRelease(FILES, { baseUrl: 'https://other.example' })
      return faultOf(undefined, UNSIGNED)
    },
  ],
  [
    'an older release',
    'older-release',
    '--allow-older',
    async () => {
      await newer()
      second = first
      return faultOf()
    },
  ],
]

/** Brings the copy to the second release. */
async function newer(): Promise<void> {
  const { url } = await served(second)
  await syncFolder(url, copy, { patience: 5000 })
  before = treeOf(copy)
}

test.each(CASES)('%s: %s', async (_, code, says, sync) => {
  const fault = await sync()
  expect([fault.code, fault.message]).toEqual([code, expect.stringContaining(says)])
  expect(treeOf(copy)).toEqual(before)
  expect(existsSync(join(`${copy}.sync`, 'lock'))).toBe(false)
})

test('after a fault, the next sync makes the new copy whole', async () => {
  await faultOf(at('release/clauses.tar.gz', (out) => out.end(flipped('release/clauses.tar.gz'))))
  await newer()
  expect([...before.keys()]).toEqual([...treeOf(second).keys()].filter((path) => !path.endsWith('.gz')))
  expect(existsSync(`${copy}.sync`)).toBe(false)
})

test('with leave to, the older release is taken', async () => {
  await newer()
  second = first
  expect((await faultOf(undefined, { allowOlder: true })).code).toBe('none')
  expect(readFileSync(join(copy, 'index.html'), 'utf8')).toBe(FILES['index.html'])
})

describe('the folder', () => {
  test('holds a file of somebody else: it is named and kept', async () => {
    writeFileSync(join(copy, 'mine.conf'), 'mine')
    expect(await faultOf()).toEqual({
      code: 'foreign-files',
      message: expect.stringContaining('mine.conf') as string,
    })
    expect(readFileSync(join(copy, 'mine.conf'), 'utf8')).toBe('mine')
  })

  test('holds a link out of it: it is named, and what it leads to is kept', async () => {
    const outside = temporaryFolder('outside')
    writeFileSync(join(outside, 'kept.txt'), 'kept')
    symlinkSync(outside, join(copy, 'index', 'out'))
    expect(await faultOf()).toMatchObject({ code: 'foreign-files' })
    replaced(copy, 'index/out', null)
    replaced(copy, 'index.html', null)
    symlinkSync(join(outside, 'kept.txt'), join(copy, 'index.html'))
    expect(await faultOf()).toMatchObject({ code: 'foreign-files' })
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
  })

  test('has another sync at work in it', async () => {
    const { url } = await served(
      second,
      at('release/clauses.tar.gz', () => {}),
    )
    const slow = syncFolder(url, copy, { patience: 1500, tries: 1 }).catch(
      (error: { code: string }) => error.code,
    )
    await new Promise((later) => setTimeout(later, 200))
    expect(await faultOf()).toMatchObject({
      code: 'busy',
      message: expect.stringContaining(String(process.pid)) as string,
    })
    expect(await slow).toBe('too-slow')
    expect((await faultOf()).code).toBe('none')
  })

  test('has the lock of a sync that was killed: it is taken over', async () => {
    const { pid } = spawnSync('true')
    mkdirSync(`${copy}.sync`)
    writeFileSync(join(`${copy}.sync`, 'lock'), String(pid))
    expect((await faultOf()).code).toBe('none')
    expect(existsSync(`${copy}.sync`)).toBe(false)
  })
})

function flipped(path: string): Buffer {
  const bytes = readFileSync(join(second, path))
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  return bytes
}
