import type { Box, PdfWord } from '../pdf/pdf-model.ts'

/** Words on one line of a page (or of one column of it), from left to right. */
export interface WordRow extends Box {
  readonly words: readonly PdfWord[]
  readonly base: number
  /** The size of most of its letters. */
  readonly size: number
}

/** Gathers words, given as the file draws them, into rows, from the top of the page to its end. */
export function rowsOf(words: readonly PdfWord[]): WordRow[] {
  const open: PdfWord[][] = []
  let recent: PdfWord[] | undefined
  for (const word of words) {
    if (recent === undefined || !isOnRow(word, recent)) recent = open.find((row) => isOnRow(word, row))
    if (recent === undefined) open.push((recent = []))
    recent.push(word)
  }
  return open.map(rowOf).sort((a, b) => a.base - b.base || a.x0 - b.x0)
}

/** Whether a word is on the line of others and not over them; a raised one is on the line that it touches. */
function isOnRow(word: PdfWord, row: readonly PdfWord[]): boolean {
  const first = row[0]
  if (first === undefined || Math.abs(first.base - word.base) > 2 * Math.max(first.size, word.size))
    return false
  if (row.some((other) => isOver(word, other))) return false
  return row.some((other) => {
    const size = Math.max(word.size, other.size)
    const apart = Math.abs(word.base - other.base)
    if (apart < 0.25 * Math.min(word.size, other.size)) return true
    const near = word.x0 - other.x1 < 0.3 * size && other.x0 - word.x1 < 0.3 * size
    return near && apart < 0.45 * size && Math.min(word.size, other.size) < 0.85 * size
  })
}

/** Whether two words are printed one over the other. */
function isOver(a: PdfWord, b: PdfWord): boolean {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  return shared > 0.5 * Math.min(a.x1 - a.x0, b.x1 - b.x0) && shared > 0.3 * a.size
}

export function rowOf(words: readonly PdfWord[]): WordRow {
  const sorted = [...words].sort((a, b) => a.x0 - b.x0)
  const main = sorted.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  return { ...boxAround(sorted), words: sorted, base: main.base, size: main.size }
}

/** The smallest box around boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const { x0, y0, x1, y1 } of boxes) {
    box.x0 = Math.min(box.x0, x0)
    box.y0 = Math.min(box.y0, y0)
    box.x1 = Math.max(box.x1, x1)
    box.y1 = Math.max(box.y1, y1)
  }
  return box
}

/** The middle one of numbers, or another where there are none. */
export function median(numbers: readonly number[], otherwise = 0): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? otherwise
}

/** Text of a row. */
export function textOfRow(row: Pick<WordRow, 'words'>): string {
  return row.words.map(({ text }) => text).join(' ')
}
