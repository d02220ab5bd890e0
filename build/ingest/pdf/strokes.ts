import type { Engine } from './engine.ts'
import type { PageTransform } from './transform.ts'
import type { Drawn, Stroke } from './pdf-model.ts'

const PATH = 2
const IMAGE = 3
const FORM = 5
const LINE_TO = 0
const MOVE_TO = 2
/** A page of drawings (a map, a chart) has no tables to find in it. */
const MOST_STROKES = 20_000
const DEEPEST = 6

/** A matrix as PDF writes it. */
type Matrix = readonly [number, number, number, number, number, number]

/** Reads the drawings on a page, without its text. */
export function readStrokes(engine: Engine, page: number, place: PageTransform, area: number): Drawn {
  const { api } = engine
  const strokes: Stroke[] = []
  let [covered, shapes] = [0, 0]
  const visit = (object: number, outer: Matrix, depth: number): void => {
    const type = api.FPDFPageObj_GetType(object)
    if (type === IMAGE) covered += areaOf(engine, object)
    if (type === PATH && strokes.length + shapes < MOST_STROKES) {
      const lines = linesOf(engine, object, outer, place)
      if (!isShade(engine, object)) strokes.push(...lines.flatMap(strokesOf))
      shapes += lines.filter(isLetterLike).length
    }
    if (type !== FORM || depth >= DEEPEST) return
    const inner = times(matrixOf(engine, object), outer)
    const count = api.FPDFFormObj_CountObjects(object)
    for (let at = 0; at < count; at++) visit(api.FPDFFormObj_GetObject(object, at), inner, depth + 1)
  }
  const count = api.FPDFPage_CountObjects(page)
  for (let at = 0; at < count; at++) visit(api.FPDFPage_GetObject(page, at), [1, 0, 0, 1, 0, 0], 0)
  return { strokes, pictured: Math.min(1, covered / area), shapes }
}

function areaOf({ api, scratch, float }: Engine, object: number): number {
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  return Math.abs((float(scratch + 8) - float(scratch)) * (float(scratch + 12) - float(scratch + 4)))
}

function matrixOf({ api, scratch, float }: Engine, object: number): Matrix {
  if (!api.FPDFPageObj_GetMatrix(object, scratch)) return [1, 0, 0, 1, 0, 0]
  return [0, 4, 8, 12, 16, 20].map((offset) => float(scratch + offset)) as unknown as Matrix
}

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ]
}

type Point = readonly [x: number, y: number]

/** One line of a path, without a break, from point to point; of a curve also the points that bend it. */
type PathLine = readonly { readonly to: Point; readonly isStraight: boolean }[]

/** The lines of a path, each closed one with its beginning at its end. */
function linesOf(engine: Engine, object: number, outer: Matrix, place: PageTransform): PathLine[] {
  const { api, scratch, float } = engine
  const matrix = times(matrixOf(engine, object), outer)
  const count = api.FPDFPath_CountSegments(object)
  const lines: PathLine[number][][] = []
  for (let at = 0; at < count; at++) {
    const segment = api.FPDFPath_GetPathSegment(object, at)
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
    const [x, y] = [float(scratch), float(scratch + 4)]
    const to = place(matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
    const type = api.FPDFPathSegment_GetType(segment)
    if (type === MOVE_TO) lines.push([])
    const line = lines.at(-1)
    line?.push({ to, isStraight: type === MOVE_TO || type === LINE_TO })
    const start = line?.[0]
    if (api.FPDFPathSegment_GetClose(segment) && start !== undefined) line?.push(start)
  }
  return lines
}

/** The least and the greatest height of a letter, in points: those of small print and of large headings. */
const [LEAST_LETTER, LARGEST_LETTER] = [3, 30]

/** Whether a line may be the outline of a letter, or a stroke of one: of its size, and not of sides across and down alone. */
function isLetterLike(line: PathLine): boolean {
  const [xs, ys] = [line.map(({ to: [x] }) => x), line.map(({ to: [, y] }) => y)]
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  if (high < LEAST_LETTER || high > LARGEST_LETTER || wide > LARGEST_LETTER) return false
  return line.some(({ to, isStraight }, at) => !isStraight || isSlanting(line[at - 1]?.to ?? to, to))
}

function isSlanting([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.abs(bx - ax) > 0.5 && Math.abs(by - ay) > 0.5
}

/** The straight parts of a line that run across or down. */
function strokesOf(line: PathLine): Stroke[] {
  return line
    .slice(1)
    .flatMap(({ to, isStraight }, at) => (isStraight ? strokeBetween(line[at]?.to ?? to, to) : []))
}

/** Whether a path fills an area and draws no line: the shading of a cell, or of one line in it. */
function isShade(engine: Engine, object: number): boolean {
  const { api, scratch, float, int } = engine
  api.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
  if (int(scratch) === 0 || int(scratch + 4) !== 0) return false
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [wide, high] = [float(scratch + 8) - float(scratch), float(scratch + 12) - float(scratch + 4)]
  return Math.min(wide, high) > 3.5 && api.FPDFPath_CountSegments(object) <= 6
}

function strokeBetween([ax, ay]: Point, [bx, by]: Point): Stroke[] {
  const [x0, x1] = [Math.min(ax, bx), Math.max(ax, bx)]
  const [y0, y1] = [Math.min(ay, by), Math.max(ay, by)]
  if (y1 - y0 < 0.8 && x1 - x0 > 4) return [{ x0, y0, x1, y1, across: true }]
  if (x1 - x0 < 0.8 && y1 - y0 > 4) return [{ x0, y0, x1, y1, across: false }]
  return []
}
