import { FIELD_TYPES } from '../../../build/contract/field-types.ts'
import type { Cell } from '../../../build/contract/published/comparison.ts'
import type { Verdict } from '../../../build/contract/published/verdicts.ts'

type FactCell = Extract<Cell, { readonly value: unknown }>

/** Check statuses under which a value is not firm enough to be called the same as another, or different. */
const DOUBTFUL: ReadonlySet<FactCell['status']> = new Set(['disputed', 'unverified'])

/**
 * Whether the values of a row are the same. Values are compared where every category asks the same question and no
 * value is in doubt: disputed, unverified, or contradicted by its own document. Where values are equal and the notes or
 * the conditions quoted with them are not, it says so: they may change what the value means.
 */
export function verdictOf(cells: readonly Cell[]): Verdict {
  const facts = cells.flatMap((cell) => ('value' in cell && cell.value !== null ? [cell] : []))
  if (facts.length < cells.length) return 'incomplete'
  const [first] = facts
  if (
    first === undefined ||
    !FIELD_TYPES[first.type].comparable ||
    !asksOneThing(facts) ||
    facts.some(isDoubtful)
  )
    return 'not-compared'
  if (new Set(facts.map(({ value }) => value)).size > 1) return 'different'
  return new Set(facts.map(conditionsOf)).size > 1 ? 'differs-in-notes' : 'same'
}

/** Whether the categories mean one thing by the key: 3 months and 3 days, or two questions, must not be compared. */
function asksOneThing(facts: readonly FactCell[]): boolean {
  return new Set(facts.map(({ type, question }) => `${type} ${question.trim().toLowerCase()}`)).size === 1
}

function isDoubtful({ status, conflicts }: FactCell): boolean {
  return DOUBTFUL.has(status) || conflicts.length > 0
}

/** What may change the meaning of a value: its note and the conditions quoted with it. */
function conditionsOf({ note, context }: FactCell): string {
  return JSON.stringify([note, context.map(({ quote }) => quote)])
}
