import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Manifest } from '../../../build/contract/release.ts'
import type { SyncOptions } from '../../../build/serve/mirror/sync.ts'
import { FILES, at, copyOf, errorOf, madeRelease, manifestOf } from './made-release.ts'
import { type Wrong, expectError, twoReleases } from './two-releases.ts'

// Everything that can be wrong with the manifest of a site and its signature, and the old copy untouched by all of it.

const releases = twoReleases()

const UNSIGNED = { allowUnsigned: true }

/** The manifest of the second release, changed; its signature no longer fits, so that it is made unsigned. */
function forged(change: (manifest: Manifest) => void): string {
  const manifest = manifestOf(releases.second)
  Object.assign(manifest, { signed_by: null })
  change(manifest)
  return JSON.stringify(manifest)
}

/** Sends this in the place of the manifest. */
const instead = (text: () => string) => at('manifest.json', (out) => out.end(text()))

const missing = (path: string) => at(path, (out) => out.writeHead(404).end())

const outside = ({ parts }: Manifest) => void Object.assign(parts[0]?.archive ?? {}, { path: '../x' })
const contradicting = (manifest: Manifest) => void Object.assign(manifest, { digest: '0'.repeat(64) })
const dayLater = () =>
  readFileSync(join(releases.second, 'manifest.json'), 'utf8').replace('2026-02-02', '2026-02-03')
const otherSignature = at('manifest.jws', (out) =>
  out.end(readFileSync(join(releases.first, 'manifest.jws'))),
)

const CASES: readonly (readonly [...Wrong, Partial<SyncOptions>])[] = [
  ['a page in the place of the manifest', 'not-a-release', 'does not parse', instead(() => '<html>'), {}],
  ['no manifest', 'not-a-release', 'is missing', missing('manifest.json'), {}],
  ['a manifest that names ../x', 'unsafe-path', '"../x"', instead(() => forged(outside)), UNSIGNED],
  [
    'a manifest that contradicts itself',
    'not-a-release',
    'contradicts itself',
    instead(() => forged(contradicting)),
    UNSIGNED,
  ],
  ['a changed manifest', 'bad-signature', 'does not fit', instead(dayLater), {}],
  ['a signature of something else', 'bad-signature', 'does not fit', otherSignature, {}],
  ['a missing signature', 'unsigned', 'missing', missing('manifest.jws'), {}],
  ['an unsigned release after a signed one', 'unsigned', 'not signed', instead(() => forged(() => {})), {}],
]

test.each(CASES)('%s: %s', async (_, code, says, meddle, options) => {
  await expectError(releases.copy, () => errorOf(releases.copy, releases.second, meddle, options), code, says)
})

test('another site: other-site', async () => {
  const other = await madeRelease(FILES, { baseUrl: 'https://other.example' })
  const sync = () => errorOf(releases.copy, other, undefined, UNSIGNED)
  await expectError(releases.copy, sync, 'other-site', 'https://other.example')
})

test('an older release: older-release', async () => {
  await copyOf(releases.second, releases.copy)
  await expectError(
    releases.copy,
    () => errorOf(releases.copy, releases.first),
    'older-release',
    '--allow-older',
  )
})

test('with leave to, the older release is taken', async () => {
  await copyOf(releases.second, releases.copy)
  expect((await errorOf(releases.copy, releases.first, undefined, { allowOlder: true })).code).toBe('none')
  expect(readFileSync(join(releases.copy, 'index.html'), 'utf8')).toBe(FILES['index.html'])
})
