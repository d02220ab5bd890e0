import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExitCode, command } from '../../../build/cli/command.ts'
import { UsageError, wholeNumber } from '../../../build/cli/options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { DEFAULT_BASE_URL } from '../../../build/contract/limits.ts'
import { build } from '../../../build/pipeline/index.ts'
import type { ChartFigures } from '../figures.ts'
import { assertQuiet, noisyOption } from '../noise.ts'
import { chartLines, record, recordOption } from '../record.ts'
import { MOST_BYTES, catalogueReads } from './catalogue-reads.ts'
import { type Built, builtOf, doubled, growthCharts } from './sizes.ts'

// How the cost grows with the number of products: of a full build, and of what a cold query reads.

interface Asked {
  readonly from: number
  readonly products: number
  readonly clauses: number
  readonly words: number
  readonly seed: number
  readonly noisy: boolean
  readonly record: boolean
}

async function benchScale(folder: string, asked: Asked, terminal: Terminal): Promise<ExitCode> {
  await assertQuiet(terminal, asked.noisy)
  const built: Built[] = []
  for (const products of doubled(asked.from, asked.products)) {
    const one = await builtOf(products, folder, asked)
    built.push(one)
    terminal.out(
      `${products} products: ${one.seconds.toFixed(1)} s (${one.processors.toFixed(1)} of the processors), ${one.peak.toFixed(0)} MB of memory, ${one.files} files, ${(one.bytes / 1e6).toFixed(0)} MB\n`,
    )
  }
  const site = join(folder, 'site')
  const code = await build({ data: 'data', out: site, baseUrl: DEFAULT_BASE_URL }, terminal)
  if (code !== 0) throw new Error('The sample data has errors.')
  const charts = [...growthCharts(built), ...(await readCharts(site))].filter(({ rows }) => rows.length > 0)
  const noise = await assertQuiet(terminal, asked.noisy)
  terminal.out(`${charts.flatMap(chartLines).join('\n')}\n`)
  const title = `Growth: products of ${asked.clauses} clauses of ${asked.words} words`
  if (asked.record) record({ name: 'scale', title, noise, charts }, terminal)
  return 0
}

/** What a cold function reads of catalogues of each size, with the rest of the sample data's site around them. */
async function readCharts(site: string): Promise<ChartFigures[]> {
  const charts: ChartFigures[] = []
  for (const [products, most] of MOST_BYTES) {
    const reads = await catalogueReads(site, products)
    charts.push({
      title: `Read by a cold query of ${products} products`,
      unit: 'kB',
      rowsAre: 'Query',
      series: ['read'],
      rows: reads.map(({ asked, bytes }) => ({
        label: asked === '' ? 'without parameters' : asked.slice(1),
        values: [bytes / 1000],
        wanted: { value: most / 1000, is: 'most' },
      })),
    })
  }
  return charts
}

export const benchScaleCommand = command({
  name: 'npm run bench scale',
  about:
    'Builds generated datasets, each with twice as many products as the one before, and reports time, memory, files and bytes, whole and for each product. Then asks queries of catalogues of 10,000 and 100,000 products and reports what a cold function reads. --products 0 leaves the builds out.',
  options: {
    from: wholeNumber(1000, 'products of the first dataset'),
    products: wholeNumber(8000, 'products of the last dataset'),
    clauses: wholeNumber(150, 'clauses per product'),
    words: wholeNumber(150, 'words per clause'),
    seed: wholeNumber(1, 'seed of the dataset'),
    record: recordOption,
    noisy: noisyOption,
  },
  notes: `Needs about 2 GB in ${tmpdir()} for every 1,000 products of the last dataset and removes what it made. Of more than 50,000 clauses the answers are in packs alone.`,
  main: async (asked, terminal) => {
    if (asked.from === 0) throw new UsageError('--from 0 is not valid. Begin with 1 product or more.')
    const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))
    try {
      return await benchScale(folder, asked, terminal)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})
