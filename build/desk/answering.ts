import { FIELD_TYPES } from '../contract/field-types.ts'
import { saysNoOrNarrows } from '../check/proof/negation.ts'
import { readText } from '../check/proof/quantities.ts'
import { isNamed, stemsIn } from '../check/proof/word-overlap.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { readOnce } from '../contract/lazily.ts'
import { LIGHT_STEMS } from '../search/words.ts'
import { IN_SCHEDULE } from '../ingest/suggest/place-features.ts'
import { isLikely } from '../ingest/suggest/places-to-look.ts'
import { isContact } from '../ingest/suggest/suggested-values.ts'
import { type Change, changesBetween } from '../ingest/wording/editions.ts'
import type { FieldAt } from './desk-data.ts'
import { isExample } from './near-clauses.ts'
import { candidatesOf } from './readings.ts'
import { gains, valuesIn } from './values-said.ts'

// The changes from one edition to the next that may answer a field.

/** The changes that could answer a field that is not stated. */
export function changesFor(at: FieldAt, other: ProductSubject): Change[] {
  return statedIn(at, other).filter((change) => couldAnswer(at, change))
}

/**
 * The changes that may answer a field that is not stated in other words than it is known by: all by which a value of its
 * kind comes in; where none is counted, the sentences that are wholly new and share a word with it.
 */
export function openChanges(at: FieldAt, other: ProductSubject): Change[] {
  const { field } = at
  const { label, question, terms } = field
  const own = [...stemsIn([label, question, ...terms].join('\n'))].filter((one) => !LIGHT_STEMS.has(one))
  const isCounted = isContact(field) || FIELD_TYPES[field.type].counts !== null
  return statedIn(at, other).filter((change) => {
    const { here, there } = change
    if (isCounted) return gains(change, field) && (there === null || valuesIn(there.text, field).length === 0)
    const said = stemsIn(here?.text ?? '')
    return there === null && own.some((one) => said.has(one))
  })
}

const saying = readOnce((changes: readonly Change[]) =>
  changes.filter(({ here }) => here !== null && !isExample(here)),
)

/** The changes by which something is said here, and not as an example. */
function statedIn({ subject }: FieldAt, other: ProductSubject): readonly Change[] {
  return saying(changesBetween(other.byId, subject.byId))
}

/** Whether words of this wording are new, or changed, beside another. */
export function isNewHere(
  { subject }: FieldAt,
  other: ProductSubject,
  { clause, quote }: { readonly clause: number; readonly quote: string },
): boolean {
  return changesBetween(other.byId, subject.byId).some(
    ({ here }) => here?.clause.id === clause && (here.text.includes(quote) || quote.includes(here.text)),
  )
}

/**
 * Whether what is new in a sentence may answer a field: it has a number or, where none is counted, says something of its
 * own; and the sentence names the field, or is among the likeliest. Where words are only gone, it names the field.
 */
export function couldAnswer(at: FieldAt, change: Change): boolean {
  const { field } = at
  const { here, there, fresh, gone } = change
  if (here === null) return false
  if (fresh === '') return gone !== '' && isNamed(field, here.text)
  if (isContact(field)) return gains(change, field)
  const isTold =
    FIELD_TYPES[field.type].counts === null
      ? there === null || stemsIn(fresh).size > 1
      : gains(change, field) ||
        IN_SCHEDULE.test(fresh) ||
        readText(fresh).quantities.some(({ isLabel }) => !isLabel)
  if (!isTold && !saysNoOrNarrows(fresh) && !isNamed(field, fresh)) return false
  if (isNamed(field, here.text)) return true
  return candidatesOf(at).some((one) => {
    const isHere = one.clause === here.clause.id && here.text.includes(one.quote)
    return isHere && (one.value !== null || isLikely(field, one))
  })
}
