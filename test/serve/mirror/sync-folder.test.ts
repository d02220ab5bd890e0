import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/built.ts'
import { faultOf, replaced } from './made-release.ts'
import { at, twoReleases } from './two-releases.ts'

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
    replaced(two.copy, 'index/out', null)
    replaced(two.copy, 'index.html', null)
    symlinkSync(join(outside, 'kept.txt'), join(two.copy, 'index.html'))
    expect(await faultOf(two.copy, two.second)).toMatchObject({ code: 'foreign-files' })
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
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
