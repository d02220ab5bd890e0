import { FIELD_TYPES, type FieldType } from '../../../build/contract/field-types.ts'
import type { Cell, CompareBody } from '../../../build/contract/published/comparison.ts'

type Verdict = CompareBody['rows'][number]['verdict']
type Stated = Extract<Cell, { readonly value: unknown }>

/** A value with one of these is too uncertain to be called the same as another, or different. */
const IN_DOUBT: ReadonlySet<Stated['status']> = new Set(['disputed', 'unverified'])

/**
 * Whether the values of a row are the same. Values of comparable types are compared, except those in doubt. Where the
 * values are equal and their notes, the conditions quoted with them or conflicting clauses are not, it says so: these
 * may change what a value means.
 */
export function verdictOf(type: FieldType, cells: readonly Cell[]): Verdict {
  const facts = cells.flatMap((cell) => ('value' in cell && cell.value !== null ? [cell] : []))
  if (facts.length < cells.length) return 'incomplete'
  if (!FIELD_TYPES[type].comparable || facts.some(({ status }) => IN_DOUBT.has(status))) return 'not-compared'
  if (new Set(facts.map(({ value }) => value)).size > 1) return 'different'
  const isQualified = facts.some(({ conflicts }) => conflicts !== undefined)
  return isQualified || new Set(facts.map(qualifications)).size > 1 ? 'differs-in-notes' : 'same'
}

/** What may change the meaning of a value: its note and the conditions quoted with it. */
function qualifications({ note, context }: Stated): string {
  return JSON.stringify([note ?? null, context?.map(({ quote }) => quote) ?? []])
}
