import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { verifyFolder } from '../../../build/serve/mirror/verify.ts'
import { temporaryFolder } from '../../support/built.ts'
import { treeOf } from '../../support/tree.ts'
import {
  FILES,
  SITE,
  at,
  copyOf,
  madeRelease,
  manifestOf,
  replaced,
  served,
  withoutArchives,
} from './made-release.ts'

const PATIENCE = { patience: 5000 }

/** Files that a copy must have: everything of a release but its archives. */
function wanted(release: string): Map<string, Buffer> {
  return new Map([...treeOf(release)].filter(([path]) => !path.endsWith('.tar.gz')))
}

test('a first sync makes the files of the release from its archives, in few requests', async () => {
  const release = await madeRelease()
  const copy = join(temporaryFolder('copy'), 'deep', 'site')
  const { url, asked } = await served(release)
  const report = await syncFolder(url, copy, PATIENCE)
  expect(report).toMatchObject({
    state: 'new',
    release: 1,
    base_url: SITE,
    files: 10,
    requests: asked.length,
  })
  expect(treeOf(copy)).toEqual(wanted(release))
  expect(asked.filter((path) => !path.startsWith('release/'))).toEqual(['manifest.json', 'docs/mirrors.html'])
  expect(await verifyFolder(copy)).toMatchObject({ whole: true })
  expect(readdirSync(join(copy, '..'))).toEqual(['site'])
})

