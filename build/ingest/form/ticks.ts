import { boxAround } from '../layout/rows.ts'
import type { Box } from '../pdf/pdf-model.ts'
import { type Chunk, ENUMERATOR, type Item, UNIT, boxOf } from './row-items.ts'

// Boxes to tick and what is printed for each.

/** Item of a row, its boxes to tick gathered with what they stand for. */
export type Ticked = Item | TickGroup

/** The boxes of one question, and what is printed for each. */
export interface TickGroup {
  readonly box: Box
  readonly options: readonly string[]
  readonly field: string
  readonly spaces: number
}

/** Gathers the boxes of a row that stand for the choices of one blank. */
export function withTicks(row: readonly Item[]): Ticked[] {
  const options = new Map<number, string>()
  const taken = new Map<number, Chunk | null>()
  for (const ticks of ticksOfQuestions(row)) {
    const isRight = isPrintedRight(row, ticks)
    for (const at of ticks) {
      const neighbour = isRight ? at + 1 : at - 1
      const chunk = chunkAt(row, neighbour)
      if (
        chunk === null ||
        taken.has(neighbour) ||
        Math.min(...gapsOf(row, at)) > MOST ||
        (isRight && (isLabel(chunk) || UNIT.test(chunk.text)))
      )
        continue
      const isWhole = isRight || isChoice(row, neighbour)
      const [label, option] = isWhole
        ? [null, { ...chunk, text: chunk.text.replace(/:$/u, '') }]
        : parted(chunk)
      if (option === null) continue
      options.set(at, option.text)
      taken.set(neighbour, label)
    }
  }
  return gathered(row, options, taken)
}

/** Longest distance of a box from its words, in points. */
const MOST = 70

/** The places of boxes in a row, those of one question together: another begins where words end in a colon or ask. */
function ticksOfQuestions(row: readonly Item[]): number[][] {
  const questions: number[][] = []
  let isNew = true
  for (const [at, one] of row.entries()) {
    const isTick = 'space' in one && one.space.kind === 'tick'
    if ('chunk' in one ? isLabel(one.chunk) && !isChoice(row, at) : !isTick) isNew = true
    if (!isTick) continue
    if (isNew) questions.push([at])
    else questions.at(-1)?.push(at)
    isNew = false
  }
  return questions
}

/** Whether words between two boxes are for the second one, though they end in a colon: “Planned □ Emergency: □”. */
function isChoice(row: readonly Item[], at: number): boolean {
  const isTick = (one: Item | undefined) => one !== undefined && 'space' in one && one.space.kind === 'tick'
  const text = chunkAt(row, at)?.text ?? ''
  return (
    isTick(row[at - 1]) &&
    isTick(row[at + 1]) &&
    /^[^:?]*:$/u.test(text) &&
    !ENUMERATOR.test(text.split(' ')[0] ?? '')
  )
}

function isLabel({ text }: Chunk): boolean {
  return /[:?](?:\s|$)/u.test(text)
}

/** Whether what boxes stand for is printed at their right: nothing is left for the last one otherwise, or the first label is whole. */
function isPrintedRight(row: readonly Item[], ticks: readonly number[]): boolean {
  const [first = 0, last = 0] = [ticks[0], ticks.at(-1)]
  const [before, after] = [chunkAt(row, first - 1), chunkAt(row, last + 1)]
  if (before === null || /[:?*]$/u.test(before.text)) return true
  if (after === null || isLabel(after)) return false
  const gaps = ticks.map((at) => gapsOf(row, at))
  return gaps.filter(([left, right]) => right <= left).length * 2 >= gaps.length
}

function chunkAt(row: readonly Item[], at: number): Chunk | null {
  const one = row[at]
  return one !== undefined && 'chunk' in one ? one.chunk : null
}

/** Distances of a box from the words on its left and on its right. */
function gapsOf(row: readonly Item[], at: number): readonly [left: number, right: number] {
  const [left, right] = [chunkAt(row, at - 1), chunkAt(row, at + 1)]
  const { x0, x1 } = boxOf(row[at] as Item)
  return [left === null ? Infinity : x0 - left.x1, right === null ? Infinity : right.x0 - x1]
}

/** Words in front of a box that are the label of all, then the first choice: “Gender: Male”. */
function parted(chunk: Chunk): readonly [label: Chunk | null, option: Chunk | null] {
  const [, label = '', option = ''] = /^(.*[:?])\s+(\S.*)$/u.exec(chunk.text) ?? []
  if (/[:?*]$/u.test(chunk.text)) return [chunk, null]
  if (option === '') return [null, chunk]
  return [
    { ...chunk, text: label },
    { ...chunk, text: option },
  ]
}

function gathered(
  row: readonly Item[],
  options: ReadonlyMap<number, string>,
  taken: ReadonlyMap<number, Chunk | null>,
): Ticked[] {
  const out: Ticked[] = []
  for (const [at, one] of row.entries()) {
    const label = taken.get(at)
    if (label !== undefined) {
      if (label !== null) out.push({ chunk: label })
      continue
    }
    if ('chunk' in one || one.space.kind !== 'tick') {
      out.push(one)
      continue
    }
    const option = options.get(at)
    const tick = {
      box: boxAround([one.space]),
      options: option === undefined ? [] : [option],
      field: one.space.field,
      spaces: 1,
    }
    const last = out.at(-1)
    if (last === undefined || !('box' in last) || last.field !== tick.field) out.push(tick)
    else
      out[out.length - 1] = {
        box: boxAround([last.box, tick.box]),
        options: [...last.options, ...tick.options],
        field: last.field,
        spaces: last.spaces + 1,
      }
  }
  return out
}
