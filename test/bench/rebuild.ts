import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../../build/cli/command.ts'
import { optionalFolder, wholeNumber } from '../../build/cli/options.ts'
import type { Category } from '../../build/contract/authored/category.ts'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { Product } from '../../build/contract/authored/product.ts'
import { canonicalText } from '../../build/check/dataset/canonical.ts'
import { COLLECTIONS } from '../../build/check/dataset/collections.ts'
import { type CollectionName, claim } from '../../build/check/dataset/collection-paths.ts'
import { copyDataset, foldersOf } from './copied-dataset.ts'
import { SIZE_OPTIONS, generate } from './generate/index.ts'
import { assertQuiet, noisyOption } from './noise.ts'
import { type TableRow, atMost, recordOption, report } from './table.ts'
import { type Taken, downloadsOption, saidNumber, timedBuild } from './timed-build.ts'
import { temporaryFolder } from '../support/built.ts'
import { SAMPLE } from '../support/sample-data.ts'

// Time of a rebuild after a small change, as a share of the full build of the same data.

/** Change before a rebuild, and the most that the rebuild may take, in percent of the full build. */
interface Change {
  readonly what: string
  readonly most?: number
  readonly make: (data: string) => void
}

/** Changes the first record of a collection that has such a part. */
function edit<Record, Part>(
  name: CollectionName,
  pick: (record: Record) => Part | undefined,
  change: (part: Part) => void,
): Change['make'] {
  return (data) => {
    for (const folder of foldersOf(data)) {
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
        if (claim(path) !== name) continue
        const record = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record
        const part = pick(record)
        if (part === undefined) continue
        change(part)
        writeFileSync(join(folder, path), canonicalText(COLLECTIONS[name].schema, record))
        return
      }
    }
    throw new Error(`${data}: there is nothing to change in the ${name}`)
  }
}

const lastClause = ({ clauses }: ProductClauses) => clauses.at(-1)
const firstFact = ({ facts }: Product) => facts[0]
const firstField = ({ fields }: Category) => fields[0]

/** The changes, in the order in which they are made. */
const CHANGES: readonly Change[] = [
  { what: 'nothing', most: 4, make: () => {} },
  { what: 'one clause text', make: edit('clauses', lastClause, (clause) => (clause.text += ' Further.')) },
  {
    what: 'the note of one fact',
    most: 8,
    make: edit('products', firstFact, (fact) => (fact.note = 'Read once more.')),
  },
  {
    what: 'one label of a category',
    make: edit('categories', firstField, (field) => (field.label += ', reworded')),
  },
]

function rowOf({ what, most }: Pick<Change, 'what' | 'most'>, taken: Taken, full: Taken): TableRow {
  const share = (100 * taken.clock) / full.clock
  return {
    label: what,
    values: [share, taken.clock, taken.cpu, saidNumber(taken, 'changed'), taken.peak],
    wanted: most === undefined ? undefined : atMost(most),
  }
}

export const benchRebuildCommand = command({
  name: 'npm run bench rebuild',
  about:
    'Builds a generated dataset, then again after small changes, each in a process of its own, and reports what a rebuild takes as a share of the full build.',
  options: {
    data: optionalFolder('a dataset to build a copy of, instead of a generated one'),
    products: wholeNumber(2000, 'products'),
    ...SIZE_OPTIONS,
    downloads: downloadsOption,
    record: recordOption,
    noisy: noisyOption,
  },
  notes: `Needs about 2 GB in ${tmpdir()} for the default sizes and removes what it made.`,
  main: async ({ data: given, products, clauses, words, seed, downloads, noisy, record }, terminal) => {
    const folder = temporaryFolder('bench')
    const data = join(folder, 'data')
    if (given === undefined) await generate({ products, clauses, words, seed, like: SAMPLE, out: data })
    else copyDataset(given, data)
    await assertQuiet(terminal, noisy)
    const built = { data, out: join(folder, 'public'), cache: join(folder, 'cache'), downloads }
    const full = await timedBuild(built)
    const rows = [rowOf({ what: 'full build' }, full, full)]
    for (const change of CHANGES) {
      change.make(data)
      rows.push(rowOf(change, await timedBuild(built), full))
    }
    const noise = await assertQuiet(terminal, noisy)
    const about =
      given === undefined
        ? `${products} products of ${clauses} clauses of ${words} words`
        : 'the dataset asked for'
    const title = `Rebuilds after a change: ${about}, ${downloads ? 'with' : 'without'} downloads`
    const columns = ['% of full', 'seconds', 'of processors', 'files', 'MB at most']
    const name = `rebuild${given === undefined ? '' : '-data'}${downloads ? '-downloads' : ''}`
    report(name, [{ title, columns, rows }], noise, record, terminal)
    return 0
  },
})
