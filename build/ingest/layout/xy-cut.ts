import type { Box, PdfWord } from '../pdf/pdf-model.ts'
import { boxAround, median } from './rows.ts'
import { type PageRow, heightOf, isTable, side } from './lines.ts'
import type { Table } from './tables.ts'

interface Cut {
  readonly from: number
  readonly to: number
  readonly left: readonly PageRow[]
  readonly right: readonly PageRow[]
  /** Left edge of its right side. */
  readonly edge: number
  readonly score: number
}

/** The best white gutter: the one with the most lines of text on both of its sides. */
export function bestCut(rows: readonly PageRow[], known: readonly number[]): Cut | null {
  const region = boxAround(rows)
  let best: Cut | null = null
  const seen = new Set<string>()
  for (const x of [...known.map((edge) => edge - 1), ...candidates(rows, region)])
    for (const cut of runsAt(rows, x, region, seen, known))
      if (best === null || cut.score > best.score) best = cut
  return best
}

/** Places of possible gutters: in gaps between words that are wider than a space. */
function candidates(rows: readonly PageRow[], region: Box): number[] {
  const places = new Map<number, number>()
  const gaps: (readonly [from: number, to: number])[] = []
  const count = (x: number) => places.set(Math.round(x), (places.get(Math.round(x)) ?? 0) + 1)
  for (const { items, size } of rows) {
    count((items[0]?.x0 ?? 0) - 1)
    count((items.at(-1)?.x1 ?? 0) + 1)
    for (const [at, item] of items.entries()) {
      const last = items[at - 1]
      if (last === undefined || item.x0 - last.x1 < 0.7 * size) continue
      gaps.push([last.x1, item.x0])
      count(item.x0 - 1)
      count((last.x1 + item.x0) / 2)
      count(last.x1 + 1)
    }
  }
  const near = (x: number) => [-1, 0, 1].reduce((sum, off) => sum + (places.get(x + off) ?? 0), 0)
  const inGaps = (x: number) => gaps.filter(([from, to]) => from < x && x < to).length
  const width = region.x1 - region.x0
  // The last line of a text may be all that is in the right column: one gap then has to be enough.
  const wide = rows.flatMap(({ items, size }) =>
    items.flatMap((item, at) => {
      const last = items[at - 1]
      return last !== undefined && item.x0 - last.x1 > 1.5 * size && items.length - at >= 3
        ? [Math.round(item.x0) - 2]
        : []
    }),
  )
  const tables = rows.flatMap(({ items }) =>
    items.filter(isTable).flatMap(({ x0, x1 }) => [Math.round(x0) - 2, Math.round(x1) + 2]),
  )
  return [...[...places.keys()].filter((x) => near(x) >= 3 || inGaps(x) >= 3), ...wide, ...tables].filter(
    (x) => x > region.x0 + 0.12 * width && x < region.x1 - 0.12 * width,
  )
}

/** The runs of rows that a gutter at x parts, each long enough to be two columns. */
function runsAt(
  rows: readonly PageRow[],
  x: number,
  region: Box,
  seen: Set<string>,
  known: readonly number[],
): Cut[] {
  const cuts: Cut[] = []
  let [from, left] = [0, 0]
  for (let at = 0; at <= rows.length; at++) {
    const row = rows[at]
    const before = row === undefined ? -1 : itemsBefore(row.items, x)
    if (before >= 0) {
      left += before
      continue
    }
    // Gutters that part the same words are one gutter.
    const key = `${from} ${at} ${left}`
    const cut = from < at && !seen.has(key) ? columnsIn(rows, from, at, x, region, known) : null
    seen.add(key)
    if (cut !== null) cuts.push(cut)
    ;[from, left] = [at + 1, 0]
  }
  return cuts
}

/** Number of items of a row that end before a gutter; -1 where one lies across it. */
function itemsBefore(items: PageRow['items'], x: number): number {
  let before = 0
  for (const { x0, x1 } of items) {
    if (x1 <= x + 0.5) before += 1
    else if (x0 < x) return -1
  }
  return before
}

