import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExitCode, command } from '../../../build/cli/command.ts'
import { optionalFolder, wholeNumber } from '../../../build/cli/options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { ChartFigures } from '../figures.ts'
import { canonicalText } from '../../../build/check/dataset/canonical.ts'
import { COLLECTIONS } from '../../../build/check/dataset/collections.ts'
import { type CollectionName, claim } from '../../../build/check/dataset/collection-paths.ts'
import { generate } from '../generate/index.ts'
import { assertQuiet, noisyOption } from '../noise.ts'
import { record, recordOption } from '../record.ts'
import { type Taken, downloadsOption, timedBuild } from '../timed-build.ts'

// What a rebuild takes after a small change, against the full build of the same data.

/** The files of a collection, in order. */
function filesOf(data: string, name: CollectionName): string[] {
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' }).sort()
  return paths.filter((path) => claim(path) === name).map((path) => join(data, path))
}

/** Changes one part of the first record of a collection that has such a part. */
function edit<Record, Part>(
  data: string,
  name: CollectionName,
  pick: (record: Record) => Part | undefined,
  change: (part: Part) => void,
): void {
  for (const file of filesOf(data, name)) {
    const record = JSON.parse(readFileSync(file, 'utf8')) as Record
    const part = pick(record)
    if (part === undefined) continue
    change(part)
    writeFileSync(file, canonicalText(COLLECTIONS[name].schema, record))
    return
  }
  throw new Error(`${data}: there is nothing to change in the ${name}`)
}

/** What is changed before each rebuild, in this order. */
const CHANGES: readonly (readonly [what: string, change: (data: string) => void])[] = [
  ['nothing', () => {}],
  [
    'one clause text',
    (data) =>
      edit(
        data,
        'clauses',
        ({ clauses }: ProductClauses) => clauses.at(-1),
        (clause) => (clause.text += ' Further.'),
      ),
  ],
  [
    'the note of one fact',
    (data) =>
      edit(
        data,
        'products',
        ({ facts }: Product) => facts[0],
        (fact) => (fact.note = 'Read once more.'),
      ),
  ],
  [
    'one label of a category',
    (data) =>
      edit(
        data,
        'categories',
        ({ fields }: Category) => fields[0],
        (field) => (field.label += ', reworded'),
      ),
  ],
]

/** The number of files a build says it changed. */
function changedFiles({ said }: Taken): string {
  return said.map(({ line }) => /^files .*, ([\d,]+) changed/u.exec(line)?.[1]).find(Boolean) ?? '?'
}

function row(what: string, taken: Taken, full: Taken): string {
  const share = `${((100 * taken.clock) / full.clock).toFixed(1)} %`
  const numbers = [taken.clock.toFixed(2), taken.cpu.toFixed(2), share, changedFiles(taken)]
  const peak = `${taken.peak.toFixed(0)} MB`
  return [what.padEnd(26), ...[...numbers, peak].map((text) => text.padStart(10))].join('')
}

/** The longest a rebuild may take, in seconds; of generated data also as a share of the full build. */
const MOST = { nothing: 1, change: 1.5, withDownloads: 2.5, ofFull: 0.01 }

/** What the rebuilds took, beside what they may take. */
function rebuildChart(
  rebuilt: readonly (readonly [what: string, taken: Taken])[],
  full: Taken,
  { data, downloads }: Asked,
): ChartFigures {
  const change = downloads ? MOST.withDownloads : MOST.change
  const ofFull = data === undefined ? MOST.ofFull * full.clock : Infinity
  const most = (what: string) => (what === 'nothing' ? MOST.nothing : Math.min(change, ofFull))
  return {
    title: `Time of a rebuild; the full build took ${full.clock.toFixed(1)} s`,
    unit: 's',
    rowsAre: 'Changed',
    series: ['rebuild'],
    rows: rebuilt.map(([what, { clock }]) => {
      return { label: what, values: [clock], wanted: { value: most(what), is: 'most' } }
    }),
  }
}

interface Asked {
  readonly data: string | undefined
  readonly products: number
  readonly clauses: number
  readonly words: number
  readonly seed: number
  readonly downloads: boolean
  readonly noisy: boolean
  readonly record: boolean
}

async function benchRebuild(folder: string, asked: Asked, terminal: Terminal): Promise<ExitCode> {
  const { products, clauses, words, seed } = asked
  const data = join(folder, 'data')
  if (asked.data === undefined) await generate({ products, clauses, words, seed, like: 'data', out: data })
  else cpSync(asked.data, data, { recursive: true })
  await assertQuiet(terminal, asked.noisy)
  const { downloads } = asked
  const built = { data, out: join(folder, 'public'), cache: join(folder, 'cache'), downloads }
  const full = await timedBuild(built)
  const rebuilt: [what: string, taken: Taken][] = []
  for (const [what, change] of CHANGES) {
    change(data)
    rebuilt.push([what, await timedBuild(built)])
  }
  const noise = await assertQuiet(terminal, asked.noisy)
  const heads = ['seconds', 'of CPU', 'of full', 'files', 'peak'].map((text) => text.padStart(10))
  const rows = [['full build', full] as const, ...rebuilt].map(([what, taken]) => row(what, taken, full))
  const generated = `${products} products of ${clauses} clauses of ${words} words`
  const about =
    asked.data === undefined
      ? generated
      : `${filesOf(data, 'products').length} products of the dataset asked for`
  terminal.out(
    `${about}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}\n${'changed'.padEnd(26)}${heads.join('')}\n${rows.join('\n')}\n`,
  )
  const title = `Rebuilds after a change: ${about}, ${downloads ? 'with' : 'without'} downloads`
  const name = `rebuild${asked.data === undefined ? '' : '-data'}${downloads ? '-downloads' : ''}`
  if (asked.record) record({ name, title, noise, charts: [rebuildChart(rebuilt, full, asked)] }, terminal)
  return 0
}

export const benchRebuildCommand = command({
  name: 'npm run bench rebuild',
  about:
    'Builds a generated dataset, then again after small changes, each in a process of its own, and reports what a rebuild takes against the full build.',
  options: {
    data: optionalFolder('a dataset to build a copy of, instead of a generated one'),
    products: wholeNumber(2000, 'products'),
    clauses: wholeNumber(150, 'clauses per product'),
    words: wholeNumber(150, 'words per clause'),
    seed: wholeNumber(1, 'seed of the dataset'),
    downloads: downloadsOption,
    record: recordOption,
    noisy: noisyOption,
  },
  notes: `Needs about 2 GB in ${tmpdir()} for the default sizes and removes what it made.`,
  main: async (asked, terminal) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-rebuild-'))
    try {
      return await benchRebuild(folder, asked, terminal)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})
