import { groupsOf } from './groups.ts'
import type { CompareBody } from './published/comparison.ts'

type Row = CompareBody['rows'][number]

/** The questions of a comparison as people read them; each is in one part, in the order of the rows. */
export interface ComparedSections {
  readonly different: readonly Row[]
  /** What has to be read product by product, under its group. */
  readonly groups: readonly (readonly [group: string, rows: readonly Row[]])[]
  readonly same: readonly Row[]
  /** How many questions are asked of only one of the products; these are in no part. */
  readonly alone: number
}

/** The letter of a product by its place in a comparison. */
export function letterOf(place: number): string {
  return String.fromCodePoint(65 + place)
}

/** Sorts the rows of a comparison: first what differs, last what is the same. */
export function comparedSections(rows: readonly Row[]): ComparedSections {
  const shared = rows.filter(
    ({ cells }) => cells.filter(({ status }) => status !== 'not-applicable').length > 1,
  )
  const parts = new Map(groupsOf(shared, ({ verdict }) => verdict))
  const rest = shared.filter(({ verdict }) => verdict !== 'different' && verdict !== 'same')
  return {
    different: parts.get('different') ?? [],
    groups: groupsOf(rest, ({ group }) => group),
    same: parts.get('same') ?? [],
    alone: rows.length - shared.length,
  }
}
