/** @jsxRuntime automatic @jsxImportSource preact */
import { writtenDay } from '../../../contract/display.ts'
import type { VersionRow } from '../../store/store.ts'
import { Figure } from './figure.tsx'

const LEFT = 24
const LINE = 740
const ROW = 46

/** The versions of a product on a line of time; nothing where fewer than two have a day. */
export function VersionLine(props: {
  readonly versions: readonly VersionRow[]
  readonly uin: string
  /** The status of a version in words. */
  readonly statusOf: (version: VersionRow) => string
  /** The day of the data: what is not listed as withdrawn is drawn up to it. */
  readonly today: string
}) {
  const { uin, today, statusOf } = props
  const dated = props.versions.flatMap((version) =>
    version.launched === null ? [] : [{ ...version, launched: version.launched }],
  )
  if (dated.length < 2) return null
  const first = Math.min(...dated.map(({ launched }) => Math.floor(yearOf(launched))))
  const last = Math.floor(yearOf(today)) + 1
  const at = (day: string) => LEFT + (LINE * (yearOf(day) - first)) / (last - first)
  const years = Array.from({ length: last - first + 1 }, (_, year) => first + year)
  return (
    <Figure
      id="version-line"
      caption="Each version from its launch to its withdrawal, or to the day of the data where none is listed"
      says={dated.map((version) => `${version.uin}: ${timeOf(version, statusOf)}`).join('. ')}
      width={LEFT + LINE + 30}
      height={dated.length * ROW + 30}
      head={['UIN', 'Launched', 'Withdrawn', 'Status']}
      rows={dated.map((version) => [
        version.uin,
        writtenDay(version.launched),
        version.withdrawn === null ? '' : writtenDay(version.withdrawn),
        statusOf(version),
      ])}
    >
      {dated.map((version, row) => {
        const from = at(version.launched)
        const until = at(version.withdrawn ?? today)
        return (
          <g key={version.uin}>
            <text x={from} y={row * ROW + 16}>
              {version.uin}
            </text>
            <rect
              class={version.uin === uin ? 'span here' : 'span'}
              x={from}
              y={row * ROW + 22}
              width={Math.max(until - from, 4)}
              height={10}
              rx={5}
            />
          </g>
        )
      })}
      {years
        .filter((_, place) => years.length <= 12 || place % 2 === 0)
        .map((year) => (
          <text
            class="year"
            x={at(`${year}-01-01`)}
            y={dated.length * ROW + 22}
            text-anchor="middle"
            key={year}
          >
            {year}
          </text>
        ))}
    </Figure>
  )
}

function timeOf(version: VersionRow, statusOf: (version: VersionRow) => string): string {
  const { launched, withdrawn } = version
  const from = launched === null ? statusOf(version) : `launched on ${writtenDay(launched)}`
  return withdrawn === null ? from : `${from}, withdrawn on ${writtenDay(withdrawn)}`
}

/** A day as a year with its fraction: 2024-07-01 is 2024.5. */
function yearOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return year + (month - 1 + (date - 1) / 31) / 12
}
