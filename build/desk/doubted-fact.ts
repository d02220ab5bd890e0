import type { Field } from '../contract/authored/category.ts'
import type { Fact } from '../contract/authored/product.ts'
import type { Catalogue, ProductSubject } from '../check/dataset/model.ts'
import { doubtsOf } from './doubts.ts'
import { type FactFinding, proven } from './proven-fact.ts'
import { type FieldReading, candidatesOf } from './readings.ts'

/** What the build finds in a fact, and what a person is asked before it is saved. */
export function speaksAgainst(subject: ProductSubject, field: Field, fact: Fact, known: Catalogue) {
  const { findings } = proven(subject, field.key, fact, known)
  return { findings, doubts: doubtsOfFact(subject, field, fact, findings, known) }
}

/** The questions are of the value as it is now, whoever gave it. */
function doubtsOfFact(
  subject: ProductSubject,
  field: Field,
  fact: Fact,
  findings: readonly FactFinding[],
  known: Catalogue,
): readonly string[] {
  const candidates = candidatesOf(subject, field, known)
  const doubts = doubtsOf(subject, field, fact, findings, candidates)
  if (fact.value !== null || fact.note !== undefined) return doubts
  // Where it is said that no value is printed, what was read as one speaks against that.
  const sure = sureOf(subject, field, known).filter(({ quote }) => quote !== fact.quote)
  const said = sure.slice(0, 2).map(({ page, shown, quote }) => {
    const words = quote.length > 200 ? `${quote.slice(0, 199)}…` : quote
    return `Page ${page} says “${words}”, which was read as ${shown}. Does it not answer?`
  })
  return [...said, ...(fact.in_schedule === true ? doubts : [])]
}

const sureReadings = new WeakMap<readonly FieldReading[], readonly FieldReading[]>()

/** The candidates with a value against which nothing speaks. */
export function sureOf(subject: ProductSubject, field: Field, known: Catalogue): readonly FieldReading[] {
  const candidates = candidatesOf(subject, field, known)
  const before = sureReadings.get(candidates)
  if (before !== undefined) return before
  const made = candidates.filter(({ value, quote, clause, page, stated }) => {
    if (value === null) return false
    const fact: Fact = { key: field.key, value, quote, clause, page, ...(stated && { stated }) }
    const { findings } = proven(subject, field.key, fact, known)
    return findings.length === 0 && doubtsOf(subject, field, fact, findings, candidates).length === 0
  })
  sureReadings.set(candidates, made)
  return made
}
