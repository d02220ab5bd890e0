import type { Category } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact, Product } from '../../contract/authored/product.ts'
import type { Finding } from '../../check/dataset/finding.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import { checkFact } from '../../check/rules/run.ts'

/** Finds faults in a fact of a document, by the rules. */
export type Check = (fact: Fact) => readonly Pick<Finding, 'rule' | 'level'>[]

/** Checks facts of a document as the only ones of a product. */
export function checkOf(category: Category, clauses: readonly Clause[]): Check {
  const product = { uin: '', line: category.line, category: category.slug, documents: [], facts: [] }
  const subject: ProductSubject = {
    path: '',
    product: product as unknown as Product,
    clauses: { path: '', record: { uin: '', clauses: [...clauses] } },
    category,
    byId: new Map(clauses.map((clause) => [clause.id, clause])),
  }
  return (fact) => checkFact(subject, fact)
}
