/** @jsxRuntime automatic @jsxImportSource preact */
import type { CategoryFieldsBody } from '../../../contract/published/categories.ts'
import { COVERAGE_PARTS, laidOut } from './coverage-parts.ts'
import { Figure } from './figure.tsx'
import { short } from './short.ts'

const LABEL = 270
const BAR = 150
const ROW = 22

/** How many products of a category state each field: one bar per field, products nobody has read left out. */
export function CategoryCoverage({ fields }: { readonly fields: CategoryFieldsBody['fields'] }) {
  const read = fields.filter(
    ({ coverage }) => coverage.stated + coverage.in_schedule + coverage.not_stated > 0,
  )
  if (read.length === 0) return null
  const width = BAR + LABEL
  const stated = read.filter(({ coverage }) => coverage.stated > 0).length
  return (
    <Figure
      id="coverage"
      caption="What the products that were read say, field by field"
      says={`${stated} of ${read.length} fields are stated by at least one product. Each bar shows how many products state the field, leave it to the schedule, or do not state it.`}
      legend={<Legend />}
      width={width}
      height={read.length * ROW}
      head={['Field', ...COVERAGE_PARTS.map(({ words }) => words)]}
      rows={read.map(({ label, coverage }) => [label, ...COVERAGE_PARTS.map(({ key }) => coverage[key])])}
    >
      {read.map(({ key, label, coverage }, at) => (
        <g key={key}>
          <text x={BAR + 12} y={at * ROW + 15}>
            {short(label.replace(/ \([^()]*\)$/u, ''), 40)}
          </text>
          {laidOut({ ...coverage, unread: 0 }, BAR).map((part) => (
            <rect
              class={`part ${part.key}`}
              x={part.from}
              y={at * ROW + 3}
              width={part.width}
              height={ROW - 6}
              key={part.key}
            />
          ))}
        </g>
      ))}
    </Figure>
  )
}

function Legend() {
  return (
    <ul class="legend" data-twin="none">
      {COVERAGE_PARTS.filter(({ key }) => key !== 'unread').map(({ key, words }) => (
        <li key={key} class={key}>
          {words}
        </li>
      ))}
    </ul>
  )
}
