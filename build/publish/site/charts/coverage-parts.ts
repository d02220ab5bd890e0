import type { Coverage } from '../../../contract/published/card.ts'

/** The parts of a coverage in the order they are drawn: a class for the colour, and words for the legend. */
export const COVERAGE_PARTS: readonly { readonly key: keyof Coverage; readonly words: string }[] = [
  { key: 'stated', words: 'stated' },
  { key: 'in_schedule', words: 'left to the schedule' },
  { key: 'not_stated', words: 'not stated' },
  { key: 'unread', words: 'not read yet' },
]

/** The parts of a coverage laid end to end on a line of so many units. */
export function laidOut(coverage: Coverage, width: number) {
  const total = COVERAGE_PARTS.reduce((sum, { key }) => sum + coverage[key], 0)
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
