import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Category } from '../../../../build/contract/authored/category.ts'
import type { Clause } from '../../../../build/contract/authored/clauses.ts'
import type { Synonyms } from '../../../../build/contract/authored/dataset.ts'
import type { Fact, FactValue, Product } from '../../../../build/contract/authored/product.ts'
import { hashesOf } from '../hashed-words.ts'

// Documents whose facts were read by hand: what suggestions are learned from and measured on.

/** A fact read by hand; the words of its quote are hashes, and there is none where the document does not state it. */
export interface TrueFact {
  readonly key: string
  readonly value: FactValue | null
  readonly page?: number
  readonly quote?: readonly string[]
}

export interface Example {
  readonly name: string
  readonly insurer: string
  /** Whether it is measured: of datasets is only learned. */
  readonly isMeasured: boolean
  readonly category: Category
  readonly clauses: readonly Clause[]
  readonly synonyms: Synonyms
  readonly facts: readonly TrueFact[]
}

const json = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T

/** The facts of a truth file; null where it has none. */
function factsOf(real: string, name: string): TrueFact[] | null {
  if (!existsSync(join(real, 'ingest', `${name}.facts.json`))) return null
  return json<(Omit<TrueFact, 'quote'> & { quote?: string; or_not_stated: boolean })[]>(
    real,
    'ingest',
    `${name}.facts.json`,
  ).map(({ quote, or_not_stated: isAbsent, ...fact }) => ({
    ...fact,
    ...(quote !== undefined && !isAbsent && { quote: quote.split(' ') }),
  }))
}

/** The category in a folder that asks most of a few keys. */
function categoryOf(folder: string, keys: ReadonlySet<string>): Category {
  const all = readdirSync(folder).map((file) => json<Category>(folder, file))
  const asked = ({ fields }: Category) => fields.filter(({ key }) => keys.has(key)).length
  return all.reduce((a, b) => (asked(b) > asked(a) ? b : a))
}

/** A wording that was read by a program, with its truth file. */
export function exampleOf(real: string, name: string, clauses: readonly Clause[]): Example | null {
  const facts = factsOf(real, name)
  if (facts === null) return null
  const category = categoryOf(join(real, 'data/categories'), new Set(facts.map(({ key }) => key)))
  const synonyms = json<Synonyms>(real, 'data/synonyms.json')
  return { name, insurer: insurerOf(name), isMeasured: true, category, clauses, synonyms, facts }
}

/** Whose a truth file is; those of one insurer are left out together. */
function insurerOf(name: string): string {
  const known: readonly (readonly [RegExp, string])[] = [
    [/^101N|hdfclife/u, 'hdfc-life'],
    [/hdfcergo/u, 'hdfc-ergo'],
    [/^IRDAN113/u, 'bajaj-general'],
    [/^NIC|^national/u, 'national'],
    [/^SHA|star/u, 'star-health'],
  ]
  return known.find(([shape]) => shape.test(name))?.[1] ?? name
}

/** The products of a dataset whose facts were read; `shared` is the folder of its categories. */
export function productsIn(data: string, shared: string): Example[] {
  const folder = join(data, 'products')
  const synonyms = json<Synonyms>(shared, 'synonyms.json')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.clauses.json'))
    .toSorted()
    .flatMap((path) => {
      const { clauses } = json<{ clauses: Clause[] }>(folder, path)
      const product = json<Product>(folder, path.replace('.clauses', ''))
      const facts = product.facts.map(trueFact)
      const file = join(shared, 'categories', `${product.category}.json`)
      if (facts.length === 0 || !existsSync(file)) return []
      const category = json<Category>(file)
      const insurer = basename(dirname(path))
      return [
        {
          name: basename(path, '.clauses.json'),
          insurer,
          isMeasured: false,
          category,
          clauses,
          synonyms,
          facts,
        },
      ]
    })
}

function trueFact({ key, value, page, quote }: Fact): TrueFact {
  return { key, value, ...(page !== undefined && quote !== undefined && { page, quote: hashesOf(quote) }) }
}
