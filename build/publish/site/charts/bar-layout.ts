import type { ChartFigures, FigureRow } from '../performance/figures.ts'
import { short } from './figure.tsx'

// The places of bars and words in a chart, for figures below a million. No word is on another: the figure of a bar
// begins behind the bar and its mark.

/** The width of the narrowest telephone: words keep their size on it. */
export const WIDTH = 360
/** The longest bar; behind it there is room for a figure. */
const LONGEST = 280
const BAR = 12
const GAP = 4
/** From the top of a row to the line its label is written on, and from there to its first bar. */
const LABEL = { above: 18, below: 6 }
const BELOW_ROW = 10
/** The axis with its figures and its unit. */
const AXIS = 40
/** About how wide a character is, in the widest fonts that pages are shown in. */
export const CHARACTER = 8

/** The places of everything in a chart: its rows, and the figures on the axis. */
export function laidOut({ rows }: Pick<ChartFigures, 'rows'>) {
  const values = rows.flatMap((row) => [...row.values, ...(row.wanted === null ? [] : [row.wanted.value])])
  const steps = axisSteps(Math.max(0, ...values))
  const end = steps.at(-1) ?? 1
  const at = (value: number) => (LONGEST * value) / end
  const ticks = steps.map((value, place) => {
    return { x: at(value), text: written(value), anchor: place === 0 ? 'start' : ('middle' as const) }
  })
  let top = 0
  const placed = rows.map((row) => {
    const one = placedRow(row, top, at)
    top = (one.bars.at(-1)?.y ?? top) + BAR + BELOW_ROW
    return one
  })
  return { placed, ticks, height: top + AXIS }
}

export type PlacedRow = ReturnType<typeof placedRow>

/** A row of a chart with the places of what is in it; `y` is the line its label is written on. */
function placedRow({ label, values, wanted }: FigureRow, top: number, at: (value: number) => number) {
  const y = top + LABEL.above
  const first = y + LABEL.below
  const goalX = wanted === null ? null : at(wanted.value)
  const bars = values.map((value, place) => {
    const text = written(value)
    const behind = at(value) + 6
    // The mark is beside the first bar: its figure comes behind the mark where it would be under it.
    const isUnder = place === 0 && goalX !== null && goalX >= behind - 6 && goalX <= behind + textWidth(text)
    return {
      y: first + place * (BAR + GAP),
      width: Math.max(1, at(value)),
      height: BAR,
      text,
      textX: isUnder ? goalX + 6 : behind,
    }
  })
  const goal = goalX === null ? null : { x: goalX, y1: first - 3, y2: first + BAR + 3 }
  return { label: short(label, Math.floor(WIDTH / CHARACTER)), y, bars, goal }
}

/**
 * Round figures from 0 to one that is not below the largest, four steps at most.
 *
 * @example axisSteps(730) // [0, 200, 400, 600, 800]
 */
export function axisSteps(largest: number): number[] {
  if (largest <= 0) return [0, 1]
  const size = 10 ** Math.floor(Math.log10(largest / 4))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * size).find((one) => one * 4 >= largest) ?? 10 * size
  const steps = [0]
  while (Math.max(...steps) < largest) steps.push(Number((step * steps.length).toPrecision(12)))
  return steps
}

/** How wide a text is drawn, about. */
function textWidth(text: string): number {
  return text.length * CHARACTER
}

const inIndia = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 4 })

function written(value: number): string {
  return inIndia.format(value)
}
