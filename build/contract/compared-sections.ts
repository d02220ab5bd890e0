import { groupsOf } from './groups.ts'
import type { CompareBody } from './published/comparison.ts'

type Row = CompareBody['rows'][number]

/** The letter of a product by its place in a comparison. */
export function letterOf(place: number): string {
  return String.fromCodePoint(65 + place)
}

/** The questions of a comparison as people read them; each is in one part, in the order of the rows. */
export function comparedSections(rows: readonly Row[]) {
  const shared = rows.filter(
    ({ cells }) => cells.filter(({ status }) => status !== 'not-applicable').length > 1,
  )
  const parts = new Map(groupsOf(shared, ({ verdict }) => verdict))
  const rest = shared.filter(({ verdict }) => verdict !== 'different' && verdict !== 'same')
  return {
    different: parts.get('different') ?? [],
    /** What has to be read product by product, under its group. */
    groups: groupsOf(rest, ({ group }) => group),
    same: parts.get('same') ?? [],
    /** How many questions are asked of only one of the products; these are in no part. */
    alone: rows.length - shared.length,
  }
}