test('an empty folder is filled; one of other things is left alone', async () => {
  const { url } = await served(await madeRelease())
  const copy = temporaryFolder('copy')
  expect(await syncFolder(url, copy, PATIENCE)).toMatchObject({ state: 'new' })
  const other = temporaryFolder('other')
  writeFileSync(join(other, 'mine.txt'), 'mine')
  await expect(syncFolder(url, other, PATIENCE)).rejects.toThrow('holds files that are not of a copy')
  expect(readdirSync(other)).toEqual(['mine.txt'])
  const file = join(other, 'mine.txt')
  await expect(syncFolder(url, file, PATIENCE)).rejects.toThrow('is a file')
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('a refresh takes the archives of the parts that changed, and the other parts from the copy', async () => {
  const large: Readonly<Record<string, string>> = { ...FILES, 'api/v1/clause/9': noise(200_000) }
  const first = await madeRelease(large)
  const { 'index.html': _gone, ...rest } = large
  const second = await madeRelease(
    { ...rest, 'api/v1/clause/1001': 'new', 'api/v1/clause/7': 'more' },
    { previous: manifestOf(first) },
  )
  const copy = await copyOf(first)
  const kept = statSync(join(copy, 'index/catalogue.json')).ino
  const { url, asked } = await served(second)
  expect(await syncFolder(url, copy, PATIENCE)).toMatchObject({ state: 'updated', release: 2, removed: 1 })
  expect(treeOf(copy)).toEqual(wanted(second))
  const archives = ['release/clauses.tar.gz', 'release/pages.tar.gz']
  expect(asked.filter((path) => !path.startsWith('release/lists/release'))).toEqual([
    'manifest.json',
    ...archives,
  ])
  expect(statSync(join(copy, 'index/catalogue.json')).ino).toBe(kept)
})

test('a site without archives is asked for the files that changed, one by one', async () => {
  const first = await madeRelease()
  const second = await madeRelease({ ...FILES, 'api/v1/clause/1001': 'new' }, { previous: manifestOf(first) })
  const copy = await copyOf(first)
  const { url, asked } = await served(second, withoutArchives())
  expect(await syncFolder(url, copy, PATIENCE)).toMatchObject({ state: 'updated', fetched: 1 })
  expect(asked.filter((path) => !path.startsWith('release/'))).toEqual([
    'manifest.json',
    'api/v1/clause/1001',
  ])
  expect(treeOf(copy)).toEqual(wanted(second))
})

test('a copy that is current is left alone; of one that is damaged, what is damaged is fetched', async () => {
  const release = await madeRelease()
  const copy = await copyOf(release)
  const { url, asked } = await served(release)
  expect(await syncFolder(url, copy, PATIENCE)).toMatchObject({ state: 'current', fetched: 0 })
  expect(asked).toEqual(['manifest.json'])
  replaced(copy, 'index/catalogue.json', '{"a":1}')
  replaced(copy, 'release/lists/law.sha256', 'x')
  asked.length = 0
  expect(await syncFolder(url, copy, PATIENCE)).toMatchObject({ state: 'repaired' })
  expect(asked).toEqual(['manifest.json', 'release/lists/law.sha256', 'index/catalogue.json'])
  expect(treeOf(copy)).toEqual(wanted(release))
})

test('one file of two names is asked for once, outside the limited addresses', async () => {
  const first = await madeRelease()
  const changed = { 'api/v1/policy/SAMPLE(1)V01': 'new', 'index/answers/policy/SAMPLE(1)V01': 'new' }
  const second = await madeRelease({ ...FILES, ...changed }, { previous: manifestOf(first) })
  const copy = await copyOf(first)
  const { url, asked } = await served(second, withoutArchives())
  await syncFolder(url, copy, PATIENCE)
  expect(asked.filter((path) => path.includes('policy'))).toEqual(['index/answers/policy/SAMPLE(1)V01'])
  expect(treeOf(copy)).toEqual(wanted(second))
})

test('a copy without archives can be copied, too', async () => {
  const copy = await copyOf(await madeRelease())
  expect(treeOf(await copyOf(copy))).toEqual(treeOf(copy))
})

test('what was downloaded before a stop is not asked for again', async () => {
  const release = await madeRelease()
  const copy = join(temporaryFolder('copy'), 'site')
  const failing = at('release/pages.tar.gz', (out) => out.writeHead(500).end())
  const broken = await served(release, failing)
  await expect(syncFolder(broken.url, copy, { ...PATIENCE, tries: 1 })).rejects.toThrow('answered 500')
  expect(existsSync(copy)).toBe(false)
  const { url, asked } = await served(release)
  await syncFolder(url, copy, PATIENCE)
  expect(asked).not.toContain('release/products.tar.gz')
  expect(asked).toContain('release/pages.tar.gz')
  expect(treeOf(copy)).toEqual(wanted(release))
  expect(readdirSync(join(copy, '..'))).toEqual(['site'])
})

test('a download goes on where it broke off', async () => {
  const release = await madeRelease({ ...FILES, 'index/noise.json': noise(400_000) })
  const size = statSync(join(release, 'release/index.tar.gz')).size
  const ranges: string[] = []
  const { url } = await served(release, (path, outgoing, incoming) => {
    if (path !== 'release/index.tar.gz') return false
    const bytes = readFileSync(join(release, path))
    const from = Number(/\d+/u.exec(incoming.headers.range ?? '0')?.[0])
    ranges.push(incoming.headers.range ?? 'whole')
    if (from === 0)
      outgoing.write(bytes.subarray(0, size >> 1), () => setTimeout(() => outgoing.destroy(), 50))
    else outgoing.writeHead(206).end(bytes.subarray(from))
    return true
  })
  const copy = join(temporaryFolder('copy'), 'site')
  await syncFolder(url, copy, PATIENCE)
  expect(ranges).toEqual(['whole', `bytes=${size >> 1}-`])
  expect(treeOf(copy)).toEqual(wanted(release))
})

test('a server that asks to wait is waited for', async () => {
  const release = await madeRelease()
  let refused = 0
  const { url } = await served(release, (path, outgoing) => {
    if (path !== 'manifest.json' || refused++ > 0) return false
    outgoing.writeHead(429, { 'retry-after': '1' }).end()
    return true
  })
  const started = performance.now()
  await syncFolder(url, join(temporaryFolder('copy'), 'site'), PATIENCE)
  expect(performance.now() - started).toBeGreaterThan(900)
})

/** Text that does not compress. */
function noise(length: number): string {
  let seed = 7
  return Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647
    return String.fromCharCode(33 + (seed % 90))
  }).join('')
}
