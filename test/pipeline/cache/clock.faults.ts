import { readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Caches, didWork } from './caches.ts'

// Clocks that jump, and files with any times: what changed is read, whatever its times say.

vi.setConfig({ testTimeout: 120_000 })

let caches: Caches

beforeEach(() => {
  caches = new Caches()
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })

/** Gives an insurer another name of as many bytes, and the file the times it had. */
function editUnseen(): void {
  const [name = ''] = readdirSync(join(caches.data, 'insurers'))
  const file = join(caches.data, 'insurers', name)
  const { atime, mtime } = statSync(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "S', '"name": "Z'))
  utimesSync(file, atime, mtime)
}

describe.each([
  ['behind every file', '2001-01-01'],
  ['far ahead of every file', '2090-01-01'],
])('where the clock was %s', (_where, time) => {
  test('a build that changes nothing does nothing again, with the clock as it was or put right', async () => {
    at(time)
    expect(await caches.built()).toMatchObject({ code: 0 })
    expect(didWork(await caches.built())).toBe(false)
    vi.useRealTimers()
    expect(didWork(await caches.built())).toBe(false)
  })

  test('a change of as many bytes at the same time is seen, with the clock as it was or put right', async () => {
    at(time)
    await caches.built()
    editUnseen()
    expect((await caches.built()).changed).toBeGreaterThan(5)
    await caches.expectWhole()
    vi.useRealTimers()
    editUnseen()
    await caches.built()
    await caches.expectWhole()
  })
})

test.each(['1970-01-01', '2001-09-09', '2090-01-01'])(
  'a file of %s is read again when it changes',
  async (time) => {
    const [name = ''] = readdirSync(join(caches.data, 'insurers'))
    const file = join(caches.data, 'insurers', name)
    utimesSync(file, new Date(time), new Date(time))
    await caches.built()
    expect(didWork(await caches.built())).toBe(false)
    editUnseen()
    expect(statSync(file).mtime).toEqual(new Date(time))
    expect((await caches.built()).changed).toBeGreaterThan(5)
    await caches.expectWhole()
  },
)
