import type { ProductClauses } from '../../contract/authored/clauses.ts'
import type { Product } from '../../contract/authored/product.ts'
import { COLLECTIONS } from '../../check/dataset/collections.ts'
import type { Catalogue, ProductSubject } from '../../check/dataset/model.ts'
import { ruleInputsFor } from '../../check/dataset/rule-inputs.ts'
import { summaryOf } from '../../check/dataset/summary.ts'
import { checkProduct } from '../../check/rules/run.ts'
import type { DraftProduct } from '../../ingest/draft-dataset.ts'

/** The errors of the build in a product and its clauses. */
export function errorsIn(
  known: Catalogue,
  { path, clausesPath }: Pick<DraftProduct, 'path' | 'clausesPath'>,
  product: Product,
  record: ProductClauses,
): string[] {
  const problems = [...COLLECTIONS.products.check(product), ...COLLECTIONS.clauses.check(record)]
  if (problems.length > 0) return problems.map(({ pointer, message }) => `${pointer}: ${message}`)
  const subject: ProductSubject = {
    path,
    product,
    clauses: { path: clausesPath, record },
    category: known.categories.get(product.category)?.record ?? null,
    byId: new Map(record.clauses.map((clause) => [clause.id, clause])),
  }
  return checkProduct(subject, ruleInputsFor(summaryOf(subject), known))
    .filter(({ level }) => level === 'error')
    .map(({ message }) => message)
}
