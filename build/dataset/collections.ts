import type { TSchema } from 'typebox'
import { Form } from '../contract/authored/form-record.ts'
import { Category } from '../contract/authored/category.ts'
import { Dataset, Retired, Synonyms } from '../contract/authored/dataset.ts'
import { Insurer } from '../contract/authored/insurer.ts'
import { Law } from '../contract/authored/law.ts'
import { Product } from '../contract/authored/product.ts'
import { ProductClauses } from '../contract/authored/clauses.ts'
import { checker, type Problem } from '../contract/validate.ts'

/** A kind of file in `data/`: which paths it claims and what is in them. */
export interface Collection {
  readonly pattern: RegExp
  /** The pattern as a maintainer would write it. */
  readonly shown: string
  readonly schema: TSchema
  readonly check: (value: unknown) => Problem[]
}

function collection(pattern: RegExp, shown: string, schema: TSchema): Collection {
  return { pattern, shown, schema, check: checker(schema) }
}

/** THE TABLE of collections: every file of the dataset is claimed by exactly one. */
export const COLLECTIONS = {
  dataset: collection(/^dataset\.json$/u, 'dataset.json', Dataset),
  synonyms: collection(/^synonyms\.json$/u, 'synonyms.json', Synonyms),
  retired: collection(/^retired\.json$/u, 'retired.json', Retired),
  categories: collection(/^categories\/[^/]+\.json$/u, 'categories/<slug>.json', Category),
  insurers: collection(/^insurers\/[^/]+\.json$/u, 'insurers/<slug>.json', Insurer),
  clauses: collection(
    /^products\/[^/]+\/[^/]+\.clauses\.json$/u,
    'products/<insurer>/<name>.clauses.json',
    ProductClauses,
  ),
  products: collection(
    /^products\/[^/]+\/(?![^/]+\.clauses\.json$)[^/]+\.json$/u,
    'products/<insurer>/<name>.json',
    Product,
  ),
  law: collection(/^law\/[^/]+\.json$/u, 'law/<slug>.json', Law),
  forms: collection(/^forms\/[^/]+\.json$/u, 'forms/<id>.json', Form),
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof COLLECTIONS

/** The collection a path belongs to, or null where no collection claims it. */
export function claim(path: string): CollectionName | null {
  for (const [name, { pattern }] of Object.entries(COLLECTIONS)) {
    if (pattern.test(path)) return name as CollectionName
  }
  return null
}
