import type { Clause } from '../../../build/contract/authored/clauses.ts'
import type { Fact } from '../../../build/contract/authored/product.ts'
import type { AcrossProducts, Catalogue, ProductSubject } from '../../../build/check/dataset/model.ts'
import type { FactInProduct, Fault, Rule } from '../../../build/check/rules/rule.ts'
import { provenQuotes } from '../../../build/check/proof/quotes.ts'
import { checkDataset } from '../../../build/check/rules/run.ts'

// Findings of rules in a fact or a dataset made for one test.

export function subjectOf(product: object, clauses: readonly Clause[] = []): ProductSubject {
  const byId = new Map(clauses.map((one) => [one.id, one]))
  return { path: 'p.json', product, byId } as unknown as ProductSubject
}

/** Report about a place: its file where the rule names one, and the message. */
interface Reported {
  readonly path: string
  readonly where: string
  readonly message: string
}

/** Reports of a rule about one thing, given as it is given to the rule. */
export function reportsOf(
  rule: Rule,
  scope: Exclude<keyof Rule, 'name' | 'at'>,
  ...given: readonly unknown[]
): Reported[] {
  const check = rule[scope] as ((...all: readonly unknown[]) => Iterable<Fault>) | undefined
  const [thing, ...known] = given
  const looked = scope === 'fact' ? targetOf(thing as Partial<FactInProduct>) : thing
  return Array.from(check?.(looked, ...known) ?? [], (fault) => {
    const [message = '', where = rule.at ?? '', path = ''] = [fault].flat().toReversed()
    return { path, where, message }
  })
}

/** A fact as rules look at it, with its quote where that is proven. */
function targetOf(one: Partial<FactInProduct>) {
  const { fact, subject } = one
  const isRead = fact !== undefined && subject?.product?.facts !== undefined
  const proven = isRead ? (provenQuotes(subject).get(fact) ?? null) : null
  const category = subject?.category ?? null
  return { field: null, category, proven, passage: proven?.passage ?? null, ...one }
}

const placesIn = (found: readonly Reported[]) => found.map(({ where }) => where)

/** Places of the findings in a fact of a product with these clauses. */
export function findingsOfFact(rule: Rule, fact: Fact, clauses: readonly Clause[] = []): string[] {
  return findingsIn(rule, { fact, subject: subjectOf({ facts: [fact] }, clauses) })
}

/** Places of the findings in a fact of a product; without a field, its category has none for it. */
export function findingsIn(
  rule: Rule,
  one: Omit<Partial<FactInProduct>, 'field'> & { field?: object },
): string[] {
  return placesIn(reportsOf(rule, 'fact', one, {}, one.subject))
}

/** Places of the findings in a product; `others` has what the rule knows of other records. */
export function findingsOfProduct(rule: Rule, subject: ProductSubject, others: object = {}): string[] {
  return placesIn(reportsOf(rule, 'product', subject, others))
}

/** Messages of a rule about the dataset. */
export function findingsOfDataset(rule: Rule, catalogue: object, across: object = {}): string[] {
  const found = checkDataset(catalogue as Catalogue, across as AcrossProducts, [rule])
  return found.map(({ path, where, message }) => `${path}${where}: ${message}`)
}
