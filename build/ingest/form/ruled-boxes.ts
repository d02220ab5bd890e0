import { crosses } from '../layout/grids.ts'
import type { Box, Stroke } from '../pdf/pdf-model.ts'

// Boxes of straight lines. Lengths are points.

/** The sides of a box for one letter, or for a tick, and of a box that anything can be written into. */
const [LETTER, LEAST] = [30, 5]
/** Lines that end so near to one another meet. */
export const NEAR = 1.5

/** The upper sides that small boxes lack where lines rise from a common one: a comb is often drawn so. */
function missingTops(lines: readonly Stroke[]): Stroke[] {
  const across = lines.filter((line) => line.across)
  return across.flatMap((bottom) => {
    const rising = lines
      .filter((line) => !line.across && Math.abs(line.y1 - bottom.y0) < NEAR && crosses(bottom, line, NEAR))
      .toSorted((a, b) => a.x0 - b.x0)
    return rising.slice(1).flatMap((right, at) => {
      const left = rising[at] as Stroke
      const top = { x0: left.x0, y0: left.y0, x1: right.x0, y1: left.y0, across: true }
      const isLevel =
        Math.abs(left.y0 - right.y0) < NEAR && right.x0 - left.x0 <= LETTER && bottom.y0 - left.y0 <= LETTER
      return isLevel &&
        !across.some((line) => crosses(line, left, NEAR) && Math.abs(line.y0 - left.y0) < NEAR)
        ? [top]
        : []
    })
  })
}

export function isSmall({ x0, y0, x1, y1 }: Box): boolean {
  return x1 - x0 <= LETTER && y1 - y0 <= LETTER
}

/** The boxes that lines rule, without frames around others; boxes for letters and ticks may be in a cell. */
export function boxesOf(drawn: readonly Stroke[]): Box[] {
  const lines = [...drawn, ...missingTops(drawn)]
  const across = lines.filter((line) => line.across).toSorted((a, b) => a.y0 - b.y0)
  const down = lines.filter((line) => !line.across).toSorted((a, b) => a.x0 - b.x0)
  const meetings = new Map([...across, ...down].map((line) => [line, new Set<Stroke>()]))
  for (const one of across)
    for (const two of down)
      if (crosses(one, two, NEAR)) {
        meetings.get(one)?.add(two)
        meetings.get(two)?.add(one)
      }
  const meetingsOf = (line: Stroke) => meetings.get(line) ?? new Set<Stroke>()
  const boxes: Box[] = []
  for (const top of across)
    for (const left of meetingsOf(top)) {
      const right = [...meetingsOf(top)].filter((line) => line.x0 > left.x0 + LEAST)
      for (const bottom of [...meetingsOf(left)].filter((line) => line.y0 > top.y0 + LEAST)) {
        const side = right.find((line) => meetingsOf(bottom).has(line))
        if (side === undefined) continue
        boxes.push({ x0: left.x0, y0: top.y0, x1: side.x0, y1: bottom.y0 })
        break
      }
    }
  return boxes.filter((box) => !boxes.some((other) => !isSmall(other) && holds(box, other)))
}

/** Whether a box holds most of a smaller one. */
export function holds(box: Box, { x0, y0, x1, y1 }: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const isSmaller = (x1 - x0) * (y1 - y0) < 0.95 * (box.x1 - box.x0) * (box.y1 - box.y0)
  return isSmaller && x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1
}
