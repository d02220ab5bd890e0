import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, test } from 'vitest'
import { Cache } from '../../../build/pipeline/cache/cache.ts'
import { type Built, Caches, didWork } from './caches.ts'

// What can happen to a cache, and to what it speaks of: the build does more work then, and gives the same bytes.

let caches: Caches
let data = ''
let out = ''

beforeEach(() => {
  caches = new Caches()
  ;({ data, out } = caches)
})

/** Builds with the cache that is there. */
async function rebuilt(isFull = false): Promise<Built> {
  const built = await caches.built({ isFull })
  expect(built).toMatchObject({ code: 0 })
  return built
}

const STATS = 'api/v1/stats'

describe('a cache', () => {
  test('that is whole saves the work, and --full does it all', async () => {
    expect(didWork(await rebuilt())).toBe(true)
    expect(didWork(await rebuilt())).toBe(false)
    const full = await rebuilt(true)
    expect([didWork(full), full.changed]).toEqual([true, 0])
  })

  test.each<[what: string, harm: () => void]>([
    ['was deleted', () => rmSync(caches.folder, { recursive: true })],
    ['was cut off', () => truncateSync(caches.file, Math.floor(statSync(caches.file).size / 2))],
    ['is empty', () => writeFileSync(caches.file, '')],
    ['is no database', () => writeFileSync(caches.file, 'x'.repeat(10_000))],
    ['is of another version', () => caches.sql("UPDATE row SET value = 'other' WHERE kind = 'identity'")],
    ['has no table', () => caches.sql('DROP TABLE row')],
    ['lost its rows', () => caches.sql("DELETE FROM row WHERE kind <> 'identity'")],
    [
      'has damaged rows',
      () => caches.sql("UPDATE row SET value = replace(value, 'a', 'b') WHERE kind <> 'identity'"),
    ],
    [
      'has damaged digests',
      () => caches.sql("UPDATE row SET digest = upper(digest) WHERE kind <> 'identity'"),
    ],
  ])('that %s is as good as none', async (_what, harm) => {
    await rebuilt()
    harm()
    const again = await rebuilt()
    expect([didWork(again), again.changed]).toEqual([true, 0])
    expect(didWork(await rebuilt())).toBe(false)
  })

  test('that cannot be written is said, and the build is done all the same', async () => {
    writeFileSync(caches.folder, 'a file where the folder of caches belongs')
    const { said, changed } = await rebuilt()
    expect(said).toContain('warning: the cache was not written: ')
    expect(changed).toBeGreaterThan(100)
  })

  test('that is a folder is said, and left alone', async () => {
    await rebuilt()
    const { file } = caches
    rmSync(file)
    mkdirSync(join(file, 'mine'), { recursive: true })
    const again = await rebuilt()
    expect(again.said).toContain(`warning: the cache was not written: ${file}: `)
    expect([didWork(again), again.changed]).toEqual([true, 0])
    expect(readdirSync(file)).toEqual(['mine'])
  })

  test("that is another program's database is said, and left alone", async () => {
    await rebuilt()
    const { file } = caches
    rmSync(file)
    const foreign = new Database(file)
    foreign.exec("CREATE TABLE letters (text TEXT); INSERT INTO letters VALUES ('mine')")
    foreign.close()
    const before = readFileSync(file)
    const again = await rebuilt()
    expect(again.said).toContain(
      `${file}: it is another program’s database. Move it, or choose another --cache`,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(didWork(await rebuilt())).toBe(true)
  })

  test('that can be read, but is damaged where it is written, is replaced', () => {
    const opened = () => Cache.open(caches.folder, out)
    const remembering = (count: number) => {
      const cache = opened()
      for (let at = 0; at < count; at++) cache.keep(`step ${at}`, 'x', 'y'.repeat(500))
      return cache
    }
    mkdirSync(out)
    remembering(1).store()
    const handle = openSync(caches.file, 'r+')
    // The list of free pages, as the header of a SQLite file has it: a page that there is not.
    writeSync(handle, Buffer.from([0, 0xff, 0xff, 0xff, 0, 0, 0, 5]), 0, 8, 32)
    closeSync(handle)
    expect(opened().result('step 0', 'x')).toBe('y'.repeat(500))
    expect(() => remembering(1000).store()).toThrow(`${caches.folder}/`)
    expect(opened().result('step 0', 'x')).toBeUndefined()
    remembering(1000).store()
    expect(opened().result('step 999', 'x')).toBe('y'.repeat(500))
  })

  test('of another dataset and another base URL changes nothing of what is made', async () => {
    await rebuilt()
    const baseUrl = 'https://other.example'
    expect(await caches.built({ baseUrl })).toMatchObject({ code: 0 })
    await caches.expectWhole(baseUrl)
    rmSync(data, { recursive: true })
    cpSync('test/check/rules/fixtures/valid', data, { recursive: true })
    expect(await caches.built({ baseUrl })).toMatchObject({ code: 0 })
    await caches.expectWhole(baseUrl)
  })

  test('inside the output is refused before anything is done', async () => {
    for (const folder of [out, join(out, '.cache')])
      expect(() => Cache.open(folder, out)).toThrow(`--cache ${folder} is inside ${out}, which is published.`)
    expect(() => Cache.open(`${out}.cache`, out)).not.toThrow()
  })
})

describe('a file of the output', () => {
  test.each<[what: string, harm: (file: string) => void]>([
    ['was removed', (file) => rmSync(file)],
    ['was changed', (file) => writeFileSync(file, '{}')],
    ['was changed to as many bytes', (file) => writeFileSync(file, 'x'.repeat(statSync(file).size))],
    [
      'was changed and given its old time',
      (file) => {
        const { atime, mtime, size } = statSync(file)
        writeFileSync(file, 'y'.repeat(size))
        utimesSync(file, atime, mtime)
      },
    ],
  ])('that %s is made again', async (_what, harm) => {
    await rebuilt()
    const before = readFileSync(join(out, STATS), 'utf8')
    harm(join(out, STATS))
    expect((await rebuilt()).changed).toBe(1)
    expect(readFileSync(join(out, STATS), 'utf8')).toBe(before)
  })
})
