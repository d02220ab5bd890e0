import type { PdfPage, Word } from '../pdf/model.ts'
import { type Row, median, rowsOf } from './rows.ts'

// Running headers, footers, page numbers and watermarks: what repeats on many pages in the same place.

/** Something of the page's make-up that is no part of its text. */
export interface Furniture {
  readonly kind: 'header' | 'footer' | 'page number' | 'watermark' | 'table head'
  /** As printed on the first page that has it. */
  readonly text: string
  readonly pages: readonly number[]
}

/** The words of each page without furniture, and the furniture. */
export interface Furnished {
  readonly bodies: readonly (readonly Word[])[]
  readonly furniture: readonly Furniture[]
  /** For each page, the words that are furniture. */
  readonly set: readonly (readonly Word[])[]
  /** The printed number of each page, where its furniture shows one. */
  readonly printed: readonly (number | null)[]
}

/** A piece of a row: words without a wide gap between them. */
interface Piece {
  readonly page: number
  readonly words: readonly Word[]
  readonly text: string
  readonly key: string
  readonly base: number
  readonly edge: 'header' | 'footer' | null
}

/** The share of a page, at its top and at its foot, that headers and footers take. */
const MARGIN = 0.15

export function withoutFurniture(pages: readonly PdfPage[]): Furnished {
  const slanted = pages.map(({ words }) => words.filter(({ angle }) => angle % 90 !== 0))
  const pieces = pages.flatMap((page) => piecesOf(page))
  const recurring = withoutText(recurringPieces(pieces, pages.length), pieces, pages)
  const gone = new Set<Word>([...slanted.flat(), ...recurring.flatMap(({ words }) => words)])
  return {
    bodies: pages.map(({ words }) => words.filter((word) => !gone.has(word))),
    furniture: [...watermarks(pages, slanted), ...named(recurring)],
    set: pages.map(({ words }) => words.filter((word) => gone.has(word))),
    printed: printedNumbers(pages, recurring),
  }
}

function piecesOf(page: PdfPage): Piece[] {
  const level = page.words.filter(({ angle }) => angle % 90 === 0)
  return rowsOf(level).flatMap((row) => piecesOfRow(page, row))
}

function piecesOfRow(page: PdfPage, row: Row): Piece[] {
  const edge =
    row.base < MARGIN * page.height ? 'header' : row.base > (1 - MARGIN) * page.height ? 'footer' : null
  const groups: Word[][] = []
  for (const word of row.words) {
    const last = groups.at(-1)?.at(-1)
    if (last === undefined || word.x0 - last.x1 > 2 * row.size) groups.push([word])
    else groups.at(-1)?.push(word)
  }
  return groups.map((words) => {
    const text = words.map(({ text }) => text).join(' ')
    return {
      page: page.number,
      words,
      text,
      key: text.replace(/\d+/gu, '#').replace(/\s+/gu, ''),
      base: row.base,
      edge,
    }
  })
}

/**
 * Pieces that appear on enough pages with the same words (numbers aside) on the same line. In the middle of a page only
 * print much larger than the text counts: the heads of tables appear there on many pages too.
 */
function recurringPieces(pieces: readonly Piece[], pages: number): Piece[] {
  const usual = median(pieces.map(({ words }) => words[0]?.size ?? 0))
  const byKey = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = `${piece.edge ?? 'middle'} ${piece.key}`
    const same = byKey.get(key)
    if (same === undefined) byKey.set(key, [piece])
    else same.push(piece)
  }
  return [...byKey.values()].flatMap((same) => {
    const need = same[0]?.edge === null ? Math.max(4, 0.6 * pages) : pages < 3 ? 2 : Math.max(3, 0.25 * pages)
    if (same[0]?.edge === null && !same.every(({ words }) => words.every(({ size }) => size > 1.8 * usual)))
      return []
    const lines = linesOf(same[0]?.key === '#' ? counting(same) : same)
    const often = lines.filter((line) => new Set(line.map(({ page }) => page)).size >= need)
    return lines.filter((line) => often.some((other) => isNear(line, other))).flat()
  })
}

