import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { Cache } from '../../../build/pipeline/cache/cache.ts'
import { isWhole, readRows, writeRows } from '../../../build/publish/store/row-file.ts'
import { temporaryFolder } from '../../support/built.ts'

// A small cache that is damaged in one place: it gives what was kept or nothing, and can be written again.

const NAMES = ['one', 'two', 'three']

test('a cache whose columns became NULL, numbers, bytes or other words costs work and stops nothing', () => {
  const folder = temporaryFolder('damaged-columns')
  mkdirSync(join(folder, 'out'))
  const opened = () => Cache.open(join(folder, 'caches'), join(folder, 'out'))
  const found = (cache: Cache) => NAMES.map((name) => cache.result(name, 'inputs'))
  const keep = (cache: Cache) => {
    for (const name of NAMES) cache.keep(name, 'inputs', name)
    cache.store()
  }
  keep(opened())
  const file = join(folder, 'caches', readdirSync(join(folder, 'caches'))[0] ?? '')
  for (const column of ['kind', 'name', 'value', 'digest'])
    for (const value of ['NULL', '7', "x'ff00'", "'constructor'", "'__proto__'"])
      for (const which of ["kind = 'identity' AND name = ''", "kind <> 'identity'"]) {
        const database = new Database(file)
        database.exec(`CREATE TABLE loose AS SELECT * FROM row; DROP TABLE row;
          ALTER TABLE loose RENAME TO row; UPDATE row SET ${column} = ${value} WHERE ${which}`)
        database.close()
        const damaged = opened()
        expect([column, value, which, found(damaged)]).toEqual([
          column,
          value,
          which,
          NAMES.map(() => undefined),
        ])
        damaged.dropUnused()
        keep(damaged)
        keep(Cache.open(join(folder, 'caches'), join(folder, 'out'), true))
      }
})

test('any byte of a cache turned over loses rows, never gives others, and the file is written again', () => {
  const file = join(temporaryFolder('damaged-bytes'), 'rows')
  const purpose = { identity: 'of this test', about: 'a folder' }
  const rows = NAMES.map((name) => ['steps', name, name.repeat(30)] as const)
  const inWords = (row: readonly unknown[]) => row.slice(0, 3).map(String).join(' ')
  const read = () => readRows(file, purpose.identity)?.filter(isWhole).map(inWords) ?? null
  const write = () => writeRows(file, purpose, rows, read() === null)
  write()
  const small = new Database(file)
  small.exec('PRAGMA page_size = 512; VACUUM')
  small.close()
  const whole = readFileSync(file)
  expect(read()?.toSorted()).toEqual(rows.map(inWords).toSorted())
  for (const at of whole.keys()) {
    const damaged = Buffer.from(whole)
    damaged[at] = ~(whole[at] ?? 0)
    writeFileSync(file, damaged)
    expect([at, read()?.filter((row) => !rows.map(inWords).includes(row)) ?? []]).toEqual([at, []])
    if (whole[at] === 0) continue
    // A build may warn; the next one begins with an empty file.
    try {
      write()
    } catch (error) {
      expect([at, error]).toEqual([at, expect.any(Database.SqliteError)])
      write()
    }
  }
})
