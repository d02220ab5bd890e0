import type { Box, Stroke } from '../pdf/pdf-model.ts'
import { runsOf } from '../pdf/runs.ts'
import { boxAround } from './rows.ts'
import { grouped } from '../../contract/groups.ts'

export const NEAR = 2.5

export interface Grid {
  readonly box: Box
  readonly across: readonly Stroke[]
  readonly down: readonly Stroke[]
  /** The heights at which lines down end or begin, where no line runs across. */
  readonly breaks: readonly Stroke[]
}

/** Sets of lines that touch one another, the largest first. Shorter ones than `least` are parts of letters or of signs. */
export function gridsOf(strokes: readonly Stroke[], least: number): Grid[] {
  const isLong = (stroke: Stroke) => extentOf(stroke)[2] - extentOf(stroke)[1] >= least
  const all = wholeLines(strokes, NEAR).filter(isLong)
  const across = all.filter((stroke) => stroke.across)
  const down = all.filter((stroke) => !stroke.across)
  const group = all.map((_, at) => at)
  const root = (at: number): number => {
    let top = at
    while (group[top] !== top) top = group[top] ?? top
    return top
  }
  for (const [i, one] of across.entries())
    for (const [j, two] of down.entries())
      if (crosses(one, two, NEAR)) group[root(i)] = root(across.length + j)
  const pieces = strokes.filter((stroke) => !stroke.across && isLong(stroke))
  const sets = grouped(all.map((stroke, at) => [root(at), stroke]))
  return [...sets.values()]
    .map((set) => gridOf(set, pieces))
    .filter(({ across, down }) => across.length >= 2 && down.length >= 2)
    .sort((a, b) => areaOf(b.box) - areaOf(a.box))
}

function gridOf(set: readonly Stroke[], pieces: readonly Stroke[]): Grid {
  const box = boxAround(set)
  const across = set.filter((stroke) => stroke.across)
  const inside = pieces.filter((piece) => isInside(box, piece))
  return { box, across, down: set.filter((stroke) => !stroke.across), breaks: breaksIn(box, across, inside) }
}

function isInside(box: Box, { x0, y0, x1, y1 }: Stroke): boolean {
  return x0 > box.x0 - NEAR && x1 < box.x1 + NEAR && y0 > box.y0 - NEAR && y1 < box.y1 + NEAR
}

/** A shaded row is often parted from the next by nothing but its colour: there the lines down are drawn in two pieces. */
function breaksIn(box: Box, across: readonly Stroke[], pieces: readonly Stroke[]): Stroke[] {
  const heights = clustered(pieces.flatMap(({ y0, y1 }) => [y0, y1]))
  return heights
    .filter((y) => !across.some((stroke) => Math.abs(stroke.y0 - y) < NEAR + 1))
    .filter(
      (y) =>
        new Set(pieces.filter((piece) => endsAt(piece, y)).map(({ x0 }) => Math.round(x0 / 4))).size >= 2,
    )
    .map((y) => ({ x0: box.x0, y0: y, x1: box.x1, y1: y, across: true }))
}

function endsAt({ y0, y1 }: Stroke, y: number): boolean {
  return Math.abs(y0 - y) < 1.5 || Math.abs(y1 - y) < 1.5
}

function areaOf(box: Box): number {
  return (box.x1 - box.x0) * (box.y1 - box.y0)
}

/** Whether a line across and a line down meet, or end near to one another. */
export function crosses(across: Stroke, down: Stroke, near: number): boolean {
  return (
    down.x0 >= across.x0 - near &&
    down.x0 <= across.x1 + near &&
    across.y0 >= down.y0 - near &&
    across.y0 <= down.y1 + near
  )
}

/** Place of a drawn line, and the two ends between which it runs. */
export function extentOf({
  across,
  x0,
  y0,
  x1,
  y1,
}: Stroke): readonly [at: number, from: number, to: number] {
  return across ? [y0, x0, x1] : [x0, y0, y1]
}

/** Lines that are drawn in pieces, or twice, as one: all across, then all down; `near` is the widest gap between pieces. */
export function wholeLines(strokes: readonly Stroke[], near: number): Stroke[] {
  return [true, false].flatMap((across) =>
    merged(
      strokes.filter((stroke) => stroke.across === across),
      near,
    ),
  )
}

function merged(strokes: readonly Stroke[], near: number): Stroke[] {
  const out: { -readonly [Key in keyof Stroke]: Stroke[Key] }[] = []
  const sorted = strokes
    .map((stroke) => ({ stroke, extent: extentOf(stroke) }))
    .sort(({ extent: one }, { extent: two }) => one[0] - two[0] || one[1] - two[1])
  for (const { stroke, extent } of sorted) {
    const [at, from, to] = extent
    const same = out.slice(-40).find((other) => {
      const [place, start, end] = extentOf(other)
      return Math.abs(place - at) < 1.6 && from <= end + near && to >= start - near
    })
    if (same === undefined) out.push({ ...stroke })
    else if (stroke.across) [same.x0, same.x1] = [Math.min(same.x0, from), Math.max(same.x1, to)]
    else [same.y0, same.y1] = [Math.min(same.y0, from), Math.max(same.y1, to)]
  }
  return out
}

/** The first of numbers that are near each other. */
export function clustered(numbers: readonly number[]): number[] {
  const sorted = [...numbers].sort((a, b) => a - b)
  return runsOf(sorted, (_, next, [first = 0]) => next - first > 3).map(([first = 0]) => first)
}
