import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import MiniSearch from 'minisearch'
import type { TextFile } from '../contract/index-files.ts'
import { TEXT_INDEX } from '../contract/search.ts'
import { generate } from './generate.ts'

const HELP = `Usage: npm run bench:build -- [options]

Builds a made-up dataset and reports how fast, with how much memory, and how far from the floor: one thread of
MiniSearch indexing the same clauses, and cp -r of the emitted tree, measured in the same run.

  --products N   products (default: 1000)
  --clauses N    clauses a product (default: 150)
  --words N      words a clause (default: 150)
  --seed N       seed of the dataset (default: 1)
  --memory       build twice as many products too, and compare the peaks of memory
  --help         this text

Needs about 2 GB in ${tmpdir()} for the default sizes (three times that with --memory) and removes what it made.`

const text = (value: string) => ({ type: 'string', default: value }) as const
const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({
  options: {
    products: text('1000'),
    clauses: text('150'),
    words: text('150'),
    seed: text('1'),
    memory: flag,
    help: flag,
  },
})

/** What one build took. */
interface Taken {
  /** When each of its lines was said, in seconds from the start. */
  readonly said: readonly { readonly line: string; readonly at: number }[]
  readonly seconds: number
  /** The largest resident set, in MB. */
  readonly peak: number
}

/** Tells the largest resident set on a further channel when the process ends. */
const TELL_PEAK =
  'data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>writeSync(3,String(process.resourceUsage().maxRSS)))'

/** Runs the build as a person would, listening to what it says and when. */
function timedBuild(data: string, out: string): Promise<Taken> {
  const args = ['--import', TELL_PEAK, '--import', 'tsx', 'build/index.ts', '--data', data, '--out', out]
  const started = performance.now()
  const since = () => (performance.now() - started) / 1000
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const said: { line: string; at: number }[] = []
  let peak = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().trimEnd().split('\n')) said.push({ line, at: since() })
    })
  }
  child.stdio[3]?.on('data', (chunk: Buffer) => (peak += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve({ said, seconds: since(), peak: Number(peak) / 1024 })
      else reject(new Error(`the build failed:\n${said.map(({ line }) => line).join('\n')}`))
    })
  })
}

/** Seconds that MiniSearch alone takes for the clauses of an emitted tree. */
function indexingSeconds(out: string): number {
  let spent = 0
  for (const name of readdirSync(join(out, 'index/text'))) {
    const { clauses } = JSON.parse(readFileSync(join(out, 'index/text', name), 'utf8')) as TextFile
    const started = performance.now()
    const index = new MiniSearch(TEXT_INDEX)
    for (const clause of clauses) index.add(clause)
    spent += performance.now() - started
  }
  return spent / 1000
}

/** Seconds that cp -r takes for an emitted tree. */
function copyingSeconds(out: string, copy: string): number {
  const started = performance.now()
  const { status } = spawnSync('cp', ['-r', out, copy])
  if (status !== 0) throw new Error(`cp -r ${out} failed`)
  return (performance.now() - started) / 1000
}

function number(line: string | undefined, name: string): number {
  return Number(new RegExp(`^${name} +([\\d,]+)`, 'u').exec(line ?? '')?.[1]?.replaceAll(',', ''))
}

function show(name: string, value: string): void {
  console.log(`${name.padEnd(24)} ${value}`)
}

/** Generates so many products in a folder, builds them, and says what it took. */
async function measured(folder: string, products: number): Promise<Taken> {
  const [data, out] = [join(folder, 'data'), join(folder, 'public')]
  const [clauses, words, seed] = [Number(values.clauses), Number(values.words), Number(values.seed)]
  await generate({ products, clauses, words, seed, like: 'data', out: data })
  const taken = await timedBuild(data, out)
  const at = (start: string) => taken.said.findLast(({ line }) => line.startsWith(start))
  const [checked, written] = [at('checked')?.at ?? 0, at('written')?.at ?? 0]
  const [files, bytes] = [number(at('files')?.line, 'files'), number(at('bytes')?.line, 'bytes')]
  show('products', `${products} of ${clauses} clauses of ${words} words`)
  show('files', `${files}, ${(bytes / 1e6).toFixed(0)} MB`)
  show('seconds', taken.seconds.toFixed(1))
  show('  read and check', checked.toFixed(1))
  show('  make and stage', (written - checked).toFixed(1))
  show('  finish', (taken.seconds - written).toFixed(1))
  show('files a second', (files / taken.seconds).toFixed(0))
  show('MB a second', (bytes / 1e6 / taken.seconds).toFixed(1))
  show('peak memory', `${taken.peak.toFixed(0)} MB`)
  return taken
}

async function main(folder: string): Promise<void> {
  const taken = await measured(folder, Number(values.products))
  const indexing = indexingSeconds(join(folder, 'public'))
  const copying = copyingSeconds(join(folder, 'public'), join(folder, 'copy'))
  const floor = indexing + copying
  show('floor', `${floor.toFixed(1)} s (indexing ${indexing.toFixed(1)} s, cp -r ${copying.toFixed(1)} s)`)
  show('build / floor', (taken.seconds / floor).toFixed(2))
  if (!values.memory) return
  for (const part of ['data', 'public', 'copy']) rmSync(join(folder, part), { recursive: true })
  console.log()
  const twice = await measured(folder, 2 * Number(values.products))
  show('peak / peak of half', (twice.peak / taken.peak).toFixed(2))
}

if (values.help) console.log(HELP)
else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))
  try {
    await main(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
