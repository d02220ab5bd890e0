import type { PdfPage, PdfWord } from '../pdf/pdf-model.ts'
import { runsOf } from '../pdf/runs.ts'
import { type WordRow, median, rowsOf, textOfRow } from './rows.ts'
import { countsOf, grouped, groupsOf } from '../../contract/groups.ts'

// Pieces that recur in the same place on many pages, without text that is in the same place by chance.

/** A piece of a row: words without a wide gap between them. */
export interface Piece {
  readonly page: number
  readonly words: readonly PdfWord[]
  readonly text: string
  readonly key: string
  readonly base: number
  readonly edge: 'header' | 'footer' | null
}

/** The share of a page that headers take at its top, and footers above its last line; they are in its lower half. */
const MARGIN = 0.15

/** The pieces of rows that recur from page to page. */
export function recurringPieces(pages: readonly PdfPage[]): Piece[] {
  const pieces = pages.flatMap((page) => piecesOf(page))
  const copies = copiesAmong(pieces)
  return withoutText(repeated(pieces, copies, pages.length), pages)
}

/**
 * Maps each page to the first one with the same text: a piece that recurs only on copies of a page is not furniture.
 * A page is known by the pieces in its middle.
 */
function copiesAmong(pieces: readonly Piece[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>()
  const middles = grouped(pieces.flatMap(({ page, edge, text }) => (edge === null ? [[page, text]] : [])))
  return new Map(
    Array.from(middles, ([page, texts]) => {
      const text = texts.join(' ')
      if (!first.has(text)) first.set(text, page)
      return [page, first.get(text) ?? page]
    }),
  )
}

function piecesOf(page: PdfPage): Piece[] {
  const rows = rowsOf(page.words.filter(({ angle }) => angle % 90 === 0))
  const last = Math.min(page.height, rows.at(-1)?.base ?? 0)
  const foot = Math.max(page.height / 2, last - MARGIN * page.height)
  return rows.flatMap((row) => piecesOfRow(page, row, foot))
}

function piecesOfRow(page: PdfPage, row: WordRow, foot: number): Piece[] {
  const edge = row.base < MARGIN * page.height ? 'header' : row.base > foot ? 'footer' : null
  const groups = runsOf(row.words, (last, next) => next.x0 - last.x1 > 2 * row.size)
  return groups.map((words) => {
    const text = textOfRow({ words })
    return { page: page.number, words, text, key: keyOf(text), base: row.base, edge }
  })
}

/** Key of a text: `#` for each number, without spaces. Furniture repeats it. */
export function keyOf(text: string): string {
  return text.replace(/\d+/gu, '#').replace(/\s+/gu, '')
}

/**
 * Pieces that appear on enough pages with the same words (numbers aside) on the same line. In the middle of a page only
 * print much larger than the text counts: the heads of tables appear there on many pages too.
 */
function repeated(pieces: readonly Piece[], copies: ReadonlyMap<number, number>, printed: number): Piece[] {
  const pagesOf = (some: readonly Piece[]) => new Set(some.map(({ page }) => copies.get(page) ?? page)).size
  const pages = printed - [...copies].filter(([page, first]) => page !== first).length
  const usual = median(pieces.map(({ words }) => words[0]?.size ?? 0))
  return groupsOf(pieces, nameOf).flatMap(([, same]) => {
    const need = same[0]?.edge === null ? Math.max(4, 0.6 * pages) : pages < 3 ? 2 : Math.max(3, 0.25 * pages)
    if (same[0]?.edge === null && !same.every(({ words }) => words.every(({ size }) => size > 1.8 * usual)))
      return []
    const lines = linesOf(same[0]?.key === '#' ? counting(same) : same)
    const often = lines.filter((line) => pagesOf(line) >= need)
    return lines.filter((line) => often.some((other) => isNear(line, other))).flat()
  })
}

/** Leaves out text that recurs by chance: with other words, or on few pages in a row of a table. */
function withoutText(recurring: readonly Piece[], pages: readonly PdfPage[]): Piece[] {
  const groups = new Map(groupsOf(recurring, nameOf))
  return recurring.filter((piece) => {
    const same = groups.get(nameOf(piece)) ?? []
    if (!isMostlySame(same)) return false
    if (new Set(same.map(({ page }) => page)).size >= 4) return true
    return !isRuled(
      piece,
      pages.find(({ number }) => number === piece.page),
    )
  })
}

/** Key that pieces share which may be one piece of furniture. */
export function nameOf({ edge, key }: Piece): string {
  return `${edge} ${key}`
}

/**
 * Whether most of some pieces say the same, or have a number in one place that counts the pages: "Page 2 of 9", but not
 * "4. Premium" after "1. Premium".
 */
function isMostlySame(pieces: readonly Piece[]): boolean {
  const counted = pieces.map(({ text, page }) =>
    (text.match(/\d+/gu) ?? []).map((digits, at) => `${at}: ${Number(digits) - page}`),
  )
  const texts = countsOf(pieces.map(({ text }) => text))
  const offsets = countsOf(counted.flat())
  return 2 * Math.max(...texts.values(), ...offsets.values()) > pieces.length
}

/** Whether lines down the page run beside a piece. */
function isRuled({ words, base }: Piece, page: PdfPage | undefined): boolean {
  const y = base - 0.3 * (words[0]?.size ?? 0)
  return page?.strokes.some(({ across, y0, y1 }) => !across && y0 < y && y < y1) === true
}

/** The bare numbers that count the pages: an amount in the last row of a table is none. */
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
  const sorted = [...pieces].sort((a, b) => a.base - b.base)
  return runsOf(sorted, (_, next, [first]) => next.base - (first?.base ?? 0) >= 4)
}