/**
 * What recurs on few pages may be text that came to lie alike: a line just below or above others that do not recur, or
 * a row of a table.
 */
function withoutText(recurring: readonly Piece[], all: readonly Piece[], pages: readonly PdfPage[]): Piece[] {
  const often = new Set(recurring)
  const on = new Map<string, Set<number>>()
  for (const { key, edge, page } of recurring)
    on.set(`${edge} ${key}`, (on.get(`${edge} ${key}`) ?? new Set()).add(page))
  const text = pages.map(({ number }) => all.filter((piece) => piece.page === number && !often.has(piece)))
  return recurring.filter((piece) => {
    if ((on.get(`${piece.edge} ${piece.key}`)?.size ?? 0) >= 4) return true
    const at = pages.findIndex(({ number }) => number === piece.page)
    return !isRuled(piece, pages[at]) && !(text[at] ?? []).some((other) => isNext(piece, other))
  })
}

/** Whether two pieces are lines of one paragraph, as far as their places say. */
function isNext(piece: Piece, other: Piece): boolean {
  const [a, b, c, d] = [piece.words[0], piece.words.at(-1), other.words[0], other.words.at(-1)]
  const size = a?.size ?? 0
  const apart = Math.abs(piece.base - other.base)
  return (
    apart > 0 && apart < 1.5 * size && Math.min(b?.x1 ?? 0, d?.x1 ?? 0) > Math.max(a?.x0 ?? 0, c?.x0 ?? 0)
  )
}

/** Whether lines down the page run beside a piece. */
function isRuled({ words, base }: Piece, page: PdfPage | undefined): boolean {
  const y = base - 0.3 * (words[0]?.size ?? 0)
  return page?.strokes.some(({ across, y0, y1 }) => !across && y0 < y && y < y1) === true
}

/** Of bare numbers those that count the pages: an amount in the last row of a table is none. */
function counting(numbers: readonly Piece[]): Piece[] {
  const offsets = numbers.map(({ page, text }) => Number(/\d+/u.exec(text)?.[0]) - page)
  return numbers.filter((_, at) => offsets.filter((offset) => offset === offsets[at]).length >= 2)
}

/** Whether two lines lie within a few points: a footer that moves a little with its page is still one. */
function isNear([one]: readonly Piece[], [two]: readonly Piece[]): boolean {
  return one !== undefined && two !== undefined && Math.abs(one.base - two.base) < 14
}

/** Pieces grouped by their height on the page. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = []
  for (const piece of [...pieces].sort((one, two) => one.base - two.base)) {
    const line = lines.at(-1)
    if (line !== undefined && piece.base - (line[0]?.base ?? 0) < 4) line.push(piece)
    else lines.push([piece])
  }
  return lines
}

const NUMBERED = /^(?:page\s*(?:no\.?)?\s*)?[-–]?\s*(\d+)\s*[-–]?(?:\s*(?:of|\/|\|)\s*\d+)?$/iu

function named(recurring: readonly Piece[]): Furniture[] {
  const byName = new Map<string, { piece: Piece; pages: Set<number> }>()
  for (const piece of recurring) {
    const name = `${piece.edge} ${piece.key}`
    const held = byName.get(name) ?? { piece, pages: new Set<number>() }
    byName.set(name, { ...held, pages: held.pages.add(piece.page) })
  }
  return [...byName.values()].map(({ piece, pages }) => ({
    kind: NUMBERED.test(piece.text) ? 'page number' : (piece.edge ?? 'watermark'),
    text: piece.text,
    pages: [...pages],
  }))
}

function watermarks(pages: readonly PdfPage[], slanted: readonly (readonly Word[])[]): Furniture[] {
  const on = new Map<string, number[]>()
  for (const [at, words] of slanted.entries()) {
    if (words.length === 0) continue
    const text = words.map(({ text }) => text).join(' ')
    on.set(text, [...(on.get(text) ?? []), pages[at]?.number ?? 0])
  }
  return [...on].map(([text, pages]) => ({ kind: 'watermark', text, pages }))
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
