import type { FieldType } from '../../../build/contract/primitives.ts'
import type { Cell, CompareBody } from '../../../build/contract/published/comparison.ts'

type Verdict = CompareBody['rows'][number]['verdict']
type Stated = Extract<Cell, { readonly value: unknown }>

/** Types whose values are words: that two texts differ does not say that they mean different things. */
const WORDS: ReadonlySet<FieldType> = new Set(['text', 'list'])

/** A value under one of these does not stand firm enough to be called the same as another, or different. */
const IN_DOUBT: ReadonlySet<Stated['status']> = new Set(['disputed', 'unverified'])

/**
 * Whether the values of a row are the same. Numbers, amounts, choices and yes-no are held against each other, but for
 * values in doubt. Where values are equal and the notes, the conditions quoted with them or conflicting clauses are
 * not, it says so: what stands beside a value may change what it means.
 */
export function verdictOf(type: FieldType, cells: readonly Cell[]): Verdict {
  const facts = cells.flatMap((cell) => ('value' in cell && cell.value !== null ? [cell] : []))
  if (facts.length < cells.length) return 'incomplete'
  if (WORDS.has(type) || facts.some(({ status }) => IN_DOUBT.has(status))) return 'not-compared'
  if (new Set(facts.map(({ value }) => value)).size > 1) return 'different'
  const isQualified = facts.some(({ conflicts }) => conflicts !== undefined)
  return isQualified || new Set(facts.map(besides)).size > 1 ? 'differs-in-notes' : 'same'
}

/** What stands beside a value: its note and the conditions quoted with it. */
function besides({ note, context }: Stated): string {
  return JSON.stringify([note ?? null, context?.map(({ quote }) => quote) ?? []])
}
