import type { Coverage } from '../../../contract/published/card.ts'
import { COVERAGE_WORDS } from '../../../contract/reader-words.ts'

/** The parts of a coverage in the order they are drawn: a class for the colour, and words for the legend. */
export const COVERAGE_PARTS = Object.entries(COVERAGE_WORDS).map(([key, words]) => {
  return { key: key as keyof Coverage, words }
})

/** How many questions a coverage counts. */
export function askedIn(coverage: Coverage): number {
  return COVERAGE_PARTS.reduce((sum, { key }) => sum + coverage[key], 0)
}

/** The parts of a coverage laid end to end on a line of so many units. */
export function laidOut(coverage: Coverage, width: number) {
  const total = askedIn(coverage)
  let from = 0
  return COVERAGE_PARTS.map(({ key, words }) => {
    const part = {
      key,
      words,
      count: coverage[key],
      from,
      width: (width * coverage[key]) / Math.max(total, 1),
    }
    from += part.width
    return part
  })
}
