import type { Clause } from '../../../build/contract/authored/clauses.ts'
import type { Fact } from '../../../build/contract/authored/product.ts'
import type { Catalogue, AcrossProducts, ProductSubject } from '../../../build/check/dataset/model.ts'
import type { Rule } from '../../../build/check/rules/rule.ts'

// What rules find in a fact, or in a dataset, made for one test.

export function clauseOf(id: number, more: Partial<Clause> = {}): Clause {
  return { id, document: 'w', parent: null, number: '', title: '', text: 'T', page: 1, ...more }
}

export function subjectOf(product: object, clauses: readonly Clause[] = []): ProductSubject {
  const byId = new Map(clauses.map((one) => [one.id, one]))
  return { path: 'p.json', product, byId } as unknown as ProductSubject
}

/** Where a rule finds fault with a fact of a product with these clauses. */
export function faultsOfFact(rule: Rule, fact: Fact, clauses: readonly Clause[] = []): string[] {
  const found: string[] = []
  const subject = subjectOf({ facts: [fact] }, clauses)
  rule.fact?.({ fact, field: null, subject }, (where) => found.push(where))
  return found
}

/** What a rule says of the dataset. */
export function faultsOfDataset(rule: Rule, catalogue: object, across: object = {}): string[] {
  const found: string[] = []
  rule.dataset?.(catalogue as Catalogue, across as AcrossProducts, (path, where, message) =>
    found.push(`${path}${where}: ${message}`),
  )
  return found
}
