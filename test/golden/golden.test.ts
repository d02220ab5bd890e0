import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { glob as Glob } from 'fast-glob'
import { afterEach, expect, test, vi } from 'vitest'
import { GOLDEN, goldenFiles } from './golden.ts'
import { quietBuild, temporaryFolder, treeOf } from '../support/built.ts'

type Order = <T>(found: T[]) => T[]

const disk = vi.hoisted<{ order: Order | null; listings: number }>(() => ({ order: null, listings: 0 }))

vi.mock('fast-glob', async (importOriginal) => {
  const real = await importOriginal<{ default: typeof Glob & { sync: typeof Glob.sync } }>()
  const glob = async (...args: Parameters<typeof Glob>) => {
    const found = await real.default(...args)
    if (disk.order === null) return found
    disk.listings += 1
    return disk.order(found)
  }
  return { default: Object.assign(glob, { sync: real.default.sync }) }
})

afterEach(() => {
  disk.order = null
})

/** The golden dataset built into a new folder. */
async function built(data: string = GOLDEN.data): Promise<Map<string, Buffer>> {
  const out = join(temporaryFolder('golden'), 'public')
  expect(await quietBuild(data, out, GOLDEN.baseUrl)).toMatchObject({ code: 0 })
  return goldenFiles(out)
}

/** Holds a tree against the golden one: first the names, then the first file that differs, as text. */
function expectGolden(tree: ReadonlyMap<string, Buffer>) {
  const golden = goldenFiles(GOLDEN.tree)
  expect([...tree.keys()]).toEqual([...golden.keys()])
  const changed = [...golden.keys()].filter(
    (path) => tree.get(path)?.equals(golden.get(path) ?? Buffer.of()) !== true,
  )
  const [first] = changed
  if (first !== undefined) {
    expect(`${first}\n${tree.get(first)?.toString()}`).toBe(`${first}\n${golden.get(first)?.toString()}`)
  }
  expect(changed, 'look at each, then npm run golden').toEqual([])
}

test('the build makes exactly the golden files, byte for byte', async () => {
  expectGolden(await built())
  expect(treeOf(GOLDEN.tree).size).toBeGreaterThan(60)
})

test('a second run changes nothing', async () => {
  const out = temporaryFolder('golden')
  await quietBuild(GOLDEN.data, out, GOLDEN.baseUrl)
  const { said } = await quietBuild(GOLDEN.data, out, GOLDEN.baseUrl)
  expect(said).toMatch(/files +\d+, 0 changed, 0 removed/u)
  expectGolden(goldenFiles(out))
})

const rotated =
  (by: number): Order =>
  (found) => [...found.slice(by), ...found.slice(0, by)]

test.each([
  ['backwards', (found) => found.toReversed()],
  ['from the middle', rotated(7)],
  ['by the length of their names', (found) => found.toSorted((one, two) => length(one) - length(two))],
] satisfies [string, Order][])('files that the disk gives %s make the same bytes', async (_, order) => {
  disk.listings = 0
  disk.order = order
  expectGolden(await built())
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
  expectGolden(await built(copy))
})

test('another base URL changes addresses and nothing else', async () => {
  const out = temporaryFolder('golden')
  await quietBuild(GOLDEN.data, out, 'https://other.example')
  const renamed = [...goldenFiles(out)].map(([path, bytes]) => {
    return [path, Buffer.from(bytes.toString().replaceAll('other.example', 'golden.example'))] as const
  })
  expectGolden(new Map(renamed))
})

test('the golden dataset holds a fact of every check status', () => {
  const stats = JSON.parse(readFileSync(join(GOLDEN.tree, 'api/v1/stats'), 'utf8')) as {
    facts: Record<string, number>
  }
  expect(Object.entries(stats.facts).filter(([, count]) => count === 0)).toEqual([])
})
