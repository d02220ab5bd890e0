import type { PdfPage, PdfWord } from '../pdf/pdf-model.ts'
import { type Piece, keyOf, nameOf, recurringPieces } from './recurring.ts'
import { NEAR } from './grids.ts'
import { boxAround, rowsOf, textOfRow } from './rows.ts'
import { item } from '../../contract/item.ts'
import { grouped, groupsOf } from '../../contract/groups.ts'

// Running headers, footers, page numbers and watermarks: text that repeats on many pages in the same place.

/** Printed matter of a page that is no part of its text. */
export interface Furniture {
  readonly kind: 'header' | 'footer' | 'page number' | 'watermark' | 'margin' | 'table head'
  /** Its text as printed on the first page that has it. */
  readonly text: string
  readonly pages: readonly number[]
}

/** The words of each page without furniture, and the furniture. */
export interface Furnished {
  readonly bodies: readonly (readonly PdfWord[])[]
  readonly furniture: readonly Furniture[]
  /** For each page, the words that are furniture. */
  readonly set: readonly (readonly PdfWord[])[]
  /** The printed number of each page, where its furniture shows one. */
  readonly printed: readonly (number | null)[]
}

export function withoutFurniture(pages: readonly PdfPage[]): Furnished {
  const slanted = pages.map(({ words }) => words.filter(({ angle }) => angle % 90 !== 0))
  const turned = pages.map(turnedInMargin)
  const recurring = recurringPieces(pages)
  const gone = new Set<PdfWord>([
    ...slanted.flat(),
    ...turned.flat(),
    ...recurring.flatMap(({ words }) => words),
  ])
  return {
    bodies: pages.map(({ words }) => words.filter((word) => !gone.has(word))),
    furniture: [
      ...aside('watermark', pages, slanted),
      ...aside('margin', pages, turned),
      ...named(recurring),
    ],
    set: pages.map(({ words }) => words.filter((word) => gone.has(word))),
    printed: printedNumbers(pages, recurring),
  }
}

const NUMBERED = /^(?:page\s*(?:no\.?)?\s*)?[-–]?\s*(\d+)\s*[-–]?(?:\s*(?:of|\/|\|)\s*\d+)?$/iu

function named(recurring: readonly Piece[]): Furniture[] {
  return groupsOf(recurring, nameOf).map(([, same]) => {
    const { text, edge } = item(same, 0)
    const pages = [...new Set(same.map(({ page }) => page))]
    return { kind: NUMBERED.test(text) ? 'page number' : (edge ?? 'watermark'), text, pages }
  })
}

/** The words that run up or down the page, beside all that is level. */
function turnedInMargin({ words }: PdfPage): PdfWord[] {
  const level = words.filter(({ angle }) => angle % 180 === 0)
  if (2 * level.length < words.length) return []
  const { x0, x1 } = boxAround(level)
  return words.filter((word) => word.angle % 180 === 90 && (word.x1 < x0 + NEAR || word.x0 > x1 - NEAR))
}

function aside(
  kind: Furniture['kind'],
  pages: readonly PdfPage[],
  set: readonly (readonly PdfWord[])[],
): Furniture[] {
  const printed = set.map((words, at) => [textOfRow({ words }), item(pages, at).number] as const)
  const on = grouped(printed.filter(([text]) => text !== ''))
  return Array.from(on, ([text, pages]) => ({ kind, text, pages }))
}

/** Reads the printed numbers of pages off a piece of furniture that counts. */
function printedNumbers(pages: readonly PdfPage[], recurring: readonly Piece[]): (number | null)[] {
  const numbers = new Map<number, number>()
  for (const { page, text } of recurring) {
    const counted = NUMBERED.exec(text)?.[1] ?? /\bpage\s*(?:no\.?\s*)?(\d+)/iu.exec(text)?.[1]
    if (counted !== undefined) numbers.set(page, Number(counted))
  }
  return pages.map(({ number }) => numbers.get(number) ?? null)
}

/** Printed page number minus physical page, where the pages that print one agree; null where they do not. */
export function pageOffset(printed: readonly (number | null)[]): number | null {
  const offsets = printed.flatMap((number, at) => (number === null ? [] : [number - (at + 1)]))
  const first = offsets[0]
  return first !== undefined && offsets.length >= 2 && offsets.every((offset) => offset === first)
    ? first
    : null
}

/** The edges of a page, as shares of its height, where furniture is looked for that was not left out. */
const EDGE = 0.12

/** Lines at the edges of pages that are left in the text, though they recur on three pages or are furniture elsewhere. */
export function leftFurniture(
  { bodies, furniture }: Pick<Furnished, 'bodies' | 'furniture'>,
  pages: readonly PdfPage[],
): { page: number; what: string; letters: number; kind: 'furniture' }[] {
  const lines = pages.flatMap(({ number, height }, at) =>
    rowsOf(bodies[at] ?? [])
      .filter(({ base }) => base < EDGE * height || base > (1 - EDGE) * height)
      .map((row) => ({ page: number, text: textOfRow(row), key: keyOf(textOfRow(row)) })),
  )
  const known = new Set(furniture.map(({ text }) => keyOf(text)))
  const on = grouped(lines.map(({ key, page }) => [key, page]))
  return lines
    .filter(({ key }) => key.length > 5 && (known.has(key) || new Set(on.get(key)).size >= 3))
    .map(({ page, text }) => ({
      page,
      what: `“${text.slice(0, 60)}” is left in the text, though it recurs like a header or footer`,
      letters: text.length,
      kind: 'furniture',
    }))
}
