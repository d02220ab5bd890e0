import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { command } from '../../build/cli/command.ts'
import { optionalFolder, wholeNumber } from '../../build/cli/options.ts'
import type { TextFile } from '../../build/contract/index-files/text.ts'
import { TEXT_INDEX } from '../../build/search/search-options.ts'
import { SIZE_OPTIONS, generate } from './generate/index.ts'
import { assertQuiet, noisyOption } from './noise.ts'
import { atMost, recordOption, report } from './table.ts'
import { type Seconds, downloadsOption, saidNumber, timedBuild } from './timed-build.ts'
import { temporaryFolder } from '../support/built.ts'
import { SAMPLE } from '../support/sample-data.ts'

// Speed of the build, and the memory it takes.

/** The most a full build may take: as multiples of its floor, and of memory in MB. */
const MOST = { clock: 1.5, cpu: 1.5, memory: 900 }

/** Time that MiniSearch alone takes to index the clauses of an emitted tree and to write each index as JSON. */
function indexing(out: string): Seconds {
  let [clock, cpu] = [0, 0]
  for (const name of readdirSync(join(out, 'index/text'))) {
    const { clauses } = JSON.parse(readFileSync(join(out, 'index/text', name), 'utf8')) as TextFile
    const [started, before] = [performance.now(), process.cpuUsage()]
    const index = new MiniSearch(TEXT_INDEX)
    index.addAll(clauses)
    JSON.stringify(index)
    const { user, system } = process.cpuUsage(before)
    clock += (performance.now() - started) / 1e3
    cpu += (user + system) / 1e6
  }
  return { clock, cpu }
}

/** Time that cp -r takes for an emitted tree; the shell tells the processors' share of its children. */
function copying(out: string, copy: string): Seconds {
  const started = performance.now()
  const { status, stdout } = spawnSync('sh', ['-c', 'cp -r "$0" "$1" && times', out, copy], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`cp -r ${out} failed`)
  const clock = (performance.now() - started) / 1000
  const children = [...(stdout.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/gu)]
  return {
    clock,
    cpu: children.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0),
  }
}

export const benchBuildCommand = command({
  name: 'npm run bench build',
  about:
    'Builds a generated dataset and reports how fast, with how much memory, and how far from the least possible: one thread of MiniSearch indexing the same clauses and writing the indexes, and cp -r of the emitted tree, measured in the same run.',
  options: {
    data: optionalFolder('a dataset to build, instead of a generated one'),
    products: wholeNumber(1000, 'products'),
    listed: wholeNumber(0, 'products beside these without a wording'),
    ...SIZE_OPTIONS,
    downloads: downloadsOption,
    record: recordOption,
    noisy: noisyOption,
  },
  notes: `Needs about 2 GB in ${tmpdir()} for every 1,000 products and removes what it made.`,
  main: async (
    { data: given, products, listed, clauses, words, seed, downloads, noisy, record },
    terminal,
  ) => {
    const folder = temporaryFolder('bench')
    await assertQuiet(terminal, noisy)
    const [data, out] = [given ?? join(folder, 'data'), join(folder, 'public')]
    if (given === undefined)
      await generate({ products, listed, clauses, words, seed, like: SAMPLE, out: data })
    const taken = await timedBuild({ data, out, cache: join(folder, 'cache'), downloads })
    const [indexed, copied] = [indexing(out), copying(out, join(folder, 'copy'))]
    const noise = await assertQuiet(terminal, noisy)
    const size =
      given === undefined
        ? `${products} products of ${clauses} clauses of ${words} words, ${listed} products listed`
        : 'the dataset asked for'
    const manner = downloads ? 'with downloads' : 'without downloads'
    const written = `${saidNumber(taken, 'files')} files, ${saidNumber(taken, 'bytes')} bytes`
    const times = (['clock', 'cpu'] as const).map((kind) => ({
      label: kind === 'clock' ? 'seconds by the clock' : 'seconds of the processors',
      values: [taken[kind] / (indexed[kind] + copied[kind]), taken[kind], indexed[kind], copied[kind]],
      wanted: atMost(MOST[kind]),
    }))
    const memory = { label: 'MB', values: [taken.peak], wanted: atMost(MOST.memory) }
    const tables = [
      {
        title: `Full build: ${size}, ${manner}; ${written}`,
        columns: ['times floor', 'build', 'indexing', 'cp -r'],
        rows: times,
      },
      { title: 'Peak memory', columns: ['build'], rows: [memory] },
    ]
    const name = `build${given === undefined ? '' : '-data'}${downloads ? '-downloads' : ''}`
    report(name, tables, noise, record, terminal)
    return 0
  },
})
