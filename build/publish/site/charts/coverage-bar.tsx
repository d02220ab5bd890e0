/** @jsxRuntime automatic @jsxImportSource preact */
import { counted } from '../../../contract/display.ts'
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

/** How far the fields of a product were read: one bar, with its counts in words below it. */
export function CoverageBar({ coverage }: { readonly coverage: Coverage }) {
  const parts = laidOut(coverage, 400)
  return (
    <div class="coverage">
      <svg viewBox="0 0 400 10" width="400" height="10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ key, from, width }) => (
          <rect class={`part ${key}`} x={from} y={0} width={width} height={10} key={key} />
        ))}
      </svg>
      <ul class="legend">
        {parts.map(({ key, words, count }) => (
          <li key={key} class={key}>
            {key === 'stated' ? `${count} of ${counted(askedIn(coverage), 'question')}` : count} {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
