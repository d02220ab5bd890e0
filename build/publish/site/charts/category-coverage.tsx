/** @jsxRuntime automatic @jsxImportSource preact */
import { counted } from '../../../contract/display.ts'
import type { Coverage } from '../../../contract/published/card.ts'
import type { CategoryFieldsBody } from '../../../contract/published/categories.ts'
import { COVERAGE_PARTS, laidOut } from './coverage-bar.tsx'
import { Figure, short } from './figure.tsx'

const WIDTH = 360
const BAR = 10
/** A label, and its bar below it. */
const ROW = 38

/** A bar for each question: how many of the products that were read answer it; grey is not read for it. */
export function CategoryCoverage(props: {
  readonly fields: CategoryFieldsBody['fields']
  /** How many products of the category were read. */
  readonly read: number
}) {
  const { read } = props
  if (read === 0) return null
  const fields = props.fields.map(({ key, label, coverage }) => {
    return { key, label, coverage: ofThoseRead(coverage, read) }
  })
  const stated = fields.filter(({ coverage }) => coverage.stated > 0).length
  return (
    <Figure
      id="coverage"
      caption="What the products that were read say, question by question"
      says={`${stated} of ${counted(fields.length, 'question')} are answered by the wording of at least one of the ${counted(read, 'product')} that were read. Each bar counts these products: answered, left to the policy schedule, not answered, and, in grey, not read yet for this question.`}
      legend={<Legend />}
      width={WIDTH}
      height={fields.length * ROW}
      head={['Question', ...COVERAGE_PARTS.map(({ words }) => words)]}
      rows={fields.map(({ label, coverage }) => [label, ...COVERAGE_PARTS.map(({ key }) => coverage[key])])}
    >
      {fields.map(({ key, label, coverage }, at) => (
        <g key={key}>
          <text x={0} y={at * ROW + 15}>
            {short(label.replace(/ \([^()]*\)$/u, ''), 50)}
          </text>
          {laidOut(coverage, WIDTH).map((part) => (
            <rect
              class={`part ${part.key}`}
              x={part.from}
              y={at * ROW + 21}
              width={part.width}
              height={BAR}
              key={part.key}
            />
          ))}
        </g>
      ))}
    </Figure>
  )
}

/** The coverage of a field by the products that were read, without those of which only the name is known. */
function ofThoseRead(coverage: Coverage, read: number): Coverage {
  const { stated, in_schedule, not_stated } = coverage
  return { ...coverage, unread: read - stated - in_schedule - not_stated }
}

function Legend() {
  return (
    <ul class="legend" data-markdown="none">
      {COVERAGE_PARTS.map(({ key, words }) => (
        <li key={key} class={key}>
          {words}
        </li>
      ))}
    </ul>
  )
}
