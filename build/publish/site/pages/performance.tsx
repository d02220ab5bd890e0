/** @jsxRuntime automatic @jsxImportSource preact */
import { writtenDay } from '../../../contract/display.ts'
import { type Figures, isReached, recordedFigures } from '../performance/figures.ts'
import { BarChart } from '../charts/bar-chart.tsx'
import { type PageBody } from '../site.ts'

/** What the benchmarks measured last, with the figures to reach. */
export function performancePage(): PageBody {
  return {
    content: (
      <>
        <h1>Speed and size</h1>
        <p class="lead">
          What the project’s benchmarks measured when they were last run, on made-up data where no other is
          named: each figure with its day, its machine and the command that measures it again. They say
          nothing of the network between you and a server.
        </p>
        {recordedFigures().map((figures) => (
          <Benchmark figures={figures} key={figures.title} />
        ))}
      </>
    ),
  }
}

function Benchmark({ figures }: { readonly figures: Figures }) {
  const { title, command, day, machine, noise, isQuiet, charts } = figures
  const id = slugOf(title)
  const rows = charts.flatMap((chart) => chart.rows.map((row) => ({ chart: chart.title, row })))
  const wanted = rows.filter(({ row }) => row.wanted !== null)
  const short = wanted.filter(({ row }) => isReached(row) === false)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>
        Measured on <time dateTime={day}>{writtenDay(day)}</time>, on {machine}, by <code>{command}</code>;{' '}
        {noise}.
      </p>
      {!isQuiet && (
        <p>
          <strong>The machine was busy with other work.</strong> Times are longer than they would be; compare
          only the figures of one row.
        </p>
      )}
      {wanted.length > 0 && (
        <p>
          {wanted.length - short.length} of {wanted.length} figures are reached.
          {short.length > 0 &&
            ` Not reached: ${short.map(({ chart, row }) => `${chart}, ${row.label}`).join('; ')}.`}
        </p>
      )}
      {charts.map((chart, at) => (
        <BarChart id={`${id}-${at + 1}`} chart={chart} within={title} key={chart.title} />
      ))}
    </section>
  )
}

/** @example slugOf('Queries of 2000 products') // 'queries-of-2000-products' */
function slugOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/gu, '-')
}
