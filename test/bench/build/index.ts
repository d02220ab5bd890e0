import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { type ExitCode, command } from '../../../build/cli/command.ts'
import { flag, optionalFolder, wholeNumber } from '../../../build/cli/options.ts'
import type { TextFile } from '../../../build/contract/index-files/text.ts'
import { TEXT_INDEX } from '../../../build/search/search-options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import type { ChartFigures, FigureRow } from '../figures.ts'
import { generate } from '../generate/index.ts'
import { assertQuiet, noisyOption } from '../noise.ts'
import { record, recordOption } from '../record.ts'
import { type Seconds, type Taken, downloadsOption, timedBuild } from '../timed-build.ts'
import { pagesShare } from './pages-share.ts'

// How fast the build is, and how much memory it takes.

/** The size of a generated dataset. */
interface Size {
  readonly products: number
  readonly clauses: number
  readonly words: number
  readonly seed: number
}

/** What is measured, and how. */
interface Asked extends Size {
  readonly downloads: boolean
  readonly memory: boolean
  readonly record: boolean
  readonly noisy: boolean
}

/** What MiniSearch alone takes to index the clauses of an emitted tree and to write each index as JSON. */
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

/** What cp -r takes for an emitted tree; the shell tells the processors' share of its children. */
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

function number(line: string | undefined, name: string): number {
  return Number(new RegExp(`^${name} +([\\d,]+)`, 'u').exec(line ?? '')?.[1]?.replaceAll(',', ''))
}

function show(name: string, value: string): void {
  console.log(`${name.padEnd(24)} ${value}`)
}

/** Generates so many products in a folder, builds them, and reports what it took. */
async function measured(folder: string, size: Size, downloads: boolean): Promise<Taken> {
  const { products, clauses, words } = size
  const [data, out] = [join(folder, 'data'), join(folder, 'public')]
  await generate({ ...size, like: 'data', out: data })
  const taken = await timedBuild({ data, out, cache: join(folder, 'cache'), downloads })
  const at = (start: string) => taken.said.findLast(({ line }) => line.startsWith(start))
  const [checked, written] = [at('checked')?.at ?? 0, at('written')?.at ?? 0]
  const [files, bytes] = [number(at('files')?.line, 'files'), number(at('bytes')?.line, 'bytes')]
  show('products', `${products} of ${clauses} clauses of ${words} words`)
  show('files', `${files}, ${(bytes / 1e6).toFixed(0)} MB`)
  show('seconds', `${taken.clock.toFixed(1)} (${taken.cpu.toFixed(1)} of the processors)`)
  show('  read and check', checked.toFixed(1))
  show('  make and stage', (written - checked).toFixed(1))
  show('  finish', (taken.clock - written).toFixed(1))
  show('files a second', (files / taken.clock).toFixed(0))
  show('MB a second', (bytes / 1e6 / taken.clock).toFixed(1))
  show('peak memory', `${taken.peak.toFixed(0)} MB`)
  return taken
}

async function benchBuild(folder: string, asked: Asked, terminal: Terminal): Promise<ExitCode> {
  const { memory: withTwice, products, clauses, words, seed, downloads } = asked
  const size: Size = { products, clauses, words, seed }
  await assertQuiet(terminal, asked.noisy)
  const taken = await measured(folder, size, downloads)
  const out = join(folder, 'public')
  const [indexed, copied] = [indexing(out), copying(out, join(folder, 'copy'))]
  const ratios: FigureRow[] = []
  for (const kind of ['clock', 'cpu'] as const) {
    const floor = indexed[kind] + copied[kind]
    const parts = `indexing ${indexed[kind].toFixed(1)} s, cp -r ${copied[kind].toFixed(1)} s`
    show(`floor by ${kind}`, `${floor.toFixed(1)} s (${parts})`)
    show(`build / floor by ${kind}`, (taken[kind] / floor).toFixed(2))
    ratios.push({
      label: NAMES[kind],
      values: [taken[kind] / floor],
      wanted: { value: MOST[kind], is: 'most' },
    })
  }
  const noise = await assertQuiet(terminal, asked.noisy)
  const of = `${products} products of ${clauses} clauses of ${words} words`
  const title = `Full build: ${of}, ${downloads ? 'with' : 'without'} downloads`
  const name = downloads ? 'build-downloads' : 'build'
  if (asked.record) record({ name, title, noise, charts: buildCharts(ratios, taken) }, terminal)
  if (!withTwice) return 0
  for (const part of ['data', 'public', 'copy', 'cache']) rmSync(join(folder, part), { recursive: true })
  console.log()
  const twice = await measured(folder, { ...size, products: 2 * products }, downloads)
  show('peak / peak of half', (twice.peak / taken.peak).toFixed(2))
  return 0
}

const NAMES = { clock: 'by the clock', cpu: 'by the time of the processors' } as const
/** The most a full build may take: as multiples of its floor, and of memory in MB. */
const MOST = { clock: 0.9, cpu: 1.8, memory: 700 }

function buildCharts(ratios: readonly FigureRow[], { clock, peak }: Taken): ChartFigures[] {
  return [
    {
      title: `Time as a multiple of the floor; it took ${clock.toFixed(1)} s`,
      unit: 'times',
      rowsAre: 'Measured',
      series: ['build'],
      rows: ratios,
    },
    {
      title: 'Peak memory',
      unit: 'MB',
      rowsAre: 'Measured',
      series: ['build'],
      rows: [{ label: 'largest resident set', values: [peak], wanted: { value: MOST.memory, is: 'most' } }],
    },
  ]
}

function benchPages(data: string): ExitCode {
  const { seconds, ofSeconds, files, ofFiles } = pagesShare(data)
  const added = (100 * seconds) / (ofSeconds - seconds)
  show(
    'seconds of the pages',
    `${seconds.toFixed(1)} of ${ofSeconds.toFixed(1)}: ${added.toFixed(1)} % are added`,
  )
  show('files of the pages', `${files} of ${ofFiles}`)
  return 0
}

export const benchBuildCommand = command({
  name: 'npm run bench build',
  about:
    'Builds a generated dataset and reports how fast, with how much memory, and how far from the least possible: one thread of MiniSearch indexing the same clauses and writing the indexes, and cp -r of the emitted tree, measured in the same run.',
  options: {
    products: wholeNumber(1000, 'products'),
    clauses: wholeNumber(150, 'clauses per product'),
    words: wholeNumber(150, 'words per clause'),
    seed: wholeNumber(1, 'seed of the dataset'),
    pages: optionalFolder(
      'instead, build this dataset under the profiler and say what the pages for people add',
    ),
    downloads: downloadsOption,
    memory: flag('build twice as many products too, and compare the peaks of memory'),
    record: recordOption,
    noisy: noisyOption,
  },
  notes: `Needs about 2 GB in ${tmpdir()} for the default sizes (three times that with --memory) and removes what it made.`,
  main: async ({ pages, ...asked }, terminal) => {
    if (pages !== undefined) return benchPages(pages)
    const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))
    try {
      return await benchBuild(folder, asked, terminal)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})
