/** @jsxRuntime automatic @jsxImportSource preact */
import { counted } from '../../../contract/display.ts'
import type { Coverage } from '../../../contract/published/card.ts'
import { askedIn, laidOut } from './coverage-parts.ts'

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
