import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { UsageError } from '../../../build/cli/options.ts'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { Dataset } from '../../../build/contract/authored/dataset.ts'
import type { Insurer } from '../../../build/contract/authored/insurer.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { listDataset } from '../../../build/dataset/list.ts'
import { madeUpProduct } from './product.ts'
import { seededRandom } from '../../support/random.ts'
import { Vocabulary, wordsOfWordings } from './vocabulary.ts'

/** How large a made-up dataset is, and where it comes from and goes. */
export interface GenerateOptions {
  readonly products: number
  readonly clauses: number
  readonly words: number
  readonly seed: number
  readonly like: string
  readonly out: string
}

export const GENERATE_HELP = `Usage: npx tsx test/bench/generate/index.ts --out DIR [options]

Writes a made-up dataset of any size that is true to every rule: its categories, insurers, law and forms are those
of another dataset, its wordings are written with the words of that one. The same options give the same bytes.

  --out DIR      where to write it; a new or empty folder
  --products N   products (default: 100)
  --clauses N    clauses a product (default: 150)
  --words N      words a clause (default: 150)
  --seed N       another number gives another dataset (default: 1)
  --like DIR     the dataset it is made like (default: data)
  --help         this text`

/** Writes a made-up dataset, one product at a time. */
export async function generate(options: GenerateOptions): Promise<void> {
  const { like, out } = options
  if (existsSync(out) && readdirSync(out).length > 0)
    throw new UsageError(`${out}: is not empty; name a new folder`)
  const listing = await listDataset(like)
  const records = <T>(paths: readonly string[]) => paths.map((path) => record<T>(join(like, path)))
  const categories = records<Category>(listing.files.categories)
  const insurers = records<Insurer>(listing.files.insurers)
  const { data_date } = record<Dataset>(join(like, 'dataset.json'))
  for (const part of ['dataset.json', 'synonyms.json', 'categories', 'insurers', 'law', 'forms']) {
    cpSync(join(like, part), join(out, part), { recursive: true })
  }
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
      day: data_date,
      firstClause: 1 + at * options.clauses,
    }
    const { clauses, words } = options
    const { product, wording } = madeUpProduct({ ...wanted, clauses, words }, vocabulary, random)
    const file = join(out, 'products', insurer, uinFileName(uin))
    writeFileSync(`${file}.json`, canonical(product))
    if (clauses > 0) writeFileSync(`${file}.clauses.json`, canonical(wording))
    uins.push(uin)
  }
}

/** UINs in the shapes of real lists: one in ten bears a slash. */
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

const NUMBERS = ['products', 'clauses', 'words', 'seed'] as const

/** The options of the command line, or null where help was asked for. */
export function generateOptions(args: readonly string[]): GenerateOptions | null {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const numbers = { products: text('100'), clauses: text('150'), words: text('150'), seed: text('1') }
  const options = {
    ...numbers,
    like: text('data'),
    out: { type: 'string' },
    help: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  if (values.help === true) return null
  for (const name of NUMBERS) {
    if (!/^\d{1,9}$/u.test(values[name]))
      throw new UsageError(`--${name} ${values[name]}: must be a whole number`)
  }
  if (values.out === undefined) throw new UsageError(`--out is missing\n\n${GENERATE_HELP}`)
  const [products, clauses, words, seed] = NUMBERS.map((name) => Number(values[name])) as [
    number,
    number,
    number,
    number,
  ]
  return { products, clauses, words, seed, like: values.like, out: values.out }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const options = generateOptions(process.argv.slice(2))
    if (options === null) console.log(GENERATE_HELP)
    else await generate(options)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
