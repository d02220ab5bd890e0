import { wholeLines } from '../layout/grids.ts'
import { boxAround, rowsOf, textOfRow } from '../layout/rows.ts'
import type { Box, PdfPage, PdfWord, Stroke } from '../pdf/pdf-model.ts'
import { NEAR, boxesOf, holds, isSmall } from './ruled-boxes.ts'
import { TYPED_BOX } from './typed-boxes.ts'

// Finds the spaces that a form draws to be filled: boxes, combs of boxes, boxes to tick, rules. Lengths are points.

/** A place that may be filled, drawn on the page or a control of a fillable PDF. */
export interface Space extends Box {
  /** `comb` is a row of boxes for single letters; `tick` a single box of that size. */
  readonly kind: 'box' | 'comb' | 'tick' | 'rule'
  /** Hint printed in it, like DD MM YY. */
  readonly hint: string
  /** Choices printed in it. */
  readonly options: readonly string[]
  /** The name of the field of the PDF, or empty. */
  readonly field: string
}

/** A box with words in it. */
export interface TextCell extends Box {
  readonly words: readonly PdfWord[]
}

/** Spaces drawn on one page to be filled. */
export interface DrawnSpaces {
  readonly spaces: readonly Space[]
  readonly cells: readonly TextCell[]
}

/** The least length of a rule that is written on. */
const RULE = 24

/** Finds what is drawn on a page to be filled. */
export function drawnSpaces({ strokes, width }: PdfPage, printed: readonly PdfWord[]): DrawnSpaces {
  const typed = printed.filter(({ text }) => text === TYPED_BOX)
  const words = printed.filter((word) => !typed.includes(word))
  const lines = wholeLines(strokes, NEAR)
  const boxes = boxesOf(lines)
  const cells = boxes.map((box) => ({ box, inside: words.filter((word) => isIn(word, box)) }))
  const isFilled = ({ box, inside }: Slot) =>
    inside.some((word) => !isHint(word)) ||
    typed.some((word) => isIn(word, box)) ||
    boxes.some((other) => other !== box && holds(box, other))
  const filled = cells.filter(isFilled)
  const empty = cells.filter((cell) => !isFilled(cell))
  const small = empty.filter(({ box }) => isSmall(box))
  return {
    spaces: [
      ...empty.filter(({ box }) => !isSmall(box)).map(({ box, inside }) => spaceOf('box', [box], inside)),
      ...combs(small, words),
      ...typed.map((word) => spaceOf('tick', [word], [])),
      ...rulesOf(lines, boxes, words, width).map((rule) => spaceOf('rule', [rule], [])),
    ],
    cells: filled.map(({ box, inside }) => ({ ...box, words: inside })),
  }
}

function spaceOf(kind: Space['kind'], boxes: readonly Box[], hints: readonly PdfWord[]): Space {
  const hint = rowsOf(hints).map(textOfRow).join(' ')
  return { ...boxAround(boxes), kind, hint, options: [], field: '' }
}

export function isIn({ x0, x1, base, size }: PdfWord, box: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, base - 0.3 * size]
  return x > box.x0 - 0.5 && x < box.x1 + 0.5 && y > box.y0 && y < box.y1
}

/** Whether a word in a box only shows what goes where: in pale letters, or one letter of a day. */
function isHint(word: PdfWord): boolean {
  return isPale(word) || /^[DMYH]{1,8}$/u.test(word.text)
}

/** Whether a word is printed so pale that one writes over it. */
export function isPale({ color }: PdfWord): boolean {
  const levels = [color >> 16, (color >> 8) & 0xff, color & 0xff]
  return Math.min(...levels) > 0x98 && Math.max(...levels) < 0xf8
}

type Slot = { readonly box: Box; readonly inside: readonly PdfWord[] }

/** Small boxes in a row, with nothing printed between them, are one comb; a lone one is to be ticked. */
function combs(slots: readonly Slot[], words: readonly PdfWord[]): Space[] {
  const rows: Slot[][] = []
  for (const slot of slots.toSorted(({ box: one }, { box: two }) => one.x0 - two.x0)) {
    const row = rows.find((own) => goesOn(own.at(-1) as Slot, slot, words))
    if (row === undefined) rows.push([slot])
    else row.push(slot)
  }
  return rows.map((row) =>
    spaceOf(
      row.length > 1 ? 'comb' : 'tick',
      row.map(({ box }) => box),
      row.flatMap(({ inside }) => inside),
    ),
  )
}

function goesOn({ box: last }: Slot, { box: next }: Slot, words: readonly PdfWord[]): boolean {
  const isLevel = Math.abs(last.y0 - next.y0) < 3 && Math.abs(last.y1 - next.y1) < 3
  const gap = { x0: last.x1, y0: last.y0, x1: next.x0, y1: last.y1 }
  if (!isLevel || gap.x1 - gap.x0 > 1.5 * (last.x1 - last.x0) || gap.x1 - gap.x0 < -NEAR) return false
  return gap.x1 - gap.x0 < NEAR || !words.some((word) => !isHint(word) && isIn(word, gap))
}

/** Lines across that are no side of a box, with nothing printed on them. */
function rulesOf(
  lines: readonly Stroke[],
  boxes: readonly Box[],
  words: readonly PdfWord[],
  width: number,
): Box[] {
  const isSide = ({ x0, x1, y0 }: Stroke) =>
    boxes.some(
      (box) =>
        Math.min(Math.abs(box.y0 - y0), Math.abs(box.y1 - y0)) < NEAR &&
        Math.min(x1, box.x1) - Math.max(x0, box.x0) > 0.5 * (box.x1 - box.x0),
    )
  return lines
    .filter((line) => line.across && line.x1 - line.x0 >= RULE && line.x1 - line.x0 < 0.92 * width)
    .filter((line) => !isSide(line))
    .filter((line) => !words.some((word) => isPrintedOn(word, line)))
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0: y0 - 10, x1, y1 }))
}

function isPrintedOn({ base, x0, x1, y0, size }: PdfWord, line: Stroke): boolean {
  return line.y0 > y0 && line.y0 < base + 0.5 * size && x1 > line.x0 + 1 && x0 < line.x1 - 1
}
