import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, expect, test } from 'vitest'
import { Cache } from '../../../build/pipeline/cache/cache.ts'
import { temporaryFolder } from '../../support/built.ts'
import { Caches } from './caches.ts'

// Caches drop what they no longer need: the size follows the dataset, and the number of caches that of outputs.

let caches: Caches

beforeEach(() => {
  caches = new Caches()
})

/** The names of all rows but the two that say what the file is for. */
const NAMES = "SELECT name FROM row WHERE kind <> 'identity'"
const rows = () => caches.sql(NAMES).length
const namesOf = (record: string) => caches.sql(`${NAMES} AND name LIKE '%${record}%'`)

test('the entries of a record that is gone leave', async () => {
  await caches.built()
  expect(namesOf('tyre-cover').length).toBeGreaterThan(1)
  const before = rows()
  for (const name of ['tyre-cover.json', 'tyre-cover.clauses.json'])
    rmSync(join(caches.data, 'products/sample-heron', name))
  expect(await caches.built()).toMatchObject({ code: 0 })
  expect(namesOf('tyre-cover')).toEqual([])
  expect(rows()).toBeLessThan(before)
})

test('the entries of base URLs and versions before leave', async () => {
  const [first, other] = ['https://one.example', 'https://other.example']
  await caches.built({ baseUrl: first })
  const before = rows()
  for (const baseUrl of [other, first, other])
    expect(await caches.built({ baseUrl })).toMatchObject({ code: 0 })
  expect(rows()).toBe(before)
  await caches.expectWhole(other)
  caches.sql("UPDATE row SET value = 'another version' WHERE kind = 'identity' AND name = ''")
  caches.sql("INSERT INTO row VALUES ('steps', 'of that version', '{}', '')")
  await caches.built({ baseUrl: other })
  expect(rows()).toBe(before)
  await caches.expectWhole(other)
})

test('a file gives back the room of what left it', () => {
  const folder = temporaryFolder('room')
  const out = temporaryFolder('room-out')
  const cache = Cache.open(folder, out)
  for (let at = 0; at < 5000; at++) cache.keep(`step ${at}`, 'x', 'y'.repeat(500))
  cache.store()
  const [name = ''] = readdirSync(folder)
  const before = statSync(join(folder, name)).size
  const next = Cache.open(folder, out)
  expect(next.result('step 7', 'x')).toBe('y'.repeat(500))
  next.dropUnused()
  next.store()
  expect(statSync(join(folder, name)).size).toBeLessThan(before / 20)
  expect(Cache.open(folder, out).result('step 7', 'x')).toBe('y'.repeat(500))
})

test('the cache of an output that is gone leaves when there is a new one; nothing else in the folder does', async () => {
  const other = `${caches.out}-other`
  await caches.built()
  await caches.built({ out: other })
  const [first, second] = readdirSync(caches.folder)
  writeFileSync(join(caches.folder, 'notes.txt'), 'mine')
  mkdirSync(join(caches.folder, 'fedcba9876543210.sqlite'))
  const foreign = new Database(join(caches.folder, '0123456789abcdef.sqlite'))
  foreign.exec('CREATE TABLE letters (text TEXT)')
  foreign.close()
  rmSync(caches.out, { recursive: true })
  await caches.built({ out: other })
  expect(readdirSync(caches.folder)).toContain(first)
  expect(readdirSync(caches.folder)).toContain(second)
  await caches.built({ out: `${caches.out}-third` })
  const left = readdirSync(caches.folder)
  expect(left.filter((name) => [first, second].includes(name))).toHaveLength(1)
  for (const name of ['notes.txt', 'fedcba9876543210.sqlite', '0123456789abcdef.sqlite'])
    expect(left).toContain(name)
  expect(left).toHaveLength(5)
  expect(await caches.built({ out: other })).toMatchObject({ changed: 0 })
  expect(existsSync(join(other, '.built'))).toBe(true)
})
