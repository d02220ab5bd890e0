/** @jsxRuntime automatic @jsxImportSource preact */
import { type ChartFigures, isReached } from '../performance/figures.ts'
import { type PlacedRow, WIDTH, laidOut } from './bar-layout.ts'
import { Figure } from './figure.tsx'

// Pictures, drawn as SVG from the numbers beside them. This module: bars beside one another.

/** Bars of one unit, a row for each thing that was measured, with a mark at the figure to reach. */
export function BarChart(props: {
  readonly id: string
  readonly chart: ChartFigures
  /** The benchmark it belongs to. */
  readonly within: string
}) {
  const { id, chart, within } = props
  const { title, unit, rowsAre, series, rows } = chart
  const { placed, ticks, height } = laidOut(chart)
  const hasGoals = rows.some(({ wanted }) => wanted !== null)
  return (
    <Figure
      id={id}
      caption={`${title}, ${unit}`}
      within={within}
      says={`${rows.length} rows of bars in ${unit}${series.length > 1 ? `, each row with ${series.join(' and ')}` : ''}. The table below has the numbers.`}
      width={WIDTH}
      height={height}
      head={[rowsAre, ...series, ...(hasGoals ? ['Wanted', 'Reached'] : [])]}
      rows={rows.map((row) => [row.label, ...row.values.map(figure), ...(hasGoals ? goalCells(row) : [])])}
      legend={<Legend series={series} hasGoals={hasGoals} />}
      open
    >
      {ticks.map(({ x, text, anchor }) => (
        <g key={text}>
          <line class="grid" x1={x} x2={x} y1={0} y2={height - 34} />
          <text class="year" x={x} y={height - 20} text-anchor={anchor}>
            {text}
          </text>
        </g>
      ))}
      {placed.map((row) => (
        <Row row={row} key={row.y} />
      ))}
      <line class="axis" x1={0} x2={WIDTH} y1={height - 34} y2={height - 34} />
      <text class="year" x={0} y={height - 4}>
        {unit}
      </text>
    </Figure>
  )
}

function Row({ row: { label, y, bars, goal } }: { readonly row: PlacedRow }) {
  return (
    <g>
      <text x={0} y={y}>
        {label}
      </text>
      {bars.map((bar, at) => (
        <g key={bar.y}>
          <rect class={`bar series-${at}`} x={0} y={bar.y} width={bar.width} height={bar.height} />
          <text class="value" x={bar.textX} y={bar.y + bar.height - 2}>
            {bar.text}
          </text>
        </g>
      ))}
      {goal !== null && <line class="goal" x1={goal.x} x2={goal.x} y1={goal.y1} y2={goal.y2} />}
    </g>
  )
}

function Legend({ series, hasGoals }: { readonly series: readonly string[]; readonly hasGoals: boolean }) {
  if (series.length < 2 && !hasGoals) return null
  return (
    <ul class="legend" data-markdown="none">
      {series.length > 1 &&
        series.map((name, at) => (
          <li class={`series-${at}`} key={name}>
            {name}
          </li>
        ))}
      {hasGoals && <li class="goal">the figure to reach</li>}
    </ul>
  )
}

/** The figure to reach, and whether it is. */
function goalCells(row: ChartFigures['rows'][number]): string[] {
  if (row.wanted === null) return ['–', '–']
  const sign = row.wanted.is === 'most' ? '≤' : '≥'
  return [`${sign} ${figure(row.wanted.value)}`, isReached(row) === true ? 'yes' : 'no']
}

const inIndia = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

function figure(value: number): string {
  return inIndia.format(value)
}
