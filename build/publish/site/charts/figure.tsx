/** @jsxRuntime automatic @jsxImportSource #view */
import type { Markup } from '../../../view/jsx-runtime.ts'
import { Table } from '../../../view/components.tsx'

// Charts, drawn when a page is built. This module: the frame of a chart, and the table it was drawn from.

/** A text that fits a number of characters. */
export function short(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

/** A picture with its caption, a sentence that says what it shows, and the table it was drawn from. */
export function Figure(props: {
  readonly id: string
  readonly caption: string
  /** What it says to somebody who cannot see it. */
  readonly says: string
  readonly width: number
  readonly height: number
  readonly head: readonly string[]
  readonly rows: readonly (readonly Markup[])[]
  readonly children: Markup
}) {
  const { id, caption, says, width, height } = props
  return (
    <figure id={id}>
      <figcaption>{caption}</figcaption>
      <div class="picture" tabindex={0} role="region" aria-label={caption}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-labelledby={`${id}-says`}
        >
          <title id={`${id}-says`}>{says}</title>
          {props.children}
        </svg>
      </div>
      <details>
        <summary>The numbers as a table</summary>
        <Table label={`${caption}: table`} head={props.head} rows={props.rows} />
      </details>
    </figure>
  )
}
