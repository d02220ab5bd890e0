import type { Fact } from '../contract/authored/product.ts'
import { shortened } from '../contract/shortened.ts'
import { isLikely } from '../ingest/suggest/places-to-look.ts'
import type { FieldAt } from './desk-data.ts'
import { doubtsOf } from './doubts.ts'
import { proven } from './proven-fact.ts'
import { type FieldReading, candidatesOf } from './readings.ts'

// What speaks against a fact before it is saved: the findings of the build, questions, and readings that contradict it.

/** Findings of the build in a fact, and the questions that a person is asked before it is saved, whoever gave its value. */
export function speaksAgainst(at: FieldAt, fact: Fact, answers = answersTo(at, fact)) {
  const { findings } = proven(at.subject, at.field.key, fact, at.known)
  const asks = () => doubtsOf(at.subject, at.field, fact, findings, candidatesOf(at))
  if (fact.value !== null || fact.note !== undefined) return { findings, doubts: asks() }
  const said = answers.slice(0, 2).map(({ page, value, shown, quote }) => {
    return `Page ${page} says “${shortened(quote, 200)}”${value === null ? '' : `, which was read as ${shown}`}. Does it not answer?`
  })
  return { findings, doubts: [...said, ...(fact.in_schedule === true ? asks() : [])] }
}

/** Readings that contradict a fact without a value. */
export function answersTo(at: FieldAt, fact: Fact): readonly FieldReading[] {
  const all = fact.in_schedule === true ? givenIn(at) : answersIn(at)
  return all.filter(({ quote }) => quote !== fact.quote)
}

/** Readings that contradict a field being not stated: those with a value, else the first that likely answers; or none. */
export function answersIn(at: FieldAt): readonly FieldReading[] {
  const given = givenIn(at)
  return given.length > 0
    ? given
    : candidatesOf(at)
        .filter((one) => isLikely(at.field, one))
        .slice(0, 1)
}

/** Readings with a value: it is given only where it is proven and likely. */
function givenIn(at: FieldAt): readonly FieldReading[] {
  return candidatesOf(at).filter(({ value }) => value !== null)
}
