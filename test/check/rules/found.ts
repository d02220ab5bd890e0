import type { Clause } from '../../../build/contract/authored/clauses.ts'
import type { Fact } from '../../../build/contract/authored/product.ts'
import type { ProductSubject } from '../../../build/check/dataset/model.ts'
import type { FactInProduct, Rule } from '../../../build/check/rules/rule.ts'

// What rules find in a fact, or in a dataset, made for one test.

export function subjectOf(product: object, clauses: readonly Clause[] = []): ProductSubject {
  const byId = new Map(clauses.map((one) => [one.id, one]))
  return { path: 'p.json', product, byId } as unknown as ProductSubject
}

/** What a rule reports of a place: its file where the rule names one, and what it says. */
interface Reported {
  readonly path: string
  readonly where: string
  readonly message: string
}

/** What a rule reports of one thing that it looks at, given as it is given to the rule. */
export function reportsOf(
  rule: Rule,
  scope: Exclude<keyof Rule, 'name'>,
  ...given: readonly unknown[]
): Reported[] {
  const found: Reported[] = []
  const report = (...said: string[]) => {
    const [message = '', where = '', path = ''] = said.toReversed()
    found.push({ path, where, message })
  }
  const check = rule[scope] as ((...all: readonly unknown[]) => void) | undefined
  check?.(...given, report)
  return found
}

const placesIn = (found: readonly Reported[]) => found.map(({ where }) => where)

/** Where a rule finds fault with a fact of a product with these clauses. */
export function findingsOfFact(rule: Rule, fact: Fact, clauses: readonly Clause[] = []): string[] {
  return findingsIn(rule, { fact, subject: subjectOf({ facts: [fact] }, clauses) })
}

/** Where a rule finds fault with a fact in a product; without a field, its category has none for it. */
export function findingsIn(
  rule: Rule,
  one: Omit<Partial<FactInProduct>, 'field'> & { field?: object },
): string[] {
  return placesIn(reportsOf(rule, 'fact', { field: null, ...one }))
}

/** Where a rule finds fault with a product; `others` is what it is told of other records. */
export function findingsOfProduct(rule: Rule, subject: ProductSubject, others: object = {}): string[] {
  return placesIn(reportsOf(rule, 'product', subject, others))
}

/** What a rule says of the dataset. */
export function findingsOfDataset(rule: Rule, catalogue: object, across: object = {}): string[] {
  const found = reportsOf(rule, 'dataset', catalogue, across)
  return found.map(({ path, where, message }) => `${path}${where}: ${message}`)
}
