import { type WordRow, boxAround, rowsOf } from '../layout/rows.ts'
import type { Box, PdfWord } from '../pdf/pdf-model.ts'
import type { Space } from './drawn.ts'

// Items on one row of a form: words that belong together, and places to fill.

/** Words that belong together. */
export interface Chunk extends Box {
  readonly text: string
  readonly size: number
  /** Whether all are bold, or white on a bar. */
  readonly isStrong: boolean
}

export type Item = { readonly chunk: Chunk } | { readonly space: Space }

/** “b)” or “ii.”: what comes behind it is asked for by itself. */
export const ENUMERATOR = /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]+$/iu
/** Units behind a blank, or in front of an amount. */
export const UNIT =
  /^(?:\((?!.*specify).{1,24}\)|(?:kms?|kmph|yrs?|years?|months?|days?|nos|inch|ft|cms?|kgs?|hectares?|%|rs|inr|₹|a\.?m\.?\s*\/\s*p\.?m\.?|hrs?|only)[.:]?)$/iu
const FILLER = /[_.…·]{4,}|[-–—]{4,}|…{2,}/u
const YES_NO = /^(.*?)[\s(:–-]*\b(yes)\s*\/\s*(no)\b\s*\)?[.:]?$/iu
/** The items of a row from left to right. */
export function itemsOf(row: WordRow, spaces: readonly Space[]): Item[] {
  const printed = row.words.flatMap(piecesOf)
  const all = [...printed, ...spaces].toSorted((a, b) => a.x0 - b.x0)
  const items: Item[] = []
  let open: PdfWord[] = []
  const end = () => {
    if (open.length > 0) items.push(...chunksOf(open))
    open = []
  }
  for (const one of all) {
    const last = open.at(-1)
    if ('kind' in one) {
      end()
      items.push({ space: one })
    } else {
      const gap = last === undefined ? 0 : one.x0 - last.x1
      const least = last?.text.endsWith(':') === true ? 0.9 : ENUMERATOR.test(one.text) ? 0.7 : 1.7
      if (last !== undefined && gap > least * one.size) end()
      open.push(one)
    }
  }
  end()
  return items.flatMap((one, at) => withMarks(items, one, at))
}

/** A colon or a stroke by itself is of the words in front of it, or of no words. */
function withMarks(items: readonly Item[], one: Item, at: number): Item[] {
  const isMark = (other: Item | undefined) =>
    other !== undefined && 'chunk' in other && !/[\p{L}\p{N}₹%]/u.test(other.chunk.text)
  const next = items[at + 1]
  if (isMark(one)) return []
  if (!('chunk' in one) || next === undefined || !('chunk' in next) || !isMark(next)) return [one]
  return [{ chunk: { ...one.chunk, x1: next.chunk.x1, text: `${one.chunk.text} ${next.chunk.text}` } }]
}

/** A word without the dots and dashes that are typed for a blank. */
function piecesOf(word: PdfWord): (PdfWord | Space)[] {
  const filler = FILLER.exec(word.text)
  if (filler === null) return [word]
  const step = (word.x1 - word.x0) / word.text.length
  const [from, to] = [word.x0 + filler.index * step, word.x0 + (filler.index + filler[0].length) * step]
  const part = (text: string, x0: number, x1: number) => (text === '' ? [] : [{ ...word, text, x0, x1 }])
  return [
    ...part(word.text.slice(0, filler.index), word.x0, from),
    { x0: from, x1: to, y0: word.y0, y1: word.y1, kind: 'rule', hint: '', options: [], field: '' },
    ...part(word.text.slice(filler.index + filler[0].length), to, word.x1).flatMap(piecesOf),
  ]
}

function chunksOf(words: readonly PdfWord[]): Item[] {
  const text = words.map((word) => word.text).join(' ')
  const isStrong = words.every(({ bold, color }) => bold || color >= 0xf8f8f8)
  const box = boxAround(words)
  const size = words[0]?.size ?? 0
  const [, before = '', yes = '', no = ''] = YES_NO.exec(text) ?? []
  if (no === '') return [{ chunk: { ...box, text, size, isStrong } }]
  const middle = box.x0 + ((box.x1 - box.x0) * before.length) / text.length
  const space: Space = { ...box, x0: middle, kind: 'box', hint: '', options: [yes, no], field: '' }
  return [
    ...(before === '' ? [] : [{ chunk: { ...box, x1: middle, text: before, size, isStrong } }]),
    { space },
  ]
}

/** The rows of a part of a page, each with the places that are on it. */
export function rowsWithSpaces(words: readonly PdfWord[], spaces: readonly Space[]): Item[][] {
  const rows = rowsOf(words)
  const on = new Map<WordRow, Space[]>()
  const alone: Space[] = []
  for (const space of spaces) {
    const level = rows.filter(
      ({ base, size }) => base - 0.35 * size > space.y0 - 2 && base - 0.35 * size < space.y1 + 2,
    )
    const best = level.toSorted((a, b) => gapTo(a, space) - gapTo(b, space))[0]
    if (best === undefined) alone.push(space)
    else on.set(best, [...(on.get(best) ?? []), space])
  }
  const lines = rows.map((row) => ({ y: row.base, items: itemsOf(row, on.get(row) ?? []) }))
  const lone = alone.map((space) => ({ y: space.y1, items: [{ space }] }))
  return [...lines, ...lone].toSorted((a, b) => a.y - b.y).map(({ items }) => items)
}

/** Distance of a place from the words in front of it on a row; of a box to tick, from those behind it, too. */
function gapTo({ words }: WordRow, { kind, x0, x1 }: Space): number {
  const gaps = words.flatMap((word) => [x0 - word.x1, ...(kind === 'tick' ? [word.x0 - x1] : [])])
  return Math.min(10_000, ...gaps.filter((gap) => gap > -4))
}

export function boxOf(item: Item): Box {
  return 'chunk' in item ? item.chunk : item.space
}
