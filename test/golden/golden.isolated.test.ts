import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mustBuild, quietBuild, temporaryFolder } from '../support/built.ts'
import { treeOf } from '../support/tree.ts'
import { GOLDEN, goldenFiles } from './golden.ts'

// One test compares the build with the golden tree; the others compare it with the first build of this run, so that a
// changed output fails once.

type Order = <T>(found: T[]) => T[]

const disk = vi.hoisted<{ order: Order | null; listings: number }>(() => ({ order: null, listings: 0 }))

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>()
  const readdirSync = (...args: Parameters<typeof real.readdirSync>) => {
    const found = real.readdirSync(...args)
    if (disk.order === null) return found
    disk.listings += 1
    return disk.order<unknown>(found)
  }
  return { ...real, readdirSync }
})

const out = join(temporaryFolder('golden'), 'public')
/** The first build of this run. */
let first: ReadonlyMap<string, Buffer>

beforeAll(async () => {
  await mustBuild(GOLDEN.data, out, GOLDEN.baseUrl)
  first = goldenFiles(out)
})

afterEach(() => {
  disk.order = null
})

/** The golden dataset, or a copy of it, built into a new folder. */
async function built(data: string = GOLDEN.data, baseUrl: string = GOLDEN.baseUrl) {
  const folder = join(temporaryFolder('golden'), 'public')
  await mustBuild(data, folder, baseUrl)
  return goldenFiles(folder)
}

/** Compares two trees: first the names, then the first file that differs, as text. */
function expectSame(tree: ReadonlyMap<string, Buffer>, expected: ReadonlyMap<string, Buffer>, advice = '') {
  expect([...tree.keys()], advice).toEqual([...expected.keys()])
  const changed = [...expected].flatMap(([path, bytes]) => (tree.get(path)?.equals(bytes) ? [] : [path]))
  const [path] = changed
  if (path !== undefined) {
    const text = (from: ReadonlyMap<string, Buffer>) => `${path}\n${from.get(path)?.toString()}`
    expect(text(tree), `${advice}\nchanged: ${changed.join(', ')}`).toBe(text(expected))
  }
}

test('the build makes exactly the golden files, byte for byte', () => {
  expect(treeOf(GOLDEN.tree).size).toBeGreaterThan(60)
  expectSame(first, goldenFiles(GOLDEN.tree), 'Read each change; if all are meant, run npm run golden.')
})

test('a second run changes nothing', async () => {
  const { said } = await quietBuild(GOLDEN.data, out, GOLDEN.baseUrl)
  expect(said).toMatch(/files +\d+, 0 changed, 0 removed/u)
  expectSame(goldenFiles(out), first)
})

const rotated =
  (by: number): Order =>
  (found) => [...found.slice(by), ...found.slice(0, by)]

test.each([
  ['backwards', (found) => found.toReversed()],
  ['from the middle', rotated(7)],
  ['by the length of their names', (found) => found.toSorted((a, b) => length(a) - length(b))],
] satisfies [string, Order][])('files that the disk lists %s make the same bytes', async (_, order) => {
  disk.listings = 0
  disk.order = order
  expectSame(await built(), first)
  expect(disk.listings).toBeGreaterThan(0)
})

function length(entry: unknown): number {
  return JSON.stringify(entry).length
}

test('files that were written in another order make the same bytes', async () => {
  const copy = temporaryFolder('golden-data')
  for (const path of [...treeOf(GOLDEN.data).keys()].toReversed()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(GOLDEN.data, path), join(copy, path))
  }
  expectSame(await built(copy), first)
})

test('another base URL changes addresses and nothing else', async () => {
  const renamed = [...(await built(GOLDEN.data, 'https://other.example'))].map(([path, bytes]) => {
    return [path, Buffer.from(bytes.toString().replaceAll('other.example', 'golden.example'))] as const
  })
  expectSame(new Map(renamed), first)
})

test('the golden dataset holds a fact of every check status', () => {
  const stats = JSON.parse(readFileSync(join(GOLDEN.tree, 'api/v1/stats'), 'utf8')) as {
    facts: Record<string, number>
  }
  expect(Object.entries(stats.facts).filter(([, count]) => count === 0)).toEqual([])
})
