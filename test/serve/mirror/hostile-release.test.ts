import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Manifest } from '../../../build/contract/release.ts'
import { temporaryFolder } from '../../support/built.ts'
import { treeOf } from '../../support/tree.ts'
import { expectNothingMade, forgedRelease, indexPart, syncedFrom } from './forged-release.ts'

// Offers of a hostile mirror to somebody's first sync: the release is unsigned and all its digests fit.

let copy: string

beforeEach(() => {
  copy = join(temporaryFolder('hostile'), 'copy')
})

test('a release that is in order is taken, though nobody signed it', async () => {
  const files = { 'index/one.json': '1', 'index/two/three': '3' }
  expect(await syncedFrom(forgedRelease([indexPart(files)]), copy)).toEqual({ code: 'none', message: '' })
  expect([...treeOf(copy).keys()].filter((path) => path.startsWith('index/'))).toEqual(Object.keys(files))
})

describe('paths that a copy may not hold', () => {
  test.each([
    ['out of the folder', '../evil'],
    ['out of the folder, further in', 'index/../../evil'],
    ['absolute', '/tmp/evil'],
    ['with a drive', 'C:/evil'],
    ['with a backslash', 'index\\..\\evil'],
    ['with NUL', 'index/a\0.json'],
    ['with a line break', 'index/a\rb'],
    ['with an empty name', 'index//a'],
    ['with a dot as a name', 'index/./a'],
    ['hidden', 'index/.htaccess'],
    ['hidden, at the top', '.git/hooks/post-checkout'],
    ['with a stream of NTFS', 'index/a::$DATA'],
    ['a device of Windows', 'index/nul'],
    ['a device of Windows with an ending', 'index/Com1.json'],
    ['a folder named as a device', 'aux/index.json'],
    ['with a dot at its end, which Windows drops', 'index/a.'],
    ['with a space at its end', 'index/a '],
    ['with a space in it', 'index/a b'],
    ['with nothing after its last slash', 'index/a/'],
    ['too long', `index/${'a'.repeat(300)}`],
    ['a letter that looks like another', 'index/а.json'],
    ['the manifest itself', 'manifest.json'],
    ['the keys', '.well-known/jwks.json'],
    ['the release folder', 'release/evil.sha256'],
  ])('%s', async (_, path) => {
    const { code, message } = await syncedFrom(forgedRelease([indexPart({ [path]: 'x' })]), copy)
    expect(code).toBe('unsafe-path')
    expect(message).toContain('release/lists/0.sha256')
    expectNothingMade(copy)
  })

  test.each([
    ['a file in two cases', ['index/a.json', 'index/A.json']],
    ['a folder in two cases', ['index/a/x', 'index/A/y']],
    ['a file that is a folder, too', ['index/a', 'index/a/b']],
    ['a folder that is a file, too', ['index/a/b', 'index/a']],
    ['the manifest in another case', ['index/a', 'Manifest.JSON']],
    ['the folder of the lists in another case', ['index/a', 'Release/lists/b']],
  ])('%s', async (_, paths) => {
    const files = Object.fromEntries(paths.map((path, at) => [path, String(at)]))
    expect((await syncedFrom(forgedRelease([indexPart(files)]), copy)).code).toBe('unsafe-path')
    expectNothingMade(copy)
  })

  test.each([
    ['in both parts', ['index/a'], ['index/a']],
    ['in another case', ['index/a'], ['index/A']],
  ])('parts that overlap: %s', async (_, one, two) => {
    const parts = [
      { name: 'index', files: Object.fromEntries(one.map((path) => [path, 'same'])) },
      { name: 'pages', files: Object.fromEntries(two.map((path) => [path, 'same'])) },
    ]
    expect((await syncedFrom(forgedRelease(parts), copy)).code).toBe('unsafe-path')
    expectNothingMade(copy)
  })
})

/** Manifests that are not what they must be, and how that is named. */
const MANIFESTS: readonly (readonly [string, (manifest: Manifest) => string | void, string, RegExp])[] = [
  [
    'a key twice',
    (manifest) => JSON.stringify(manifest).replace('"release":1,', '"release":9,"release":1,'),
    'not-a-release',
    /names a key twice/u,
  ],
  [
    'more bytes than its lists',
    (manifest) => void (manifest.bytes += 1),
    'not-a-release',
    /contradicts itself/u,
  ],
  [
    'a part with more files than its lists',
    (manifest) => manifest.parts.forEach((part) => (part.files += 1)),
    'not-a-release',
    /contradicts itself/u,
  ],
  [
    'a part twice',
    (manifest) => {
      manifest.parts.push({
        ...(manifest.parts[0] as Manifest['parts'][number]),
        lists: [],
        files: 0,
        bytes: 0,
      })
    },
    'not-a-release',
    /index is named twice/u,
  ],
  [
    'a list twice',
    (manifest) => void manifest.parts[0]?.lists.push(...(manifest.parts[0]?.lists ?? [])),
    'unsafe-path',
    /beside/u,
  ],
  ['a size that is not a number', set('bytes', '12'), 'not-a-release', /\/bytes: must be a whole number/u],
  ['a size below nothing', set('bytes', -1), 'not-a-release', /\/bytes/u],
  ['a size beyond all disks', set('bytes', 1e300), 'not-a-release', /\/bytes|contradicts itself/u],
  ['no parts', set('parts', undefined), 'not-a-release', /"parts" is missing/u],
  ['parts that are no list', set('parts', { length: 1 }), 'not-a-release', /\/parts: must be a list/u],
  ['a part that is null', set('parts', [null]), 'not-a-release', /\/parts\/0: must be an object/u],
  ['keys of prototypes alone', set('parts', [{ __proto__: null }]), 'not-a-release', /is missing/u],
  ['an address that is none', set('base_url', 'javascript:alert(1)'), 'not-a-release', /\/base_url/u],
  ['a day that is none', set('data_date', '2026-13-45'), 'not-a-release', /\/data_date/u],
  ['a thumbprint that is none', set('signed_by', '../key'), 'not-a-release', /\/signed_by/u],
  ['release 0', set('release', 0), 'not-a-release', /\/release/u],
]

function set(key: string, value: unknown) {
  return (manifest: Manifest) => void Object.assign(manifest, { [key]: value })
}

test.each(MANIFESTS)('a manifest with %s is refused', async (_, change, code, says) => {
  const refused = await syncedFrom(forgedRelease([indexPart({ 'index/a': 'x' })], change), copy)
  expect(refused).toEqual({ code, message: expect.stringMatching(says) as string })
  expectNothingMade(copy)
})

test('a manifest may say more than this version knows', async () => {
  const more = set('colour', { of: ['the', 'cover'] })
  expect((await syncedFrom(forgedRelease([indexPart({ 'index/a': 'x' })], more), copy)).code).toBe('none')
})
