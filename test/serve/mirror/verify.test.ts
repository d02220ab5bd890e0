import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { verifyFolder } from '../../../build/serve/mirror/verify.ts'
import { GOLDEN } from '../../golden/golden.ts'
import { goldenSite } from '../../support/built-once.ts'
import { temporaryFolder } from '../../support/built.ts'
import { FILES, SITE, madeRelease, newSigner, replaced } from './made-release.ts'

test('what a build made is whole', async () => {
  expect(await verifyFolder(await goldenSite())).toMatchObject({
    whole: true,
    base_url: GOLDEN.baseUrl,
    signed_by: null,
  })
})

test('what is whole is counted', async () => {
  expect(await verifyFolder(await madeRelease())).toMatchObject({
    whole: true,
    release: 1,
    base_url: SITE,
    data_date: '2026-01-02',
    files: Object.keys(FILES).length,
  })
})

/** Damages of a folder, and how they must be named. */
const CASES: readonly (readonly [string, (folder: string) => void, object])[] = [
  ['a flipped bit', (folder) => flip(folder, 'api/v1/clause/1001'), { changed: ['api/v1/clause/1001'] }],
  ['a missing file', (folder) => replaced(folder, 'index.html', null), { missing: ['index.html'] }],
  ['a file too many', (folder) => replaced(folder, 'index/note.txt', 'mine'), { extra: ['index/note.txt'] }],
  [
    'a flipped bit in an archive',
    (folder) => flip(folder, 'release/law.tar.gz'),
    { changed: ['release/law.tar.gz'] },
  ],
  ['a link out of the folder', linked('index/secret', '/etc/hostname'), { extra: ['index/secret'] }],
  [
    'a link in the place of a file',
    (folder) => {
      replaced(folder, 'index.html', null)
      linked('index.html', 'index/catalogue.json')(folder)
    },
    { changed: ['index.html'] },
  ],
  [
    'a folder in the place of a file',
    (folder) => {
      replaced(folder, 'index.html', null)
      mkdirSync(join(folder, 'index.html'))
    },
    { missing: ['index.html'] },
  ],
  [
    'a changed list',
    (folder) => flip(folder, 'release/lists/law.sha256'),
    { broken: [expect.stringContaining('release/lists/law.sha256')] },
  ],
  [
    'a missing list',
    (folder) => replaced(folder, 'release/lists/law.sha256', null),
    { broken: ['release/lists/law.sha256 is missing'] },
  ],
  [
    'a changed list of lists',
    (folder) => flip(folder, 'release/lists.sha256'),
    { changed: ['release/lists.sha256'] },
  ],
  [
    'a manifest with another digest',
    (folder) => edit(folder, 'manifest.json', /"digest":"./u, '"digest":"0'),
    { broken: [expect.stringContaining('contradicts itself')] },
  ],
]

test.each(CASES)('%s is named, and nothing else', async (_, harm, expected) => {
  const folder = await madeRelease({ ...FILES, 'index/other.json': '1' })
  const clean = { broken: [], missing: [], changed: [], extra: [] }
  harm(folder)
  const verdict = await verifyFolder(folder)
  expect(verdict.whole).toBe(false)
  if (!('broken' in expected)) expect(verdict).toMatchObject({ ...clean, ...expected })
  else expect(verdict).toMatchObject(expected)
})

/** Files that servers and file managers put into a folder. */
const KEEPERS = [
  'serve.json',
  '.DS_Store',
  'api/.DS_Store',
  '.htaccess',
  'Thumbs.db',
  '.well-known/acme-challenge/x',
]

test.each(KEEPERS)('%s in a copy is its keeper’s own: the copy is whole', async (path) => {
  const folder = await madeRelease()
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), 'of the server')
  expect(await verifyFolder(folder)).toMatchObject({ whole: true, extra: [] })
})

test('a file of the release under the name of a server’s file is compared as every other', async () => {
  const folder = await madeRelease({ ...FILES, 'serve.json': '{}' })
  replaced(folder, 'serve.json', '{"a":1}')
  expect(await verifyFolder(folder)).toMatchObject({ whole: false, changed: ['serve.json'] })
})

test.each([
  ['nothing', () => {}, 'has no manifest.json'],
  ['no JSON', (folder: string) => writeFileSync(join(folder, 'manifest.json'), '<html>'), 'does not parse'],
  [
    'a later format',
    (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{"format":2}'),
    'format 1',
  ],
])('a folder with %s in the place of a manifest cannot be checked', async (_, make, says) => {
  const folder = temporaryFolder('verify-none')
  make(folder)
  await expect(verifyFolder(folder)).rejects.toThrow(says)
})

describe('signatures', () => {
  test('a signed release is whole; the key is named', async () => {
    const signer = await newSigner()
    const folder = await madeRelease(FILES, { signer })
    expect(await verifyFolder(folder)).toMatchObject({ whole: true, signed_by: signer.kid })
    expect(await verifyFolder(folder, { keys: [signer.kid] })).toMatchObject({ whole: true })
  })

  test.each([
    ['a flipped bit in the manifest', 'manifest.json', /2026-01-02/u, '2026-01-03', 'does not fit'],
    [
      'a set of keys without the key',
      '.well-known/jwks.json',
      /.*/su,
      '{"keys":[]}',
      'does not hold the key',
    ],
    ['keys that are none', '.well-known/jwks.json', /.*/su, 'x', 'not a set of keys'],
  ])('%s is named', async (_, path, from, to, says) => {
    const folder = await madeRelease(FILES, { signer: await newSigner() })
    edit(folder, path, from, to)
    const { whole, broken } = await verifyFolder(folder)
    expect([whole, broken.join()]).toEqual([false, expect.stringContaining(says)])
  })

  test('another key than the one that is trusted is named', async () => {
    const folder = await madeRelease(FILES, { signer: await newSigner() })
    const { kid } = await newSigner()
    expect((await verifyFolder(folder, { keys: [kid] })).broken.join()).toContain(
      'no trusted key vouches for it',
    )
  })
})

function flip(folder: string, path: string): void {
  const bytes = readFileSync(join(folder, path))
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  writeFileSync(join(folder, path), bytes)
}

function edit(folder: string, path: string, from: RegExp, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(folder, path), text.replace(from, to))
}

function linked(path: string, to: string): (folder: string) => void {
  return (folder) => symlinkSync(to, join(folder, path))
}
