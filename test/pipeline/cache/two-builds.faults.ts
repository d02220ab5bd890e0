import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GOLDEN } from '../../golden/golden.ts'
import { temporaryFolder } from '../../support/built.ts'
import { type Run, runProgram } from '../../support/commands.ts'
import { contents } from './caches.ts'

// Builds in processes of their own that run at once.

const START = 'build/cli/start.mjs'
const BUILD = resolve('build/pipeline/index.ts')

interface Place {
  readonly data: string
  readonly out: string
  readonly cache: string
}

function built({ data, out, cache }: Place, baseUrl: string): Promise<Run> {
  const where = ['--data', data, '--out', out, '--cache', cache, '--base-url', baseUrl]
  return runProgram(START, process.cwd(), BUILD, ...where, '--no-downloads', '--workers', '1')
}

function place(): Place & { readonly folder: string } {
  const folder = temporaryFolder('two-builds')
  const data = join(folder, 'data')
  cpSync(GOLDEN.data, data, { recursive: true })
  return { folder, data, out: join(folder, 'out'), cache: join(folder, 'caches') }
}

/** What a build leaves that runs alone, with nothing to rest on. */
async function expectedOf({ folder, data }: ReturnType<typeof place>, baseUrl: string) {
  const [out, cache] = [join(folder, 'alone'), join(folder, 'alone-cache')]
  expect(await built({ data, out, cache }, baseUrl)).toMatchObject({ code: 0 })
  const tree = contents(out)
  rmSync(out, { recursive: true })
  return tree
}

test('with one cache and two outputs both are done, and rest on it afterwards', async () => {
  const at = place()
  const expected = await expectedOf(at, GOLDEN.baseUrl)
  const places = [at, { ...at, out: join(at.folder, 'other') }]
  for (const changed of [expected.size, 0]) {
    const runs = await Promise.all(places.map((one) => built(one, GOLDEN.baseUrl)))
    for (const { code, out, err } of runs) {
      // The data has one finding that is meant; the cache has nothing to warn of.
      expect(
        err.split('\n').filter((line) => /warning/u.test(line) && !/amendment-taken-in/u.test(line)),
      ).toEqual([])
      expect({ code, out }).toEqual({
        code: 0,
        out: expect.stringContaining(`, ${changed} changed`) as string,
      })
    }
    for (const { out } of places) expect(contents(out)).toEqual(expected)
  }
})

test('with one output, those that find it taken are refused by name, and nothing is mixed', async () => {
  const at = place()
  const urls = ['https://one.example', 'https://other.example'] as const
  const expected = [await expectedOf(at, urls[0]), await expectedOf(at, urls[1])]
  const runs = await Promise.all([...urls, ...urls].map((url) => built(at, url)))
  expect(runs.some(({ code }) => code === 0)).toBe(true)
  const refused = runs.filter(({ code }) => code !== 0)
  for (const { code, err } of refused) {
    expect(err).toMatch(/^Another build \(process (?:\d+|unknown)\) is running in /u)
    expect(code).toBe(2)
  }
  expect(expected).toContainEqual(contents(at.out))
  for (const [nth, url] of urls.entries()) {
    expect(await built(at, url)).toMatchObject({ code: 0 })
    expect(contents(at.out)).toEqual(expected[nth])
  }
})
