import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/built.ts'
import { verifyFolder } from '../../../build/serve/mirror/verify.ts'
import { FILES, at, faultOf, madeRelease, manifestOf, replaced, withoutArchives } from './made-release.ts'
import { twoReleases } from './two-releases.ts'

// What a refresh may find in the folder of its copy: things of somebody else, and other syncs.

const two = twoReleases()

describe('the folder', () => {
  test('holds a file of somebody else: it is named and kept', async () => {
    writeFileSync(join(two.copy, 'mine.conf'), 'mine')
    expect(await faultOf(two.copy, two.second)).toEqual({
      code: 'foreign-files',
      message: expect.stringContaining('mine.conf') as string,
    })
    expect(readFileSync(join(two.copy, 'mine.conf'), 'utf8')).toBe('mine')
  })

  test('holds a link out of it: it is named, and what it leads to is kept', async () => {
    const outside = temporaryFolder('outside')
    writeFileSync(join(outside, 'kept.txt'), 'kept')
    symlinkSync(outside, join(two.copy, 'index', 'out'))
    expect(await faultOf(two.copy, two.second)).toMatchObject({ code: 'foreign-files' })
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
    expect(await faultOf(two.copy, two.second, undefined, { removeExtra: true })).toMatchObject({
      code: 'none',
    })
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
    expect((await verifyFolder(two.copy)).whole).toBe(true)
  })

  test('holds a link in the place of a file: it is repaired, and what it leads to is kept', async () => {
    const outside = temporaryFolder('outside')
    writeFileSync(join(outside, 'kept.txt'), 'kept')
    replaced(two.copy, 'index.html', null)
    symlinkSync(join(outside, 'kept.txt'), join(two.copy, 'index.html'))
    expect(await faultOf(two.copy, two.first)).toMatchObject({ code: 'none' })
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
    expect((await verifyFolder(two.copy)).whole).toBe(true)
  })

  test('holds a server’s own files: they are in the new copy, too', async () => {
    const own = { 'serve.json': '{}', 'api/.DS_Store': 'x', '.hidden/deep/file': 'y' }
    mkdirSync(join(two.copy, '.hidden/deep'), { recursive: true })
    for (const [path, content] of Object.entries(own)) writeFileSync(join(two.copy, path), content)
    expect(await faultOf(two.copy, two.second)).toMatchObject({ code: 'none' })
    for (const [path, content] of Object.entries(own))
      expect(readFileSync(join(two.copy, path), 'utf8')).toBe(content)
    expect((await verifyFolder(two.copy)).whole).toBe(true)
    expect(manifestOf(two.copy).release).toBe(2)
  })

  test('holds a server’s file that the next release names: the release’s is in the new copy', async () => {
    writeFileSync(join(two.copy, 'serve.json'), 'mine')
    const third = await madeRelease({ ...FILES, 'serve.json': 'of the release' })
    expect(
      await faultOf(two.copy, third, undefined, { allowUnsigned: true, allowOlder: true }),
    ).toMatchObject({ code: 'none' })
    expect(readFileSync(join(two.copy, 'serve.json'), 'utf8')).toBe('of the release')
  })

  test('holds a file of somebody else: with --remove-extra it goes', async () => {
    writeFileSync(join(two.copy, 'mine.txt'), 'mine')
    expect(await faultOf(two.copy, two.first, undefined, { removeExtra: true })).toMatchObject({
      code: 'none',
    })
    expect(existsSync(join(two.copy, 'mine.txt'))).toBe(false)
    expect((await verifyFolder(two.copy)).whole).toBe(true)
  })

  test('holds a damaged file that the new release has unchanged: it is fetched, never taken over', async () => {
    replaced(two.copy, 'index/catalogue.json', 'damaged')
    replaced(two.copy, 'api/v1/law/sample-act', 'damaged')
    expect(await faultOf(two.copy, two.second, withoutArchives())).toMatchObject({ code: 'none' })
    for (const path of ['index/catalogue.json', 'api/v1/law/sample-act'])
      expect(readFileSync(join(two.copy, path), 'utf8')).toBe(FILES[path])
    expect((await verifyFolder(two.copy)).whole).toBe(true)
  })

  test('has another sync at work in it', async () => {
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const hanging = at('release/clauses.tar.gz', () => isAsked())
    const slow = faultOf(two.copy, two.second, hanging, { patience: 1500 })
    await asked
    expect(await faultOf(two.copy, two.second)).toMatchObject({
      code: 'busy',
      message: expect.stringContaining(String(process.pid)) as string,
    })
    expect((await slow).code).toBe('too-slow')
    expect((await faultOf(two.copy, two.second)).code).toBe('none')
  })

  test('has the lock of a sync that was killed: it is taken over', async () => {
    const { pid } = spawnSync('true')
    mkdirSync(`${two.copy}.sync`)
    writeFileSync(join(`${two.copy}.sync`, 'lock'), String(pid))
    expect((await faultOf(two.copy, two.second)).code).toBe('none')
    expect(existsSync(`${two.copy}.sync`)).toBe(false)
  })
})
