import type { FieldType } from '../../build/contract/primitives.ts'
import type { Cell, CompareBody } from '../../build/contract/product-bodies.ts'

type Verdict = CompareBody['rows'][number]['verdict']

/** Types whose values are words: that two texts differ does not say that they mean different things. */
const WORDS: ReadonlySet<FieldType> = new Set(['text', 'list'])

/**
 * Whether the values of a row are the same. Numbers, amounts, choices and yes-no are held against each other; where
 * only the notes differ it says so, since a note may change what the value means.
 */
export function verdictOf(type: FieldType, cells: readonly Cell[]): Verdict {
  const facts = cells.flatMap((cell) => ('value' in cell && cell.value !== null ? [cell] : []))
  if (facts.length < cells.length) return 'incomplete'
  if (WORDS.has(type)) return 'not-compared'
  if (new Set(facts.map(({ value }) => value)).size > 1) return 'different'
  return new Set(facts.map(({ note }) => note ?? null)).size > 1 ? 'differs-in-notes' : 'same'
}
