import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { command, runAsProgram } from '../../../build/cli/command.ts'
import { UsageError, datasetFolder, optionalFolder, wholeNumber } from '../../../build/cli/options.ts'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { Dataset, Synonyms } from '../../../build/contract/authored/dataset.ts'
import type { Insurer } from '../../../build/contract/authored/insurer.ts'
import { groupsOf } from '../../../build/contract/groups.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { listDataset } from '../../../build/check/dataset/list.ts'
import { mergedSynonyms } from '../../../build/check/dataset/read.ts'
import { listedRow, madeUpProduct } from './product.ts'
import { seededRandom } from '../../support/random.ts'
import { Vocabulary, wordsOfWordings } from './vocabulary.ts'

// Datasets of any size, for benchmarks and tests.

/** Size of a made-up dataset, and where it comes from and goes. */
export interface GenerateOptions {
  readonly products: number
  /** Number of products beside these that are only listed: no document, no fact. */
  readonly listed?: number
  readonly clauses: number
  readonly words: number
  readonly seed: number
  readonly like: string
  readonly out: string
}

/** Writes a made-up dataset, one product at a time. */
export async function generate(options: GenerateOptions): Promise<void> {
  const { like, out } = options
  if (existsSync(out) && readdirSync(out).length > 0)
    throw new UsageError(`${out} is not empty. Name a new folder.`)
  const listing = await listDataset(like)
  const records = <T>(paths: readonly string[]) => paths.map((path) => record<T>(join(like, path)))
  const categories = records<Category>(listing.files.categories)
  const insurers = records<Insurer>(listing.files.insurers)
  const { extends: _, ...dataset } = record<Dataset>(join(like, 'dataset.json'))
  for (const kind of ['categories', 'insurers', 'law', 'forms'] as const)
    for (const path of listing.files[kind]) cpSync(join(like, path), join(out, kind, basename(path)))
  writeFileSync(join(out, 'dataset.json'), canonical(dataset))
  const synonyms = listing.files.synonyms.map((path) => ({
    path,
    record: record<Synonyms>(join(like, path)),
  }))
  writeFileSync(join(out, 'synonyms.json'), canonical(mergedSynonyms(synonyms).record))
  for (const { slug } of insurers) mkdirSync(join(out, 'products', slug), { recursive: true })
  const random = seededRandom(options.seed)
  const vocabulary = new Vocabulary(wordsOfWordings(listing, categories), random)
  const uins: string[] = []
  for (let at = 0; at < options.products; at++) {
    const category = vocabulary.pick(categories)
    const insurer = vocabulary.pick(insurers.filter(({ lines }) => lines.includes(category.line))).slug
    const uin = uinOf(at)
    const supersedes = at % 7 === 3 ? (uins[at - 1] ?? null) : null
    const wanted = {
      uin,
      insurer,
      category,
      supersedes,
      day: dataset.data_date,
      firstClause: 1 + at * options.clauses,
    }
    const { clauses, words } = options
    const { product, wording } = madeUpProduct({ ...wanted, clauses, words }, vocabulary, random)
    const file = join(out, 'products', insurer, uinFileName(uin))
    writeFileSync(`${file}.json`, canonical(product))
    if (clauses > 0) writeFileSync(`${file}.clauses.json`, canonical(wording))
    uins.push(uin)
  }
  const rows = Array.from({ length: options.listed ?? 0 }, (_, at) => {
    const category = vocabulary.pick(categories)
    const insurer = vocabulary.pick(insurers.filter(({ lines }) => lines.includes(category.line))).slug
    const uin = uinOf(options.products + at)
    return { insurer, row: listedRow(uin, category, dataset.data_date, vocabulary) }
  })
  for (const [insurer, listed] of groupsOf(rows, ({ insurer }) => insurer)) {
    mkdirSync(join(out, 'listed'), { recursive: true })
    const sorted = listed.map(({ row }) => row).sort((a, b) => (a.uin < b.uin ? -1 : 1))
    const lines = sorted.map((row) => `${JSON.stringify(row)}\n`)
    writeFileSync(join(out, 'listed', `${insurer}.ndjson`), lines.join(''))
  }
}

/** UINs in the shapes of real lists: one in ten has a slash. */
function uinOf(at: number): string {
  const number = String(at).padStart(7, '0')
  return at % 10 === 9 ? `IRDAN900RP${number}V01202324/A0001V01202425` : `SMPHLIP${number}V012425`
}

function record<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/** Records are made with their keys in schema order already. */
function canonical(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Options for the size of a made-up dataset, its products apart. */
export const SIZE_OPTIONS = {
  clauses: wholeNumber(150, 'clauses per product'),
  words: wholeNumber(150, 'words per clause'),
  seed: wholeNumber(1, 'another number gives another dataset'),
}

export const generateCommand = command({
  name: 'npm run generate',
  usage: ['--out DIR [options]'],
  about:
    'Writes a made-up dataset of any size that keeps every rule: its categories, insurers, law and forms are those of another dataset, its wordings are written with the words of that one. The same options give the same bytes.',
  options: {
    out: optionalFolder('where to write it: a new or an empty folder'),
    products: wholeNumber(100, 'products'),
    listed: wholeNumber(0, 'products beside these without a wording'),
    ...SIZE_OPTIONS,
    like: datasetFolder('the dataset it is made like'),
  },
  main: async ({ out, ...values }) => {
    if (out === undefined) throw new UsageError('--out is missing. Name a new or an empty folder.')
    await generate({ ...values, out })
    return 0
  },
})

await runAsProgram(import.meta, generateCommand)
