import type { TSchema } from '../../contract/schema.ts'
import { Form } from '../../contract/authored/form-record.ts'
import { Category } from '../../contract/authored/category.ts'
import { ComplaintLadder } from '../../contract/authored/complaints.ts'
import { Dataset, Lists, Mended, Retired, Synonyms } from '../../contract/authored/dataset.ts'
import { Insurer } from '../../contract/authored/insurer.ts'
import { Law } from '../../contract/authored/law.ts'
import { Questions } from '../../contract/authored/questions.ts'
import { ListedProduct, Product } from '../../contract/authored/product.ts'
import { ProductOverrides } from '../../contract/authored/overrides.ts'
import { SourceTexts, TranslatedTexts, TranslatedWords } from '../../contract/authored/texts.ts'
import { ProductClauses } from '../../contract/authored/clauses.ts'
import { checker, type Problem } from '../../contract/validate.ts'
import type { CollectionName } from './collection-paths.ts'

/** One kind of file of a dataset. */
export interface Collection {
  readonly schema: TSchema
  readonly check: (value: unknown) => Problem[]
}

function collection<Schema extends TSchema>(schema: Schema) {
  return { schema, check: checker(schema) }
}

/** The collections with the schemas of their records. */
export const COLLECTIONS = {
  dataset: collection(Dataset),
  synonyms: collection(Synonyms),
  retired: collection(Retired),
  questions: collection(Questions),
  complaints: collection(ComplaintLadder),
  lists: collection(Lists),
  mended: collection(Mended),
  categories: collection(Category),
  insurers: collection(Insurer),
  clauses: collection(ProductClauses),
  overrides: collection(ProductOverrides),
  products: collection(Product),
  listed: collection(ListedProduct),
  law: collection(Law),
  forms: collection(Form),
  sourceTexts: collection(SourceTexts),
  texts: collection(TranslatedTexts),
  words: collection(TranslatedWords),
  recordWords: collection(TranslatedWords),
} as const satisfies Record<CollectionName, Collection>
