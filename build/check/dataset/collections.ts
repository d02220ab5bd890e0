import type { TSchema } from '../../contract/schema.ts'
import { Form } from '../../contract/authored/form-record.ts'
import { Category } from '../../contract/authored/category.ts'
import { Dataset, Retired, Synonyms } from '../../contract/authored/dataset.ts'
import { Insurer } from '../../contract/authored/insurer.ts'
import { Law } from '../../contract/authored/law.ts'
import { Questions } from '../../contract/authored/questions.ts'
import { Product } from '../../contract/authored/product.ts'
import { ProductOverrides } from '../../contract/authored/overrides.ts'
import { ProductClauses } from '../../contract/authored/clauses.ts'
import { checker, type Problem } from '../../contract/validate.ts'
import { CLAIMS, type Claim, type CollectionName } from './collection-paths.ts'

/** A kind of file in `data/`: which paths it claims and what is in them. */
export interface Collection extends Claim {
  readonly schema: TSchema
  readonly check: (value: unknown) => Problem[]
}

function collection<Schema extends TSchema>(name: CollectionName, schema: Schema) {
  return { ...CLAIMS[name], schema, check: checker(schema) }
}

/** The collections with the schemas of their records. */
export const COLLECTIONS = {
  dataset: collection('dataset', Dataset),
  synonyms: collection('synonyms', Synonyms),
  retired: collection('retired', Retired),
  questions: collection('questions', Questions),
  categories: collection('categories', Category),
  insurers: collection('insurers', Insurer),
  clauses: collection('clauses', ProductClauses),
  overrides: collection('overrides', ProductOverrides),
  products: collection('products', Product),
  law: collection('law', Law),
  forms: collection('forms', Form),
} as const satisfies Record<CollectionName, Collection>
