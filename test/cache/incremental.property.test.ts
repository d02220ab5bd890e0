import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cache } from '../../build/cache/cache.ts'
import { build } from '../../build/index.ts'
import { GOLDEN } from '../golden/golden.ts'
import { temporaryFolder } from '../support/built.ts'
import { captured } from '../support/commands.ts'
import { wholeTreeOf } from '../support/tree.ts'
import { type Edit, apply, edits, everyEdit, filesOf } from './edits.ts'

// After any edits, a build that has a cache gives what a build without one gives. EDIT_RUNS and EDIT_SEED make the test
// longer and another one.

const RUNS = Number(process.env['EDIT_RUNS'] ?? 2)
const SEED = Number(process.env['EDIT_SEED'] ?? 20)

/** What a build said, without how long it took and how much it changed; and its exit code. */
async function built(
  data: string,
  out: string,
  cache: Cache | undefined,
  workers: number,
  downloads: boolean,
) {
  const { terminal, written } = captured()
  const baseUrl = GOLDEN.baseUrl
  const code = await build({ data, out, baseUrl, cache, workers, downloads }, terminal)
  const said = [...written.out.split('\n'), ...written.err.split('\n')]
  const steady = said.filter((line) => !/^(?:seconds|files|checked|written) /u.test(line))
  return { code, said: steady }
}

function bytesOf(folder: string): Map<string, string> {
  return new Map(Array.from(wholeTreeOf(folder), ([path, bytes]) => [path, bytes?.toString('latin1') ?? '']))
}

/** Where two trees differ. */
function differences(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...two.keys()])].filter((path) => one.get(path) !== two.get(path))
}

async function holdsAfter(sequence: readonly Edit[], workers: number, downloads: boolean): Promise<void> {
  const folder = temporaryFolder('edited')
  const [data, out, fresh, caches] = ['data', 'out', 'fresh', 'caches'].map((name) => join(folder, name))
  expect.assert(data !== undefined && out !== undefined && fresh !== undefined && caches !== undefined)
  cpSync(GOLDEN.data, data, { recursive: true })
  await built(data, out, Cache.open(caches, out), workers, downloads)
  let [good, tree] = [filesOf(data), bytesOf(out)]
  const done: string[] = []
  for (const edit of sequence) {
    done.push(apply(data, edit, good))
    const now = await built(data, out, Cache.open(caches, out), workers, downloads)
    const whole = await built(data, fresh, undefined, 1, downloads)
    expect({ done, ...now }).toEqual({ done, ...whole })
    if (whole.code === 0) [good, tree] = [filesOf(data), bytesOf(fresh)]
    expect({ done, differences: differences(bytesOf(out), tree) }).toEqual({ done, differences: [] })
    rmSync(fresh, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true })
}

test(
  'every kind of edit in every collection leaves what a full build makes',
  () => holdsAfter(everyEdit(SEED, SEED), 1, false),
  600_000,
)

// Workers take a second or more to start.
const LONGEST = 60_000 * RUNS * 8

test.each([
  { workers: 1, downloads: false, length: 8 },
  { workers: 2, downloads: true, length: 2 },
])(
  'an incremental build is a full one: %o',
  async ({ workers, downloads, length }) => {
    const sequences = fc.array(edits, { minLength: length, maxLength: length })
    const property = fc.asyncProperty(sequences, (sequence) => holdsAfter(sequence, workers, downloads))
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
  },
  LONGEST,
)
