import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { Clause } from '../../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../../build/contract/authored/product.ts'
import { foldersOf } from '../../../build/check/dataset/list.ts'
import type { ProductSubject } from '../../../build/check/dataset/model.ts'
import type { Finding } from '../../../build/check/dataset/finding.ts'
import type { RuleInputs } from '../../../build/check/dataset/rule-inputs.ts'
import { checkProduct } from '../../../build/check/rules/run.ts'

// What the rules say of one fact of a product.

/** Whether a fact is refused, warned of, or published without a word. */
export type Verdict = 'silent' | 'warned' | 'refused'

const RULE_INPUTS: RuleInputs = {
  dataDate: '2099-12-31',
  synonyms: [],
  categories: null,
  insurers: null,
  retired: [],
}

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T

/** A product of a dataset with its clauses and category; `path` is below `products/`, without its ending. */
export function productAt(data: string, path: string): ProductSubject {
  const file = join(data, 'products', `${path}.json`)
  const product = read<Product>(file)
  const record = read<{ uin: string; clauses: Clause[] }>(file.replace(/\.json$/u, '.clauses.json'))
  const folder = foldersOf(data).find((one) => existsSync(join(one, 'categories'))) ?? data
  const category = read<Category>(join(folder, 'categories', `${product.category}.json`))
  const byId = new Map(record.clauses.map((clause) => [clause.id, clause]))
  return { path, product, clauses: { path: `${path}.clauses.json`, record }, category, byId }
}

/** What the rules say of the facts of a product. */
export function findingsOf(subject: ProductSubject): Finding[] {
  return checkProduct(subject, RULE_INPUTS).filter(({ where }) => where.startsWith('/facts'))
}

/** What the rules say of a fact as the only one of a product. */
export function verdictOn(subject: ProductSubject, fact: Fact): Verdict {
  const found = findingsOf({ ...subject, product: { ...subject.product, facts: [fact] } })
  if (found.some(({ level }) => level === 'error')) return 'refused'
  return found.length > 0 ? 'warned' : 'silent'
}
