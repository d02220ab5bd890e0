import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/built.ts'
import { verifyFolder } from '../../../build/serve/mirror/verify.ts'
import { FILES, at, errorOf, madeRelease, manifestOf, replaced, withoutArchives } from './made-release.ts'
import { twoReleases } from './two-releases.ts'

// Contents of a copy's folder that a refresh may find: things of somebody else, and other syncs.

const releases = twoReleases()

describe('the folder', () => {
  test('holds a file of somebody else: it is named and kept', async () => {
    writeFileSync(join(releases.copy, 'mine.conf'), 'mine')
    expect(await errorOf(releases.copy, releases.second)).toEqual({
      code: 'foreign-files',
      message: expect.stringContaining('mine.conf') as string,
    })
    expect(readFileSync(join(releases.copy, 'mine.conf'), 'utf8')).toBe('mine')
  })

  test('holds a link out of it: it is named, and what it leads to is kept', async () => {
    const outside = temporaryFolder('outside')
    writeFileSync(join(outside, 'kept.txt'), 'kept')
    symlinkSync(outside, join(releases.copy, 'index', 'out'))
    expect(await errorOf(releases.copy, releases.second)).toMatchObject({ code: 'foreign-files' })
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
    expect(await errorOf(releases.copy, releases.second, undefined, { removeExtra: true })).toMatchObject({
      code: 'none',
    })
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
    expect((await verifyFolder(releases.copy)).whole).toBe(true)
  })

  test('holds a link in the place of a file: it is repaired, and what it leads to is kept', async () => {
    const outside = temporaryFolder('outside')
    writeFileSync(join(outside, 'kept.txt'), 'kept')
    replaced(releases.copy, 'index.html', null)
    symlinkSync(join(outside, 'kept.txt'), join(releases.copy, 'index.html'))
    expect(await errorOf(releases.copy, releases.first)).toMatchObject({ code: 'none' })
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
    expect((await verifyFolder(releases.copy)).whole).toBe(true)
  })

  test('holds a server’s own files: they are in the new copy, too', async () => {
    const own = { 'serve.json': '{}', 'api/.DS_Store': 'x', '.hidden/deep/file': 'y' }
    mkdirSync(join(releases.copy, '.hidden/deep'), { recursive: true })
    for (const [path, content] of Object.entries(own)) writeFileSync(join(releases.copy, path), content)
    expect(await errorOf(releases.copy, releases.second)).toMatchObject({ code: 'none' })
    for (const [path, content] of Object.entries(own))
      expect(readFileSync(join(releases.copy, path), 'utf8')).toBe(content)
    expect((await verifyFolder(releases.copy)).whole).toBe(true)
    expect(manifestOf(releases.copy).release).toBe(2)
  })

  test('holds a server’s file that the next release names: the release’s is in the new copy', async () => {
    writeFileSync(join(releases.copy, 'serve.json'), 'mine')
    const third = await madeRelease({ ...FILES, 'serve.json': 'of the release' })
    expect(
      await errorOf(releases.copy, third, undefined, { allowUnsigned: true, allowOlder: true }),
    ).toMatchObject({ code: 'none' })
    expect(readFileSync(join(releases.copy, 'serve.json'), 'utf8')).toBe('of the release')
  })

  test('holds a file of somebody else: with --remove-extra it goes', async () => {
    writeFileSync(join(releases.copy, 'mine.txt'), 'mine')
    expect(await errorOf(releases.copy, releases.first, undefined, { removeExtra: true })).toMatchObject({
      code: 'none',
    })
    expect(existsSync(join(releases.copy, 'mine.txt'))).toBe(false)
    expect((await verifyFolder(releases.copy)).whole).toBe(true)
  })

  test('holds a damaged file that the new release has unchanged: it is fetched, never taken over', async () => {
    replaced(releases.copy, 'index/catalogue.json', 'damaged')
    replaced(releases.copy, 'api/v1/law/sample-act', 'damaged')
    expect(await errorOf(releases.copy, releases.second, withoutArchives())).toMatchObject({ code: 'none' })
    for (const path of ['index/catalogue.json', 'api/v1/law/sample-act'])
      expect(readFileSync(join(releases.copy, path), 'utf8')).toBe(FILES[path])
    expect((await verifyFolder(releases.copy)).whole).toBe(true)
  })

  test('has another sync at work in it', async () => {
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const hanging = at('release/clauses.tar.gz', () => isAsked())
    const slow = errorOf(releases.copy, releases.second, hanging, { patience: 1500 })
    await asked
    expect(await errorOf(releases.copy, releases.second)).toMatchObject({
      code: 'busy',
      message: expect.stringContaining(String(process.pid)) as string,
    })
    expect((await slow).code).toBe('too-slow')
    expect((await errorOf(releases.copy, releases.second)).code).toBe('none')
  })

  test('has the lock of a sync that was killed: it is taken over', async () => {
    const { pid } = spawnSync('true')
    mkdirSync(`${releases.copy}.sync`)
    writeFileSync(join(`${releases.copy}.sync`, 'lock'), String(pid))
    expect((await errorOf(releases.copy, releases.second)).code).toBe('none')
    expect(existsSync(`${releases.copy}.sync`)).toBe(false)
  })
})
