/** @jsxRuntime automatic @jsxImportSource #view */
import type { FieldType } from '../../../contract/field-types.ts'
import { letterOf } from '../../../contract/compared-sections.ts'
import type { CompareBody } from '../../../contract/published/comparison.ts'
import { groupsOf } from '../../../contract/groups.ts'
import { inIndia } from '../../../contract/display.ts'
import { answerLine, conditionsOf } from '../../../contract/answer-words.ts'
import { Figure, short } from './figure.tsx'

type Row = CompareBody['rows'][number]

const CAPTIONS = {
  months: 'Waiting periods and other times, in months',
  days: 'Times in days',
  amount: 'Amounts in rupees: each step to the right is ten times as much',
  percent: 'Shares in percent',
} as const satisfies Partial<Record<FieldType, string>>

const LEFT = 30
const LINE = 400
const ROW = 52
const DOT = 9

/** The numbers of a comparison, all fields of one kind of value on one scale. */
export function ValueScales({ body }: { readonly body: CompareBody }) {
  const names = body.policies.map(({ name }) => name)
  return (
    <>
      {Object.entries(CAPTIONS).map(([type, caption]) => {
        const fields = fieldsOf(body.rows, type)
        return fields.length === 0 ? null : (
          <ValueScale type={type} caption={caption} fields={fields} names={names} />
        )
      })}
    </>
  )
}

function ValueScale(props: {
  readonly type: string
  readonly caption: string
  readonly fields: readonly Field[]
  readonly names: readonly string[]
}) {
  const { type, caption, fields, names } = props
  const scale = scaleOf(
    type,
    fields.flatMap(({ marks }) => marks.map(({ value }) => value)),
  )
  const drawn = placed(fields, scale.at)
  const bottom = drawn.at(-1)?.y ?? 0
  return (
    <Figure
      id={`scale-${type}`}
      caption={caption}
      says={`${fields.length} fields on one scale. A letter marks the value of each product: ${names.map((name, place) => `${letterOf(place)} ${name}`).join(', ')}. * with a condition: read it in the table or beside the quote.`}
      width={LEFT + LINE + 40}
      height={bottom + 45}
      head={['Field', ...names]}
      rows={fields.map(({ label, marks }) => [
        label,
        ...names.map((_, product) => marks.find((mark) => mark.product === product)?.line ?? '–'),
      ])}
    >
      {drawn.map(({ label, y, height, marks }) => (
        <g>
          <text x={0} y={y - 16 - 2 * DOT * height}>
            {labelled(label, marks)}
          </text>
          <line class="axis" x1={LEFT} x2={LEFT + LINE} y1={y} y2={y} />
          {marks.map(({ product, x, level }) => (
            <g>
              <circle class={`dot product-${product}`} cx={x} cy={y - level * 2 * DOT} r={DOT} />
              <text class="letter" x={x} y={y + 4 - level * 2 * DOT} text-anchor="middle">
                {letterOf(product)}
              </text>
            </g>
          ))}
        </g>
      ))}
      {scale.ticks.map((tick) => (
        <text class="year" x={scale.at(tick)} y={bottom + 35} text-anchor="middle">
          {inIndia(tick)}
        </text>
      ))}
    </Figure>
  )
}

/** How many letters a line has room for. */
const LETTERS = 66

/** A field and what the products state, those of one value together: `Co-payment: A, B 5%`. */
function labelled(label: string, marks: Field['marks']): string {
  const values = groupsOf(marks, ({ display }) => display).map(
    ([display, same]) => `${same.map(({ product }) => letterOf(product)).join(', ')} ${display}`,
  )
  const stated = values.join('; ')
  return `${short(label, Math.max(LETTERS - stated.length, 24))}: ${stated}`
}

/** Where values lie on the line: amounts by their magnitude, everything else from zero. */
function scaleOf(type: string, values: readonly number[]) {
  const largest = Math.max(...values, 1)
  if (type !== 'amount') {
    const ticks = [0, largest / 2, largest].filter((tick) => Number.isInteger(tick))
    return { ticks, at: (value: number) => LEFT + (LINE * value) / largest }
  }
  const first = Math.floor(Math.log10(Math.max(Math.min(...values), 1)))
  const last = Math.max(Math.ceil(Math.log10(largest)), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, step) => 10 ** (first + step))
  return {
    ticks,
    at: (value: number) => LEFT + (LINE * (Math.log10(Math.max(value, 1)) - first)) / (last - first),
  }
}

/** Fields from top to bottom; marks that would hide each other are drawn one above the other. */
function placed(fields: readonly Field[], at: (value: number) => number) {
  let y = 0
  return fields.map(({ key, label, marks }) => {
    const spread = marks.map((mark, place) => {
      const x = at(mark.value)
      const level = marks.slice(0, place).filter(({ value }) => Math.abs(at(value) - x) < 2 * DOT).length
      return { ...mark, x, level }
    })
    const height = Math.max(...spread.map(({ level }) => level))
    y += ROW + height * 2 * DOT
    return { key, label, y, height, marks: spread }
  })
}

type Field = ReturnType<typeof fieldsOf>[number]

/** Fields of a type with the numbers that the products state. */
function fieldsOf(rows: readonly Row[], type: string) {
  return rows
    .filter((row) => row.type === type && row.verdict !== 'not-compared')
    .map(({ key, label, cells }) => ({ key, label, marks: cells.flatMap(markOf) }))
    .filter(({ marks }) => marks.length > 1)
}

/** The number that a product states, `product` being its place in the comparison. */
function markOf(cell: Row['cells'][number], product: number) {
  if (!('value' in cell) || typeof cell.value !== 'number' || cell.display === null) return []
  const isQualified = conditionsOf(cell).length > 0
  const line = answerLine(cell, 'read it beside the quote')
  return [{ product, value: cell.value, display: cell.display + (isQualified ? '*' : ''), line }]
}