function columnsIn(
  rows: readonly PageRow[],
  first: number,
  last: number,
  x: number,
  region: Box,
  known: readonly number[],
): Cut | null {
  const isKnown = known.some((edge) => Math.abs(edge - 1 - x) < 0.1)
  const { from, to } = trimmed(rows, first, last, x)
  const run = rows.slice(from, to)
  const left = side(run, (item) => item.x1 <= x + 0.5)
  const right = side(run, (item) => item.x1 > x + 0.5)
  if (left.length === 0 || right.length === 0) return null
  const [a, b] = [boxAround(left), boxAround(right)]
  const size = median(
    run.map(({ size }) => size),
    10,
  )
  const gutter = b.x0 - a.x1
  const tall = Math.min(heightOf(left, size), heightOf(right, size))
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  const leftOver = isKnown && b.x0 - x < 40
  const short = tall < 3 && !leftOver && !isShortColumn(left, right, size)
  if (gutter < 0.7 * size || short || overlap < 0.7 * size) return null
  const parted = run.filter(({ items }) => isLabel(items.findLast((item) => item.x1 <= x + 0.5))).length
  const isRight = isColumn(right, b, region) || (leftOver && parted === 0)
  if (!isColumn(left, a, region) || !isRight) return null
  return {
    from,
    to,
    left,
    right,
    edge: b.x0,
    score: (10 * overlap) / size + Math.min(gutter, 24) / 5 + heightOf(run, size) - 15 * parted,
  }
}

/** Whether a gutter would run between a label and its text. */
function isLabel(item: PdfWord | Table | undefined): boolean {
  return item !== undefined && !isTable(item) && LABEL.test(item.text)
}

const LABEL =
  /^(?:\(?(?:\d{1,3}(?:\.\d{1,2})*|[ivxlIVXL]{1,5}|[a-zA-Z])[.)]+|\d{1,2}(?:\.\d{1,2})+|[•●▪■◦○‣➢➤✓✔\ue000-\uf8ff])$/u

/** Whether the right side is the little that a full left column left over: a line or two of text, or a table. */
function isShortColumn(left: readonly PageRow[], right: readonly PageRow[], size: number): boolean {
  const words = right.flatMap(({ items }) => items.filter((item) => !isTable(item))).length
  const isText = right.some(({ items }) => items.some(isTable)) || words >= 3 * right.length
  return isText && heightOf(left, size) >= 8 && heightOf(right, size) < 3
}

/**
 * Short lines on the left alone below both columns are read after them, where a line across follows; those of a column
 * that ends lower than the other fill it.
 */
function trimmed(
  rows: readonly PageRow[],
  first: number,
  last: number,
  x: number,
): { from: number; to: number } {
  const right = (at: number) => rows[at]?.items.some((item) => item.x1 > x + 0.5) === true
  let to = last
  while (to > first && !right(to - 1)) to -= 1
  let from = first
  while (from < to && from - first < 2 && isAboveLeft(rows, from, to, x)) from += 1
  const whole = to - from
  const ends = rows
    .slice(first, last)
    .map(({ items }) => items.findLast((item) => item.x1 <= x + 0.5)?.x1 ?? 0)
  const edge = Math.max(...ends.slice(0, to - first))
  const isFull = ends.slice(to - first).some((end, at) => end > edge - 2 * (rows[to + at]?.size ?? 0))
  const after = last < rows.length && last - to <= Math.max(3, 0.5 * whole) && !isFull
  return { from, to: after ? to : last }
}

/** Whether a row is on the right alone, and ends above all that is on the left. */
function isAboveLeft(rows: readonly PageRow[], at: number, to: number, x: number): boolean {
  const row = rows[at]
  if (row === undefined || row.items.some((item) => item.x1 <= x + 0.5)) return false
  const next = rows.slice(at + 1, to).find(({ items }) => items.some((item) => item.x1 <= x + 0.5))
  return next !== undefined && next.y0 > row.y1 - 0.2 * row.size
}

/** Whether one side of a gutter is a column of text, and not one of labels, amounts or short cells. */
function isColumn(rows: readonly PageRow[], box: Box, region: Box): boolean {
  if (rows.some(({ items }) => items.some(isTable))) return true
  const wide = box.x1 - box.x0
  if (wide < 0.14 * (region.x1 - region.x0)) return false
  const words = rows.reduce((sum, { items }) => sum + items.length, 0) / rows.length
  const fill = median(rows.map(({ x0, x1 }) => x1 - x0)) / wide
  return words >= 2 && fill > 0.35
}
