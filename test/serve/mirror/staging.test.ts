import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { verifyFolder } from '../../../build/serve/mirror/verify.ts'
import { temporaryFolder } from '../../support/built.ts'
import { FILES, madeRelease, manifestOf, served } from './made-release.ts'

// Folders in which a copy is made, as others who write to the same disk may find or have left them.

const PATIENT = { patience: 5000, tries: 1 }

test('a link to the folder of the copy stays a link, and what it leads to becomes the copy', async () => {
  const place = temporaryFolder('linked')
  const [link, target] = [join(place, 'copy'), join(place, 'disk/real')]
  mkdirSync(target, { recursive: true })
  symlinkSync(target, link)
  const { url } = await served(await madeRelease())
  await syncFolder(url, link, PATIENT)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe(FILES['index.html'])
  expect(readdirSync(place).sort()).toEqual(['copy', 'disk'])
})

test('a swap of a linked copy that was cut short is ended by the next sync', async () => {
  const place = temporaryFolder('linked-cut')
  const [link, target] = [join(place, 'copy'), join(place, 'disk/real')]
  mkdirSync(target, { recursive: true })
  symlinkSync(target, link)
  const { url } = await served(await madeRelease())
  await syncFolder(url, link, PATIENT)
  mkdirSync(`${target}.sync`)
  renameSync(target, `${target}.sync/old`)
  expect((await syncFolder(url, link, PATIENT)).state).toBe('current')
  expect((await verifyFolder(link)).whole).toBe(true)
})

test('a link in a circle is refused', async () => {
  const copy = join(temporaryFolder('circle'), 'copy')
  symlinkSync('copy', copy)
  const { url } = await served(await madeRelease())
  await expect(syncFolder(url, copy, PATIENT)).rejects.toMatchObject({ code: 'usage' })
})

test('while a copy is made, nobody else can write to it', async () => {
  const copy = join(temporaryFolder('private'), 'copy')
  let mode = 0
  const { url } = await served(await madeRelease(), (path) => {
    if (path.endsWith('.tar.gz')) ({ mode } = statSync(`${copy}.sync`))
    return false
  })
  await syncFolder(url, copy, PATIENT)
  expect((mode & 0o777).toString(8)).toBe('700')
  expect((statSync(copy).mode & 0o007) > 0).toBe(true)
})

test('a link in the place of the staging folder is refused, and what it leads to is kept', async () => {
  const place = temporaryFolder('planted')
  const outside = join(place, 'outside')
  mkdirSync(join(outside, 'tree'), { recursive: true })
  writeFileSync(join(outside, 'tree/mine.txt'), 'mine')
  symlinkSync(outside, join(place, 'copy.sync'))
  const { url } = await served(await madeRelease())
  await expect(syncFolder(url, join(place, 'copy'), PATIENT)).rejects.toMatchObject({ code: 'foreign-files' })
  expect(readFileSync(join(outside, 'tree/mine.txt'), 'utf8')).toBe('mine')
})

test.runIf(process.getuid?.() === 0)('a staging folder of another user is refused', async () => {
  const place = temporaryFolder('owned')
  mkdirSync(join(place, 'copy.sync'))
  const { chownSync } = await import('node:fs')
  chownSync(join(place, 'copy.sync'), 12_345, 12_345)
  const { url } = await served(await madeRelease())
  await expect(syncFolder(url, join(place, 'copy'), PATIENT)).rejects.toMatchObject({ code: 'foreign-files' })
})

test('a link that an earlier run is made to leave behind is never written through', async () => {
  const place = temporaryFolder('left')
  const copy = join(place, 'copy')
  const first = await madeRelease()
  await syncFolder((await served(first)).url, copy, PATIENT)
  const second = await madeRelease({ ...FILES, 'index.html': 'new' }, { previous: manifestOf(first) })
  const outside = join(place, 'outside.txt')
  writeFileSync(outside, 'kept')
  const goal = readFileSync(join(second, 'manifest.json'))
  mkdirSync(join(place, 'copy.sync/tree'), { recursive: true })
  writeFileSync(join(place, 'copy.sync/goal'), goal)
  symlinkSync(outside, join(place, 'copy.sync/tree/index.html'))
  await syncFolder((await served(second)).url, copy, PATIENT)
  expect(readFileSync(outside, 'utf8')).toBe('kept')
  expect(lstatSync(join(copy, 'index.html')).isFile()).toBe(true)
  expect((await verifyFolder(copy)).whole).toBe(true)
  rmSync(outside)
  expect(existsSync(`${copy}.sync`)).toBe(false)
})
