import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Cache } from '../../build/cache/cache.ts'
import { build } from '../../build/index.ts'
import { GOLDEN } from '../golden/golden.ts'
import { temporaryFolder } from '../support/built.ts'
import { captured } from '../support/commands.ts'

// What can happen to a cache, and to what it speaks of: the build does more work then, and gives the same bytes.

vi.setConfig({ testTimeout: 120_000 })

let data = ''
let out = ''
let caches = ''

beforeEach(() => {
  const folder = temporaryFolder('cache-faults')
  ;[data, out, caches] = [join(folder, 'data'), join(folder, 'out'), join(folder, 'caches')]
  cpSync(GOLDEN.data, data, { recursive: true })
})

/** Builds with the cache that is there; gives how many files it changed, and all it said. */
async function rebuilt(isFull = false): Promise<{ changed: number; said: string }> {
  const { terminal, written } = captured()
  const cache = Cache.open(caches, out, isFull)
  const options = { data, out, baseUrl: GOLDEN.baseUrl, cache, workers: 1, downloads: false }
  const code = await build(options, terminal)
  const said = written.out + written.err
  expect({ code, said }).toMatchObject({ code: 0 })
  return { changed: Number(/, ([\d,]+) changed/u.exec(said)?.[1]?.replaceAll(',', '')), said }
}

const STATS = 'api/v1/stats'

function cacheFile(): string {
  const [name = ''] = readdirSync(caches)
  return join(caches, name)
}

function inCache(statement: string): void {
  const database = new Database(cacheFile())
  database.exec(statement)
  database.close()
}

/** A rebuild that had to do its work again, as far as the terminal tells. */
function didWork({ said }: { said: string }): boolean {
  return said.includes('written 3/3')
}

describe('a cache', () => {
  test('that is whole saves the work, and --full does it all', async () => {
    expect(didWork(await rebuilt())).toBe(true)
    expect(didWork(await rebuilt())).toBe(false)
    const full = await rebuilt(true)
    expect([didWork(full), full.changed]).toEqual([true, 0])
  })

  test.each<[what: string, harm: () => void]>([
    ['was deleted', () => rmSync(caches, { recursive: true })],
    ['was cut off', () => truncateSync(cacheFile(), Math.floor(statSync(cacheFile()).size / 2))],
    ['is empty', () => writeFileSync(cacheFile(), '')],
    ['is no database', () => writeFileSync(cacheFile(), 'x'.repeat(10_000))],
    ['is of another version', () => inCache("UPDATE row SET value = 'other' WHERE kind = 'identity'")],
    ['has no table', () => inCache('DROP TABLE row')],
    ['lost its rows', () => inCache("DELETE FROM row WHERE kind <> 'identity'")],
    [
      'has damaged rows',
      () => inCache("UPDATE row SET value = replace(value, 'a', 'b') WHERE kind <> 'identity'"),
    ],
    ['has damaged digests', () => inCache("UPDATE row SET digest = upper(digest) WHERE kind <> 'identity'")],
  ])('that %s is as good as none', async (_what, harm) => {
    await rebuilt()
    harm()
    const again = await rebuilt()
    expect([didWork(again), again.changed]).toEqual([true, 0])
    expect(didWork(await rebuilt())).toBe(false)
  })

  test('that cannot be written is said, and the build is done all the same', async () => {
    mkdirSync(join(caches, '..'), { recursive: true })
    writeFileSync(caches, 'a file where the folder of caches belongs')
    const { said, changed } = await rebuilt()
    expect(said).toContain('warning: the cache was not written')
    expect(changed).toBeGreaterThan(100)
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

test('a data file with old times and as many bytes is read again', async () => {
  await rebuilt()
  const [insurer = ''] = readdirSync(join(data, 'insurers'))
  const file = join(data, 'insurers', insurer)
  const text = readFileSync(file, 'utf8')
  const { atime, mtime } = statSync(file)
  const name = /"name": "(.)/u.exec(text)?.[1] ?? ''
  writeFileSync(file, text.replace(`"name": "${name}`, `"name": "${name === 'Q' ? 'Z' : 'Q'}`))
  utimesSync(file, atime, mtime)
  expect((await rebuilt()).changed).toBeGreaterThan(5)
})

test('the label of one field changes what shows that category, and no product of another', async () => {
  const [category = ''] = readdirSync(join(data, 'categories'))
  await rebuilt()
  const file = join(data, 'categories', category)
  const before = new Map(productAnswers().map((path) => [path, statSync(path).mtimeMs]))
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"label": "/u, '"label": "Another '))
  await rebuilt()
  const slug = category.replace('.json', '')
  for (const path of productAnswers()) {
    const isOfCategory = readFileSync(path, 'utf8').includes(`"category":{"slug":"${slug}"`)
    if (!isOfCategory) expect(statSync(path).mtimeMs).toBe(before.get(path))
  }
})

function productAnswers(): string[] {
  const folder = join(out, 'index/answers/policy')
  return readdirSync(folder).map((name) => join(folder, name))
}
