import type { Fact } from '../contract/authored/product.ts'
import { factStatus } from '../contract/fact-status.ts'
import { isLikely } from '../ingest/suggest/places-to-look.ts'
import { isNamed } from '../check/proof/word-overlap.ts'
import type { FieldAt } from './desk-data.ts'
import { doubtsOf, questionsOf, saidAt, unanswered } from './doubts.ts'
import { proven } from './proven-fact.ts'
import { type FieldReading, candidatesOf } from './readings.ts'
import { valuesIn } from './values-said.ts'

// What speaks against a fact before it is saved: the findings of the build, questions, and readings that contradict it.

/**
 * Findings of the build in a fact, and the questions that a person is asked before it is saved, whoever gave its value. Of
 * what a note silences in the build, it answers only what it speaks of. A second reader is told pages, no words and values.
 */
export function speaksAgainst(at: FieldAt, fact: Fact, blind = false, answers = answersTo(at, fact)) {
  const { subject, field, known } = at
  const { note, ...bare } = fact
  const findingsOf = (one: Fact) => proven(subject, field.key, one, known).findings
  const findings = findingsOf(fact)
  const all = note === undefined ? findings : findingsOf(bare)
  const isSilent = factStatus(fact) === 'not-stated'
  const said = (fact.value === null ? answers.slice(0, 2) : []).map((one) => {
    const read = one.value === null || blind ? '' : `, which was read as ${one.shown}`
    return `${saidAt(one, blind)}${read}. Does it not answer?`
  })
  const asked = isSilent ? [] : doubtsOf(subject, field, fact, all, candidatesOf(at), blind)
  const kept = isSilent && note === undefined ? [] : questionsOf(findings)
  return { findings, doubts: [...new Set([...unanswered(said, field, fact), ...kept, ...asked])] }
}

/** Readings that contradict a fact without a value. */
export function answersTo(at: FieldAt, fact: Fact): readonly FieldReading[] {
  const all = fact.in_schedule === true ? givenIn(at) : answersIn(at)
  return all.filter(({ quote }) => quote !== fact.quote)
}

/**
 * Readings that contradict a field being not stated: those with a value, else the first that likely answers, or that has a
 * number of its kind in a clause that names the field; or none.
 */
export function answersIn(at: FieldAt): readonly FieldReading[] {
  const given = givenIn(at)
  return given.length > 0
    ? given
    : candidatesOf(at)
        .filter((one) => isLikely(at.field, one) || isInNamed(at, one))
        .slice(0, 1)
}

/** Whether words have a number of the kind that a field counts, and their clause names the field. */
function isInNamed({ field, subject }: FieldAt, { quote, clause }: FieldReading): boolean {
  const { title = '', text = '' } = subject.byId.get(clause) ?? {}
  return valuesIn(quote, field).length > 0 && isNamed(field, `${title}\n${text}`)
}

/** Readings with a value: it is given only where it is proven and likely. */
function givenIn(at: FieldAt): readonly FieldReading[] {
  return candidatesOf(at).filter(({ value }) => value !== null)
}
