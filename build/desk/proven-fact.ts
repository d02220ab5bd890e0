import type { Field } from '../contract/authored/category.ts'
import type { Fact, Product } from '../contract/authored/product.ts'
import { FIELD_TYPES, countsOf, displayed } from '../contract/field-types.ts'
import { COLLECTIONS } from '../check/dataset/collections.ts'
import type { Finding } from '../check/dataset/finding.ts'
import type { Catalogue, ProductSubject } from '../check/dataset/model.ts'
import { ruleInputsFor } from '../check/dataset/rule-inputs.ts'
import { statedWords } from '../check/proof/stated.ts'
import { summaryOf } from '../check/dataset/summary.ts'
import { CHECKS, CHECKS_OF_FACTS, checkProduct } from '../check/rules/run.ts'

// A fact put in its product and checked with the build's own rules.

/** The parts of a finding that a person sees. */
export type FactFinding = Pick<Finding, 'level' | 'rule' | 'message'>

/** Puts a fact in the place of the one with its key, in the order of the category; null takes it out. */
function withFact({ product, category }: ProductSubject, key: string, fact: Fact | null): Product {
  const order = new Map(category?.fields.map((field, at) => [field.key, at]))
  const place = (one: string) => order.get(one) ?? Infinity
  const others = product.facts.filter((one) => one.key !== key)
  const same = product.facts.findIndex((one) => one.key === key)
  const next = others.findIndex((one) => place(one.key) > place(key))
  const at = same !== -1 ? same : next === -1 ? others.length : next
  return { ...product, facts: others.toSpliced(at, 0, ...(fact === null ? [] : [fact])) }
}

/** A fact with the words that state its number as far as one place says it, and without others. */
function withStated(fact: Fact, { type }: Field): Fact {
  const { stated: _, ...unmarked } = fact
  const stated = statedWords(fact, countsOf(type, fact))
  return { ...unmarked, ...(stated !== undefined && { stated }) }
}

/**
 * A product with a fact put in, taken out or changed, and the findings in that fact. The words that state its number
 * are kept while they say it, else found.
 */
export function proven(subject: ProductSubject, key: string, fact: Fact | null, known: Catalogue) {
  const field = subject.category?.fields.find((one) => one.key === key)
  const product = withFact(subject, key, fact && field ? withStated(fact, field) : fact)
  return { product, findings: findingsOf({ ...subject, product }, key, known) }
}

/** Findings of the rules in one fact of a product. No rule about a fact looks at other facts: they are left out. */
export function findingsOf(subject: ProductSubject, key: string, known: Catalogue): readonly FactFinding[] {
  const facts = subject.product.facts.filter((one) => one.key === key)
  return findingsIn({ ...subject, product: { ...subject.product, facts } }, known, CHECKS_OF_FACTS)
    .filter(({ path, where }) => path === subject.path && where.startsWith('/facts/'))
    .map(({ level, rule, message }) => ({ level, rule, message }))
}

/** Problems of a product by its schema; where there is none, findings of the rules in it and its clauses. */
export function findingsIn(subject: ProductSubject, known: Catalogue, rules = CHECKS): Finding[] {
  const { path, product } = subject
  const problems = COLLECTIONS.products.check(product).map(({ pointer: where, message }): Finding => {
    const part = where.replace(/^\/facts\/\d+\//u, '')
    return { level: 'error', rule: 'schema', path, where, message: `${part}: ${message}` }
  })
  return problems.length > 0
    ? problems
    : checkProduct(subject, ruleInputsFor(summaryOf(subject), known), rules)
}

/** A value as it will be published; the JSON of one that does not fit its field. */
export function shownValue(field: Field, fact: Fact): string {
  if (fact.value === null) return fact.in_schedule === true ? 'In your policy schedule' : 'Not stated'
  const isCounted = FIELD_TYPES[field.type].counts !== null
  if (isCounted && typeof fact.value !== 'number') return JSON.stringify(fact.value)
  try {
    return displayed(field.type, { value: fact.value, ...(fact.currency && { currency: fact.currency }) })
  } catch {
    return JSON.stringify(fact.value)
  }
}
