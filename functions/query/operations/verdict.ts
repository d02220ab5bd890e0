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
  if (!asksOneThing(cells)) return 'not-compared'
  const facts = cells.flatMap((cell) => ('value' in cell && cell.value !== null ? [cell] : []))
  if (facts.length < cells.length) return 'incomplete'
  if (facts.some(isDoubtful) || !facts.every(({ type }) => FIELD_TYPES[type].comparable))
    return 'not-compared'
  if (new Set(facts.map(({ currency }) => currency)).size > 1) return 'not-compared'
  if (new Set(facts.map(({ value }) => value)).size > 1) return 'different'
  return new Set(facts.map(conditionsOf)).size > 1 ? 'differs-in-notes' : 'same'
}

/**
 * Whether the categories that have the field mean one thing by its key: 3 months and 3 days, or two questions, must not
 * be compared, whether or not all of them are answered.
 */
export function asksOneThing(cells: readonly Cell[]): boolean {
  const asking = cells.flatMap((cell) => ('question' in cell ? [cell] : []))
  return new Set(asking.map(({ type, question }) => `${type} ${question.trim().toLowerCase()}`)).size <= 1
}

function isDoubtful({ status, conflicts }: FactCell): boolean {
  return DOUBTFUL.has(status) || conflicts.length > 0
}

/** Conditions that may change the meaning of a value: its note and those quoted with it. */
function conditionsOf({ note, context }: FactCell): string {
  return JSON.stringify([note, context.map(({ quote }) => quote)])
}
